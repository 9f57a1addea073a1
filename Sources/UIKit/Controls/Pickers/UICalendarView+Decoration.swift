extension UICalendarView {
    /// What stands below the number of a day.
    @preconcurrency @MainActor
    public final class Decoration: NSObject {
        private let make: @MainActor (UIColor) -> UIView?

        /// Creates the usual decoration: a dot.
        public override convenience init() {
            self.init(dot: nil, size: .medium)
        }

        /// Creates a decoration of a picture.
        ///
        /// - Parameters:
        ///   - image: The picture; nil for a dot.
        ///   - color: The colour of templates; nil for the tint of the calendar.
        ///   - size: How large it is.
        public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            let template = image?.withRenderingMode(.alwaysTemplate)
            make = { tint in
                guard let template else { return Self.dot(color ?? tint, size) }
                let side = size.side
                let view = UIImageView(image: template)
                view.contentMode = .scaleAspectFit
                view.tintColor = color ?? tint
                view.frame.size = CGSize(width: side, height: side)
                return view
            }
        }

        /// Creates a decoration of a view of the app's, as large as it fits into its day.
        public init(customViewProvider: @escaping () -> UIView) {
            make = { _ in customViewProvider() }
        }

        private init(dot color: UIColor?, size: DecorationSize) {
            make = { Self.dot(color ?? $0, size) }
        }

        /// Returns a dot.
        public static func `default`(
            color: UIColor? = nil,
            size: DecorationSize = .medium
        ) -> Decoration {
            Decoration(dot: color, size: size)
        }

        /// Returns a picture.
        public static func image(
            _ image: UIImage?,
            color: UIColor? = nil,
            size: DecorationSize = .medium
        ) -> Decoration {
            Decoration(image: image, color: color, size: size)
        }

        /// Returns a view of the app's.
        public static func customView(
            _ customViewProvider: @escaping () -> UIView
        ) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }

        /// Returns a new view of the decoration.
        func makeView(_ tint: UIColor) -> UIView? { make(tint) }

        private static func dot(_ color: UIColor, _ size: DecorationSize) -> UIView {
            let side = size.side / 2
            let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
            view.backgroundColor = color
            view.layer.cornerRadius = side / 2
            return view
        }
    }
}

extension UICalendarView.DecorationSize {
    /// The height that pictures have, in points; dots have half of it.
    fileprivate var side: CGFloat {
        switch self {
        case .small: 10
        case .medium: 13
        case .large: 16
        }
    }
}
