import RenderTree

/// Dots that show which of several pages is there, and lead to those beside it.
open class UIPageControl: UIControl {
    private var dots: [ControlPart] = []
    private var storedCount = 0
    private var storedPage = 0

    private static let dotSide: CGFloat = 7
    private static let pitch: CGFloat = 16
    private static let height: CGFloat = 37

    /// Creates a page control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.decodeElement(self)
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
            showPage()
        }
    }

    /// Whether nothing is shown for a single page; default false.
    open var hidesForSinglePage = false {
        didSet { showPage() }
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

    private func makeDots() {
        while dots.count > storedCount { dots.removeLast().removeFromSuperview() }
        while dots.count < storedCount {
            let dot = ControlPart(frame: .zero)
            dot.layer.cornerRadius = Self.dotSide / 2
            dots.append(dot)
            insertSubview(dot, at: .max)
        }
        setNeedsLayout()
    }

    private func showPage() {
        let isLeftOut = hidesForSinglePage && storedCount <= 1
        for (index, dot) in dots.enumerated() {
            dot.backgroundColor =
                index == storedPage
                ? currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
            dot.isHidden = isLeftOut
        }
        setNeedsRender()
    }

    /// Returns the size of the dots of a number of pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(0, pageCount))
        return CGSize(
            width: max(0, count * Self.pitch - (Self.pitch - Self.dotSide)),
            height: Self.height
        )
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: storedCount) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = size(forNumberOfPages: storedCount)
        let start = roundedToPixel((bounds.width - size.width) / 2)
        for (index, dot) in dots.enumerated() {
            let place = isRightToLeft ? storedCount - 1 - index : index
            dot.frame = CGRect(
                x: start + CGFloat(place) * Self.pitch,
                y: roundedToPixel((bounds.height - Self.dotSide) / 2),
                width: Self.dotSide,
                height: Self.dotSide
            )
        }
    }

    // MARK: - Touches

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let touch else { return }
        turn(by: (touch.location(in: self).x >= bounds.midX) != isRightToLeft ? 1 : -1, event)
    }

    private func turn(by pages: Int, _ event: UIEvent? = nil) {
        let old = storedPage
        currentPage += pages
        if storedPage != old { sendValueChanged(event) }
    }

    // MARK: - Meaning

    override var defaultRole: Semantics.Role { .slider }

    override func describe(_ semantics: inout Semantics) {
        super.describe(&semantics)
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
