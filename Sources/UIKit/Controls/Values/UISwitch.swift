import RenderTree

/// A control that is on or off.
open class UISwitch: UIControl {
    private let track = ControlPart(frame: .zero)
    private let thumb = ControlPart(frame: .zero)
    @exclusivity(unchecked) private var storedIsOn = false
    /// Where the touch began, and whether it moved the thumb.
    @exclusivity(unchecked) private var drag: (start: CGFloat, wasOn: Bool, isMoved: Bool)?

    /// The size of every switch, in points.
    private static let size = CGSize(width: 51, height: 31)
    private static let inset: CGFloat = 2

    /// Creates a switch that is off; of a frame only the origin counts.
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
        track.addSubview(thumb)
        insertSubview(track, at: 0)
        track.layer.cornerRadius = Self.size.height / 2
        thumb.layer.cornerRadius = Self.size.height / 2 - Self.inset
        thumb.castShadow()
        showColors()
    }

    // MARK: - Value

    /// Whether the switch is on; default false.
    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    /// Sets whether the switch is on; no action is sent.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != storedIsOn else { return }
        storedIsOn = on
        change(animated: animated) {
            layOutParts()
            showColors()
        }
        setNeedsRender()
    }

    // MARK: - Look

    /// The colour behind the thumb of a switch that is on; nil, the default, is green.
    open var onTintColor: UIColor? {
        didSet { showColors() }
    }

    /// The colour of the thumb; nil, the default, is white.
    open var thumbTintColor: UIColor? {
        didSet { showColors() }
    }

    private func showColors() {
        track.backgroundColor = storedIsOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        thumb.backgroundColor = thumbTintColor ?? .white
        track.alpha = isEnabled ? 1 : 0.5
    }

    override func stateDidChange() {
        super.stateDidChange()
        showColors()
    }

    // MARK: - Layout

    override var standardHugging: (UILayoutPriority, UILayoutPriority) {
        (.defaultHigh, .defaultHigh)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.size.width - alignmentRectInsets.right, height: Self.size.height)
    }
    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    private func layOutParts() {
        let size = Self.size
        track.frame = CGRect(
            x: isRightToLeft ? bounds.width - size.width : 0,
            y: roundedToPixel((bounds.height - size.height) / 2),
            width: size.width,
            height: size.height
        )
        let side = size.height - 2 * Self.inset
        let isRight = storedIsOn != isRightToLeft
        thumb.frame = CGRect(
            x: isRight ? size.width - Self.inset - side : Self.inset,
            y: Self.inset,
            width: side,
            height: side
        )
    }

    // MARK: - Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        drag = (touch.location(in: self).x, storedIsOn, false)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.continueTracking(touch, with: event), let drag else { return false }
        let distance = touch.location(in: self).x - drag.start
        // A finger that trembles is no drag; one that went half the way takes the thumb along.
        if abs(distance) >= 10 {
            self.drag?.isMoved = true
            setOn((distance > 0) != isRightToLeft, animated: true)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let drag else { return }
        self.drag = nil
        if !drag.isMoved, isTouchInside { setOn(!storedIsOn, animated: true) }
        if storedIsOn != drag.wasOn { sendValueChanged(event) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        if let drag { setOn(drag.wasOn, animated: true) }
        drag = nil
    }

    /// Keeps pans and swipes of views around from taking the thumb's way.
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        !keepsWay(of: gestureRecognizer)
            && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: - Meaning

    override var defaultRole: Semantics.Role { .toggle }

    override func describe(_ semantics: inout Semantics) {
        super.describe(&semantics)
        semantics.isSelected = storedIsOn
        semantics.value = storedIsOn ? "1" : "0"
    }
}
