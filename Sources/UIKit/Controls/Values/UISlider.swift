import RenderTree

/// A control for one value of a range.
open class UISlider: UIControl {
    @exclusivity(unchecked) final var parts = SliderParts()
    @exclusivity(unchecked) final var images = SliderImages()
    @exclusivity(unchecked) private var storedValue: Float = 0
    @exclusivity(unchecked) private var storedMinimum: Float = 0
    @exclusivity(unchecked) private var storedMaximum: Float = 1
    /// The distance of the touch from the thumb's middle.
    @exclusivity(unchecked) private var grip: CGFloat = 0

    /// Creates a slider from 0 to 1.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
        coder.decodeOwnValues(of: self)
    }

    // MARK: - Value

    /// The value; default 0.
    ///
    /// A new one is brought into the range.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// The least value; default 0.
    open var minimumValue: Float {
        get { storedMinimum }
        set {
            guard newValue.isFinite else { return }
            storedMinimum = newValue
            storedMaximum = max(storedMaximum, newValue)
            rangeDidChange()
        }
    }

    /// The greatest value; default 1.
    open var maximumValue: Float {
        get { storedMaximum }
        set {
            guard newValue.isFinite else { return }
            storedMaximum = newValue
            storedMinimum = min(storedMinimum, newValue)
            rangeDidChange()
        }
    }

    /// Whether actions are sent while the thumb moves, and not only at its end; default true.
    ///
    /// They are sent as well when the thumb is touched and let go, so that what follows a drag sees
    /// the phases of its touch.
    open var isContinuous = true

    /// Sets the value; no action is sent.
    open func setValue(_ value: Float, animated: Bool) {
        guard !value.isNaN else { return }
        let new = min(max(value, storedMinimum), storedMaximum)
        guard new != storedValue else { return }
        storedValue = new
        change(animated: animated) { layOutParts() }
        setNeedsRender()
    }

    private func rangeDidChange() {
        storedValue = min(max(storedValue, storedMinimum), storedMaximum)
        setNeedsLayout()
        setNeedsRender()
    }

    /// The part of the range below the value, 0…1.
    var fraction: CGFloat { fraction(of: storedValue) }

    private func fraction(of value: Float) -> CGFloat {
        storedMaximum > storedMinimum
            ? CGFloat((value - storedMinimum) / (storedMaximum - storedMinimum)) : 0
    }

    // MARK: - Look

    /// The colour of the track below the value; nil, the default, is the tint colour.
    open var minimumTrackTintColor: UIColor? {
        didSet { showLook() }
    }

    /// The colour of the track above the value; nil, the default, is a grey.
    open var maximumTrackTintColor: UIColor? {
        didSet { showLook() }
    }

    /// The colour of the thumb; nil, the default, is white.
    open var thumbTintColor: UIColor? {
        didSet { showLook() }
    }

    /// The image at the end of the least value; default nil.
    open var minimumValueImage: UIImage? {
        didSet { endImagesDidChange() }
    }

    /// The image at the end of the greatest value; default nil.
    open var maximumValueImage: UIImage? {
        didSet { endImagesDidChange() }
    }

    override func stateDidChange() {
        super.stateDidChange()
        showLook()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showLook()
    }

    // MARK: - Rectangles

    /// Returns the rectangle of the image at the end of the least value.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        endImageRect(minimumValueImage, in: bounds, isLeft: !isRightToLeft)
    }

    /// Returns the rectangle of the image at the end of the greatest value.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        endImageRect(maximumValueImage, in: bounds, isLeft: isRightToLeft)
    }

    /// Returns the rectangle of the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { defaultTrackRect(in: bounds) }

    /// Returns the rectangle of the thumb for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = thumbSize
        let part = isRightToLeft ? 1 - fraction(of: value) : fraction(of: value)
        return CGRect(
            x: rect.minX - 2 + (rect.width + 4 - size.width) * part,
            y: roundedToPixel(rect.midY - size.height / 2),
            width: size.width,
            height: size.height
        )
    }

    /// The rectangle of the thumb as it stands.
    var currentThumbRect: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 30)
    }
    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: 31)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    // MARK: - Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let wasTracking = isTracking
        super.touchesBegan(touches, with: event)
        if isContinuous, isTracking, !wasTracking { sendValueChanged(event) }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        let thumb = currentThumbRect
        let point = touch.location(in: self)
        // Fingers are broader than what they mean.
        guard thumb.insetBy(dx: -12, dy: -12).contains(point) else { return false }
        grip = point.x - thumb.midX
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.continueTracking(touch, with: event) else { return false }
        let old = storedValue
        setValue(value(at: touch.location(in: self).x - grip), animated: false)
        if isContinuous, storedValue != old { sendValueChanged(event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        sendValueChanged(event)
    }

    /// Keeps pans and swipes of views around from taking the thumb's way.
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        !keepsWay(of: gestureRecognizer)
            && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Returns the value with which the thumb's middle stands at a place.
    private func value(at x: CGFloat) -> Float {
        let track = trackRect(forBounds: bounds)
        let least = thumbRect(forBounds: bounds, trackRect: track, value: storedMinimum).midX
        let greatest = thumbRect(forBounds: bounds, trackRect: track, value: storedMaximum).midX
        guard least != greatest else { return storedMinimum }
        let part = min(max((x - least) / (greatest - least), 0), 1)
        return storedMinimum + Float(part) * (storedMaximum - storedMinimum)
    }

    // MARK: - Meaning

    override var defaultRole: Semantics.Role { .slider }

    override func describe(_ semantics: inout Semantics) {
        super.describe(&semantics)
        semantics.value = "\(Int((fraction * 100).rounded()))%"
        semantics.range = Semantics.Range(
            value: Double(storedValue),
            least: Double(storedMinimum),
            greatest: Double(storedMaximum)
        )
    }

    open override func accessibilityIncrement() { step(by: 0.1) }
    open override func accessibilityDecrement() { step(by: -0.1) }

    private func step(by part: Float) {
        let old = storedValue
        setValue(storedValue + part * (storedMaximum - storedMinimum), animated: true)
        if storedValue != old { sendValueChanged() }
    }
}
