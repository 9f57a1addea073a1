import RenderTree

/// A control that runs an action when it is tapped.
///
/// Its title, image and background are views of their own, made when first needed.
open class UIButton: UIControl {
    // Safe unchecked: main actor only, and never held while code of the app runs.
    @exclusivity(unchecked) final var contents = ButtonContents()
    @exclusivity(unchecked) final var parts = ButtonParts()
    @exclusivity(unchecked) final var style = ButtonStyle()

    // MARK: - Creation

    /// Creates a custom button with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a button of a type; info and add buttons have the size of their picture.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        start(as: buttonType)
    }

    /// Creates a custom button that shows an action's title and image and performs it.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { show(primaryAction) }
    }

    /// Creates a button of a type that shows an action's title and image and performs it.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let primaryAction { show(primaryAction) }
    }

    /// Creates a button of a configuration that performs an action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        if let primaryAction { show(primaryAction) }
        self.configuration = configuration
    }

    /// Makes a new button one of a type.
    final func start(as buttonType: ButtonType) {
        become(buttonType)
        if buttonType.isPicture { sizeToFit() }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        style.type = .system
        coder.decodeOwnValues(of: self)
    }

    // MARK: - Look

    /// The type; default custom.
    open var buttonType: ButtonType { style.type }
    /// The label of the title.
    ///
    /// It has its place when it is asked for, before the layout that the button waits for.
    open var titleLabel: UILabel? {
        let label = partLabel()
        placePartsEarly()
        return label
    }
    /// The view of the image; has its place when it is asked for, as the title's label does.
    open var imageView: UIImageView? {
        let view = partImageView()
        placePartsEarly()
        return view
    }
    /// The label of the configuration's subtitle; nil without a configuration.
    open var subtitleLabel: UILabel? { style.hasConfiguration ? partSubtitleLabel() : nil }

    /// What the button shows and how; nil, the default, leaves that to the states' values.
    open var configuration: Configuration? {
        get { style.configuration }
        set { setConfiguration(newValue) }
    }

    /// Called to change the configuration for the button's state; default nil.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { style.updateHandler }
        set {
            style.updateHandler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether the look follows the state by `updated(for:)` of the configuration; default true.
    open var automaticallyUpdatesConfiguration: Bool {
        get { style.updatesAutomatically }
        set {
            style.updatesAutomatically = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether a tap selects or deselects the button before its actions; default false.
    ///
    /// A button whose tap shows its menu shows the choice in its title instead.
    @exclusivity(unchecked) open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction { showChoice() } }
    }

    /// The menu that a long press shows; nil, the default, for none.
    open var menu: UIMenu? {
        get { style.menu }
        set { setMenu(newValue) }
    }

    /// Whether a tap shows the menu, in place of the button's actions; default false.
    open override var showsMenuAsPrimaryAction: Bool {
        didSet { showChoice() }
    }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    override func prepareMenu(_ request: inout MenuRequest) {
        request.lifts = false
        request.willPerform = { [weak self] leaf in self?.noteChoice(leaf) }
    }

    /// What the button is for; default nothing in particular.
    ///
    /// What a configuration shows in the tint colour is red in a destructive button.
    open var role: Role {
        get { style.role }
        set {
            guard newValue != style.role else { return }
            style.role = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Asks for an update of the configuration before the next layout.
    open func setNeedsUpdateConfiguration() { markConfiguration() }

    /// Changes the configuration for the button's state: calls the update handler.
    open func updateConfiguration() { style.updateHandler?(self) }

    // MARK: - Values of states

    /// Sets the title of a state.
    open func setTitle(_ title: String?, for state: State) {
        if contents.titles[state] != title { contents.titles[state] = title }
        if state == .normal, style.hasConfiguration { style.configuration?.title = title }
        contentsDidChange()
    }

    /// Sets the title of a state with attributes; it goes before the plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        contents.attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
        if state == .normal, style.hasConfiguration {
            style.configuration?.attributedTitle = title.map { AttributedString($0) }
        }
        contentsDidChange()
    }

    /// Sets the title's colour of a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        contents.titleColors[state] = color
        contentsDidChange()
    }

    /// Sets the colour of the title's shadow of a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        contents.shadowColors[state] = color
        contentsDidChange()
    }

    /// Sets the image of a state.
    open func setImage(_ image: UIImage?, for state: State) {
        contents.images[state] = image
        if state == .normal, style.hasConfiguration { style.configuration?.image = image }
        contentsDidChange()
    }

    /// Sets the image behind the content of a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        contents.backgroundImages[state] = image
        contentsDidChange()
    }

    /// Returns the title of a state, the normal one's where it has none.
    open func title(for state: State) -> String? { contents.titles[fallingBack: state] }

    /// Returns the title with attributes of a state, the normal one's where it has none.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        contents.attributedTitles[fallingBack: state]
    }

    /// Returns the title's colour of a state.
    open func titleColor(for state: State) -> UIColor? {
        contents.titleColors[fallingBack: state] ?? defaultTitleColor(for: state)
    }

    /// Returns the colour of the title's shadow of a state.
    open func titleShadowColor(for state: State) -> UIColor? {
        contents.shadowColors[fallingBack: state]
    }

    /// Returns the image of a state, the normal one's where it has none.
    open func image(for state: State) -> UIImage? { contents.images[fallingBack: state] }

    /// Returns the background image of a state, the normal one's where it has none.
    open func backgroundImage(for state: State) -> UIImage? {
        contents.backgroundImages[fallingBack: state]
    }

    /// The title as shown.
    open var currentTitle: String? {
        contents.titles[state] ?? style.configuration?.title ?? contents.titles[.normal]
    }

    /// The title with attributes as shown.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The title's colour as shown.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The colour of the title's shadow as shown.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The image as shown.
    open var currentImage: UIImage? {
        contents.images[state] ?? style.configuration?.image ?? contents.images[.normal]
    }

    /// The background image as shown.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// Whether a highlighted button shows its image dimmed; default true.
    ///
    /// - Note: Differs from UIKit: the image shines through instead of getting darker.
    open var adjustsImageWhenHighlighted: Bool {
        get { style.adjustsWhenHighlighted }
        set {
            style.adjustsWhenHighlighted = newValue
            contentsDidChange()
        }
    }

    /// Whether a disabled button shows its image dimmed; default true.
    open var adjustsImageWhenDisabled: Bool {
        get { style.adjustsWhenDisabled }
        set {
            style.adjustsWhenDisabled = newValue
            contentsDidChange()
        }
    }

    /// Whether a light shows in the middle while the button is pressed; default false.
    open var showsTouchWhenHighlighted: Bool {
        get { style.lights?.showsTouch ?? false }
        set {
            requireLights().showsTouch = newValue
            showLight()
        }
    }

    /// Whether a plate shows behind the button while a pointer is over it; default false.
    open var isPointerInteractionEnabled: Bool {
        get { style.lights?.pointer?.interaction.view != nil }
        set { setPointerInteraction(newValue) }
    }

    /// Returns what a pointer over the button shows in place of the plate; default nil.
    open var pointerStyleProvider: PointerStyleProvider? {
        get { style.lights?.pointer?.provider }
        set { requirePointer().provider = newValue }
    }

    /// The space around image and title, in points; default zero.
    ///
    /// Zero leaves a title 6 points above and below, as in UIKit.
    open var contentEdgeInsets: UIEdgeInsets {
        get { style.contentInsets }
        set {
            style.contentInsets = newValue
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The inset of the title within its place, in points; sizes do not count it.
    open var titleEdgeInsets: UIEdgeInsets {
        get { style.titleInsets }
        set {
            style.titleInsets = newValue
            setNeedsLayout()
        }
    }

    /// The inset of the image within its place, in points; sizes do not count it.
    open var imageEdgeInsets: UIEdgeInsets {
        get { style.imageInsets }
        set {
            style.imageInsets = newValue
            setNeedsLayout()
        }
    }

    // MARK: - Rectangles

    /// Returns the background's rectangle.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle of image and title.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: effectiveContentInsets)
    }

    /// Returns the title's rectangle.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        arrange(in: contentRect).title
    }

    /// Returns the image's rectangle.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        arrange(in: contentRect).image
    }

    open override var intrinsicContentSize: CGSize {
        let width = autoLayout?.node?.wrappingWidth ?? 0
        let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
        let size = naturalSize(within: width > 0 ? limit : nil)
        let insets = alignmentRectInsets
        return CGSize(
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom
        )
    }

    /// The distances that the background image shown says, such as those of a symbol.
    open override var alignmentRectInsets: UIEdgeInsets {
        if contents.backgroundImages.isEmpty || style.hasConfiguration { return .zero }
        return currentBackgroundImage?.alignmentRectInsets ?? .zero
    }

    /// Titles of configurations break where constraints leave them too little width.
    override var heightFollowsWidth: Bool { style.hasConfiguration }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(within: size) }

    override var ownFirstBaseline: CGFloat {
        guard let label = parts.label, label.hasText else { return 0 }
        return naturalTitleRect.minY + label.ownFirstBaseline
    }

    override var ownLastBaseline: CGFloat {
        guard let label = parts.label, label.hasText else { return 0 }
        let size = bounds.isEmpty ? naturalSize(within: nil) : bounds.size
        return size.height - naturalTitleRect.maxY + label.ownLastBaseline
    }

    /// The rectangle of the title, in the natural size where there is none yet.
    private var naturalTitleRect: CGRect {
        let size = bounds.isEmpty ? naturalSize(within: nil) : bounds.size
        return titleRect(forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if !style.layoutIsForState { layOutParts() }
        style.layoutIsForState = false
    }

    open override func setNeedsLayout() {
        style.layoutIsForState = false
        super.setNeedsLayout()
    }

    // MARK: - Changes

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentsDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if style.hasConfiguration { setNeedsUpdateConfiguration() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // Colours may have been resolved before the window's traits were known.
        if style.hasConfiguration { setNeedsUpdateConfiguration() }
    }

    open override func sendActions(for controlEvents: Event) {
        super.sendActions(for: controlEvents)
        if controlEvents.contains(.touchUpInside) { touchUpInsideSent(nil) }
    }

    open override func performPrimaryAction() { touchUpInsideSent(nil) }

    override func stateDidChange() {
        super.stateDidChange()
        if style.lights != nil { showLight() }
        guard style.hasConfiguration, style.updateHandler == nil, style.shownState != nil else {
            return contentsDidChange()
        }
        // A tap highlights and goes back in one turn: then nothing is to be done.
        guard !style.stateMayDiffer else { return }
        style.stateMayDiffer = true
        if let context = rendering.context {
            context.noteStateChange(of: self)
        } else {
            settleState()
        }
    }

    /// Asks for a layout where the state differs from the one that is shown.
    func settleState() {
        guard style.stateMayDiffer else { return }
        guard style.shownState != state else {
            style.stateMayDiffer = false
            return
        }
        if !layout.needsLayout { style.layoutIsForState = true }
        markNeedsLayout()
    }

    open override func layoutIfNeeded() {
        settleState()
        super.layoutIfNeeded()
    }

    override func touchUpInsideSent(_ event: UIEvent?) {
        if showMenuOfTap() { return }
        if changesSelectionAsPrimaryAction {
            isSelected.toggle()
            sendActions(for: .valueChanged, event)
        }
        sendActions(for: .primaryActionTriggered, event)
    }

    override func layoutInternals() {
        super.layoutInternals()
        updateConfigurationIfNeeded()
    }

    // MARK: - Meaning

    override var defaultRole: Semantics.Role { .button }

    override func describe(_ semantics: inout Semantics) {
        super.describe(&semantics)
        updateConfigurationIfNeeded()
        semantics.label = spokenTitle
    }
}
