import CoreGraphics

extension UITableView {
    /// How a table looks.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; headers stay at the top while their sections scroll.
        case plain
        /// Sections with space between them.
        case grouped
        /// Sections as round boxes with space around them.
        case insetGrouped

        init(document name: String?) {
            switch name {
            case "grouped": self = .grouped
            case "insetGrouped": self = .insetGrouped
            default: self = .plain
            }
        }
    }

    /// Where a row is to be after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        /// Wherever it can be seen with the least scrolling.
        case none
        case top, middle, bottom
    }

    /// What the insets of separators count from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of the cells.
        case fromCellEdges
        /// Where separators begin and end by themselves.
        case fromAutomaticInsets
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// The height of what measures itself.
    public nonisolated static let automaticDimension: CGFloat = -1
}

/// What a table knows of itself.
struct TableState {
    var layout = TableLayout()
    /// Whether the data source was asked since the last change that was not told of.
    var isLoaded = false
    /// The width that heights were measured for, in points.
    var measuredWidth: CGFloat = 0
    var defaultAnswers: UITableView.Answers = []
    /// The rows with views, from top to bottom.
    var shown: [(path: IndexPath, cell: UITableViewCell)] = []
    /// The rows that came in this layout, which the delegate is to be told of.
    var coming: [(path: IndexPath, cell: UITableViewCell)] = []
    var headers: [Int: ShownEdge] = [:]
    var footers: [Int: ShownEdge] = [:]
    var cellPool: [String: [UITableViewCell]] = [:]
    var edgePool: [String: [UITableViewHeaderFooterView]] = [:]
    var cellSources: [String: ReuseSource] = [:]
    var edgeSources: [String: ReuseSource] = [:]
    /// The cells of a static table by section and row; nil for one with a data source.
    var staticContent: StaticTableContent?
    var backgroundView: UIView?
    var headerView: UIView?
    var footerView: UIView?
    var separatorInset: UIEdgeInsets?
    var followsReadableWidth = false
    /// Whether what is in rows keeps clear of the safe area.
    var keepsClear = true
    var allowsSelection = true
    var allowsMultiple = false
    var allowsSelectionEditing = false
    var allowsMultipleEditing = false
    var selected: [IndexPath] = []
    var isEditing = false
    var updateDepth = 0
    var updates = TableUpdates()
    /// Whether rows are laid out just now: questions of the app are answered by what is known.
    var isLayingOut = false
    /// The row that is being made for the data source.
    var pathInMaking: IndexPath?
    /// Whether the first row has actions at an end; the others are taken to be alike.
    var hasActions = false
    var press: RowPress?
    /// The rows that the app prepares early.
    var prefetched: Set<IndexPath> = []
    /// The index at the trailing edge, and what keeps it there.
    var index: (view: SectionIndexView, track: StickyTrack)?
    /// The lines of empty rows, from top to bottom.
    var fillers: [UIView] = []
    /// What shows the menus of rows; nil without a delegate.
    var menuPress: MenuPress?
    var swipe: SwipedRow?
    var drag: RowDrag?
    /// What the table has to do with drags; nil where the app did not ask for any.
    var transfer: TableTransfer?
    var completions: [(Bool) -> Void] = []
    /// The least length of the content on the page, in points, while rows that leave are still seen.
    var heldLength: CGFloat = 0
    /// How many changes lead rows away now.
    var leadingChanges = 0
    /// The cell that the data source gets when it asks for one of the name.
    var cellInMaking: (identifier: String, cell: UITableViewCell)?
}

/// A header or footer that has a view.
struct ShownEdge {
    /// What the delegate gave, or what shows the data source's title.
    let view: UIView
    /// What keeps the view at the table's upper edge; nil where it scrolls with its section.
    let track: StickyTrack?

    /// The view that stands in the table.
    @MainActor var outer: UIView { track ?? view }
}

/// What cells, headers or footers of a name are made from.
enum ReuseSource {
    case type(AnyClass)
    case nib(UINib)
    case prototype(NibPrototype)
}
