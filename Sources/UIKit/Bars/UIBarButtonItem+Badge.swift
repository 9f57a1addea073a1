extension UIBarButtonItem {
    /// A mark at the corner of an item.
    @preconcurrency @MainActor
    public struct Badge {
        /// The text; nil for a dot.
        public let stringValue: String?
        /// The colour behind the text; nil, the default, is the system's red.
        public var backgroundColor: UIColor?
        /// The colour of the text; nil, the default, is white.
        public var foregroundColor: UIColor?
        /// The font of the text; nil, the default, is the system's.
        public var font: UIFont?

        private init(_ text: String?) {
            stringValue = text
        }

        /// Returns a mark with a number.
        public static func count(_ count: Int) -> Badge { Badge(count.formatted()) }
        /// Returns a mark with a text.
        public static func string(_ string: String) -> Badge { Badge(string) }
        /// Returns a dot.
        public static func indicator() -> Badge { Badge(nil) }
    }
}

/// What shows the mark of a bar's item.
final class BarBadgeView: UIView {
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ badge: UIBarButtonItem.Badge) {
        label.text = badge.stringValue
        label.font = badge.font ?? .systemFont(ofSize: 11, weight: .medium)
        label.textColor = badge.foregroundColor ?? .white
        backgroundColor = badge.backgroundColor ?? .systemRed
    }

    /// Places the mark at a corner of an item's content.
    func place(atCornerOf content: CGRect, isRightToLeft: Bool) {
        let isDot = (label.text ?? "").isEmpty
        let height: CGFloat = isDot ? 8 : max(16, label.intrinsicContentSize.height + 2)
        let width = isDot ? height : max(height, label.intrinsicContentSize.width + 8)
        layer.cornerRadius = height / 2
        let (x, y) = (isRightToLeft ? content.minX : content.maxX, content.minY)
        frame = CGRect(
            x: roundedToPixel(x - width / 2),
            y: roundedToPixel(max(0, y - height / 3)),
            width: width,
            height: height
        )
        label.frame = bounds
    }
}
