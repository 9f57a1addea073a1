import Foundation
import RenderTree

/// What a compositional layout says of elements.
extension UICollectionViewCompositionalLayout {
    func elements(in rect: CGRect) -> [ElementPlace] {
        var found = places.bars.map { element($0, nil) }.filter { touches($0, rect) }
        for (number, section) in places.sections.enumerated() {
            for bar in section.bars {
                let place = element(bar, section)
                if touches(place, rect) { found.append(place) }
            }
            guard
                section.frame.intersects(rect) || section.orthogonal?.frame.intersects(rect) == true
            else { continue }
            // What scrolls sideways is near sight within half a screen to either side.
            let room =
                section.orthogonal.map { $0.frame.insetBy(dx: -$0.frame.width / 2, dy: 0) } ?? rect
            let offset = offsets[number] ?? 0
            for place in section.places {
                let frame = place.frame.offsetBy(dx: -offset, dy: 0)
                // An app may be asked about the look of what is near, and of nothing else.
                if frame.intersects(room) || frame.isEmpty && room.contains(frame.origin) {
                    found.append(element(place, number, section))
                }
            }
        }
        return found
    }

    /// Whether an element reaches into a rectangle, or may as what it is pinned in does.
    private func touches(_ place: ElementPlace, _ rect: CGRect) -> Bool {
        place.frame.intersects(rect) || place.pinning?.around.intersects(rect) == true
    }

    private func element(
        _ place: CompositionalSolver.Place,
        _ number: Int,
        _ section: CompositionalPlaces.Section
    ) -> ElementPlace {
        let path = IndexPath(item: place.item, section: number)
        let kind = (place.layoutItem as? NSCollectionLayoutSupplementaryItem)?.elementKind
        return ElementPlace(
            element: kind.map { .supplementary($0, path) } ?? .item(path),
            frame: place.frame.offsetBy(dx: -(offsets[number] ?? 0), dy: 0),
            zIndex: place.zIndex,
            measuredAxes: place.layoutItem.layoutSize.measuredAxes,
            list: kind == nil ? look(ofItem: path, section) : nil
        )
    }

    private func element(
        _ bar: CompositionalPlaces.Bar,
        _ section: CompositionalPlaces.Section?
    ) -> ElementPlace {
        var place = ElementPlace(element: bar.element, frame: bar.frame, zIndex: bar.zIndex)
        place.measuredAxes = bar.measuredAxes
        if let list = section?.list, bar.element.category == .supplementaryView {
            place.list = ListItemLook(
                appearance: list.appearance,
                role: bar.isBelow ? .footer : .header
            )
        }
        if bar.isPinned {
            place.pinning = ElementPlace.Pinning(
                around: section?.frame ?? CGRect(origin: .zero, size: places.contentSize),
                isBelow: bar.isBelow,
                isVertical: configuration.scrollDirection == .vertical
            )
        }
        return place
    }

    func lookUp(_ wanted: CollectionElement) -> ElementPlace? {
        let path = wanted.indexPath
        guard path.count > 1 else {
            return places.bars.first { $0.element == wanted }.map { element($0, nil) }
        }
        guard places.sections.indices.contains(path.section) else { return nil }
        let section = places.sections[path.section]
        if wanted.category == .cell {
            guard section.items.indices.contains(path.item) else { return nil }
            return element(section.places[section.items[path.item]], path.section, section)
        }
        if let bar = section.bars.first(where: { $0.element == wanted }) {
            return element(bar, section)
        }
        let place = section.places.first { place in
            place.item == path.item
                && (place.layoutItem as? NSCollectionLayoutSupplementaryItem)?.elementKind
                    == wanted.kind
        }
        return place.map { element($0, path.section, section) }
    }

    // MARK: - Lists

    func listActions(_ path: IndexPath, _ isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard places.sections.indices.contains(path.section),
            let list = places.sections[path.section].list
        else { return nil }
        return isTrailing
            ? list.trailingSwipeActionsConfigurationProvider?(path)
            : list.leadingSwipeActionsConfigurationProvider?(path)
    }

    private func look(
        ofItem path: IndexPath,
        _ section: CompositionalPlaces.Section
    ) -> ListItemLook? {
        guard let list = section.list else { return nil }
        let first = list.headerMode == .firstItemInSection ? 1 : 0
        guard path.item >= first else {
            return ListItemLook(appearance: list.appearance, role: .header)
        }
        var look = ListItemLook(appearance: list.appearance, role: .item)
        look.isFirst = path.item == first
        look.isLast = path.item == section.items.count - 1
        guard list.showsSeparators else { return look }
        var lines = list.separatorConfiguration
        if let change = list.itemSeparatorHandler { lines = change(path, lines) }
        look.separators = lines
        return look
    }
}
