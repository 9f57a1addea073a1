import RenderTree

/// Spokes that go round while something is going on.
open class UIActivityIndicatorView: UIView {
    private var storedStyle = Style.medium
    private var storedColor: UIColor?
    private var storedIsAnimating = false

    /// The sizes of an indicator.
    public enum Style: Int, Sendable {
        /// The size of `large`, white; an older name.
        case whiteLarge = 0
        /// The size of `medium`, white; an older name.
        case white = 1
        /// The size of `medium`; an older name.
        case gray = 2
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
    }

    /// Creates an indicator of a style, which stands still.
    public init(style: Style) {
        super.init(frame: .zero)
        storedStyle = style
        frame.size = side
        isUserInteractionEnabled = false
        updateVisibility()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        updateVisibility()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        coder.decodeOwnValues(of: self)
    }

    // MARK: - State

    /// Whether the indicator goes round.
    open var isAnimating: Bool { storedIsAnimating }

    /// Whether the indicator is hidden while it stands still; default true.
    open var hidesWhenStopped = true {
        didSet { updateVisibility() }
    }

    /// Starts to go round.
    open func startAnimating() {
        storedIsAnimating = true
        updateVisibility()
        setNeedsRender()
    }

    /// Stands still, and hides where it is to.
    open func stopAnimating() {
        storedIsAnimating = false
        updateVisibility()
        setNeedsRender()
    }

    private func updateVisibility() {
        isHidden = hidesWhenStopped && !storedIsAnimating
    }

    // MARK: - Look

    /// The style; default `.medium`.
    open var style: Style {
        get { storedStyle }
        set {
            storedStyle = newValue
            invalidateIntrinsicContentSize()
            setNeedsRender()
        }
    }

    /// The colour of the spokes; default the style's.
    open var color: UIColor! {
        get { storedColor ?? (isWhite ? .white : .systemGray) }
        set {
            storedColor = newValue
            setNeedsRender()
        }
    }

    private var isWhite: Bool { storedStyle == .white || storedStyle == .whiteLarge }

    private var side: CGSize {
        let length: CGFloat = storedStyle == .large || storedStyle == .whiteLarge ? 37 : 20
        return CGSize(width: length, height: length)
    }

    override var standardHugging: (UILayoutPriority, UILayoutPriority) {
        (.defaultHigh, .defaultHigh)
    }

    open override var intrinsicContentSize: CGSize { side }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { side }

    // MARK: - Rendering

    override func renderContent() -> NodeContent {
        guard let spokes = Self.spokes else { return .none }
        var content = spokes.content(
            mode: .center,
            tintColor: color,
            traits: effectiveTraits,
            isTemplateContext: true
        )
        content.size = side
        content.isSpinning = storedIsAnimating
        return .image(content)
    }

    /// Eight spokes, each fainter than the one before it.
    private static let spokes: UIImage? = {
        let lines = (0..<8).map { index in
            "<path d=\"M10 1.5v4\" transform=\"rotate(\(index * 45) 10 10)\""
                + " stroke-opacity=\"\(0.2 + 0.1 * Double(index))\"/>"
        }
        let text =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"20\""
            + " viewBox=\"0 0 20 20\"><g stroke=\"#000\" stroke-width=\"2.2\""
            + " stroke-linecap=\"round\">\(lines.joined())</g></svg>"
        return UIImage(data: Data(text.utf8))
    }()

    override var defaultRole: Semantics.Role { .progress }

    override func describe(_ semantics: inout Semantics) {
        semantics.label = storedIsAnimating ? "In progress" : "Progress halted"
    }
}
