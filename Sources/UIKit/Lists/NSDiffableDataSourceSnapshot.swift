/// Sections and items in an order, as a table or collection view is to show them.
///
/// Identifiers are unique: one that is added twice, or that is not there, ends the process with
/// UIKit's message.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable,
    ItemIdentifierType: Hashable
> {
    struct Section {
        var identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    private(set) var sections: [Section] = []
    /// The index of each section.
    private var sectionIndices: [SectionIdentifierType: Int] = [:]
    /// The section of each item.
    private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The items that are to be made anew, in the order in which they were named.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose cells are to be configured again.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The sections that are to be made anew.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Creates a snapshot without sections.
    public init() {}

    // MARK: - Questions

    /// The number of items in all sections.
    public var numberOfItems: Int { homes.count }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The sections in their order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    /// The items of all sections in their order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// Returns the number of items in a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        sections[requireSection(identifier)].items.count
    }

    /// Returns the items of a section in their order.
    public func itemIdentifiers(
        inSection identifier: SectionIdentifierType
    ) -> [ItemIdentifierType] {
        sections[requireSection(identifier)].items
    }

    /// Returns the section of an item; nil where there is no such item.
    public func sectionIdentifier(
        containingItem identifier: ItemIdentifierType
    ) -> SectionIdentifierType? {
        homes[identifier]
    }

    /// Returns the place of an item among those of all sections; nil where there is no such item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let place = place(of: identifier) else { return nil }
        return sections[..<place.section].reduce(0) { $0 + $1.items.count } + place.item
    }

    /// Returns the place of a section; nil where there is no such section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIndices[identifier]
    }

    /// Returns the section of an item and its place in it.
    func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
        guard let home = homes[identifier], let section = sectionIndices[home],
            let item = sections[section].items.firstIndex(of: identifier)
        else { return nil }
        return (section, item)
    }

    // MARK: - Sections

    /// Adds sections after the others.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    /// Inserts sections before another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: requireSection(toIdentifier))
    }

    /// Inserts sections after another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: requireSection(toIdentifier) + 1)
    }

    /// Removes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for section in sections where gone.contains(section.identifier) {
            for item in section.items { homes[item] = nil }
        }
        sections.removeAll { gone.contains($0.identifier) }
        reloadedSectionIdentifiers.removeAll { gone.contains($0) }
        numberSections()
        forgetGoneItems()
    }

    /// Moves a section before another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        moveSection(identifier, beside: toIdentifier, offset: 0)
    }

    /// Moves a section after another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        afterSection toIdentifier: SectionIdentifierType
    ) {
        moveSection(identifier, beside: toIdentifier, offset: 1)
    }

    /// Has sections made anew.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            _ = requireSection(identifier)
            if !reloadedSectionIdentifiers.contains(identifier) {
                reloadedSectionIdentifiers.append(identifier)
            }
        }
    }

    // MARK: - Items

    /// Adds items after the others of a section; nil means the last section.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        precondition(
            !sections.isEmpty,
            "There are currently no sections in the data source. Please add a section first."
        )
        let section = sectionIdentifier.map(requireSection) ?? sections.count - 1
        insert(identifiers, section, at: sections[section].items.count)
    }

    /// Inserts items before another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let place = requireItem(beforeIdentifier)
        insert(identifiers, place.section, at: place.item)
    }

    /// Inserts items after another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        afterItem afterIdentifier: ItemIdentifierType
    ) {
        let place = requireItem(afterIdentifier)
        insert(identifiers, place.section, at: place.item + 1)
    }

    /// Removes items; those that are not there are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        var touched: Set<Int> = []
        for item in gone {
            guard let home = homes.removeValue(forKey: item), let index = sectionIndices[home]
            else { continue }
            touched.insert(index)
        }
        for index in touched { sections[index].items.removeAll { gone.contains($0) } }
        forgetGoneItems()
    }

    /// Removes all items, and the sections with them.
    public mutating func deleteAllItems() { self = Self() }

    /// Moves an item before another.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType,
        beforeItem toIdentifier: ItemIdentifierType
    ) {
        moveItem(identifier, beside: toIdentifier, offset: 0)
    }

    /// Moves an item after another.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType,
        afterItem toIdentifier: ItemIdentifierType
    ) {
        moveItem(identifier, beside: toIdentifier, offset: 1)
    }

    /// Has the cells of items made anew.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        var known = Set(reloadedItemIdentifiers)
        for identifier in identifiers {
            requireHome(identifier)
            if known.insert(identifier).inserted { reloadedItemIdentifiers.append(identifier) }
        }
    }

    /// Has the cells of items configured again without making others.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        var known = Set(reconfiguredItemIdentifiers)
        for identifier in identifiers {
            requireHome(identifier)
            if known.insert(identifier).inserted { reconfiguredItemIdentifiers.append(identifier) }
        }
    }

    /// Returns the snapshot without what it says of reloading.
    func settled() -> Self {
        var result = self
        result.reloadedItemIdentifiers = []
        result.reconfiguredItemIdentifiers = []
        result.reloadedSectionIdentifiers = []
        return result
    }

    // MARK: - Changes

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        for (step, identifier) in identifiers.enumerated() {
            precondition(
                sectionIndices.updateValue(index + step, forKey: identifier) == nil,
                "Section identifiers must be unique: \(identifier) is there already."
            )
        }
        sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
        numberSections()
    }

    private mutating func numberSections() {
        sectionIndices.removeAll(keepingCapacity: true)
        for (index, section) in sections.enumerated() { sectionIndices[section.identifier] = index }
    }

    private mutating func moveSection(
        _ identifier: SectionIdentifierType,
        beside other: SectionIdentifierType,
        offset: Int
    ) {
        let old = requireSection(identifier)
        precondition(identifier != other, "Section \(identifier) cannot be moved beside itself.")
        let section = sections.remove(at: old)
        numberSections()
        sections.insert(section, at: requireSection(other) + offset)
        numberSections()
    }

    /// Inserts items; those that are there already are moved.
    private mutating func insert(_ identifiers: [ItemIdentifierType], _ section: Int, at index: Int)
    {
        var place = index
        var new: Set<ItemIdentifierType> = []
        var moved: Set<ItemIdentifierType> = []
        for identifier in identifiers {
            precondition(
                new.insert(identifier).inserted,
                "Fatal: supplied item identifiers are not unique. "
                    + "Duplicate identifiers: \(identifier)"
            )
            if homes[identifier] != nil { moved.insert(identifier) }
        }
        if !moved.isEmpty {
            place -= sections[section].items[..<index].count { moved.contains($0) }
            for index in Set(moved.compactMap { homes[$0].flatMap { sectionIndices[$0] } }) {
                sections[index].items.removeAll { moved.contains($0) }
            }
            Self.tell(of: moved.count)
        }
        let home = sections[section].identifier
        for identifier in identifiers { homes[identifier] = home }
        sections[section].items.insert(contentsOf: identifiers, at: place)
    }

    private static func tell(of count: Int) {
        guard MainThread.isCurrent else { return }
        MainActor.assumeIsolated {
            Diagnostics.reportOnce(
                "\(count) items that were inserted or appended exist in the snapshot already. They are "
                    + "moved into place instead, which costs more."
            )
        }
    }

    private mutating func moveItem(
        _ identifier: ItemIdentifierType,
        beside other: ItemIdentifierType,
        offset: Int
    ) {
        precondition(identifier != other, "Item \(identifier) cannot be moved beside itself.")
        let old = requireItem(identifier)
        _ = requireItem(other)
        sections[old.section].items.remove(at: old.item)
        let new = requireItem(other)
        sections[new.section].items.insert(identifier, at: new.item + offset)
        homes[identifier] = sections[new.section].identifier
    }

    private mutating func forgetGoneItems() {
        reloadedItemIdentifiers.removeAll { homes[$0] == nil }
        reconfiguredItemIdentifiers.removeAll { homes[$0] == nil }
    }

    private func requireSection(_ identifier: SectionIdentifierType) -> Int {
        guard let index = sectionIndices[identifier] else {
            preconditionFailure(
                "Invalid section identifier: \(identifier) is not in the snapshot."
            )
        }
        return index
    }

    private func requireHome(_ identifier: ItemIdentifierType) {
        precondition(
            homes[identifier] != nil,
            "Invalid item identifier: \(identifier) is not in the snapshot."
        )
    }

    private func requireItem(_ identifier: ItemIdentifierType) -> (section: Int, item: Int) {
        guard let place = place(of: identifier) else {
            preconditionFailure("Invalid item identifier: \(identifier) is not in the snapshot.")
        }
        return place
    }
}

extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
