import UIKit

/// Cards side by side, one at a time, with a line that says which.
class CarouselController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    private static let cities = [
        "Lisbon", "Bergen", "Kyoto", "Cusco", "Tbilisi", "Zanzibar", "Québec", "Hội An",
    ]
    private static let colors: [UIColor] = [
        .systemTeal, .systemIndigo, .systemPink, .systemOrange, .systemGreen, .systemPurple,
        .systemBlue, .systemRed,
    ]
    private let titleLabel = UILabel()
    private let placeLabel = UILabel()
    private let nextButton = UIButton(type: .system)
    private let shelf: UICollectionView

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        shelf = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleLabel.text = "Journeys"
        titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
        titleLabel.accessibilityTraits = .header
        placeLabel.textColor = .secondaryLabel
        placeLabel.accessibilityIdentifier = "city-place"
        nextButton.setTitle("Next", for: .normal)
        nextButton.accessibilityIdentifier = "next-city"
        nextButton.addTarget(self, action: Self.showNext, for: .touchUpInside)
        shelf.isPagingEnabled = true
        shelf.showsHorizontalScrollIndicator = false
        shelf.accessibilityIdentifier = "cities"
        shelf.register(CityCell.self, forCellWithReuseIdentifier: "city")
        shelf.dataSource = self
        shelf.delegate = self
        for subview in [titleLabel, shelf, placeLabel, nextButton] { view.addSubview(subview) }
        showPlace()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let page = CGFloat(currentPage)
        titleLabel.frame = CGRect(x: 16, y: area.minY + 12, width: area.width - 32, height: 41)
        let bottom = area.maxY - 56
        shelf.frame = CGRect(
            x: 0,
            y: titleLabel.frame.maxY + 12,
            width: view.bounds.width,
            height: max(0, bottom - titleLabel.frame.maxY - 24)
        )
        shelf.contentOffset.x = page * shelf.bounds.width
        placeLabel.frame = CGRect(x: 16, y: bottom, width: area.width - 132, height: 44)
        nextButton.frame = CGRect(x: area.maxX - 116, y: bottom, width: 100, height: 44)
    }

    private var currentPage: Int {
        guard shelf.bounds.width > 0 else { return 0 }
        let page = Int((shelf.contentOffset.x / shelf.bounds.width).rounded())
        return min(max(0, page), Self.cities.count - 1)
    }

    func showNext() {
        let next = (currentPage + 1) % Self.cities.count
        shelf.scrollToItem(
            at: IndexPath(item: next, section: 0),
            at: .centeredHorizontally,
            animated: true
        )
        showPlace()
    }

    private func showPlace() {
        placeLabel.text = "\(currentPage + 1) of \(Self.cities.count)"
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { showPlace() }

    // MARK: - Data

    func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int { Self.cities.count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "city",
            for: indexPath
        )
        (cell as? CityCell)?.show(Self.cities[indexPath.item], Self.colors[indexPath.item])
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { collectionView.bounds.size }
}

/// A card with the name of a city.
class CityCell: UICollectionViewCell {
    private let card = UIView()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        card.layer.cornerRadius = 24
        label.textColor = .white
        label.font = .systemFont(ofSize: 28, weight: .bold)
        label.textAlignment = .center
        card.translatesAutoresizingMaskIntoConstraints = false
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(card)
        card.addSubview(label)
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            card.topAnchor.constraint(equalTo: contentView.topAnchor),
            card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            label.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: card.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ name: String, _ color: UIColor) {
        label.text = name
        card.backgroundColor = color
        accessibilityIdentifier = "city-\(name)"
    }
}
