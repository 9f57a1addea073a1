import CoreGraphics

extension UITableViewCell {
    /// What a cell shows by itself.
    public enum CellStyle: Int, Sendable {
        /// An image and a text.
        case `default`
        /// An image, a text, and a value at the end.
        case value1
        /// A small text that ends where a value begins.
        case value2
        /// An image and two texts, one above the other.
        case subtitle
    }

    /// How a pressed or selected cell looks.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    /// What editing does with a row.
    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    /// What stands at the end of a row.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// What separates rows.
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine
    }

    /// What changes a cell's look between the rows that it shows.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The row shows the control of its editing style.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The row shows its actions.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    /// What updates a cell for its state.
    public typealias ConfigurationUpdateHandler =
        (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
}

/// Lengths of iOS, in points.
enum CellMetrics {
    /// The distance of content from the edges of a cell of a width.
    static func side(_ width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
    /// The margins of a cell of a width.
    static func margins(_ width: CGFloat) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 11, leading: side(width), bottom: 11, trailing: side(width))
    }
    /// The height of rows that nothing says the height of.
    static let rowHeight: CGFloat = 44
    /// The margin of content beside an accessory.
    static let accessoryMargin: CGFloat = 8
    /// The room for the control of an editing style.
    static let editingWidth: CGFloat = 40
    /// The room for the grip that moves a row.
    static let reorderWidth: CGFloat = 40
}

/// What a cell knows of itself.
struct CellState {
    var style = UITableViewCell.CellStyle.default
    var reuseIdentifier: String?
    weak var tableView: UITableView?
    /// The width for which the cell is measured now, in points; nil where that is its own.
    var fittingWidth: CGFloat?
    /// Where the table put the cell last; nil for a cell that it did not place.
    var place: CGRect?
    var textLabel: UILabel?
    var detailLabel: UILabel?
    var imageView: UIImageView?
    /// Whether the document's own frames hold for the parts of the style.
    var keepsFrames = false
    var hosted: (any UIView & UIContentView)?
    var backgroundConfiguration: UIBackgroundConfiguration?
    var configuredBackground: ConfiguredBackgroundView?
    var backgroundView: UIView?
    var selectedBackgroundView: UIView?
    /// What takes its place where several rows can be selected.
    var multipleBackgroundView: UIView?
    /// The system's own background of a selected cell, while it is shown.
    var systemSelection: UIView?
    var updateHandler: UITableViewCell.ConfigurationUpdateHandler?
    var selectionStyle = UITableViewCell.SelectionStyle.default
    var editingStyle = UITableViewCell.EditingStyle.none
    var accessoryType = UITableViewCell.AccessoryType.none
    var editingAccessoryType = UITableViewCell.AccessoryType.none
    var accessoryView: UIView?
    var editingAccessoryView: UIView?
    /// What stands at the end of the row now, and what it was made for.
    var shownAccessory: UIView?
    var shownAccessoryType = UITableViewCell.AccessoryType.none
    var editControl: UIView?
    var reorderControl: UIView?
    var separator: UIView?
    var topSeparator: UIView?
    var separatorInset: UIEdgeInsets?
    var indentationLevel = 0
    var indentationWidth: CGFloat = 10
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var isSwiped = false
    var isSelectable = false
    var showsReorderControl = false
    var indentsWhileEditing = true
    var updatesContent = true
    var updatesBackground = true
    var needsConfiguration = false
    /// The segues that the row begins in a storyboard.
    var selectionSegue: CellSegue?
    var accessorySegue: CellSegue?
    /// The lines at the row's edges.
    var lines = SeparatorLines()
}

/// The lines that a table draws at a row's edges.
struct SeparatorLines: Equatable {
    /// The line below the row.
    var bottom = Line.none
    /// The line above the row.
    var top = Line.none
    /// The colour of the lines.
    var color: UIColor?

    /// How far a line reaches.
    enum Line: Equatable {
        case none
        /// Within the separator's inset.
        case inset
        /// From edge to edge.
        case full
    }
}
