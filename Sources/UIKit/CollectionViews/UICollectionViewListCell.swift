import CoreGraphics
import RenderTree

/// The cell of a list: content between accessories, with lines and a background of the list's.
///
/// It serves as header and footer as well.
open class UICollectionViewListCell: UICollectionViewCell {
    /// What the list says of the cell, and what stands in it because of that.
    var row = ListRow()

    // MARK: - Accessories

    /// What stands at the beginning and at the end of the cell; default nothing.
    open var accessories: [UICellAccessory] = [] {
        didSet { accessoriesDidChange() }
    }
    /// How often the content is indented; the level of an outline's item, else 0.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }
    /// The width of each indentation, in points; default 10.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }
    /// Whether accessories at the beginning are indented as well; default true.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
    }
    /// The part of the cell that lines leave free at their ends; constrain it to content.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = makeSeparatorGuide()

    // MARK: - Configurations

    /// Returns the content of a row, header or footer of the list that the cell is in.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        row.look?.content ?? .cell()
    }

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        row.look?.background ?? .listPlainCell()
    }

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isEditing = row.isEditing
        state.isSwiped = row.isSwiped
        state.isExpanded = row.outline?.isExpanded ?? false
        return state
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        row.isSwiped = false
    }

    // MARK: - Hooks

    override var backgroundInForce: UIBackgroundConfiguration? {
        if let configured, configured.hasOwnBackground { return configured.background }
        guard backgroundView == nil, backgroundColor == nil else { return nil }
        return row.look?.background
    }

    override var isSizedByContent: Bool { true }

    override var standardMargins: NSDirectionalEdgeInsets { CellMetrics.margins(bounds.width) }

    override func takeAttributes(_ attributes: UICollectionViewLayoutAttributes) {
        super.takeAttributes(attributes)
        guard row.look != attributes.list else { return }
        row.look = attributes.list
        showCorners()
        markNeedsConfiguration()
    }

    override func contentMargins(of view: UIView) -> NSDirectionalEdgeInsets? {
        view === contentView ? row.margins : nil
    }

    override func contentViewDidChange() {
        super.contentViewDidChange()
        constrainSeparatorGuide()
    }

    override func contentFrame(in size: CGSize) -> CGRect {
        prepareAccessories()
        return contentPlace(in: size)
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if old.size != bounds.size { layoutRow() }
    }

    override func layoutInternals() {
        super.layoutInternals()
        layoutRow()
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        var size = super.systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
        if size.height <= 0 { size.height = CellMetrics.rowHeight }
        return size
    }

    override var spokenText: String? { contentView.spokenContent }

    override var defaultRole: Semantics.Role {
        guard element?.category == .cell, row.look != nil else { return super.defaultRole }
        return collectionView?.allowsSelection == true ? .pressableListItem : .listItem
    }

    override func describe(_ semantics: inout Semantics) {
        super.describe(&semantics)
        let isMarked = accessories.contains {
            $0.kind == .checkmark && $0.isShown(whileEditing: row.isEditing)
        }
        if isMarked { semantics.isSelected = true }
        let hasDisclosure = accessories.contains {
            if case .outline = $0.kind { $0.isShown(whileEditing: row.isEditing) } else { false }
        }
        if hasDisclosure { semantics.isExpanded = row.outline?.isExpanded }
    }
}
