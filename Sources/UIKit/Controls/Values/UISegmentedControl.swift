import RenderTree

/// Several choices side by side, of which at most one is taken.
open class UISegmentedControl: UIControl {
    /// The index that stands for no segment.
    public static let noSegment = -1

    @exclusivity(unchecked) final var segments: [SegmentView] = []
    @exclusivity(unchecked) final var texts: [State: [NSAttributedString.Key: Any]] = [:]
    final let indicator = ControlPart(frame: .zero)
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
        (coder as? NibCoder)?.decodeElement(self)
    }

    private func prepare() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        indicator.layer.cornerRadius = 7
        indicator.castShadow()
        indicator.isHidden = true
        insertSubview(indicator, at: 0)
    }

    private func append(_ item: Any) {
        switch item {
        case let action as UIAction:
            insertSegment(action: action, at: segments.count, animated: false)
        case let image as UIImage:
            insertSegment(with: image, at: segments.count, animated: false)
        case let title as String:
            insertSegment(withTitle: title, at: segments.count, animated: false)
        default:
            preconditionFailure(
                "UISegmentedControl(items:): \(type(of: item)) is no String, UIImage or UIAction."
            )
        }
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
        for (index, segment) in segments.enumerated() {
            segment.isMomentary = isMomentary
            segment.isChosen = index == storedIndex && !isMomentary
            segment.isPressed = index == pressedIndex && index != storedIndex
            segment.show(isControlEnabled: isEnabled, texts)
            let follows = index > 0 && index != storedIndex && index - 1 != storedIndex
            segment.divider.isHidden = !follows && !(isMomentary && index > 0)
        }
        indicator.alpha = isEnabled ? 1 : 0.5
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
