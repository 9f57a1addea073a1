/// The state of a header or footer.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState, Hashable, EqualByValues {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view takes no input; default false.
    public var isDisabled = false
    /// Whether the view is pressed; default false.
    public var isHighlighted = false
    /// Whether the view is selected; default false.
    public var isSelected = false
    /// Whether the view has the focus; default false.
    public var isFocused = false
    /// Whether the view stays at an edge while its section scrolls; default false.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state of a view that is neither pressed nor selected.
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
            custom
        )
    }
}
