import RenderTree

/// A bar that shows how far work has come.
open class UIProgressView: UIView {
    private let track = ButtonBackground(frame: .zero)
    private let bar = ButtonBackground(frame: .zero)
    private var storedProgress: Float = 0
    private var storedStyle = Style.default
    private var observed: (progress: Progress, timer: SceneTimer?)?

    /// The looks of a progress view.
    public enum Style: Int, Sendable {
        /// A bar of its own.
        case `default`
        /// A thinner one, for the edge of a bar.
        case bar
    }

    /// Creates a progress view of a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        start(as: style)
    }

    /// Makes a new progress view one of a style.
    final func start(as style: Style) {
        storedStyle = style
        frame.size = sizeThatFits(.zero)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
        coder.decodeOwnValues(of: self)
    }

    private func addParts() {
        isUserInteractionEnabled = false
        insertSubview(track, at: 0)
        insertSubview(bar, at: 1)
        showColors()
    }

    // MARK: - Value

    /// The part of the work that is done, 0…1; default 0.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets the part of the work that is done.
    open func setProgress(_ progress: Float, animated: Bool) {
        let new = progress > 0 ? min(progress, 1) : 0
        guard new != storedProgress else { return }
        storedProgress = new
        setNeedsRender()
        guard animated, window != nil else { return layOutParts() }
        UIView.animate(
            withDuration: 0.25,
            delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: layOutParts
        )
    }

    /// The work whose progress the view shows; default nil.
    ///
    /// - Note: Differs from UIKit: the view looks at it ten times a second, while it is in a window.
    open var observedProgress: Progress? {
        get { observed?.progress }
        set {
            observed?.timer?.cancel()
            observed = newValue.map { ($0, nil) }
            follow(animated: false)
        }
    }

    private func follow(animated: Bool) {
        guard let progress = observed?.progress else { return }
        setProgress(Float(progress.fractionCompleted), animated: animated)
        guard !progress.isFinished, let context = rendering.context else { return }
        observed?.timer = context.schedule(after: 0.1) { [weak self] in
            self?.follow(animated: true)
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        observed?.timer?.cancel()
        follow(animated: false)
    }

    // MARK: - Look

    /// The style; default `.default`.
    open var progressViewStyle: Style {
        get { storedStyle }
        set {
            storedStyle = newValue
            invalidateIntrinsicContentSize()
            showColors()
            setNeedsLayout()
        }
    }

    /// The colour of the part that is done; nil, the default, is the tint colour.
    open var progressTintColor: UIColor? {
        didSet { showColors() }
    }

    /// The colour of the part that is not done; nil, the default, is a grey.
    open var trackTintColor: UIColor? {
        didSet { showColors() }
    }

    /// The picture of the part that is done; default nil.
    open var progressImage: UIImage? {
        didSet { showColors() }
    }

    /// The picture of the part that is not done; default nil.
    open var trackImage: UIImage? {
        didSet { showColors() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    private func showColors() {
        bar.image = progressImage
        track.image = trackImage
        bar.backgroundColor =
            progressImage == nil ? progressTintColor ?? effectiveTintColor : nil
        let background: UIColor? = storedStyle == .bar ? .clear : .systemFill
        track.backgroundColor = trackImage == nil ? trackTintColor ?? background : nil
    }

    // MARK: - Layout

    override var standardHugging: (UILayoutPriority, UILayoutPriority) {
        (.defaultLow, .defaultHigh)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: storedStyle == .bar ? 2.5 : 4)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = bounds.width > 0 ? bounds.width : 150
        return CGSize(width: width, height: intrinsicContentSize.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    private func layOutParts() {
        track.frame = bounds
        var done = bounds
        done.size.width = bounds.width * CGFloat(storedProgress)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            done.origin.x = bounds.maxX - done.width
        }
        bar.frame = done
        let radius = storedStyle == .bar ? 0 : bounds.height / 2
        for part in [track, bar] where part.layer.cornerRadius != radius {
            part.layer.cornerRadius = radius
        }
    }

    // MARK: - Meaning

    override var defaultRole: Semantics.Role { .progress }

    override func describe(_ semantics: inout Semantics) {
        semantics.value = "\(Int((storedProgress * 100).rounded()))%"
        semantics.range = Semantics.Range(value: Double(storedProgress), least: 0, greatest: 1)
    }
}
