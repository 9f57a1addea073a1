import CoreGraphics

extension UICellAccessory {
    /// The look of the sign that shows and hides items below a cell's.
    @preconcurrency @MainActor
    public struct OutlineDisclosureOptions {
        /// What of the cell shows and hides them.
        public enum Style: Int, Sendable {
            /// All of a header's, the sign of any other cell.
            case automatic
            /// All of the cell.
            case header
            /// The sign alone.
            case cell
        }

        /// What of the cell shows and hides items; default automatic.
        public var style: Style
        var look: Options
        /// Whether only its room is there; default false.
        public var isHidden: Bool {
            get { look.isHidden }
            set { look.isHidden = newValue }
        }
        /// The width that it keeps; nil means the standard one.
        public var reservedLayoutWidth: LayoutDimension? {
            get { look.reservedLayoutWidth }
            set { look.reservedLayoutWidth = newValue }
        }
        /// The colour; nil means the tint colour.
        public var tintColor: UIColor? {
            get { look.tintColor }
            set { look.tintColor = newValue }
        }

        /// Creates a look.
        public init(
            style: Style = .automatic,
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            look = Options(
                isHidden: isHidden,
                reservedLayoutWidth: reservedLayoutWidth,
                tintColor: tintColor
            )
        }
    }

    /// The look of a text at the end of a cell.
    @preconcurrency @MainActor
    public struct LabelOptions {
        var look: Options
        /// Whether only its room is there; default false.
        public var isHidden: Bool {
            get { look.isHidden }
            set { look.isHidden = newValue }
        }
        /// The width that it keeps; nil means its own.
        public var reservedLayoutWidth: LayoutDimension? {
            get { look.reservedLayoutWidth }
            set { look.reservedLayoutWidth = newValue }
        }
        /// The colour; nil means that of secondary texts.
        public var tintColor: UIColor? {
            get { look.tintColor }
            set { look.tintColor = newValue }
        }
        /// The font; nil means that of the body.
        public var font: UIFont?
        /// Whether the font follows the size that the user prefers; default true.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates a look.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool = true
        ) {
            look = Options(
                isHidden: isHidden,
                reservedLayoutWidth: reservedLayoutWidth,
                tintColor: tintColor
            )
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    /// A view of the app's at an end of a cell.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// The view.
        public var customView: UIView
        /// At which end it stands.
        public var placement: Placement
        var look: Options
        /// Whether only its room is there; default false.
        public var isHidden: Bool {
            get { look.isHidden }
            set { look.isHidden = newValue }
        }
        /// The width that it keeps; nil means its own.
        public var reservedLayoutWidth: LayoutDimension? {
            get { look.reservedLayoutWidth }
            set { look.reservedLayoutWidth = newValue }
        }
        /// The tint colour of the view; nil means the cell's.
        public var tintColor: UIColor? {
            get { look.tintColor }
            set { look.tintColor = newValue }
        }
        /// Whether the view keeps the size of its frame; else it has the one that it asks for.
        ///
        /// Default false.
        public var maintainsFixedSize: Bool

        /// Creates a place of a view.
        public init(
            customView: UIView,
            placement: Placement,
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            maintainsFixedSize: Bool = false
        ) {
            self.customView = customView
            self.placement = placement
            look = Options(
                isHidden: isHidden,
                reservedLayoutWidth: reservedLayoutWidth,
                tintColor: tintColor
            )
            self.maintainsFixedSize = maintainsFixedSize
        }

        var displayed: DisplayedState {
            switch placement {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        }
    }
}
