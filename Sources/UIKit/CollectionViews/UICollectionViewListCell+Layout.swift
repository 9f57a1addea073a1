import CoreGraphics

/// What a list's cell knows of its list, and its own parts.
struct ListRow {
    /// An accessory and the view that shows it.
    struct Part {
        let accessory: UICellAccessory
        let view: UIView
    }

    var look: ListItemLook?
    var outline: OutlinePlace?
    var isEditing = false
    var isSwiped = false
    /// What a press on an accessory calls.
    var press: ((UICellAccessory) -> Void)?
    var leading: [Part] = []
    var trailing: [Part] = []
    /// Whether the accessories have the views that belong to them.
    var arePartsValid = true
    var topLine: UIView?
    var bottomLine: UIView?
    /// The margins of the content that were set last.
    var margins: NSDirectionalEdgeInsets?
    /// Where lines begin and end, as far as an app constrains it.
    var separatorGuide: UILayoutGuide?
}

extension UICollectionViewListCell {
    // MARK: - Accessories

    func accessoriesDidChange() {
        row.arePartsValid = false
        markNeedsConfiguration()
        collectionView?.contentDidChange(of: self)
    }

    func outlineDidChange() {
        for part in row.trailing + row.leading {
            if case .outline = part.accessory.kind { turn(part.view) }
        }
        markNeedsConfiguration()
        setNeedsRender()
    }

    /// Whether a tap anywhere shows and hides the items below the cell's.
    var togglesAsWhole: Bool {
        guard row.outline != nil else { return false }
        return accessories.contains {
            switch $0.kind {
            case .outline(.header): $0.handler == nil
            case .outline(.automatic): $0.handler == nil && row.look?.role == .header
            default: false
            }
        }
    }

    /// Makes the views of the accessories that are shown.
    func prepareAccessories() {
        guard !row.arePartsValid else {
            (row.leading + row.trailing).forEach { updateMark($0) }
            return
        }
        row.arePartsValid = true
        for part in row.leading + row.trailing { part.view.removeFromSuperview() }
        let shown = accessories.filter { $0.isShown(whileEditing: row.isEditing) }
        row.leading = parts(ordered(shown.filter(\.isLeading)))
        row.trailing = parts(ordered(shown.filter { !$0.isLeading }))
    }

    /// Returns accessories from the beginning to the end of the cell.
    private func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
        var result: [UICellAccessory] = []
        let systems = accessories.filter { $0.placement == nil }
        for rank in 0...5 { result += systems.filter { $0.rank == rank } }
        for own in accessories where own.placement != nil {
            let wanted =
                switch own.placement {
                case .leading(_, let position), .trailing(_, let position): position(result)
                case nil: 0
                }
            result.insert(own, at: min(max(0, wanted), result.count))
        }
        return result
    }

    private func parts(_ accessories: [UICellAccessory]) -> [ListRow.Part] {
        accessories.compactMap { accessory in
            guard let view = makeView(accessory) else { return nil }
            view.isHidden = accessory.options.isHidden
            if let color = accessory.options.tintColor, accessory.kind != .label {
                view.tintColor = color
            }
            addSubview(view)
            let part = ListRow.Part(accessory: accessory, view: view)
            updateMark(part)
            return part
        }
    }

    private func makeView(_ accessory: UICellAccessory) -> UIView? {
        let press: () -> Void = { [weak self] in
            guard let self else { return }
            if let handler = accessory.handler { return handler() }
            row.press?(accessory)
        }
        switch accessory.kind {
        case .disclosure:
            return CellAccessory.make(.disclosureIndicator, isMirrored: isRightToLeft, press)
        case .checkmark: return CellAccessory.make(.checkmark, isMirrored: false, press)
        case .detail: return CellAccessory.make(.detailButton, isMirrored: false, press)
        case .delete: return CellAccessory.makeControl(.delete, press)
        case .insert: return CellAccessory.makeControl(.insert, press)
        case .multiselect: return CellAccessory.makeMark()
        case .view: return accessory.customView
        case .reorder:
            let grip = CellAccessory.makeGrip { [weak self] in self?.move(by: $0) }
            grip.addGestureRecognizer(GripRecognizer { [weak self] in self?.move(by: $0) })
            return grip
        case .label:
            let label = UILabel()
            label.text = accessory.text
            label.font = accessory.font ?? .preferredFont(forTextStyle: .body)
            label.textColor = accessory.options.tintColor ?? .secondaryLabel
            return label
        case .outline:
            let button = CellAccessory.makeOutlineButton(press)
            // Where the whole cell does it, the sign is none of its own.
            button.isUserInteractionEnabled = !togglesAsWhole
            turn(button)
            return button
        }
    }

    /// Moves the row with a finger on its grip.
    private func move(by grip: GripRecognizer) {
        guard let collectionView else { return }
        let place = grip.location(in: collectionView)
        switch grip.state {
        case .began:
            grip.offset = center.y - place.y
            guard let path = collectionView.indexPath(for: self) else { return }
            _ = collectionView.beginMovement(at: path)
        case .changed:
            collectionView.moveItem(to: CGPoint(x: center.x, y: place.y + grip.offset))
        case .ended: collectionView.endMovement()
        default: collectionView.cancelMovement()
        }
    }

    /// Moves the row down by a number of rows of its section, as keys do, or up by a negative one.
    private func move(by rows: Int) {
        guard let collectionView, let path = collectionView.indexPath(for: self) else { return }
        let count = collectionView.numberOfItems(inSection: path.section)
        let item = min(max(path.item + rows, 0), count - 1)
        let target = IndexPath(item: item, section: path.section)
        guard item != path.item, collectionView.beginMovement(at: path) else { return }
        if let place = collectionView.layoutAttributesForItem(at: target) {
            collectionView.moveItem(to: place.center)
        }
        collectionView.endMovement()
        guard let place = collectionView.indexPath(for: self), place != path else { return }
        collectionView.scrollToItem(at: place, at: [], animated: true)
        let words = [accessibilityLabel, "\(place.item + 1) of \(count)"].compactMap { $0 }
        UIAccessibility.post(notification: .announcement, argument: words.joined(separator: ", "))
    }

    private func turn(_ view: UIView) {
        let isExpanded = row.outline?.isExpanded ?? false
        let quarter = isRightToLeft ? -CGFloat.pi / 2 : CGFloat.pi / 2
        let rest: CGFloat = isRightToLeft ? .pi : 0
        let angle = isExpanded ? quarter + rest : rest
        view.transform = angle == 0 ? .identity : CGAffineTransform(rotationAngle: angle)
        view.accessibilityLabel = isExpanded ? "Collapse" : "Expand"
    }

    private func updateMark(_ part: ListRow.Part) {
        guard part.accessory.kind == .multiselect else { return }
        (part.view as? UIImageView)?.isHighlighted = isSelected
    }

    // MARK: - Places

    private static let gap: CGFloat = 12

    private func size(of part: ListRow.Part) -> CGSize {
        switch part.accessory.kind {
        case .disclosure: CellAccessory.size(of: .disclosureIndicator)
        case .checkmark: CellAccessory.size(of: .checkmark)
        case .detail: CellAccessory.size(of: .detailButton)
        case .outline, .reorder: CGSize(width: 24, height: 30)
        case .delete, .insert, .multiselect: CGSize(width: 24, height: CellAccessory.controlSide)
        case .label: part.view.sizeThatFits(CGSize(width: 1e5, height: 1e5))
        case .view: part.accessory.keepsSize ? part.view.bounds.size : fitted(part.view)
        }
    }

    /// Returns the size that a view asks for: by its constraints, else by its content.
    private func fitted(_ view: UIView) -> CGSize {
        let size = view.bounds.size
        guard size == .zero || !view.translatesAutoresizingMaskIntoConstraints else {
            let content = view.intrinsicContentSize
            return CGSize(
                width: content.width < 0 ? size.width : content.width,
                height: content.height < 0 ? size.height : content.height
            )
        }
        return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    private func width(of part: ListRow.Part) -> CGFloat {
        switch part.accessory.options.reservedLayoutWidth {
        case .custom(let width): width
        default: size(of: part).width
        }
    }

    private func room(_ parts: [ListRow.Part]) -> CGFloat {
        parts.isEmpty ? 0 : parts.reduce(-Self.gap) { $0 + width(of: $1) + Self.gap }
    }

    private var indent: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    func contentPlace(in size: CGSize) -> CGRect {
        let side = CellMetrics.side(size.width)
        let before = row.leading.isEmpty ? 0 : side + room(row.leading) - 4
        let after = row.trailing.isEmpty ? 0 : side + room(row.trailing)
        let x = before + indent
        let frame = CGRect(x: x, y: 0, width: max(0, size.width - x - after), height: size.height)
        let margins = NSDirectionalEdgeInsets(
            top: 11,
            leading: side,
            bottom: 11,
            trailing: row.trailing.isEmpty ? side : CellMetrics.accessoryMargin
        )
        if row.margins != margins {
            row.margins = margins
            contentView.marginsMayHaveChanged()
        }
        return mirrored(frame, in: size.width)
    }

    private func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Puts content, accessories and lines where they belong.
    func layoutRow() {
        let size = bounds.size
        let content = contentFrame(in: size)
        if configured?.hosted != nil { contentView.letFrameCount() }
        if contentView.frame != content { contentView.frame = content }
        let side = CellMetrics.side(size.width)
        place(row.leading, from: side + (indentsAccessories ? indent : 0), size)
        place(row.trailing, from: size.width - side - room(row.trailing), size)
        layoutLines(size)
    }

    private func place(_ parts: [ListRow.Part], from start: CGFloat, _ size: CGSize) {
        var x = start
        for part in parts {
            let own = self.size(of: part)
            let width = width(of: part)
            let frame = CGRect(
                x: roundedToPixel(x + (width - own.width) / 2),
                y: roundedToPixel((size.height - own.height) / 2),
                width: own.width,
                height: own.height
            )
            let place = mirrored(frame, in: size.width)
            // A turned view has no frame of its own.
            part.view.bounds.size = place.size
            part.view.center = CGPoint(x: place.midX, y: place.midY)
            x += width + Self.gap
        }
    }

    // MARK: - Lines and corners

    private func layoutLines(_ size: CGSize) {
        let pixel = 1 / pixelsPerPoint
        let lines = row.look?.separators
        let look = row.look
        let isGrouped = look?.appearance == .grouped
        let isBoxed = look?.appearance == .insetGrouped
        show(
            \.topLine,
            isShown: shows(lines?.topSeparatorVisibility, isGrouped && look?.isFirst == true),
            insets: lines?.topSeparatorInsets,
            isWhole: look?.isFirst == true,
            y: 0,
            size.width,
            pixel
        )
        show(
            \.bottomLine,
            isShown: shows(
                lines?.bottomSeparatorVisibility,
                look?.role == .item && !(isBoxed && look?.isLast == true)
            ),
            insets: lines?.bottomSeparatorInsets,
            isWhole: isGrouped && look?.isLast == true,
            y: size.height - pixel,
            size.width,
            pixel
        )
    }

    private func shows(
        _ visibility: UIListSeparatorConfiguration.Visibility?,
        _ isUsual: Bool
    ) -> Bool {
        switch visibility {
        case .automatic: isUsual
        case .visible: true
        case .hidden, nil: false
        }
    }

    private func show(
        _ path: WritableKeyPath<ListRow, UIView?>,
        isShown: Bool,
        insets: NSDirectionalEdgeInsets?,
        isWhole: Bool,
        y: CGFloat,
        _ width: CGFloat,
        _ pixel: CGFloat
    ) {
        guard isShown, let color = row.look?.separators?.color else {
            row[keyPath: path]?.removeFromSuperview()
            row[keyPath: path] = nil
            return
        }
        let line = row[keyPath: path] ?? UIView()
        if row[keyPath: path] == nil {
            line.isUserInteractionEnabled = false
            row[keyPath: path] = line
            addSubview(line)
        }
        if line.backgroundColor != color { line.backgroundColor = color }
        let (start, end) = lineInsets(insets, isWhole)
        let frame = CGRect(x: start, y: y, width: max(0, width - start - end), height: pixel)
        line.frame = mirrored(frame, in: width)
    }

    private func lineInsets(
        _ insets: NSDirectionalEdgeInsets?,
        _ isWhole: Bool
    ) -> (CGFloat, CGFloat) {
        let automatic = CGFloat.greatestFiniteMagnitude
        let usual = isWhole ? 0 : usualLineInset
        let start = insets.map { $0.leading == automatic ? usual : $0.leading } ?? usual
        let end = insets.map { $0.trailing == automatic ? 0 : $0.trailing } ?? 0
        return (start, end)
    }

    /// Where the content's text begins, from the leading edge.
    private var usualLineInset: CGFloat {
        let content = contentView.frame
        if let guide = row.separatorGuide {
            let place = guide.layoutFrame
            return isRightToLeft ? bounds.width - place.maxX : place.minX
        }
        let start = isRightToLeft ? bounds.width - content.maxX : content.minX
        if let list = configured?.hosted as? UIListContentView { return start + list.textInset }
        return start + CellMetrics.side(bounds.width)
    }

    func makeSeparatorGuide() -> UILayoutGuide {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        row.separatorGuide = guide
        let end = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
        end.priority = UILayoutPriority(1)
        end.isActive = true
        constrainSeparatorGuide()
        return guide
    }

    /// Has lines begin with the content as long as the app says nothing else.
    func constrainSeparatorGuide() {
        guard let guide = row.separatorGuide else { return }
        let content = contentView.leadingAnchor
        let start = guide.leadingAnchor.constraint(equalTo: content, constant: 16)
        start.priority = UILayoutPriority(1)
        start.isActive = true
    }

    /// Rounds the corners of the first and last row of a box.
    func showCorners() {
        guard let look = row.look, look.appearance == .insetGrouped, look.role == .item else {
            if layer.cornerRadius == Self.boxRadius {
                layer.cornerRadius = 0
                clipsToBounds = false
            }
            return
        }
        var corners: CACornerMask = []
        if look.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if look.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = corners.isEmpty ? 0 : Self.boxRadius
        if !corners.isEmpty { layer.maskedCorners = corners }
        clipsToBounds = !corners.isEmpty
    }

    private static let boxRadius: CGFloat = 10
}
