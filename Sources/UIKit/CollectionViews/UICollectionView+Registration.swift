import Foundation

extension UICollectionView {
    /// A class of cells together with what fills one from an item.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void

        let identifier = UUID().uuidString
        let source: ReusableSource
        let handler: Handler

        /// Creates a registration of a class.
        public init(handler: @escaping Handler) {
            source = .type(Cell.self)
            self.handler = handler
        }

        /// Creates a registration of a xib.
        public init(cellNib: UINib, handler: @escaping Handler) {
            source = .nib(cellNib)
            self.handler = handler
        }
    }

    /// A class of supplementary views together with what fills one.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identifier = UUID().uuidString
        let kind: String
        let source: ReusableSource
        let handler: Handler

        /// Creates a registration of a class for a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            source = .type(Supplementary.self)
            self.handler = handler
        }

        /// Creates a registration of a xib for a kind.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            source = .nib(supplementaryNib)
            self.handler = handler
        }
    }

    /// Returns a cell of a registration, filled from an item.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>,
        for indexPath: IndexPath,
        item: Item?
    ) -> Cell {
        let key = CollectionState.ReuseKey(nil, registration.identifier)
        collection.sources[key] = registration.source
        guard let cell = dequeueCell(registration.identifier, indexPath) as? Cell else {
            preconditionFailure("The xib of a cell registration has no \(Cell.self).")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a supplementary view of a registration, filled.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>,
        for indexPath: IndexPath
    ) -> Supplementary {
        let key = CollectionState.ReuseKey(registration.kind, registration.identifier)
        collection.sources[key] = registration.source
        let made = dequeueSupplementary(registration.kind, registration.identifier, indexPath)
        guard let view = made as? Supplementary else {
            preconditionFailure("The xib of a registration has no \(Supplementary.self).")
        }
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}
