import CoreGraphics

extension UITableViewCell {
    /// Whether something stands at the end of the row.
    var hasAccessory: Bool {
        cell.isEditing
            ? cell.editingAccessoryView != nil || cell.editingAccessoryType != .none
                || showsReorderGrip
            : cell.accessoryView != nil || cell.accessoryType != .none
    }

    /// Whether the grip that moves the row is shown.
    var showsReorderGrip: Bool {
        guard cell.isEditing else { return false }
        guard let table = cell.tableView else { return cell.showsReorderControl }
        return table.canMoveRow(of: self)
    }

    /// Returns a rectangle given from the leading edge, from the left.
    private func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(
            x: width - rect.maxX,
            y: rect.minY,
            width: rect.width,
            height: rect.height
        )
    }

    // MARK: - The cell

    /// Returns the place of the content in a cell's rectangle.
    func contentFrame(in bounds: CGRect) -> CGRect {
        var rect = CGRect(origin: .zero, size: bounds.size)
        let before = editingIndent
        rect.origin.x = before
        rect.size.width -= before + trailingRoom(in: bounds.width)
        rect.size.width = max(0, rect.size.width)
        return mirrored(rect, in: bounds.width)
    }

    /// Whether the control of the editing style is shown.
    var showsEditControl: Bool { cell.isEditing && cell.editingStyle != .none }

    private var editingIndent: CGFloat {
        showsEditControl && cell.indentsWhileEditing ? CellMetrics.editingWidth : 0
    }

    private func trailingRoom(in width: CGFloat) -> CGFloat {
        var room: CGFloat = 0
        if showsReorderGrip { room += CellMetrics.reorderWidth }
        guard let size = accessorySize else { return room }
        // What the grip leaves is enough of a margin.
        let margin = room > 0 ? 0 : sideMargins.trailing
        return room + margin + size.width + 2
    }

    /// The margins of the cell by reading direction, the safe area included.
    private var sideMargins: NSDirectionalEdgeInsets { directionalLayoutMargins }

    private var accessorySize: CGSize? {
        if let view = cell.isEditing ? cell.editingAccessoryView : cell.accessoryView {
            return view.bounds.size
        }
        let type = cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
        return type == .none ? nil : CellAccessory.size(of: type)
    }

    /// Puts content, backgrounds, accessories and lines where they belong.
    func layoutParts() {
        let bounds = CGRect(origin: .zero, size: bounds.size)
        let content = contentFrame(in: bounds)
        if !cell.keepsFrames {
            contentView.letFrameCount()
            let isWider = contentView.frame.width != content.width
            if contentView.frame != content { contentView.frame = content }
            if isWider, cell.hosted != nil { contentView.marginsMayHaveChanged() }
        }
        for view in [
            cell.configuredBackground, cell.backgroundView, cell.selectedBackgroundView,
            cell.multipleBackgroundView, cell.systemSelection,
        ] where view != nil && view?.frame != bounds {
            view?.frame = bounds
        }
        layoutAccessory(bounds)
        layoutEditingControls(bounds)
        layoutSeparators(bounds)
        if cell.hosted == nil, !cell.keepsFrames { layoutStyle() }
    }

    private func layoutAccessory(_ bounds: CGRect) {
        showAccessory()
        guard let view = cell.shownAccessory, let size = accessorySize else { return }
        let grip = showsReorderGrip ? CellMetrics.reorderWidth : 0
        let margin = grip > 0 ? 0 : sideMargins.trailing
        let rect = CGRect(
            x: bounds.width - grip - margin - size.width,
            y: roundedToPixel((bounds.height - size.height) / 2),
            width: size.width,
            height: size.height
        )
        view.frame = mirrored(rect, in: bounds.width)
    }

    private func layoutEditingControls(_ bounds: CGRect) {
        showEditingControls()
        let side = CellAccessory.controlSide
        if let control = cell.editControl {
            let rect = CGRect(
                x: sideMargins.leading - 4,
                y: roundedToPixel((bounds.height - side) / 2),
                width: side,
                height: side
            )
            control.frame = mirrored(rect, in: bounds.width)
        }
        if let grip = cell.reorderControl {
            let rect = CGRect(
                x: bounds.width - CellMetrics.reorderWidth,
                y: 0,
                width: CellMetrics.reorderWidth,
                height: bounds.height
            )
            grip.frame = mirrored(rect, in: bounds.width)
        }
    }

    // MARK: - Separators

    /// The inset that the table says, else that of the content.
    var defaultSeparatorInset: UIEdgeInsets {
        cell.tableView?.appSeparatorInset ?? automaticSeparatorInset
    }

    /// Where lines begin and end: with the content, or where the app says, from there or the edges.
    private var lineInset: UIEdgeInsets {
        guard cell.tableView?.separatorInsetReference == .fromAutomaticInsets,
            let own = cell.separatorInset ?? cell.tableView?.appSeparatorInset
        else { return separatorInset }
        var inset = automaticSeparatorInset
        inset.left += own.left
        inset.right += own.right
        return inset
    }

    private var automaticSeparatorInset: UIEdgeInsets {
        let margins = layoutMargins
        let image = cell.imageView?.image.map { $0.size.width + 16 } ?? 0
        let isMirrored = isRightToLeft
        let own = showsEditControl && cell.indentsWhileEditing ? CellMetrics.editingWidth : 0
        return UIEdgeInsets(
            top: 0,
            left: isMirrored ? 0 : margins.left + image + own,
            bottom: 0,
            right: isMirrored ? margins.right + image + own : 0
        )
    }

    /// Shows the lines that the table wants.
    func setLines(_ lines: SeparatorLines) {
        guard lines != cell.lines else { return }
        cell.lines = lines
        layoutSeparators(bounds)
    }

    private func layoutSeparators(_ bounds: CGRect) {
        let pixel = 1 / pixelsPerPoint
        place(\.separator, cell.lines.bottom, y: bounds.height - pixel, pixel)
        place(\.topSeparator, cell.lines.top, y: 0, pixel)
    }

    private func place(
        _ path: WritableKeyPath<CellState, UIView?>,
        _ line: SeparatorLines.Line,
        y: CGFloat,
        _ pixel: CGFloat
    ) {
        let known = cell[keyPath: path]
        guard line != .none else {
            known?.removeFromSuperview()
            if known != nil { cell[keyPath: path] = nil }
            return
        }
        let view = known ?? UIView()
        if view.backgroundColor != cell.lines.color { view.backgroundColor = cell.lines.color }
        var rect = CGRect(x: 0, y: y, width: bounds.width, height: pixel)
        if line == .inset {
            let inset = lineInset
            rect.origin.x = inset.left
            rect.size.width = max(0, bounds.width - inset.left - inset.right)
        }
        if view.frame != rect { view.frame = rect }
        guard known == nil else { return }
        // Added as it is to be: in an animation it has nothing to begin with.
        view.isUserInteractionEnabled = false
        cell[keyPath: path] = view
        addSubview(view)
    }

    // MARK: - The parts of the style

    private struct StyleRoom {
        var left: CGFloat
        var right: CGFloat
        var image: CGSize
        var textLeft: CGFloat
        var width: CGFloat { max(0, right - textLeft) }
    }

    private func styleRoom(_ width: CGFloat) -> StyleRoom {
        let margins = contentView.directionalLayoutMargins
        let indent = CGFloat(cell.indentationLevel) * cell.indentationWidth
        let left = margins.leading + indent
        let image = cell.imageView?.image?.size ?? .zero
        let text = image.width > 0 ? left + image.width + 16 : left
        return StyleRoom(
            left: left,
            right: width - margins.trailing,
            image: image,
            textLeft: text
        )
    }

    /// Returns the height of the style's parts, in points.
    func styleHeight(within width: CGFloat) -> CGFloat {
        let room = styleRoom(width)
        let free = CGSize(width: room.width, height: .greatestFiniteMagnitude)
        let first = cell.textLabel?.sizeThatFits(free).height ?? 0
        let second = cell.detailLabel?.sizeThatFits(free).height ?? 0
        let isStacked = cell.style == .subtitle
        let gap: CGFloat = isStacked && first > 0 && second > 0 ? 1 : 0
        let text = isStacked ? first + gap + second : max(first, second)
        let margins: CGFloat = isStacked ? 20 : 22
        let height = max(text + margins, room.image.height + 8, CellMetrics.rowHeight)
        return roundedUpToPixel(height)
    }

    private func layoutStyle() {
        guard cell.textLabel != nil || cell.detailLabel != nil || cell.imageView != nil else {
            return
        }
        let size = contentView.bounds.size
        let room = styleRoom(size.width)
        if let view = cell.imageView {
            let height = min(room.image.height, size.height)
            place(
                view,
                CGRect(
                    x: room.left,
                    y: roundedToPixel((size.height - height) / 2),
                    width: room.image.width,
                    height: height
                )
            )
        }
        switch cell.style {
        case .default: layoutDefault(room, size)
        case .subtitle: layoutSubtitle(room, size)
        case .value1: layoutValue(room, size)
        case .value2: layoutSmallValue(room, size)
        }
    }

    private func place(_ view: UIView, _ rect: CGRect) {
        let rect = mirrored(rect, in: contentView.bounds.width)
        if view.frame != rect { view.frame = rect }
    }

    private func layoutDefault(_ room: StyleRoom, _ size: CGSize) {
        guard let label = cell.textLabel else { return }
        place(label, CGRect(x: room.textLeft, y: 0, width: room.width, height: size.height))
    }

    private func layoutSubtitle(_ room: StyleRoom, _ size: CGSize) {
        let free = CGSize(width: room.width, height: .greatestFiniteMagnitude)
        let first = cell.textLabel?.sizeThatFits(free) ?? .zero
        let second = cell.detailLabel?.sizeThatFits(free) ?? .zero
        let gap: CGFloat = first.height > 0 && second.height > 0 ? 1 : 0
        var y = roundedToPixel((size.height - first.height - gap - second.height) / 2)
        if let label = cell.textLabel {
            let width = min(first.width, room.width)
            place(label, CGRect(x: room.textLeft, y: y, width: width, height: first.height))
            y += first.height + gap
        }
        if let label = cell.detailLabel {
            let width = min(second.width, room.width)
            place(label, CGRect(x: room.textLeft, y: y, width: width, height: second.height))
        }
    }

    private func layoutValue(_ room: StyleRoom, _ size: CGSize) {
        let free = CGSize(width: room.width, height: .greatestFiniteMagnitude)
        let first = cell.textLabel?.sizeThatFits(free) ?? .zero
        let second = cell.detailLabel?.sizeThatFits(free) ?? .zero
        // The text comes first; the value gets what is left, at least a quarter.
        let gap: CGFloat = first.width > 0 && second.width > 0 ? 6 : 0
        let most = max(room.width - first.width - gap, room.width / 4)
        let value = min(second.width, most)
        if let label = cell.textLabel {
            place(
                label,
                CGRect(
                    x: room.textLeft,
                    y: roundedToPixel((size.height - first.height) / 2),
                    width: min(first.width, room.width - value - gap),
                    height: first.height
                )
            )
        }
        if let label = cell.detailLabel {
            place(
                label,
                CGRect(
                    x: room.right - value,
                    y: roundedToPixel((size.height - second.height) / 2),
                    width: value,
                    height: second.height
                )
            )
        }
    }

    private func layoutSmallValue(_ room: StyleRoom, _ size: CGSize) {
        let column: CGFloat = 91
        let free = CGSize(width: room.width, height: .greatestFiniteMagnitude)
        let first = cell.textLabel?.sizeThatFits(free) ?? .zero
        let second = cell.detailLabel?.sizeThatFits(free) ?? .zero
        if let label = cell.textLabel {
            place(
                label,
                CGRect(
                    x: room.textLeft,
                    y: roundedToPixel((size.height - first.height) / 2),
                    width: column,
                    height: first.height
                )
            )
        }
        if let label = cell.detailLabel {
            let x = room.textLeft + column + 6
            place(
                label,
                CGRect(
                    x: x,
                    y: roundedToPixel((size.height - second.height) / 2),
                    width: max(0, min(second.width, room.right - x)),
                    height: second.height
                )
            )
        }
    }
}
