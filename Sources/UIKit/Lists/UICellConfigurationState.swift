/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState, Hashable, EqualByValues {
    /// How far a person has come in dragging the cell.
    public enum DragState: Int, Sendable {
        /// The cell is not dragged.
        case none
        /// The cell is about to be dragged.
        case lifting
        /// The cell is dragged.
        case dragging
    }

    /// Whether something that a person drags would go to the cell.
    public enum DropState: Int, Sendable {
        /// Nothing is dragged.
        case none
        /// What is dragged would go elsewhere.
        case notTargeted
        /// What is dragged would go to the cell.
        case targeted
    }

    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell takes no input; default false.
    public var isDisabled = false
    /// Whether the cell is pressed; default false.
    public var isHighlighted = false
    /// Whether the cell is selected; default false.
    public var isSelected = false
    /// Whether the cell has the focus; default false.
    public var isFocused = false
    /// Whether the cell stays at an edge while others scroll; default false.
    public var isPinned = false
    /// Whether the cell is edited; default false.
    public var isEditing = false
    /// Whether the items below the cell's are shown; default false.
    public var isExpanded = false
    /// Whether the cell is moved aside for its actions; default false.
    public var isSwiped = false
    /// Whether the cell is being moved to another place; default false.
    public var isReordering = false
    /// How far a person has come in dragging the cell; default none.
    public var cellDragState = DragState.none
    /// Whether something that a person drags would go into the cell; default none.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state of a cell that is neither pressed nor selected.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }

    var values: [AnyHashable] {
        hashableValues(
            traitCollection,
            isDisabled,
            isHighlighted,
            isSelected,
            isFocused,
            isPinned,
            isEditing,
            isExpanded,
            isSwiped,
            isReordering,
            cellDragState,
            cellDropState,
            custom
        )
    }
}
