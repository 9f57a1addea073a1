import RenderTree

/// A view that shows a picture, or one picture after another.
open class UIImageView: UIView {
    private var storedImage: UIImage?
    private var storedHighlightedImage: UIImage?
    private var storedHighlight = false
    final var player = ImagePlayer()
    /// What moves the symbol, by the names of the layer's animations.
    final var symbolEffects: [String: any SymbolEffect] = [:]

    // MARK: - Creation

    /// Creates a view of a picture's size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        storedImage = image
        isUserInteractionEnabled = false
        playSequence()
    }

    /// Creates a view of a picture's size, with another picture for while it is highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        let size = image?.size ?? highlightedImage?.size ?? .zero
        super.init(frame: CGRect(origin: .zero, size: size))
        storedImage = image
        storedHighlightedImage = highlightedImage
        isUserInteractionEnabled = false
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder as? NibCoder {
            nib.decodeElement(self)
        } else {
            isUserInteractionEnabled = false
            coder.decodeOwnValues(of: self)
        }
    }

    // MARK: - Pictures

    /// The picture; default nil.
    open var image: UIImage? {
        get { storedImage }
        set {
            guard newValue != storedImage else { return }
            let oldSize = stillImage?.size
            if storedImage?.images != nil { animationImages = nil }
            storedImage = newValue
            playSequence()
            if stillImage?.size != oldSize { invalidateIntrinsicContentSize() }
            setNeedsRender()
        }
    }

    /// The picture shown while the view is highlighted; nil shows the other one.
    open var highlightedImage: UIImage? {
        get { storedHighlightedImage }
        set {
            guard newValue != storedHighlightedImage else { return }
            let oldSize = stillImage?.size
            storedHighlightedImage = newValue
            if stillImage?.size != oldSize { invalidateIntrinsicContentSize() }
            setNeedsRender()
        }
    }

    /// Whether the highlighted picture is shown; default false.
    open var isHighlighted: Bool {
        get { storedHighlight }
        set {
            guard newValue != storedHighlight else { return }
            let oldSize = stillImage?.size
            storedHighlight = newValue
            if stillImage?.size != oldSize { invalidateIntrinsicContentSize() }
            setNeedsRender()
        }
    }

    /// How symbols are drawn whose images do not say it; default nil.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsRender()
        }
    }

    /// The picture of the state, without animation.
    var stillImage: UIImage? {
        let image = storedHighlight ? storedHighlightedImage ?? storedImage : storedImage
        return image?.preferring(preferredSymbolConfiguration)
    }

    // MARK: - Animation

    /// The pictures shown one after another; default nil.
    open var animationImages: [UIImage]? {
        get { player.images }
        set {
            stopAnimating()
            player.images = newValue
        }
    }

    /// The seconds that one run through all pictures takes; 0, the default, is 1/30 for each.
    open var animationDuration: TimeInterval {
        get { player.duration }
        set { player.duration = newValue }
    }

    /// How often the pictures run through; 0, the default, has no end.
    open var animationRepeatCount: Int {
        get { player.repeatCount }
        set { player.repeatCount = newValue }
    }

    /// Whether the pictures run.
    open var isAnimating: Bool { player.isRunning }

    /// Shows the pictures of an animated image one after another.
    private func playSequence() {
        guard let images = storedImage?.images else { return }
        animationImages = images
        animationDuration = storedImage?.duration ?? 0
        animationRepeatCount = 0
        startAnimating()
    }

    /// Starts the run of the pictures from the first.
    open func startAnimating() { startPlayer() }

    /// Ends the run of the pictures; the view shows `image` again.
    open func stopAnimating() { stopPlayer() }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if player.isRunning { continuePlayer() }
    }

    // MARK: - Size

    open override var intrinsicContentSize: CGSize {
        guard let image = stillImage else { return super.intrinsicContentSize }
        let insets = image.alignmentRectInsets
        return CGSize(
            width: image.size.width - insets.left - insets.right,
            height: image.size.height - insets.top - insets.bottom
        )
    }

    open override var alignmentRectInsets: UIEdgeInsets {
        stillImage?.alignmentRectInsets ?? .zero
    }

    override var ownLastBaseline: CGFloat {
        guard let image = stillImage, let offset = image.baselineOffsetFromBottom else { return 0 }
        // Room beyond the picture's height is above and below it.
        return roundedToPixel(offset + max(0, bounds.height - image.size.height) / 2)
    }

    override var ownFirstBaseline: CGFloat {
        guard let image = stillImage, image.hasBaseline else { return 0 }
        return max(bounds.height, image.size.height) - ownLastBaseline
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { stillImage?.size ?? .zero }

    // MARK: - Rendering

    override var defaultRole: Semantics.Role { .image }

    /// Makes the content of a layer; nothing in the base class, which shows its picture.
    ///
    /// Classes that show one picture after another override it, and ask for it by `setNeedsDisplay()` of
    /// the layer.
    open override func display(_ layer: CALayer) {}

    override var isDrawn: Bool { false }

    override func displayInternals() -> Bool {
        let size = layer.bounds.size
        guard type(of: self) != UIImageView.self, size.width > 0, size.height > 0 else {
            return false
        }
        layer.display()
        return isLayoutPending
    }

    override func renderContent() -> NodeContent {
        guard let image = player.currentImage ?? stillImage,
            let mode = ImageContent.Mode(rawValue: UInt8(contentMode.rawValue))
        else { return .none }
        let content = image.content(
            mode: mode,
            tintColor: tintColor ?? .systemBlue,
            traits: effectiveTraits,
            isTemplateContext: isTemplateContext
        )
        return layer.cut(.image(content))
    }

    /// Whether pictures of automatic rendering mode are templates here.
    var isTemplateContext: Bool { false }
}
