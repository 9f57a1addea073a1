import Foundation
import RenderTree

/// Where a compositional layout places sections and groups.
extension UICollectionViewCompositionalLayout {
    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    var roomSize: CGSize { collectionView?.bounds.size ?? .zero }

    func placeSections() {
        var new = CompositionalPlaces()
        defer { places = new }
        guard let view = collectionView else { return }
        new.roomSize = view.bounds.size
        let (room, origin) = room(of: view)
        var position: CGFloat = 0
        addBars(
            configuration.boundarySupplementaryItems.filter { !$0.isBelow },
            path: IndexPath(index: 0),
            room: CGRect(origin: origin, size: room.effectiveContentSize),
            &position,
            &new.bars
        )
        for number in 0..<view.numberOfSections {
            if number > 0 { position += configuration.interSectionSpacing }
            let section = section(number, room)
            let (own, start) = self.room(of: view, section.contentInsetsReference)
            let made = place(section, number, own, start, view, &position)
            new.sections.append(made)
        }
        addBars(
            configuration.boundarySupplementaryItems.filter(\.isBelow),
            path: IndexPath(index: 0),
            room: CGRect(origin: origin, size: room.effectiveContentSize),
            &position,
            &new.bars
        )
        let size = room.effectiveContentSize
        new.contentSize =
            isVertical
            ? CGSize(width: size.width + origin.x * 2, height: position)
            : CGSize(width: position, height: size.height)
        let bars = new.bars + new.sections.flatMap(\.bars)
        new.hasPinned = bars.contains(where: \.isPinned)
        new.changesItemsInSight = new.sections.contains { $0.changeItems != nil }
        new.hasMeasured =
            bars.contains { !$0.measuredAxes.isEmpty }
            || new.sections.contains { section in
                section.places.contains { !$0.layoutItem.layoutSize.measuredAxes.isEmpty }
            }
    }

    /// Returns the room for sections, and where it begins.
    ///
    /// They keep away from what they say themselves; automatic means what the configuration says.
    func room(
        of view: UICollectionView,
        _ own: UIContentInsetsReference = .automatic
    ) -> (CollectionLayoutContainer, CGPoint) {
        let taken = view.adjustedContentInset
        let size = CGSize(
            width: max(0, view.bounds.width - taken.left - taken.right),
            height: max(0, view.bounds.height - taken.top - taken.bottom)
        )
        var side: CGFloat = 0
        if isVertical {
            let kept: UIEdgeInsets =
                switch own == .automatic ? configuration.contentInsetsReference : own {
                case .safeArea, .automatic: view.safeAreaInsets
                case .layoutMargins: view.layoutMargins
                case .readableContent:
                    InsetLayoutGuide.readable(view.layoutMargins, width: view.bounds.width)
                case .none: .zero
                }
            side = max(0, max(kept.left - taken.left, kept.right - taken.right))
        }
        let insets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
        let room = CollectionLayoutContainer(size, insets, view.traitCollection)
        return (room, CGPoint(x: side, y: 0))
    }

    private func place(
        _ section: NSCollectionLayoutSection,
        _ number: Int,
        _ container: CollectionLayoutContainer,
        _ origin: CGPoint,
        _ view: UICollectionView,
        _ position: inout CGFloat
    ) -> CompositionalPlaces.Section {
        var made = CompositionalPlaces.Section()
        made.changeItems = section.visibleItemsInvalidationHandler
        let start = position
        let insets = section.contentInsets
        let size = container.effectiveContentSize
        let barRoom = barRoom(of: section, CGRect(origin: origin, size: size), view)
        if let list = section.list {
            made.list = list
            if list.headerMode != .none { position += list.headerTopPadding ?? 0 }
        }
        let path = IndexPath(item: 0, section: number)
        let bars = section.boundarySupplementaryItems
        addBars(bars.filter { !$0.isBelow }, path: path, room: barRoom, &position, &made.bars)
        position += isVertical ? insets.top : insets.leading
        placeGroups(section, number, size, origin, view, &position, &made)
        position += isVertical ? insets.bottom : insets.trailing
        addBars(bars.filter(\.isBelow), path: path, room: barRoom, &position, &made.bars)
        made.frame =
            isVertical
            ? CGRect(x: origin.x, y: start, width: size.width, height: position - start)
            : CGRect(x: start, y: origin.y, width: position - start, height: size.height)
        addDecorations(section, path, &made)
        made.items = made.places.indices.filter {
            !(made.places[$0].layoutItem is NSCollectionLayoutSupplementaryItem)
        }
        return made
    }

    /// Returns the room for the headers and footers of a section that has a room itself.
    private func barRoom(
        of section: NSCollectionLayoutSection,
        _ room: CGRect,
        _ view: UICollectionView
    ) -> CGRect {
        let reference = section.supplementaryContentInsetsReference
        if reference != .automatic {
            let (own, start) = self.room(of: view, reference)
            return CGRect(origin: start, size: own.effectiveContentSize)
        }
        let insets = section.contentInsets
        let isInset = section.supplementariesFollowContentInsets
        return CGRect(
            x: room.minX + (isInset ? insets.leading : 0),
            y: 0,
            width: room.width - (isInset ? insets.leading + insets.trailing : 0),
            height: room.height
        )
    }

    private func placeGroups(
        _ section: NSCollectionLayoutSection,
        _ number: Int,
        _ size: CGSize,
        _ origin: CGPoint,
        _ view: UICollectionView,
        _ position: inout CGFloat,
        _ made: inout CompositionalPlaces.Section
    ) {
        let insets = section.contentInsets
        let room = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom)
        )
        var solver = CompositionalSolver(
            count: view.numberOfItems(inSection: number),
            measured: sizes(of: number),
            traits: view.traitCollection
        )
        let isOrthogonal = isVertical && section.orthogonalScrollingBehavior != .none
        var along = isOrthogonal ? origin.x + insets.leading : position
        let first = along
        let across = isVertical ? origin.x + insets.leading : origin.y + insets.top
        var extent = CGSize.zero
        var isFirst = true
        while !solver.isDone {
            if !isFirst { along += section.interGroupSpacing }
            isFirst = false
            let before = solver.next
            let point =
                isOrthogonal
                ? CGPoint(x: along, y: position)
                : isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
            let used = solver.place(section.group, at: point, in: room)
            extent.width = max(extent.width, used.width)
            extent.height = max(extent.height, used.height)
            along += isOrthogonal || !isVertical ? used.width : used.height
            // A group that takes no item would never come to an end.
            if solver.next == before { break }
        }
        made.places = solver.places
        guard isOrthogonal else {
            position = along
            return
        }
        var (start, end) = (origin.x + insets.leading, origin.x + insets.trailing)
        if section.orthogonalScrollingBehavior == .groupPagingCentered {
            // The first and the last group come to rest in the middle as the others do.
            let side = (view.bounds.width - extent.width) / 2
            let lead = max(0, side - start)
            for index in made.places.indices { made.places[index].frame.origin.x += lead }
            (start, end) = (start + lead, max(end, side))
        }
        made.orthogonal = OrthogonalSection(
            frame: CGRect(x: 0, y: position, width: view.bounds.width, height: extent.height),
            contentWidth: start + (along - first) + end,
            stride: extent.width + section.interGroupSpacing,
            margin: start,
            groupWidth: extent.width,
            behavior: section.orthogonalScrollingBehavior,
            rate: section.orthogonalScrollingProperties.decelerationRate,
            bounce: section.orthogonalScrollingProperties.bounce
        )
        position += extent.height
    }

    private func sizes(of section: Int) -> [Int: CGSize] {
        var sizes: [Int: CGSize] = [:]
        for (element, size) in measured
        where element.category == .cell && element.indexPath.section == section {
            sizes[element.indexPath.item] = size
        }
        return sizes
    }

    // MARK: - Bars

    private func addBars(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem],
        path: IndexPath,
        room: CGRect,
        _ position: inout CGFloat,
        _ bars: inout [CompositionalPlaces.Bar]
    ) {
        for item in items {
            let element = CollectionElement.supplementary(item.elementKind, path)
            var size = item.layoutSize.size(in: room.size)
            let axes = item.layoutSize.measuredAxes
            if let own = measured[element] {
                if axes.contains(.horizontal) { size.width = own.width }
                if axes.contains(.vertical) { size.height = own.height }
            }
            var origin =
                isVertical ? CGPoint(x: room.minX, y: position) : CGPoint(x: position, y: room.minY)
            if isVertical {
                switch item.alignment {
                case .top, .bottom, .none: origin.x = room.midX - size.width / 2
                case .topTrailing, .bottomTrailing, .trailing: origin.x = room.maxX - size.width
                default: break
                }
            }
            origin.x += item.offset.x
            origin.y += item.offset.y
            bars.append(
                CompositionalPlaces.Bar(
                    element: element,
                    frame: CGRect(origin: origin, size: size)
                        .inset(by: item.contentInsets, but: axes),
                    zIndex: item.zIndex,
                    isPinned: item.pinToVisibleBounds,
                    isBelow: item.isBelow,
                    measuredAxes: axes
                )
            )
            if item.extendsBoundary { position += isVertical ? size.height : size.width }
        }
    }

    private func addDecorations(
        _ section: NSCollectionLayoutSection,
        _ path: IndexPath,
        _ made: inout CompositionalPlaces.Section
    ) {
        for item in section.decorationItems {
            made.bars.append(
                CompositionalPlaces.Bar(
                    element: .decoration(item.elementKind, path),
                    frame: made.frame.inset(by: item.contentInsets),
                    zIndex: item.zIndex,
                    isPinned: false,
                    isBelow: false,
                    measuredAxes: []
                )
            )
        }
    }
}
