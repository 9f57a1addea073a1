import Foundation

/// Where a flow layout places sections, lines and items.
extension UICollectionViewFlowLayout {
    var isVertical: Bool { scrollDirection == .vertical }

    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    /// The size of items that nobody measured yet.
    var assumedItemSize: CGSize {
        guard estimatedItemSize != .zero else { return itemSize }
        return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    }

    // MARK: - Validity

    func noteInvalid(_ context: UICollectionViewLayoutInvalidationContext) {
        guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else {
            arePlacesValid = false
            return
        }
        if context.invalidateDataSourceCounts && context.invalidateEverything { measured = [:] }
        if context.invalidateEverything || context.invalidateDataSourceCounts
            || context.invalidateFlowLayoutAttributes
            || context.invalidateFlowLayoutDelegateMetrics
        {
            arePlacesValid = false
        }
    }

    /// Whether places are others where the view has a size.
    func dependsOn(_ size: CGSize) -> Bool {
        arePlacesValid && availableLength(in: size) != places.width
    }

    private func availableLength(in size: CGSize) -> CGFloat {
        let inset = collectionView?.adjustedContentInset ?? .zero
        return isVertical
            ? max(0, size.width - inset.left - inset.right)
            : max(0, size.height - inset.top - inset.bottom)
    }

    // MARK: - Places

    func fillLines() {
        var new = FlowPlaces()
        defer { places = new }
        guard let view = collectionView else { return }
        new.width = availableLength(in: view.bounds.size)
        let delegate = flowDelegate
        var position: CGFloat = 0
        for section in 0..<view.numberOfSections {
            let made = makeSection(section, view, delegate, new.width, &position)
            new.sections.append(made)
        }
        new.contentSize =
            isVertical
            ? CGSize(width: new.width, height: position)
            : CGSize(width: position, height: new.width)
    }

    private func makeSection(
        _ number: Int,
        _ view: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?,
        _ width: CGFloat,
        _ position: inout CGFloat
    ) -> FlowPlaces.Section {
        var section = FlowPlaces.Section()
        let start = position
        let header =
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: number)
            ?? headerReferenceSize
        section.header = bar(header, width, &position)
        let inset = sectionInset(number, view, delegate)
        let filler = FlowLineFiller(
            length: max(
                0,
                width - (isVertical ? inset.left + inset.right : inset.top + inset.bottom)
            ),
            spacing: sound(
                delegate?.collectionView(
                    view,
                    layout: self,
                    minimumInteritemSpacingForSectionAt: number
                ) ?? minimumInteritemSpacing
            ),
            lineSpacing: sound(
                delegate?.collectionView(
                    view,
                    layout: self,
                    minimumLineSpacingForSectionAt: number
                ) ?? minimumLineSpacing
            ),
            isVertical: isVertical
        )
        position += isVertical ? inset.top : inset.left
        position = filler.place(
            itemSizes(number, view, delegate),
            from: (isVertical ? inset.left : inset.top, position),
            in: &section
        )
        position += isVertical ? inset.bottom : inset.right
        let footer =
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: number)
            ?? footerReferenceSize
        section.footer = bar(footer, width, &position)
        section.span = start...max(start, position)
        return section
    }

    private func sectionInset(
        _ section: Int,
        _ view: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> UIEdgeInsets {
        var inset =
            delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        inset = UIEdgeInsets(
            top: sound(inset.top),
            left: sound(inset.left),
            bottom: sound(inset.bottom),
            right: sound(inset.right)
        )
        let room: UIEdgeInsets =
            switch sectionInsetReference {
            case .fromContentInset: .zero
            case .fromSafeArea: view.safeAreaInsets
            case .fromLayoutMargins: view.layoutMargins
            }
        let taken = view.adjustedContentInset
        // What the content inset keeps free already is not kept free again.
        if isVertical {
            inset.left += max(0, room.left - taken.left)
            inset.right += max(0, room.right - taken.right)
        } else {
            inset.top += max(0, room.top - taken.top)
            inset.bottom += max(0, room.bottom - taken.bottom)
        }
        return inset
    }

    /// Returns the place of a header or footer, which is as wide as the content.
    private func bar(_ size: CGSize, _ width: CGFloat, _ position: inout CGFloat) -> CGRect? {
        let length = sound(isVertical ? size.height : size.width)
        guard length > 0 else { return nil }
        defer { position += length }
        return isVertical
            ? CGRect(x: 0, y: position, width: width, height: length)
            : CGRect(x: position, y: 0, width: length, height: width)
    }

    private func itemSizes(
        _ section: Int,
        _ view: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> [CGSize] {
        let count = view.numberOfItems(inSection: section)
        guard delegate != nil || !measured.isEmpty else {
            return Array(repeating: sound(assumedItemSize), count: count)
        }
        return (0..<count).map { item in
            let path = IndexPath(item: item, section: section)
            if let size = measured[.item(path)] { return sound(size) }
            guard let path = view.sizingPath(of: path) else { return sound(assumedItemSize) }
            return sound(
                delegate?.collectionView(view, layout: self, sizeForItemAt: path)
                    ?? assumedItemSize
            )
        }
    }

    /// Returns a size that can be laid out.
    private func sound(_ size: CGSize) -> CGSize {
        CGSize(width: max(0, sound(size.width)), height: max(0, sound(size.height)))
    }

    /// Returns a length that can be laid out; apps divide what is left by numbers that may be 0.
    private func sound(_ length: CGFloat) -> CGFloat {
        length.isFinite ? min(max(length, -1_000_000), 1_000_000) : 0
    }
}
