import Foundation
import RenderTree

/// What a compositional layout says of elements.
extension UICollectionViewCompositionalLayout {
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var found: [UICollectionViewLayoutAttributes] = []
        for bar in places.bars { add(bar, nil, rect, &found) }
        for (number, section) in places.sections.enumerated() {
            for bar in section.bars { add(bar, section, rect, &found) }
            guard
                section.frame.intersects(rect) || section.orthogonal?.frame.intersects(rect) == true
            else { continue }
            let shift = offsets[number] ?? 0
            // What scrolls sideways is near sight within half a screen to either side.
            let room =
                section.orthogonal.map { $0.frame.insetBy(dx: -$0.frame.width / 2, dy: 0) } ?? rect
            for place in section.places {
                let frame = place.frame.offsetBy(dx: -shift, dy: 0)
                if frame.intersects(room) || frame.isEmpty && room.contains(frame.origin) {
                    found.append(attributes(place, frame, number))
                }
            }
        }
        return found
    }

    private func add(
        _ bar: CompositionalPlaces.Bar,
        _ section: CompositionalPlaces.Section?,
        _ rect: CGRect,
        _ found: inout [UICollectionViewLayoutAttributes]
    ) {
        let made = attributes(bar, section)
        if made.frame.intersects(rect) { found.append(made) }
    }

    private func attributes(
        _ place: CompositionalSolver.Place,
        _ frame: CGRect,
        _ section: Int
    ) -> UICollectionViewLayoutAttributes {
        let path = IndexPath(item: place.item, section: section)
        let kind = (place.layoutItem as? NSCollectionLayoutSupplementaryItem)?.elementKind
        let made = makeAttributes(kind.map { .supplementary($0, path) } ?? .item(path))
        made.frame = frame
        made.zIndex = place.zIndex
        return made
    }

    private func attributes(
        _ bar: CompositionalPlaces.Bar,
        _ section: CompositionalPlaces.Section?
    ) -> UICollectionViewLayoutAttributes {
        let made = makeAttributes(bar.element)
        made.frame = bar.isPinned ? pinned(bar, section) : bar.frame
        made.zIndex = bar.zIndex
        return made
    }

    /// Returns the place of a bar that stays in sight as long as its section does.
    private func pinned(
        _ bar: CompositionalPlaces.Bar,
        _ section: CompositionalPlaces.Section?
    ) -> CGRect {
        guard let view = collectionView else { return bar.frame }
        let seen = view.mirrored(view.bounds.inset(by: view.adjustedContentInset))
        let around = section?.frame ?? CGRect(origin: .zero, size: places.contentSize)
        var frame = bar.frame
        if configuration.scrollDirection == .vertical {
            frame.origin.y =
                bar.isBelow
                ? min(frame.minY, max(seen.maxY - frame.height, around.minY))
                : max(frame.minY, min(seen.minY, around.maxY - frame.height))
        } else {
            frame.origin.x =
                bar.isBelow
                ? min(frame.minX, max(seen.maxX - frame.width, around.minX))
                : max(frame.minX, min(seen.minX, around.maxX - frame.width))
        }
        return frame
    }

    func attributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let path = element.indexPath
        guard path.count > 1 else {
            return places.bars.first { $0.element == element }.map { attributes($0, nil) }
        }
        guard places.sections.indices.contains(path.section) else { return nil }
        let section = places.sections[path.section]
        let shift = offsets[path.section] ?? 0
        if element.category == .cell {
            guard section.items.indices.contains(path.item) else { return nil }
            let place = section.places[section.items[path.item]]
            return attributes(place, place.frame.offsetBy(dx: -shift, dy: 0), path.section)
        }
        if let bar = section.bars.first(where: { $0.element == element }) {
            return attributes(bar, section)
        }
        let place = section.places.first { place in
            place.item == path.item
                && (place.layoutItem as? NSCollectionLayoutSupplementaryItem)?.elementKind
                    == element.kind
        }
        return place.map {
            attributes($0, $0.frame.offsetBy(dx: -shift, dy: 0), path.section)
        }
    }

    /// Returns the directions in which an element chooses its size.
    func measuredAxes(_ element: CollectionElement) -> ScrollContent.Axes {
        let path = element.indexPath
        let bars =
            path.count > 1
            ? places.sections.indices.contains(path.section)
                ? places.sections[path.section].bars : []
            : places.bars
        if let bar = bars.first(where: { $0.element == element }) { return bar.measuredAxes }
        guard element.category == .cell, path.count > 1,
            places.sections.indices.contains(path.section),
            places.sections[path.section].items.indices.contains(path.item)
        else { return [] }
        let section = places.sections[path.section]
        return section.places[section.items[path.item]].layoutItem.layoutSize.measuredAxes
    }
}
