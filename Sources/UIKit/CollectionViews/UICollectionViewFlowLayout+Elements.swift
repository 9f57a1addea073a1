import Foundation

/// What a flow layout says of elements.
extension UICollectionViewFlowLayout {
    var pinsAnything: Bool {
        sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    }

    func elements(in rect: CGRect) -> [ElementPlace] {
        let span = isVertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
        var found: [ElementPlace] = []
        for number in places.sections(in: span) {
            let section = places.sections[number]
            let path = IndexPath(item: 0, section: number)
            // What is pinned may have left its place for the part in sight.
            for isHeader in [true, false] {
                guard let bar = bar(path, isHeader: isHeader) else { continue }
                if bar.pinning != nil || touches(bar.frame, rect) { found.append(bar) }
            }
            for line in FlowPlaces.indices(section.lines, in: span, \.span) {
                for item in section.lines[line].items where touches(section.items[item], rect) {
                    let element = CollectionElement.item(IndexPath(item: item, section: number))
                    found.append(ElementPlace(element: element, frame: section.items[item]))
                }
            }
        }
        return found
    }

    /// Whether a place reaches into a rectangle; edges that only meet do not count.
    private func touches(_ place: CGRect, _ rect: CGRect) -> Bool {
        place.minX < rect.maxX && place.maxX > rect.minX && place.minY < rect.maxY
            && place.maxY > rect.minY
    }

    func lookUp(_ element: CollectionElement) -> ElementPlace? {
        switch element.category {
        case .cell:
            return places.item(element.indexPath).map { ElementPlace(element: element, frame: $0) }
        case .supplementaryView:
            let isHeader = element.kind == UICollectionView.elementKindSectionHeader
            guard isHeader || element.kind == UICollectionView.elementKindSectionFooter else {
                return nil
            }
            return bar(element.indexPath, isHeader: isHeader)
        case .decorationView: return nil
        }
    }

    /// Returns the place of a section's header or footer.
    private func bar(_ path: IndexPath, isHeader: Bool) -> ElementPlace? {
        guard let number = path.first, path.count < 2 || path.item == 0,
            places.sections.indices.contains(number)
        else { return nil }
        let section = places.sections[number]
        guard let frame = isHeader ? section.header : section.footer else { return nil }
        let kind =
            isHeader
            ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
        var place = ElementPlace(element: .supplementary(kind, path), frame: frame)
        let isPinned =
            isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        guard isPinned else { return place }
        let (start, length) = (section.span.lowerBound, section.span.upperBound)
        place.pinning = ElementPlace.Pinning(
            around: isVertical
                ? CGRect(x: 0, y: start, width: places.width, height: length - start)
                : CGRect(x: start, y: 0, width: length - start, height: places.width),
            isBelow: !isHeader,
            isVertical: isVertical
        )
        return place
    }
}
