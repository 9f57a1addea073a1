/// The items of one section as an outline: items below items, which are shown or not.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private var children: [ItemIdentifierType?: [ItemIdentifierType]] = [:]
    private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// Creates a snapshot without items.
    public init() {}

    // MARK: - Questions

    /// All items, each before those below it.
    public var items: [ItemIdentifierType] { list(below: nil) { _ in true } }
    /// The items that are below no other.
    public var rootItems: [ItemIdentifierType] { children[nil] ?? [] }
    /// The items all of whose parents are expanded, in the order in which they are shown.
    public var visibleItems: [ItemIdentifierType] {
        list(below: nil) { expanded.contains($0) }
    }

    /// Returns whether an item is there.
    public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

    /// Returns the place of an item among all; nil where there is no such item.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

    /// Returns how many items an item is below.
    public func level(of item: ItemIdentifierType) -> Int {
        require(item)
        var level = 0
        var above = parent(of: item)
        while let next = above {
            level += 1
            above = parent(of: next)
        }
        return level
    }

    /// Returns the item that an item is below; nil for one that is below none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        parents[child].flatMap { $0 }
    }

    /// Returns whether the items below an item are shown.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    /// Returns whether all items above an item are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard contains(item) else { return false }
        var above = parent(of: item)
        while let next = above {
            guard expanded.contains(next) else { return false }
            above = parent(of: next)
        }
        return true
    }

    /// Returns what is below an item, with the item itself where that is asked for.
    public func snapshot(
        of parent: ItemIdentifierType,
        includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        require(parent)
        var result = Self()
        if includingParent { result.append([parent]) }
        result.graft(self, below: parent, to: includingParent ? parent : nil)
        if includingParent, expanded.contains(parent) { result.expanded.insert(parent) }
        return result
    }

    /// Returns the outline as text, an item a line, for reading in a debugger.
    public func visualDescription() -> String {
        items.map { item in
            let sign = children[item] == nil ? "*" : expanded.contains(item) ? "-" : "+"
            return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
        }.joined(separator: "\n")
    }

    // MARK: - Changes

    /// Adds items after the others below an item; nil means below none.
    public mutating func append(
        _ items: [ItemIdentifierType],
        to parent: ItemIdentifierType? = nil
    ) {
        if let parent { require(parent) }
        insert(items, below: parent, at: children[parent]?.count ?? 0)
    }

    /// Inserts items before another, below the same item.
    public mutating func insert(
        _ items: [ItemIdentifierType],
        before beforeIdentifier: ItemIdentifierType
    ) {
        insert(items, beside: beforeIdentifier, offset: 0)
    }

    /// Inserts items after another, below the same item.
    public mutating func insert(
        _ items: [ItemIdentifierType],
        after afterIdentifier: ItemIdentifierType
    ) {
        insert(items, beside: afterIdentifier, offset: 1)
    }

    /// Inserts the items of a snapshot before an item, below the same item.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        before item: ItemIdentifierType
    ) {
        insert(snapshot.rootItems, beside: item, offset: 0)
        graftChildren(of: snapshot)
    }

    /// Inserts the items of a snapshot after an item, below the same item.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        after item: ItemIdentifierType
    ) {
        insert(snapshot.rootItems, beside: item, offset: 1)
        graftChildren(of: snapshot)
    }

    /// Puts the items of a snapshot in place of those below an item.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        require(parent)
        delete(children[parent] ?? [])
        append(snapshot.rootItems, to: parent)
        graftChildren(of: snapshot)
    }

    /// Removes items with all below them; those that are not there are passed over.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let parent = parents.removeValue(forKey: item) else { continue }
            children[parent]?.removeAll { $0 == item }
            if children[parent]?.isEmpty == true { children[parent] = nil }
            expanded.remove(item)
            delete(children[item] ?? [])
        }
    }

    /// Removes all items.
    public mutating func deleteAll() { self = Self() }

    /// Shows the items below some items.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        items.forEach(require)
        expanded.formUnion(items)
    }

    /// Hides the items below some items.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        items.forEach(require)
        expanded.subtract(items)
    }

    /// Inserts an item with all below it between two that are shown one after the other.
    ///
    /// It stays below the item that it was below where the place allows that.
    mutating func insert(
        _ moved: Self,
        root: ItemIdentifierType,
        from parent: ItemIdentifierType?,
        after previous: ItemIdentifierType?,
        before next: ItemIdentifierType?
    ) {
        let nextParent = next.map { self.parent(of: $0) }
        if let next, nextParent == .some(parent) { return insert(moved, before: next) }
        var candidate = nextParent == .some(previous) ? nil : previous
        while let item = candidate {
            let above = self.parent(of: item)
            if above == parent { return insert(moved, after: item) }
            // What is next goes on with the same parent: further up there is no gap.
            candidate = nextParent == .some(above) ? nil : above
        }
        if let next { return insert(moved, before: next) }
        if let previous { return insert(moved, after: previous) }
        append([root])
        graftChildren(of: moved)
    }

    // MARK: - Building

    private func list(
        below parent: ItemIdentifierType?,
        where isOpen: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        (children[parent] ?? []).flatMap { item in
            children[item] != nil && isOpen(item)
                ? [item] + list(below: item, where: isOpen) : [item]
        }
    }

    private mutating func insert(
        _ items: [ItemIdentifierType],
        beside other: ItemIdentifierType,
        offset: Int
    ) {
        require(other)
        let parent = parent(of: other)
        let index = children[parent]?.firstIndex(of: other) ?? 0
        insert(items, below: parent, at: index + offset)
    }

    private mutating func insert(
        _ items: [ItemIdentifierType],
        below parent: ItemIdentifierType?,
        at index: Int
    ) {
        guard !items.isEmpty else { return }
        for item in items {
            precondition(
                parents.updateValue(parent, forKey: item) == nil,
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(item)"
            )
        }
        children[parent, default: []].insert(contentsOf: items, at: index)
    }

    /// Adds what is below the roots of another snapshot, which are here already.
    private mutating func graftChildren(of other: Self) {
        for root in other.rootItems {
            graft(other, below: root, to: root)
            if other.expanded.contains(root) { expanded.insert(root) }
        }
    }

    private mutating func graft(
        _ other: Self,
        below source: ItemIdentifierType,
        to target: ItemIdentifierType?
    ) {
        let items = other.children[source] ?? []
        append(items, to: target)
        for item in items {
            graft(other, below: item, to: item)
            if other.expanded.contains(item) { expanded.insert(item) }
        }
    }

    private func require(_ item: ItemIdentifierType) {
        precondition(contains(item), "Invalid item identifier: \(item) is not in the snapshot.")
    }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
