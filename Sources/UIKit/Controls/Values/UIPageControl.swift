import RenderTree

/// Dots that show which of several pages is there, and lead to those beside it.
open class UIPageControl: UIControl {
    private var dots: [PageIndicator] = []
    private var storedCount = 0
    private var storedPage = 0
    /// Where a drag began, and the page that was there.
    private var drag: (start: CGFloat, page: Int)?
    private var back: ControlPart?

    private static let dotSide: CGFloat = 7
    /// How far a finger moves before it drags, and the size of what stands behind the dots, in points.
    private static let dragSlop: CGFloat = 10
    private static let backMargin: CGFloat = 10
    private static let backHeight: CGFloat = 26
    private static let pitch: CGFloat = 17.5
    /// How many pages have room at most; the dots of more stand closer where there is no other.
    private static let mostRoom = 8
    /// The room beside the dots, and the height, in points.
    class var room: CGSize { CGSize(width: 64, height: 26) }

    /// Creates a page control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeOwnValues(of: self)
    }

    // MARK: - Pages

    /// The number of pages; default 0.
    open var numberOfPages: Int {
        get { storedCount }
        set {
            // Nobody sees more dots, and documents may say any number.
            let count = min(max(0, newValue), 1_000)
            guard count != storedCount else { return }
            storedCount = count
            storedPage = min(storedPage, max(0, count - 1))
            makeDots()
            invalidateIntrinsicContentSize()
            showPage()
        }
    }

    /// The page that is there, from 0; default 0.
    open var currentPage: Int {
        get { storedPage }
        set {
            let page = min(max(0, newValue), max(0, storedCount - 1))
            guard page != storedPage else { return }
            storedPage = page
            if !currentImages.isEmpty || preferredCurrentPageIndicatorImage != nil {
                setNeedsLayout()
            }
            showPage()
        }
    }

    /// Whether nothing is shown for a single page; default false.
    open var hidesForSinglePage = false {
        didSet { showPage() }
    }

    // MARK: - Interaction

    /// How a person uses a page control.
    public enum InteractionState: Int, Sendable {
        /// Not at all.
        case none
        /// By a tap, which turns one page.
        case discrete
        /// By a drag, which goes through pages.
        case continuous
    }

    /// What stands behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// A shape while a person drags.
        case automatic
        /// A shape, always.
        case prominent
        /// Nothing.
        case minimal
    }

    /// Whether a drag goes through pages, each of which is told of; default true.
    open var allowsContinuousInteraction = true

    /// How a person uses the control now.
    open private(set) var interactionState = InteractionState.none {
        didSet { showBack() }
    }

    /// What stands behind the dots; default `.automatic`.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { showBack() }
    }

    private func showBack() {
        let isDragged = interactionState == .continuous
        let isWanted = isDragged ? backgroundStyle != .minimal : backgroundStyle == .prominent
        if isWanted, back == nil {
            let view = ControlPart(frame: .zero)
            view.backgroundColor = .tertiarySystemFill
            view.layer.cornerRadius = Self.backHeight / 2
            back = view
            insertSubview(view, at: 0)
            setNeedsLayout()
        }
        back?.isHidden = !isWanted || isLeftOut
    }

    // MARK: - Look

    /// The colour of the dots; nil, the default, is a translucent white.
    open var pageIndicatorTintColor: UIColor? {
        didSet { showPage() }
    }

    /// The colour of the dot of the page that is there; nil, the default, is white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { showPage() }
    }

    // MARK: - Pictures

    /// The picture of pages that have none of their own; nil, the default, for dots.
    open var preferredIndicatorImage: UIImage? { didSet { imagesDidChange() } }
    /// The picture of the page that is there, before those of pages; default nil.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { imagesDidChange() } }
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]

    /// Sets the picture of a page; nil for the preferred one.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        imagesDidChange()
    }

    /// Returns the picture that was set for a page.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// Sets the picture that a page has while it is there; nil for its usual one.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentImages[page] = image
        imagesDidChange()
    }

    /// Returns the picture that was set for a page while it is there.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    private func imagesDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        showPage()
    }

    private func shownImage(_ page: Int) -> UIImage? {
        if page == storedPage,
            let image = currentImages[page] ?? preferredCurrentPageIndicatorImage
        {
            return image
        }
        return images[page] ?? preferredIndicatorImage
    }

    /// The width of the widest page: pictures can be wider than dots.
    private var widest: CGFloat {
        var widest = Self.dotSide
        let all = [preferredIndicatorImage, preferredCurrentPageIndicatorImage]
        for image in all.compactMap({ $0 }) + images.values + currentImages.values {
            widest = max(widest, image.size.width)
        }
        return widest
    }

    /// The distance of pages that have room.
    private var naturalPitch: CGFloat { widest + Self.pitch - Self.dotSide }

    /// The distance of pages as they are shown.
    private var pitch: CGFloat {
        guard storedCount > Self.mostRoom else { return naturalPitch }
        let free = max(bounds.width, intrinsicContentSize.width) - widest
        return min(naturalPitch, free / CGFloat(storedCount - 1))
    }

    private func makeDots() {
        while dots.count > storedCount { dots.removeLast().removeFromSuperview() }
        while dots.count < storedCount {
            let dot = PageIndicator(frame: .zero)
            dots.append(dot)
            insertSubview(dot, at: .max)
        }
        setNeedsLayout()
    }

    private var isLeftOut: Bool { hidesForSinglePage && storedCount <= 1 }

    private func showPage() {
        showBack()
        for (index, dot) in dots.enumerated() {
            dot.show(
                shownImage(index),
                index == storedPage
                    ? currentPageIndicatorTintColor ?? .white
                    : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
            )
            dot.isHidden = isLeftOut
        }
        setNeedsRender()
    }

    /// Returns the size of a number of pages, with room on both sides; more than eight share that.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(min(max(0, pageCount), Self.mostRoom))
        return CGSize(width: Self.room.width + count * naturalPitch, height: Self.room.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: storedCount) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (pitch, widest) = (pitch, widest)
        let width = storedCount > 0 ? CGFloat(storedCount - 1) * pitch + widest : 0
        let start = roundedToPixel((bounds.width - width) / 2)
        back?.frame = CGRect(
            x: start - Self.backMargin,
            y: roundedToPixel((bounds.height - Self.backHeight) / 2),
            width: width + 2 * Self.backMargin,
            height: Self.backHeight
        )
        for (index, dot) in dots.enumerated() {
            let place = isRightToLeft ? storedCount - 1 - index : index
            let side = CGSize(width: Self.dotSide, height: Self.dotSide)
            let size = shownImage(index)?.size ?? side
            let x = start + CGFloat(place) * pitch + (widest - size.width) / 2
            dot.frame = CGRect(
                x: roundedToPixel(x),
                y: roundedToPixel((bounds.height - size.height) / 2),
                width: size.width,
                height: size.height
            )
        }
    }

    // MARK: - Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        drag = (touch.location(in: self).x, storedPage)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.continueTracking(touch, with: event) else { return false }
        guard allowsContinuousInteraction, let drag else { return true }
        let way = (touch.location(in: self).x - drag.start) * (isRightToLeft ? -1 : 1)
        guard interactionState == .continuous || abs(way) >= Self.dragSlop else { return true }
        if interactionState != .continuous { interactionState = .continuous }
        // In a control that is scaled to nearly nothing a finger goes farther than numbers count.
        let most = CGFloat(storedCount)
        turn(to: drag.page + Int(min(max(way / pitch, -most), most)), event)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        drag = nil
        if interactionState != .continuous, isTouchInside, let touch {
            interactionState = .discrete
            turn(by: (touch.location(in: self).x >= bounds.midX) != isRightToLeft ? 1 : -1, event)
        }
        interactionState = .none
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        drag = nil
        interactionState = .none
    }

    private func turn(by pages: Int, _ event: UIEvent? = nil) {
        turn(to: storedPage + pages, event)
    }

    private func turn(to page: Int, _ event: UIEvent?) {
        let old = storedPage
        currentPage = page
        if storedPage != old { sendValueChanged(event) }
    }

    // MARK: - Meaning

    override var defaultRole: Semantics.Role { .slider }

    override func describe(_ semantics: inout Semantics) {
        super.describe(&semantics)
        semantics.label = "Pages"
        guard storedCount > 0 else { return }
        semantics.value = "page \(storedPage + 1) of \(storedCount)"
        semantics.range = Semantics.Range(
            value: Double(storedPage + 1),
            least: 1,
            greatest: Double(storedCount)
        )
    }

    open override func accessibilityIncrement() { turn(by: 1) }
    open override func accessibilityDecrement() { turn(by: -1) }
}

/// The dot or picture of one page.
private final class PageIndicator: ControlPart {
    private var picture: UIImageView?

    override func layoutSubviews() {
        super.layoutSubviews()
        picture?.frame = bounds
        layer.cornerRadius = picture == nil ? bounds.height / 2 : 0
    }

    /// Shows a picture, or a dot, in a colour.
    func show(_ image: UIImage?, _ color: UIColor) {
        guard let image else {
            picture?.removeFromSuperview()
            picture = nil
            backgroundColor = color
            return setNeedsLayout()
        }
        backgroundColor = nil
        let view = picture ?? UIImageView(frame: bounds)
        if picture == nil {
            picture = view
            addSubview(view)
            setNeedsLayout()
        }
        let isPlain = image.renderingMode == .automatic
        view.image = isPlain ? image.withRenderingMode(.alwaysTemplate) : image
        view.tintColor = color
    }
}
