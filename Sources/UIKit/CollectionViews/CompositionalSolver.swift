import CoreGraphics
import RenderTree

/// Places the items of groups, one after another.
@MainActor
struct CompositionalSolver {
    /// A place of an item, or of a supplementary view of one.
    struct Place {
        var frame: CGRect
        /// The number of the item in its section.
        let item: Int
        var zIndex = 0
        let layoutItem: NSCollectionLayoutItem
    }

    /// The number of items in the section.
    let count: Int
    /// The sizes that items asked for.
    let measured: [Int: CGSize]
    /// The traits that custom groups are made for.
    let traits: UITraitCollection
    /// The next item that has no place yet.
    private(set) var next = 0
    private(set) var places: [Place] = []

    init(count: Int, measured: [Int: CGSize], traits: UITraitCollection) {
        self.count = count
        self.measured = measured
        self.traits = traits
    }

    var isDone: Bool { next >= count }

    /// Places an item or group at a point; returns the size that it takes.
    mutating func place(
        _ item: NSCollectionLayoutItem,
        at origin: CGPoint,
        in container: CGSize,
        width: CGFloat? = nil,
        height: CGFloat? = nil
    ) -> CGSize {
        var size = item.layoutSize.size(in: container)
        if let width { size.width = width }
        if let height { size.height = height }
        let number = next
        if let group = item as? NSCollectionLayoutGroup {
            let used = place(group, at: origin, size)
            let frame = CGRect(origin: origin, size: used)
            if next > number { placeExtras(of: group, at: frame, used, number) }
            return used
        }
        next += 1
        var axes = item.layoutSize.measuredAxes
        if width != nil { axes.remove(.horizontal) }
        if height != nil { axes.remove(.vertical) }
        if let own = measured[number] {
            if axes.contains(.horizontal) { size.width = own.width }
            if axes.contains(.vertical) { size.height = own.height }
        }
        let frame = CGRect(origin: origin, size: size).inset(by: item.contentInsets, but: axes)
        places.append(Place(frame: frame, item: number, layoutItem: item))
        placeExtras(of: item, at: frame, size, number)
        return size
    }

    /// Places the views at the edges of an item or group of a size.
    private mutating func placeExtras(
        of item: NSCollectionLayoutItem,
        at frame: CGRect,
        _ size: CGSize,
        _ number: Int
    ) {
        for extra in item.supplementaryItems {
            let place = extra.frame(at: frame, size: extra.layoutSize.size(in: size))
            places.append(
                Place(frame: place, item: number, zIndex: extra.zIndex, layoutItem: extra)
            )
        }
    }

    private mutating func place(
        _ group: NSCollectionLayoutGroup,
        at origin: CGPoint,
        _ outer: CGSize
    ) -> CGSize {
        let insets = group.contentInsets
        let inner = CGSize(
            width: max(0, outer.width - insets.leading - insets.trailing),
            height: max(0, outer.height - insets.top - insets.bottom)
        )
        let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
        if case .custom(let provider) = group.arrangement {
            placeCustom(group, provider, at: start, inner)
            return outer
        }
        let used = placeLine(group, at: start, inner)
        var size = outer
        // What is measured decides on a group that is measured, and a group never cuts it.
        if group.layoutSize.widthDimension.isMeasured {
            size.width = used.width + insets.leading + insets.trailing
        }
        if group.layoutSize.heightDimension.isMeasured {
            size.height = used.height + insets.top + insets.bottom
        }
        return size
    }

    private mutating func placeCustom(
        _ group: NSCollectionLayoutGroup,
        _ provider: NSCollectionLayoutGroupCustomItemProvider,
        at start: CGPoint,
        _ size: CGSize
    ) {
        for custom in provider(CollectionLayoutContainer(size, .zero, traits)) where !isDone {
            places.append(
                Place(
                    frame: custom.frame.offsetBy(dx: start.x, dy: start.y),
                    item: next,
                    zIndex: custom.zIndex,
                    layoutItem: group
                )
            )
            next += 1
        }
        // A group without a single item would never come to an end.
        if places.isEmpty { next = count }
    }

    /// Rounding must not push out what fits.
    private static var tolerance: CGFloat { 0.01 }

    private mutating func placeLine(
        _ group: NSCollectionLayoutGroup,
        at start: CGPoint,
        _ size: CGSize
    ) -> CGSize {
        let isHorizontal = if case .horizontal = group.arrangement { true } else { false }
        let length = isHorizontal ? size.width : size.height
        let isOpen =
            isHorizontal
            ? group.layoutSize.widthDimension.isMeasured
            : group.layoutSize.heightDimension.isMeasured
        let spacing = group.interItemSpacing?.spacing ?? 0
        let share = share(of: group, length, spacing, isHorizontal, size)
        var position: CGFloat = 0
        var thickness: CGFloat = 0
        var starts: [Int] = []
        // The places of the items that are to be alike across the group.
        var alike: [Int] = []
        var index = 0
        while !isDone, !group.subitems.isEmpty {
            if let count = group.count, index >= count { break }
            // A group as high as its content takes its items once.
            if isOpen, group.count == nil, index >= group.subitems.count { break }
            let item = group.subitems[index % group.subitems.count]
            let before = index == 0 ? 0 : spacing
            let edges = Edges(item.edgeSpacing)
            let needed = share ?? itemLength(item, isHorizontal, size)
            let total = needed + (isHorizontal ? edges.width : edges.height)
            if !isOpen, index > 0, position + before + total > length + Self.tolerance { break }
            starts.append(places.count)
            if isAlike(item, isHorizontal) { alike.append(places.count) }
            let along = position + before + (isHorizontal ? edges.leading : edges.top)
            let across = isHorizontal ? edges.top : edges.leading
            let used = place(
                item,
                at: CGPoint(
                    x: start.x + (isHorizontal ? along : across),
                    y: start.y + (isHorizontal ? across : along)
                ),
                in: size,
                width: isHorizontal && !isOpen ? share : nil,
                height: isHorizontal || isOpen ? nil : share
            )
            position =
                along + (isHorizontal ? used.width + edges.trailing : used.height + edges.bottom)
            thickness = max(
                thickness,
                isHorizontal ? used.height + edges.height : used.width + edges.width
            )
            index += 1
        }
        evenOut(alike, isHorizontal)
        if group.interItemSpacing?.isFlexibleSpacing == true, starts.count > 1 {
            spread(starts, by: (length - position) / CGFloat(starts.count - 1), isHorizontal)
            position = length
        }
        return isHorizontal
            ? CGSize(width: position, height: thickness)
            : CGSize(width: thickness, height: position)
    }

    /// Returns the length that each of a group's number of items has; nil for its own.
    private func share(
        of group: NSCollectionLayoutGroup,
        _ length: CGFloat,
        _ spacing: CGFloat,
        _ isHorizontal: Bool,
        _ size: CGSize
    ) -> CGFloat? {
        guard let count = group.count else { return nil }
        let share = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
        guard group.keepsLengths, let item = group.subitems.first else { return share }
        let own = item.layoutSize.size(in: size)
        return (isHorizontal ? own.width : own.height) > share + Self.tolerance ? share : nil
    }

    private func itemLength(
        _ item: NSCollectionLayoutItem,
        _ isHorizontal: Bool,
        _ container: CGSize
    ) -> CGFloat {
        let size = item.layoutSize.size(in: container)
        guard !(item is NSCollectionLayoutGroup), let own = measured[next] else {
            return isHorizontal ? size.width : size.height
        }
        if isHorizontal {
            return item.layoutSize.widthDimension.isMeasured ? own.width : size.width
        }
        return item.layoutSize.heightDimension.isMeasured ? own.height : size.height
    }

    /// Whether an item is to be as long as its siblings across the group.
    private func isAlike(_ item: NSCollectionLayoutItem, _ isHorizontal: Bool) -> Bool {
        let size = item.layoutSize
        return !(item is NSCollectionLayoutGroup)
            && (isHorizontal ? size.heightDimension : size.widthDimension).isUniformAcrossSiblings
    }

    /// Gives items the length of the longest of them across the group.
    private mutating func evenOut(_ items: [Int], _ isHorizontal: Bool) {
        let sizes = items.map { places[$0].frame.size }
        guard let longest = sizes.map({ isHorizontal ? $0.height : $0.width }).max() else { return }
        for index in items {
            if isHorizontal {
                places[index].frame.size.height = longest
            } else {
                places[index].frame.size.width = longest
            }
        }
    }

    /// Gives flexible distances what room is left.
    private mutating func spread(_ starts: [Int], by extra: CGFloat, _ isHorizontal: Bool) {
        guard extra > 0 else { return }
        for (number, first) in starts.enumerated() {
            let end = number + 1 < starts.count ? starts[number + 1] : places.count
            for index in first..<end {
                let distance = extra * CGFloat(number)
                places[index].frame.origin.x += isHorizontal ? distance : 0
                places[index].frame.origin.y += isHorizontal ? 0 : distance
            }
        }
    }

    /// The distances around an item in points.
    @MainActor
    private struct Edges {
        let leading, top, trailing, bottom: CGFloat

        init(_ spacing: NSCollectionLayoutEdgeSpacing?) {
            leading = spacing?.leading?.spacing ?? 0
            top = spacing?.top?.spacing ?? 0
            trailing = spacing?.trailing?.spacing ?? 0
            bottom = spacing?.bottom?.spacing ?? 0
        }

        var width: CGFloat { leading + trailing }
        var height: CGFloat { top + bottom }
    }
}

extension CGRect {
    /// Returns the rectangle without margins, but those where it was measured.
    func inset(by insets: NSDirectionalEdgeInsets, but axes: ScrollContent.Axes) -> CGRect {
        var insets = insets
        if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
        if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
        return inset(by: insets)
    }

    /// Returns the rectangle without margins, from left to right.
    func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading,
            y: minY + insets.top,
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom)
        )
    }
}
