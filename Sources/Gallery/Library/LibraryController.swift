import UIKit

/// An outline of a library: rows that open, are swiped, edited and pressed for long.
class LibraryController: UICollectionViewController {
    private enum Section: Int, CaseIterable {
        case shelves, recent
    }

    private struct Book: Hashable {
        let title: String
        var author: String?
        var symbol = "book"
    }

    private typealias Source = UICollectionViewDiffableDataSource<Section, Book>

    private lazy var source = makeSource()
    private var favorites: Set<Book> = []
    private var isSortedByAuthor = false

    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            self?.swipeActions(path)
        }
        collectionView.collectionViewLayout =
            UICollectionViewCompositionalLayout.list(using: configuration)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        collectionView.accessibilityIdentifier = "library"
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(
                title: "Sort",
                image: UIImage(systemName: "arrow.up.arrow.down"),
                menu: makeSortMenu()
            ),
            editButtonItem,
        ]
        showShelves()
        showRecent(animated: false)
    }

    // MARK: - Data

    private static let recent = [
        Book(title: "Middlemarch", author: "George Eliot"),
        Book(title: "The Dispossessed", author: "Ursula K. Le Guin"),
        Book(title: "Invisible Cities", author: "Italo Calvino"),
        Book(title: "Beloved", author: "Toni Morrison"),
    ]
    private var recent = LibraryController.recent

    private func showShelves() {
        var shelves = NSDiffableDataSourceSectionSnapshot<Book>()
        let fiction = Book(title: "Fiction", symbol: "folder")
        let poems = Book(title: "Poems", symbol: "folder")
        let science = Book(title: "Science", symbol: "folder")
        shelves.append([fiction, science])
        shelves.append([Book(title: "Emma", author: "Jane Austen"), poems], to: fiction)
        shelves.append([Book(title: "North", author: "Seamus Heaney")], to: poems)
        shelves.append([Book(title: "Cosmos", author: "Carl Sagan")], to: science)
        shelves.expand([fiction])
        source.apply(shelves, to: .shelves, animatingDifferences: false)
    }

    private func showRecent(animated: Bool) {
        var snapshot = source.snapshot()
        if snapshot.indexOfSection(.recent) == nil { snapshot.appendSections([.recent]) }
        snapshot.deleteItems(snapshot.itemIdentifiers(inSection: .recent))
        let order = recent.sorted {
            isSortedByAuthor ? ($0.author ?? "") < ($1.author ?? "") : $0.title < $1.title
        }
        snapshot.appendItems(order, toSection: .recent)
        source.apply(snapshot, animatingDifferences: animated)
    }

    private func makeSource() -> Source {
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Book> {
            [weak self] cell, _, book in
            self?.fill(cell, with: book)
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, path in
            var content = header.defaultContentConfiguration()
            content.text = path.section == Section.shelves.rawValue ? "Shelves" : "Recently read"
            header.contentConfiguration = content
        }
        let source = Source(collectionView: collectionView) { view, path, book in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: book)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        return source
    }

    private func fill(_ cell: UICollectionViewListCell, with book: Book) {
        var content = cell.defaultContentConfiguration()
        content.text = book.title
        content.secondaryText = book.author
        content.image = UIImage(systemName: book.symbol)
        cell.contentConfiguration = content
        cell.accessibilityIdentifier = "book-\(book.title)"
        if book.author == nil {
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        } else {
            cell.accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing)]
            if favorites.contains(book) { cell.accessories.append(.checkmark()) }
        }
    }

    // MARK: - Actions

    private func swipeActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let book = source.itemIdentifier(for: path), book.author != nil else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") {
            [weak self] _, _, done in
            self?.delete(book)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    private func delete(_ book: Book) {
        recent.removeAll { $0 == book }
        var snapshot = source.snapshot()
        snapshot.deleteItems([book])
        source.apply(snapshot)
    }

    private func toggleFavorite(_ book: Book) {
        if favorites.remove(book) == nil { favorites.insert(book) }
        var snapshot = source.snapshot()
        snapshot.reconfigureItems([book])
        source.apply(snapshot)
    }

    private func makeSortMenu() -> UIMenu {
        func sort(_ title: String, byAuthor: Bool) -> UIAction {
            UIAction(title: title, state: byAuthor == isSortedByAuthor ? .on : .off) {
                [weak self] _ in
                self?.isSortedByAuthor = byAuthor
                self?.showRecent(animated: true)
            }
        }
        let reset = UIAction(title: "Put back all", image: UIImage(systemName: "arrow.clockwise")) {
            [weak self] _ in
            self?.recent = Self.recent
            self?.showRecent(animated: true)
        }
        return UIMenu(children: [
            UIMenu(
                title: "Sort by",
                options: [.displayInline, .singleSelection],
                children: [sort("Title", byAuthor: false), sort("Author", byAuthor: true)]
            ),
            reset,
        ])
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let path = indexPaths.first, let book = source.itemIdentifier(for: path),
            let author = book.author
        else { return nil }
        return UIContextMenuConfiguration(
            identifier: nil,
            previewProvider: { BookController(title: book.title, author: author) },
            actionProvider: { [weak self] _ in self?.makeMenu(of: book) }
        )
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let controller = animator.previewViewController else { return }
        animator.preferredCommitStyle = .pop
        animator.addCompletion { [weak self] in
            self?.navigationController?.pushViewController(controller, animated: true)
        }
    }

    private func makeMenu(of book: Book) -> UIMenu {
        let favorite = UIAction(
            title: "Favorite",
            image: UIImage(systemName: "star"),
            state: favorites.contains(book) ? .on : .off
        ) { [weak self] _ in
            self?.toggleFavorite(book)
        }
        let delete = UIAction(
            title: "Delete",
            image: UIImage(systemName: "trash"),
            attributes: .destructive
        ) { [weak self] _ in
            self?.delete(book)
        }
        let about = UIMenu(
            title: "About",
            children: [
                UIAction(title: book.author ?? "", attributes: .disabled) { _ in }
            ]
        )
        return UIMenu(children: [
            favorite, about, UIMenu(options: .displayInline, children: [delete]),
        ])
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        didSelectItemAt indexPath: IndexPath
    ) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let book = source.itemIdentifier(for: indexPath), let author = book.author else {
            return
        }
        let controller = BookController(title: book.title, author: author)
        navigationController?.pushViewController(controller, animated: true)
    }
}
