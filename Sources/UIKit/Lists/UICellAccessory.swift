import CoreGraphics

/// Something at the beginning or end of a list's cell.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When an accessory is shown.
    public enum DisplayedState: Sendable {
        case always, whenEditing, whenNotEditing
    }

    /// The width that an accessory keeps for itself.
    public enum LayoutDimension: Hashable, Sendable {
        /// That of the accessory.
        case actual
        /// One that system accessories of a kind have in common.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// At which end of the cell a view stands.
    public enum Placement {
        /// Returns the place of an accessory among those at its end.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }

    /// The look of an accessory.
    @preconcurrency @MainActor
    public struct Options {
        /// Whether only its room is there; default false.
        public var isHidden: Bool
        /// The width that it keeps; nil means the standard one.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil means the system's.
        public var tintColor: UIColor?

        /// Creates a look.
        public init(
            isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The look of a disclosure indicator.
    public typealias DisclosureIndicatorOptions = Options
    /// The look of a checkmark.
    public typealias CheckmarkOptions = Options
    /// The look of a delete button.
    public typealias DeleteOptions = Options
    /// The look of an insert button.
    public typealias InsertOptions = Options
    /// The look of the mark of selected cells.
    public typealias MultiselectOptions = Options
    /// The look of a grip that moves rows.
    public typealias ReorderOptions = Options
    /// The look of a detail button.
    public typealias DetailOptions = Options

    enum Kind: Equatable {
        case disclosure, checkmark, delete, insert, multiselect, detail, label, view, reorder
        case outline(OutlineDisclosureOptions.Style)
    }

    let kind: Kind
    let displayed: DisplayedState
    var options = Options()
    /// What a person's press calls; nil means what the system does.
    var handler: (() -> Void)?
    var text: String?
    var font: UIFont?
    var customView: UIView?
    /// Whether the view of the app's keeps the size of its frame.
    var keepsSize = false
    var placement: Placement?

    init(_ kind: Kind, _ displayed: DisplayedState) {
        self.kind = kind
        self.displayed = displayed
    }

    private init(
        _ kind: Kind,
        _ displayed: DisplayedState,
        _ options: Options,
        _ handler: (() -> Void)? = nil
    ) {
        self.init(kind, displayed)
        self.options = options
        self.handler = handler
    }

    // MARK: - Accessories

    /// Returns the sign that a tap shows more.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = Options()
    ) -> UICellAccessory { UICellAccessory(.disclosure, displayed, options) }

    /// Returns a checkmark.
    public static func checkmark(
        displayed: DisplayedState = .always,
        options: CheckmarkOptions = Options()
    ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }

    /// Returns a button that shows details.
    public static func detail(
        displayed: DisplayedState = .always,
        options: DetailOptions = Options(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.detail, displayed, options, actionHandler) }

    /// Returns a button that deletes; without a handler it shows the actions of the row.
    public static func delete(
        displayed: DisplayedState = .whenEditing,
        options: DeleteOptions = Options(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.delete, displayed, options, actionHandler) }

    /// Returns a button that inserts.
    public static func insert(
        displayed: DisplayedState = .whenEditing,
        options: InsertOptions = Options(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.insert, displayed, options, actionHandler) }

    /// Returns the mark of cells of which several can be selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing,
        options: MultiselectOptions = Options()
    ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options) }

    /// Returns the grip that moves the row, where the data source says that it can be moved.
    public static func reorder(
        displayed: DisplayedState = .whenEditing,
        options: ReorderOptions = Options()
    ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options) }

    /// Returns the sign that shows and hides the items below the cell's.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always,
        options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.outline(options.style), displayed, options.look, actionHandler)
    }

    /// Returns a text.
    public static func label(
        text: String,
        displayed: DisplayedState = .always,
        options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var made = UICellAccessory(.label, displayed, options.look)
        made.text = text
        made.font = options.font
        return made
    }

    /// Returns a view of the app's.
    public static func customView(
        configuration: CustomViewConfiguration
    ) -> UICellAccessory {
        var made = UICellAccessory(.view, configuration.displayed, configuration.look)
        made.customView = configuration.customView
        made.keepsSize = configuration.maintainsFixedSize
        made.placement = configuration.placement
        return made
    }

    // MARK: - Places

    var isLeading: Bool {
        if case .leading? = placement { return true }
        switch kind {
        case .delete, .insert, .multiselect: return true
        default: return false
        }
    }

    func isShown(whileEditing isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    /// The order of system accessories from the content to the end of the cell.
    var rank: Int {
        switch kind {
        case .view, .label: 0
        case .checkmark: 1
        case .detail: 2
        case .outline: 3
        case .disclosure: 4
        case .reorder: 5
        case .delete, .insert: 0
        case .multiselect: 1
        }
    }
}
