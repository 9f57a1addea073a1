import Foundation

/// What a flow layout says of elements.
extension UICollectionViewFlowLayout {
    var pinsAnything: Bool {
        sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    }

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let span = span(of: rect)
        var found: [UICollectionViewLayoutAttributes] = []
        for number in places.sections(in: span) {
            let section = places.sections[number]
            let path = IndexPath(item: 0, section: number)
            for kind in [
                UICollectionView.elementKindSectionHeader,
                UICollectionView.elementKindSectionFooter,
            ] {
                if let bar = supplementary(kind, path), touches(bar.frame, rect) {
                    found.append(bar)
                }
            }
            for line in FlowPlaces.indices(section.lines, in: span, \.span) {
                for item in section.lines[line].items where touches(section.items[item], rect) {
                    let element = CollectionElement.item(IndexPath(item: item, section: number))
                    found.append(attributes(element, section.items[item]))
                }
            }
        }
        return found
    }

    private func span(of rect: CGRect) -> ClosedRange<CGFloat> {
        isVertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
    }

    /// Whether a place reaches into a rectangle; edges that only meet do not count.
    private func touches(_ place: CGRect, _ rect: CGRect) -> Bool {
        place.minX < rect.maxX && place.maxX > rect.minX && place.minY < rect.maxY
            && place.maxY > rect.minY
    }

    func attributes(
        _ element: CollectionElement,
        _ frame: CGRect
    ) -> UICollectionViewLayoutAttributes {
        let made = makeAttributes(element)
        made.frame = frame
        return made
    }

    func supplementary(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let number = path.first, path.count < 2 || path.item == 0,
            places.sections.indices.contains(number)
        else { return nil }
        let section = places.sections[number]
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter,
            let frame = isHeader ? section.header : section.footer
        else { return nil }
        let made = attributes(.supplementary(kind, path), frame)
        let isPinned =
            isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        guard isPinned, let view = collectionView else { return made }
        made.frame = pinned(frame, isHeader, section, view)
        // In front of items, which pass below.
        made.zIndex = 1_024
        return made
    }

    /// Returns the place of a header or footer that stays in sight as long as its section does.
    private func pinned(
        _ frame: CGRect,
        _ isHeader: Bool,
        _ section: FlowPlaces.Section,
        _ view: UICollectionView
    ) -> CGRect {
        let seen = view.mirrored(view.bounds.inset(by: view.adjustedContentInset))
        var frame = frame
        let (start, end) = isVertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
        let length = isVertical ? frame.height : frame.width
        var place = isVertical ? frame.minY : frame.minX
        if isHeader {
            place = max(place, min(start, section.span.upperBound - length))
        } else {
            place = min(place, max(end - length, section.span.lowerBound))
        }
        if isVertical { frame.origin.y = place } else { frame.origin.x = place }
        return frame
    }
}
