import CoreGraphics
import InterfaceBuilder

extension NibLoader {
    func decodeTableView(_ object: IBObject, into table: UITableView) {
        decodeScrollView(object, into: table)
        setHeights(object, of: table)
        switch object.string("separatorStyle") {
        case "none": table.separatorStyle = .none
        default: break
        }
        if let color = source.color(object.color("separatorColor"), line: object.line) {
            table.separatorColor = color
        }
        if let insets = object.insets("separatorInset") {
            table.separatorInset = UIEdgeInsets(insets)
        }
        if object.string("separatorInsetReference") == "fromAutomaticInsets" {
            table.separatorInsetReference = .fromAutomaticInsets
        }
        if let flag = object.bool("contentViewInsetsToSafeArea") {
            table.insetsContentViewsToSafeArea = flag
        }
        setSelection(object, of: table)
        setIndex(object, of: table)
        if let view = object.object("backgroundView").flatMap({ makePart($0, table) }) {
            table.backgroundView = view
        }
        let header = object.object("tableHeaderView").flatMap { makePart($0, table) }
        let footer = object.object("tableFooterView").flatMap { makePart($0, table) }
        if placesCells {
            // They stand where the document has them, below bars that it assumes.
            for view in [header, footer].compactMap({ $0 }) { table.addSubview(view) }
        } else {
            if let header { table.tableHeaderView = header }
            if let footer { table.tableFooterView = footer }
        }
        if placesCells { return placeCells(object, in: table) }
        if object.string("dataMode") == "static" {
            table.table.staticContent = makeStaticContent(object, table)
        } else {
            takePrototypes(object, table)
        }
    }

    private func setHeights(_ object: IBObject, of table: UITableView) {
        let isAutomatic = (object.number("rowHeight") ?? -1) < 0
        if let height = object.length("rowHeight"), !isAutomatic {
            table.rowHeight = CGFloat(height)
        }
        if let height = object.length("estimatedRowHeight"), height >= 0 {
            table.estimatedRowHeight = CGFloat(height)
        }
        // Automatic heights are -1; the 28 and 18 points that new tables have are heights like all.
        if let height = object.length("sectionHeaderHeight"), height >= 0 {
            table.sectionHeaderHeight = CGFloat(height)
        }
        if let height = object.length("sectionFooterHeight"), height >= 0 {
            table.sectionFooterHeight = CGFloat(height)
        }
        if let height = object.length("estimatedSectionHeaderHeight"), height >= 0 {
            table.estimatedSectionHeaderHeight = CGFloat(height)
        }
        if let height = object.length("estimatedSectionFooterHeight"), height >= 0 {
            table.estimatedSectionFooterHeight = CGFloat(height)
        }
        if let height = object.length("sectionHeaderTopPadding"), height >= 0 {
            table.sectionHeaderTopPadding = CGFloat(height)
        }
        if let height = object.number("fillerRowHeight") {
            table.fillerRowHeight = CGFloat(height)
        }
    }

    private func setIndex(_ object: IBObject, of table: UITableView) {
        if let count = object.integer("sectionIndexMinimumDisplayRowCount") {
            table.sectionIndexMinimumDisplayRowCount = count
        }
        let line = object.line
        if let color = source.color(object.color("sectionIndexColor"), line: line) {
            table.sectionIndexColor = color
        }
        if let color = source.color(object.color("sectionIndexBackgroundColor"), line: line) {
            table.sectionIndexBackgroundColor = color
        }
        if let color = source.color(object.color("sectionIndexTrackingBackgroundColor"), line: line)
        {
            table.sectionIndexTrackingBackgroundColor = color
        }
    }

    private func setSelection(_ object: IBObject, of table: UITableView) {
        if let flag = object.bool("allowsSelection") { table.allowsSelection = flag }
        if let flag = object.bool("allowsMultipleSelection") {
            table.allowsMultipleSelection = flag
        }
        if let flag = object.bool("allowsSelectionDuringEditing") {
            table.allowsSelectionDuringEditing = flag
        }
        if let flag = object.bool("allowsMultipleSelectionDuringEditing") {
            table.allowsMultipleSelectionDuringEditing = flag
        }
        if let flag = object.bool("dragInteractionEnabled") { table.dragInteractionEnabled = flag }
        switch object.string("selection") {
        case "none": table.allowsSelection = false
        case "multiple": table.allowsMultipleSelection = true
        default: break
        }
    }

    private func makePart(_ object: IBObject, _ table: UIView) -> UIView? {
        makeView(object, outerSize: table.bounds.size)
    }

    // MARK: - Cells

    /// Shows the cells at the places that the document gives them.
    private func placeCells(_ object: IBObject, in table: UITableView) {
        let cells = object.prototypes + object.sections.flatMap(\.cells)
        for element in cells {
            guard let view = makeView(element, outerSize: table.bounds.size) else { continue }
            if let cell = view as? UITableViewCell { cell.cell.keepsFrames = true }
            table.addSubview(view)
        }
    }

    private func makeStaticContent(_ object: IBObject, _ table: UITableView) -> StaticTableContent {
        StaticTableContent(
            sections: object.sections.map { section in
                var cells: [UITableViewCell] = []
                var heights: [CGFloat?] = []
                for element in section.cells {
                    let element = resolved(element)
                    guard
                        let cell = makeView(element, outerSize: table.bounds.size)
                            as? UITableViewCell
                    else { continue }
                    cells.append(cell)
                    heights.append(element.length("rowHeight").map { CGFloat($0) })
                }
                return StaticTableContent.Section(
                    header: source.localized("headerTitle", of: section.id) ?? section.headerTitle,
                    footer: source.localized("footerTitle", of: section.id) ?? section.footerTitle,
                    cells: cells,
                    heights: heights
                )
            }
        )
    }

    private func takePrototypes(_ object: IBObject, _ table: UITableView) {
        var shown: [UITableViewCell] = []
        for element in object.prototypes {
            if source.isPreview {
                // A designer sees each prototype once.
                if let cell = makeView(element, outerSize: table.bounds.size) as? UITableViewCell {
                    shown.append(cell)
                }
                continue
            }
            guard let name = element.string("reuseIdentifier"), !name.isEmpty else { continue }
            let prototype = ReuseSource.prototype(NibPrototype(element, of: self))
            if element.elementName == "tableViewHeaderFooterView" {
                table.table.edgeSources[name] = prototype
            } else {
                table.table.cellSources[name] = prototype
            }
        }
        guard source.isPreview, !shown.isEmpty else { return }
        let heights = shown.map { Optional($0.frame.height) }
        table.table.staticContent = StaticTableContent(
            sections: [StaticTableContent.Section(cells: shown, heights: heights)]
        )
    }

    func decodeTableViewCell(_ object: IBObject, into cell: UITableViewCell) {
        cell.cell.style = Self.cellStyles[object.string("style") ?? ""] ?? .default
        if let name = object.string("reuseIdentifier"), !name.isEmpty {
            cell.cell.reuseIdentifier = name
        }
        switch object.string("selectionStyle") {
        case "none": cell.selectionStyle = .none
        case "blue": cell.selectionStyle = .blue
        case "gray": cell.selectionStyle = .gray
        default: break
        }
        cell.accessoryType = Self.accessories[object.string("accessoryType") ?? ""] ?? .none
        cell.editingAccessoryType =
            Self.accessories[object.string("editingAccessoryType") ?? ""] ?? .none
        if let level = object.integer("indentationLevel") { cell.indentationLevel = level }
        if let width = object.length("indentationWidth") {
            cell.indentationWidth = CGFloat(width)
        }
        if let flag = object.bool("showsReorderControl") { cell.showsReorderControl = flag }
        if let flag = object.bool("shouldIndentWhileEditing") {
            cell.shouldIndentWhileEditing = flag
        }
        if let insets = object.insets("separatorInset") {
            cell.separatorInset = UIEdgeInsets(insets)
        }
        // In a preview of the layout the parts stand where the document has them.
        cell.cell.keepsFrames = placesCells
        if let content = object.contentView { decodeContentView(content, of: cell) }
        takeStyleParts(object, cell)
        if let content = listContent(of: object) { cell.contentConfiguration = content }
        if let view = object.object("backgroundView").flatMap({ makePart($0, cell) }) {
            cell.backgroundView = view
        }
        if let view = object.object("selectedBackgroundView").flatMap({ makePart($0, cell) }) {
            cell.selectedBackgroundView = view
        }
        if let view = object.object("accessoryView").flatMap({ makePart($0, cell) }) {
            cell.accessoryView = view
        }
    }

    private func decodeContentView(_ object: IBObject, of cell: UITableViewCell) {
        let content = cell.contentView
        let object = resolved(object)
        register(content, for: object)
        decodeView(object, into: content, outerSize: cell.bounds.size)
        if !placesCells { cell.layoutParts() }
    }

    /// The labels and the picture of the style stand among the content's subviews.
    private func takeStyleParts(_ object: IBObject, _ cell: UITableViewCell) {
        func part<Part: UIView>(_ name: String) -> Part? {
            guard let part = object.string(name).flatMap({ objects[$0] as? Part }) else {
                return nil
            }
            // The style places its parts, though old documents leave them to constraints.
            if !placesCells { part.translatesAutoresizingMaskIntoConstraints = true }
            return part
        }
        if let label: UILabel = part("textLabel") { cell.adopt(label: label, as: \.textLabel) }
        if let label: UILabel = part("detailTextLabel") {
            cell.adopt(label: label, as: \.detailLabel)
        }
        if let view: UIImageView = part("imageView") { cell.cell.imageView = view }
    }

    func decodeHeaderFooterView(_ object: IBObject, into view: UITableViewHeaderFooterView) {
        if let name = object.string("reuseIdentifier"), !name.isEmpty {
            view.edge.reuseIdentifier = name
        }
        guard let content = object.contentView.map(resolved) else { return }
        register(view.contentView, for: content)
        decodeView(content, into: view.contentView, outerSize: view.bounds.size)
    }

    private static let cellStyles: [String: UITableViewCell.CellStyle] = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
        "detailButton": .detailButton, "detailDisclosureButton": .detailDisclosureButton,
    ]
}
