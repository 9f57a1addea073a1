/// What a person's moving of items changes in a snapshot.
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
> {
    /// What was shown before.
    public let initialSnapshot:
        NSDiffableDataSourceSnapshot<
            SectionIdentifierType, ItemIdentifierType
        >
    /// What is shown afterwards.
    public let finalSnapshot:
        NSDiffableDataSourceSnapshot<
            SectionIdentifierType, ItemIdentifierType
        >
    /// What is different between the items of both.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The changes of each section that has some.
    public let sectionTransactions:
        [NSDiffableDataSourceSectionTransaction<
            SectionIdentifierType, ItemIdentifierType
        >]
}

/// What a person's moving of items changes in a section.
public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// What was in the section before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// What is in the section afterwards.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// What is different between the items of both.
    public let difference: CollectionDifference<ItemIdentifierType>
}
