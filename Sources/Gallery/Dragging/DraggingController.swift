import UIKit

/// Rows to bring into an order, fruit to put into a basket, and a place for pictures from elsewhere.
class DraggingController: ScrollingStackController {
    private let steps = StepsTable()
    private let shelf = FruitShelf(["🍎", "🍐", "🍊", "🍋", "🍇", "🍓", "🍒", "🥝"])
    private let basket = FruitShelf(["🍌"])
    private let frame = PictureFrame()

    override func viewDidLoad() {
        super.viewDidLoad()
        addTitle("Drag and drop")
        addNote("Press a row for long, or pull it with a mouse, and put it somewhere else.")
        add(steps, "steps-table", height: CGFloat(steps.titles.count) * 48)
        addNote("Fruit moves within a box and is copied from one to the other.")
        add(shelf, "shelf", height: 92)
        add(basket, "basket", height: 92)
        addNote("Drop fruit here, or pictures and text from another window.")
        add(frame, "picture-frame", height: 180)
    }

    private func addNote(_ text: String) {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        stack.addArrangedSubview(label)
    }

    private func add(_ view: UIView, _ identifier: String, height: CGFloat) {
        view.accessibilityIdentifier = identifier
        view.layer.cornerRadius = 12
        view.clipsToBounds = true
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        stack.addArrangedSubview(view)
    }
}

/// Steps of a recipe that a person brings into an order.
final class StepsTable: UITableView {
    private(set) var titles = ["Preheat the oven", "Weigh the flour", "Beat the eggs", "Bake"]

    init() {
        super.init(frame: .zero, style: .plain)
        rowHeight = 48
        isScrollEnabled = false
        backgroundColor = .secondarySystemGroupedBackground
        register(UITableViewCell.self, forCellReuseIdentifier: "Step")
        dataSource = self
        dragDelegate = self
        dropDelegate = self
    }

    required init?(coder: NSCoder) { nil }
}

extension StepsTable: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        titles.count
    }

    func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Step", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = titles[indexPath.row]
        content.image = UIImage(systemName: "line.3.horizontal")
        cell.contentConfiguration = content
        cell.backgroundColor = .secondarySystemGroupedBackground
        cell.selectionStyle = .none
        return cell
    }

    func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        titles.insert(titles.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}

extension StepsTable: UITableViewDragDelegate, UITableViewDropDelegate {
    func tableView(
        _ tableView: UITableView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        let title = titles[indexPath.row]
        let item = UIDragItem(itemProvider: NSItemProvider(object: title as NSString))
        item.localObject = title
        return [item]
    }

    func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        guard hasActiveDrag else { return UITableViewDropProposal(operation: .forbidden) }
        return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(
        _ tableView: UITableView,
        performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
}

/// Fruit in a row, some of which comes from another shelf.
final class FruitShelf: UICollectionView {
    private(set) var fruit: [String]

    init(_ fruit: [String]) {
        self.fruit = fruit
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        layout.scrollDirection = .horizontal
        super.init(frame: .zero, collectionViewLayout: layout)
        backgroundColor = .secondarySystemGroupedBackground
        register(FruitCell.self, forCellWithReuseIdentifier: "Fruit")
        dataSource = self
        dragDelegate = self
        dropDelegate = self
    }

    required init?(coder: NSCoder) { nil }
}

extension FruitShelf: UICollectionViewDataSource {
    func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int { fruit.count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "Fruit",
            for: indexPath
        )
        (cell as? FruitCell)?.label.text = fruit[indexPath.item]
        return cell
    }
}

extension FruitShelf: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    func collectionView(
        _ collectionView: UICollectionView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        session.localContext = collectionView
        let item = UIDragItem(
            itemProvider: NSItemProvider(object: fruit[indexPath.item] as NSString)
        )
        item.localObject = fruit[indexPath.item]
        return [item]
    }

    func collectionView(
        _ collectionView: UICollectionView,
        canHandle session: any UIDropSession
    ) -> Bool {
        session.localDragSession?.localContext is FruitShelf
    }

    func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        let isOwn = session.localDragSession?.localContext as? FruitShelf === self
        return UICollectionViewDropProposal(
            operation: isOwn ? .move : .copy,
            intent: .insertAtDestinationIndexPath
        )
    }

    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        let end = IndexPath(item: fruit.count, section: 0)
        for item in coordinator.items {
            guard let name = item.dragItem.localObject as? String else { continue }
            var target = coordinator.destinationIndexPath ?? end
            performBatchUpdates { [self] in
                if let source = item.sourceIndexPath {
                    target.item = min(target.item, fruit.count - 1)
                    fruit.remove(at: source.item)
                    deleteItems(at: [source])
                }
                fruit.insert(name, at: target.item)
                insertItems(at: [target])
            }
            coordinator.drop(item.dragItem, toItemAt: target)
        }
    }
}

/// One piece of fruit.
final class FruitCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 36)
        label.textAlignment = .center
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 12
    }

    required init?(coder: NSCoder) { nil }
}

/// Shows what is dropped onto it.
final class PictureFrame: UIView, UIDropInteractionDelegate {
    private let imageView = UIImageView()
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.borderWidth = 2
        imageView.contentMode = .scaleAspectFit
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.text = "Drop something here"
        label.font = .preferredFont(forTextStyle: .title2)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        label.accessibilityIdentifier = "dropped-text"
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(imageView)
        addSubview(label)
        addInteraction(UIDropInteraction(delegate: self))
        light(false)
    }

    required init?(coder: NSCoder) { nil }

    private func light(_ isLit: Bool) {
        layer.borderColor = (isLit ? UIColor.systemBlue : .separator).cgColor
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        canHandle session: any UIDropSession
    ) -> Bool {
        session.canLoadObjects(ofClass: UIImage.self)
            || session.canLoadObjects(ofClass: NSString.self)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnter session: any UIDropSession
    ) { light(true) }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidExit session: any UIDropSession
    ) { light(false) }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnd session: any UIDropSession
    ) { light(false) }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        performDrop session: any UIDropSession
    ) {
        if session.canLoadObjects(ofClass: UIImage.self) {
            label.text = "Loading…"
            session.loadObjects(ofClass: UIImage.self) { [weak self] objects in
                let image = objects.first as? UIImage
                self?.imageView.image = image
                self?.label.text = image == nil ? "This is no picture" : nil
            }
        } else {
            session.loadObjects(ofClass: String.self) { [weak self] texts in
                self?.imageView.image = nil
                self?.label.text = texts.joined(separator: "\n")
            }
        }
    }
}
