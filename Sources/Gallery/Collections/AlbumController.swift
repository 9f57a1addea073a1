import UIKit

/// Photographs by month in a grid whose headers stay in sight; a tap marks one.
class AlbumController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private static let months = ["June", "July", "August", "September", "October", "November"]
    /// The numbers of the photographs by month.
    private var photos: [[Int]] = []
    private var nextNumber = 0

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 2
        layout.minimumLineSpacing = 2
        layout.headerReferenceSize = CGSize(width: 0, height: 44)
        layout.sectionInset.bottom = 16
        layout.sectionHeadersPinToVisibleBounds = true
        super.init(collectionViewLayout: layout)
        for month in Self.months.indices {
            photos.append((0..<(40 + month * 31)).map { _ in next() })
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func next() -> Int {
        nextNumber += 1
        return nextNumber
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityIdentifier = "album"
        collectionView.allowsMultipleSelection = true
        collectionView.alwaysBounceVertical = true
        collectionView.contentInset.bottom = 60
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.register(
            MonthHeader.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "month"
        )
        addButtons()
    }

    private func addButtons() {
        let add = UIButton(type: .system)
        add.setTitle("Add", for: .normal)
        add.accessibilityIdentifier = "add-photo"
        add.addTarget(self, action: Self.addPhoto, for: .touchUpInside)
        let remove = UIButton(type: .system)
        remove.setTitle("Delete marked", for: .normal)
        remove.accessibilityIdentifier = "delete-photos"
        remove.addTarget(self, action: Self.deleteMarked, for: .touchUpInside)
        let bar = UIStackView(arrangedSubviews: [add, remove])
        bar.spacing = 24
        bar.isLayoutMarginsRelativeArrangement = true
        bar.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 2,
            leading: 20,
            bottom: 2,
            trailing: 20
        )
        bar.backgroundColor = .tertiarySystemBackground
        bar.layer.cornerRadius = 18
        bar.layer.shadowOpacity = 0.2
        bar.layer.shadowRadius = 6
        bar.layer.shadowOffset = CGSize(width: 0, height: 2)
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            bar.bottomAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.bottomAnchor,
                constant: -12
            ),
        ])
    }

    // MARK: - Actions

    func addPhoto() {
        photos[0].insert(next(), at: 0)
        collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
    }

    func deleteMarked() {
        let marked = collectionView.indexPathsForSelectedItems ?? []
        guard !marked.isEmpty else { return }
        for path in marked.sorted().reversed() { photos[path.section].remove(at: path.item) }
        collectionView.performBatchUpdates { [self] in collectionView.deleteItems(at: marked) }
    }

    // MARK: - Data

    override func numberOfSections(in collectionView: UICollectionView) -> Int { photos.count }

    override func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int { photos[section].count }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "photo",
            for: indexPath
        )
        (cell as? PhotoCell)?.show(photos[indexPath.section][indexPath.item])
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "month",
            for: indexPath
        )
        (header as? MonthHeader)?.label.text = Self.months[indexPath.section]
        return header
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let width = collectionView.bounds.inset(by: collectionView.adjustedContentInset).width
        let columns = max(3, (width / 160).rounded(.down))
        let side = ((width - (columns - 1) * 2) / columns * 2).rounded(.down) / 2
        return CGSize(width: side, height: side)
    }
}

/// A photograph: two colours and a number, and a frame while it is marked.
class PhotoCell: UICollectionViewCell {
    private static let colors: [UIColor] = [
        .systemTeal, .systemPink, .systemIndigo, .systemOrange, .systemGreen, .systemPurple,
        .systemBlue, .systemYellow, .systemRed,
    ]
    private let ground = UIView()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.clipsToBounds = true
        label.textColor = .white
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        for view in [ground, label] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isSelected: Bool {
        didSet {
            contentView.layer.borderWidth = isSelected ? 4 : 0
            contentView.layer.borderColor = UIColor.label.cgColor
        }
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = contentView.bounds.size
        ground.frame = CGRect(
            x: 0,
            y: size.height * 0.55,
            width: size.width,
            height: size.height * 0.45
        )
        label.frame = CGRect(x: 8, y: 6, width: max(0, size.width - 16), height: 20)
    }

    func show(_ number: Int) {
        label.text = "\(number)"
        accessibilityIdentifier = "photo-\(number)"
        contentView.backgroundColor = Self.colors[number % Self.colors.count]
        ground.backgroundColor = Self.colors[(number * 7 + 3) % Self.colors.count]
    }
}

/// The name of a month above its photographs.
class MonthHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        label.font = .systemFont(ofSize: 20, weight: .bold)
        label.accessibilityTraits = .header
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 16, dy: 0)
    }
}
