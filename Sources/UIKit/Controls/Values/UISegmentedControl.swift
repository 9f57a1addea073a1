import RenderTree

/// Several choices side by side, of which at most one is taken.
open class UISegmentedControl: UIControl {
    /// The index that stands for no segment.
    public static let noSegment = -1

    @exclusivity(unchecked) final var segments: [SegmentView] = []
    @exclusivity(unchecked) final var texts: [State: [NSAttributedString.Key: Any]] = [:]
    final let indicator = ControlPart(frame: .zero)
    /// What apps set in place of the control's own look; nil before any of it was set.
    @exclusivity(unchecked) final var images: SegmentedControlImages?
    @exclusivity(unchecked) private var storedIndex = -1
    @exclusivity(unchecked) private var pressedIndex = -1

    // MARK: - Creation

    /// Creates a control with segments: strings, images and actions.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        prepare()
        for item in items ?? [] { append(item) }
        frame.size = sizeThatFits(.zero)
    }

    /// Creates a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a control with a segment for each action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { append(action) }
        if frame.isEmpty { self.frame.size = sizeThatFits(.zero) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeOwnValues(of: self)
    }

    private func prepare() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        indicator.layer.cornerRadius = 7
        indicator.castShadow()
        indicator.isHidden = true
        insertSubview(indicator, at: 0)
    }

    /// Not by the methods for segments: those of a class may need what it has after it was made.
    private func append(_ item: Any) {
        let view = SegmentView(frame: .zero)
        switch item {
        case let action as UIAction: view.show(action)
        case let image as UIImage: view.image = image
        case let title as String: view.title = title
        default:
            preconditionFailure(
                "UISegmentedControl(items:): \(type(of: item)) is no String, UIImage or UIAction."
            )
        }
        insert(view, at: segments.count, animated: false)
    }

    // MARK: - Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    // MARK: - Adding and removing

    /// Inserts a segment with a title; an index beyond the last one appends it.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let view = SegmentView(frame: .zero)
        view.title = title
        insert(view, at: segment, animated: animated)
    }

    /// Inserts a segment with an image; an index beyond the last one appends it.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        let view = SegmentView(frame: .zero)
        view.image = image
        insert(view, at: segment, animated: animated)
    }

    /// Inserts a segment that shows an action and performs it when it is taken.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let view = SegmentView(frame: .zero)
        view.show(action)
        insert(view, at: segment, animated: animated)
    }

    /// Removes a segment; an index beyond the last one stands for that.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard let segment = place(of: segment) else { return }
        let selected = selectedSegmentIndex
        segments.remove(at: segment).removeFromSuperview()
        let index = selected == segment ? -1 : selected > segment ? selected - 1 : selected
        change(animated: animated) {
            segmentsDidChange(selecting: index)
            if animated { layOutSegments() }
        }
    }

    /// Removes all segments.
    open func removeAllSegments() {
        for segment in segments { segment.removeFromSuperview() }
        segments = []
        segmentsDidChange(selecting: -1)
    }

    /// Sets the title of a segment; an index beyond the last one stands for that, here and below.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        self.segment(segment)?.title = title
        contentsDidChange()
    }

    /// Returns the title of a segment.
    open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

    /// Sets the image of a segment.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        self.segment(segment)?.image = image
        contentsDidChange()
    }

    /// Returns the image of a segment.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

    /// Sets the action that a segment shows and performs.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        self.segment(segment)?.show(action)
        contentsDidChange()
    }

    /// Returns the action of a segment.
    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

    /// Returns the index of the segment with an action, or `noSegment`.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }

    /// Sets the width of a segment, in points; 0 leaves it to the control.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        self.segment(segment)?.width = max(0, width)
        contentsDidChange()
    }

    /// Returns the width that was set for a segment, in points; 0 for none.
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

    /// Moves the content of a segment, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        self.segment(segment)?.contentOffset = offset
        self.segment(segment)?.setNeedsLayout()
    }

    /// Returns how far the content of a segment is moved, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize {
        self.segment(segment)?.contentOffset ?? .zero
    }

    /// Sets whether a segment can be taken.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        self.segment(segment)?.isEnabled = enabled
        showLook()
    }

    /// Returns whether a segment can be taken.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        self.segment(segment)?.isEnabled ?? false
    }

    // MARK: - Texts

    /// Sets font and colour of titles in a state.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: State
    ) {
        texts[state] = attributes
        contentsDidChange()
    }

    /// Returns what was set for titles in a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        texts[state]
    }

    // MARK: - Pictures

    /// Sets the picture behind segments in a state, in place of the control's own look.
    ///
    /// Those of other metrics than `default` are kept and not shown.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: State,
        barMetrics: UIBarMetrics
    ) {
        let hadBackgrounds = images?.hasBackgrounds == true
        var images = images ?? SegmentedControlImages()
        images.backgrounds[barMetrics, default: [:]][state] = backgroundImage
        self.images = images
        plateMayChange(from: hadBackgrounds)
        showLook()
    }

    /// Returns the picture that was set for segments in a state.
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        images?.backgrounds[barMetrics]?[state]
    }

    /// Sets the picture between segments in two states, as wide as it is.
    ///
    /// Those of other metrics than `default` are kept and not shown.
    open func setDividerImage(
        _ dividerImage: UIImage?,
        forLeftSegmentState leftState: State,
        rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        let states = SegmentedControlImages.Neighbours(left: leftState, right: rightState)
        var images = images ?? SegmentedControlImages()
        images.dividers[barMetrics, default: [:]][states] = dividerImage
        self.images = images
        showLook()
    }

    /// Returns the picture that was set between segments in two states.
    open func dividerImage(
        forLeftSegmentState leftState: State,
        rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        images?.dividers[barMetrics]?[.init(left: leftState, right: rightState)]
    }

    // MARK: - Selection

    /// The segment that is taken; `noSegment`, the default, for none.
    open var selectedSegmentIndex: Int {
        get { storedIndex }
        set { select(newValue, animated: isShown) }
    }

    /// Whether segments act like buttons, without one staying taken; default false.
    open var isMomentary = false {
        didSet { if isMomentary != oldValue { select(-1, animated: false) } }
    }

    /// Whether segments are as wide as their contents ask for; default false, all are the same.
    open var apportionsSegmentWidthsByContent = false {
        didSet { contentsDidChange() }
    }

    /// The colour behind the segment that is taken; nil, the default, is the system's.
    open var selectedSegmentTintColor: UIColor? {
        didSet { showLook() }
    }

    private var isShown: Bool { window != nil && !indicator.isHidden }

    private func select(_ index: Int, animated: Bool) {
        let index = segments.indices.contains(index) ? index : -1
        guard index != storedIndex else { return }
        storedIndex = index
        change(animated: animated) {
            layOutSegments()
            showLook()
        }
    }

    /// Keeps the choice where segments come or go before it.
    func segmentsDidChange(selecting index: Int) {
        storedIndex = segments.indices.contains(index) ? index : -1
        contentsDidChange()
    }

    func contentsDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        showLook()
    }

    // MARK: - Look

    func showLook() {
        indicator.isHidden = storedIndex < 0 || isMomentary
        indicator.backgroundColor = selectedSegmentTintColor ?? .selectedSegment
        let isChoiceReached =
            segments.indices.contains(storedIndex) && segments[storedIndex].isEnabled
        let stop = isChoiceReached ? storedIndex : segments.firstIndex(where: \.isEnabled)
        for (index, segment) in segments.enumerated() {
            segment.isMomentary = isMomentary
            segment.isTabStop = isMomentary || index == stop
            segment.isChosen = index == storedIndex && !isMomentary
            segment.isPressed = index == pressedIndex && index != storedIndex
            segment.show(isControlEnabled: isEnabled, texts)
            let follows = index > 0 && index != storedIndex && index - 1 != storedIndex
            segment.divider.isHidden = !follows && !(isMomentary && index > 0)
        }
        indicator.alpha = isEnabled ? 1 : 0.5
        showImages()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showLook()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showLook()
    }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: naturalWidth, height: 31)
    }
    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: naturalWidth, height: 32)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // What stands left and right of a line goes with the direction of text.
        showImages()
        layOutSegments()
    }

    func layOutSegments() {
        var x: CGFloat = 0
        for (segment, width) in zip(segments, widths(in: bounds.width)) {
            let end = x + width
            let (left, right) = (roundedToPixel(x), roundedToPixel(end))
            segment.frame = CGRect(
                x: isRightToLeft ? bounds.width - right : left,
                y: 0,
                width: right - left,
                height: bounds.height
            )
            x = end
        }
        guard segments.indices.contains(storedIndex) else { return }
        indicator.frame = segments[storedIndex].frame.shrunk(by: 2, 2)
    }

    // MARK: - Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        press(index(at: touch))
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.continueTracking(touch, with: event) else { return false }
        press(isTouchInside ? index(at: touch) : -1)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let index = isTouchInside ? touch.map(index(at:)) ?? -1 : -1
        press(-1)
        if index >= 0 { choose(index, event) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        press(-1)
    }

    private func press(_ index: Int) {
        guard index != pressedIndex else { return }
        pressedIndex = index
        showLook()
    }

    /// Returns the segment under a touch that can be taken, or −1.
    private func index(at touch: UITouch) -> Int {
        let x = touch.location(in: self).x
        let index = segments.firstIndex { $0.frame.minX <= x && x < $0.frame.maxX }
        guard let index, segments[index].isEnabled else { return -1 }
        return index
    }

    private func choose(_ index: Int, _ event: UIEvent?) {
        guard index != storedIndex else { return }
        let action = segments[index].action
        select(index, animated: true)
        if let action { sendAction(action) }
        sendValueChanged(event)
        if isMomentary { select(-1, animated: false) }
    }

    // MARK: - Meaning

    override var defaultRole: Semantics.Role { .radioGroup }
}

extension UIColor {
    /// What stands behind the chosen segment.
    fileprivate static let selectedSegment = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
    }
}
