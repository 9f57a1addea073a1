import RenderTree

/// A control that takes a value up and down by steps.
open class UIStepper: UIControl {
    private let minus = StepperHalf(frame: .zero)
    private let plus = StepperHalf(frame: .zero)
    private let divider = ControlPart(frame: .zero)
    /// What apps set in place of the stepper's own look; nil before any of it was set.
    @exclusivity(unchecked) private var images: SegmentedControlImages?
    @exclusivity(unchecked) private var dividerPicture: FieldBackground?
    @exclusivity(unchecked) private var storedValue = 0.0
    @exclusivity(unchecked) private var storedMinimum = 0.0
    @exclusivity(unchecked) private var storedMaximum = 100.0
    @exclusivity(unchecked) private var storedStep = 1.0
    /// The press that goes on: its direction, the next repetition, and how many there were.
    @exclusivity(unchecked) private var press: (isUp: Bool, timer: SceneTimer?, count: Int)?

    private static let size = CGSize(width: 94, height: 32)

    /// Creates a stepper from 0 to 100; of a frame only the origin counts.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        addParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
        coder.decodeOwnValues(of: self)
    }

    private func addParts() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        minus.prepare("minus", label: "Decrement")
        plus.prepare("plus", label: "Increment")
        divider.backgroundColor = .separator
        for part in [minus, plus, divider] { insertSubview(part, at: .max) }
        showLook()
    }

    // MARK: - Value

    /// The value; default 0.
    ///
    /// A new one is brought into the range.
    open var value: Double {
        get { storedValue }
        set {
            guard !newValue.isNaN else { return }
            storedValue = min(max(newValue, storedMinimum), storedMaximum)
            showLook()
        }
    }

    /// The least value; default 0.
    open var minimumValue: Double {
        get { storedMinimum }
        set {
            guard newValue.isFinite else { return }
            storedMinimum = newValue
            storedMaximum = max(storedMaximum, newValue)
            value = storedValue
        }
    }

    /// The greatest value; default 100.
    open var maximumValue: Double {
        get { storedMaximum }
        set {
            guard newValue.isFinite else { return }
            storedMaximum = newValue
            storedMinimum = min(storedMinimum, newValue)
            value = storedValue
        }
    }

    /// The length of a step, above 0; default 1.
    open var stepValue: Double {
        get { storedStep }
        set {
            precondition(newValue > 0, "UIStepper stepValue of \(newValue) is not above 0.")
            storedStep = newValue
        }
    }

    /// Whether a step beyond one end leads to the other; default false.
    open var wraps = false {
        didSet { showLook() }
    }
    /// Whether a press that is held repeats its step; default true.
    open var autorepeat = true
    /// Whether actions are sent at each step, and not only at the end of a press; default true.
    open var isContinuous = true

    /// Takes a step; false at the end of the range.
    private func step(up isUp: Bool) -> Bool {
        let old = storedValue
        var new = isUp ? old + storedStep : old - storedStep
        if new > storedMaximum { new = wraps ? storedMinimum : storedMaximum }
        if new < storedMinimum { new = wraps ? storedMaximum : storedMinimum }
        value = new
        return storedValue != old
    }

    // MARK: - Look

    /// Sets the image of the half that takes the value up.
    open func setIncrementImage(_ image: UIImage?, for state: State) {
        plus.images[state] = image
        showLook()
    }

    /// Returns the image of the half that takes the value up.
    open func incrementImage(for state: State) -> UIImage? { plus.images[state] }

    /// Sets the image of the half that takes the value down.
    open func setDecrementImage(_ image: UIImage?, for state: State) {
        minus.images[state] = image
        showLook()
    }

    /// Returns the image of the half that takes the value down.
    open func decrementImage(for state: State) -> UIImage? { minus.images[state] }

    /// Sets the picture behind the halves in a state, in place of the stepper's own look.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        let hadBackgrounds = images?.hasBackgrounds == true
        var images = images ?? SegmentedControlImages()
        images.backgrounds[.default, default: [:]][state] = image
        self.images = images
        if images.hasBackgrounds, !hadBackgrounds, backgroundColor == .tertiarySystemFill {
            backgroundColor = nil
        } else if !images.hasBackgrounds, hadBackgrounds, backgroundColor == nil {
            backgroundColor = .tertiarySystemFill
        }
        showLook()
    }

    /// Returns the picture that was set behind the halves in a state.
    open func backgroundImage(for state: State) -> UIImage? {
        images?.backgrounds[.default]?[state]
    }

    /// Sets the picture between the halves in two states, as wide as it is.
    open func setDividerImage(
        _ image: UIImage?,
        forLeftSegmentState leftState: State,
        rightSegmentState rightState: State
    ) {
        let states = SegmentedControlImages.Neighbours(left: leftState, right: rightState)
        var images = images ?? SegmentedControlImages()
        images.dividers[.default, default: [:]][states] = image
        self.images = images
        showLook()
    }

    /// Returns the picture that was set between the halves in two states.
    open func dividerImage(
        forLeftSegmentState leftState: State,
        rightSegmentState rightState: State
    ) -> UIImage? {
        images?.dividers[.default]?[.init(left: leftState, right: rightState)]
    }

    private func showImages() {
        guard let images else { return }
        for half in [minus, plus] { half.background = images.background(for: half.shownState) }
        divider.isHidden = images.hasDividers
        let picture = pictureBetween(images)
        guard picture != nil || dividerPicture != nil else { return }
        let view = dividerPicture ?? FieldBackground(frame: .zero)
        view.normal = picture
        if dividerPicture == nil {
            dividerPicture = view
            insertSubview(view, at: .max)
            // Above the halves, other than behind a text.
            view.layer.zPosition = 0
        }
        setNeedsLayout()
    }

    /// Returns the picture between the halves as they stand in the direction of text.
    private func pictureBetween(_ images: SegmentedControlImages) -> UIImage? {
        let (left, right) = isRightToLeft ? (plus, minus) : (minus, plus)
        return images.divider(between: left.shownState, and: right.shownState)
    }

    private func showLook() {
        minus.show(isEnabled: isEnabled && (wraps || storedValue > storedMinimum))
        plus.show(isEnabled: isEnabled && (wraps || storedValue < storedMaximum))
        minus.isPressed = press?.isUp == false
        plus.isPressed = press?.isUp == true
        showImages()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showLook()
    }

    // MARK: - Layout

    override var standardHugging: (UILayoutPriority, UILayoutPriority) {
        (.defaultHigh, .defaultHigh)
    }

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var left = bounds
        left.size.width = bounds.width / 2
        let right = left.offsetBy(dx: left.width, dy: 0)
        minus.frame = isRightToLeft ? right : left
        plus.frame = isRightToLeft ? left : right
        divider.frame = CGRect(
            x: bounds.midX - 0.5,
            y: roundedToPixel(bounds.height / 4),
            width: 1,
            height: roundedToPixel(bounds.height / 2)
        )
        if let images, let dividerPicture { dividerPicture.normal = pictureBetween(images) }
        let width = dividerPicture?.image?.size.width ?? 0
        dividerPicture?.frame = CGRect(
            x: roundedToPixel(bounds.midX - width / 2),
            y: 0,
            width: width,
            height: bounds.height
        )
    }

    // MARK: - Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        press = ((touch.location(in: self).x >= bounds.midX) != isRightToLeft, nil, 0)
        repeatStep(event)
        return true
    }

    private func repeatStep(_ event: UIEvent?) {
        guard let press else { return }
        if step(up: press.isUp), isContinuous { sendValueChanged(event) }
        // The action may have ended the press.
        guard self.press != nil, autorepeat else { return showLook() }
        let count = press.count
        let wait = count == 0 ? 0.5 : count < 8 ? 0.2 : 0.1
        self.press?.count = count + 1
        self.press?.timer = rendering.context?.schedule(after: wait) { [weak self] in
            self?.repeatStep(nil)
        }
        showLook()
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        endPress()
        if !isContinuous { sendValueChanged(event) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        endPress()
    }

    private func endPress() {
        press?.timer?.cancel()
        press = nil
        showLook()
    }

    open override func accessibilityIncrement() {
        if step(up: true) { sendValueChanged() }
    }

    open override func accessibilityDecrement() {
        if step(up: false) { sendValueChanged() }
    }
}

/// One half of a stepper; the stepper takes its touches.
private final class StepperHalf: ControlPart {
    var images: [UIControl.State: UIImage] = [:]
    private var symbol: UIImage?
    private var name = ""
    private var isEnabled = true
    var isPressed = false {
        didSet {
            guard isPressed != oldValue else { return }
            backgroundColor = isPressed && background == nil ? .systemFill : nil
            layer.cornerRadius = 8
        }
    }

    private var picture: FieldBackground?

    /// The picture behind the half; nil for none.
    var background: UIImage? {
        get { picture?.normal }
        set {
            guard newValue != nil || picture != nil else { return }
            let view = picture ?? FieldBackground(frame: bounds)
            view.normal = newValue
            if newValue != nil { backgroundColor = nil }
            guard picture == nil else { return }
            picture = view
            insertSubview(view, at: 0)
            setNeedsLayout()
        }
    }

    /// The state that the half has the look of.
    var shownState: UIControl.State { !isEnabled ? .disabled : isPressed ? .highlighted : .normal }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture?.frame = bounds
    }

    func prepare(_ name: String, label: String) {
        symbol = UIImage(
            systemName: name,
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
        )
        self.name = label
    }

    func show(isEnabled: Bool) {
        self.isEnabled = isEnabled
        setNeedsRender()
    }

    override func renderContent() -> NodeContent {
        let own = isEnabled ? images[.normal] : images[.disabled] ?? images[.normal]
        guard let image = own ?? symbol else { return .none }
        return .image(
            image.content(
                mode: .center,
                tintColor: isEnabled ? .label : .tertiaryLabel,
                traits: effectiveTraits,
                isTemplateContext: true
            )
        )
    }

    override var defaultRole: Semantics.Role { .button }

    override func describe(_ semantics: inout Semantics) {
        semantics.label = name
        semantics.isEnabled = isEnabled
    }
}
