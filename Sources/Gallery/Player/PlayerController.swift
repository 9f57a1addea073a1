import UIKit

/// A player that shows what its model says: nothing here tells views of changes.
class PlayerController: UIViewController {
    private let player = Player()
    private let cover = UIView()
    private let card = UIView()
    private let titleLabel = UILabel()
    private let artistLabel = UILabel()
    private let previous = UIButton(configuration: .glass())
    private let play = UIButton(configuration: .prominentGlass())
    private let forward = UIButton(configuration: .glass())
    private lazy var queue = UIBarButtonItem(
        image: UIImage(systemName: "list.bullet"),
        style: .plain,
        target: nil,
        action: nil
    )

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Player"
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "player"
        navigationItem.rightBarButtonItem = queue
        queue.accessibilityLabel = "Waiting"
        card.backgroundColor = .secondarySystemBackground
        card.cornerConfiguration = .corners(radius: 28)
        cover.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 8))
        cover.accessibilityIdentifier = "cover"
        cover.isAccessibilityElement = true
        cover.accessibilityLabel = "Cover"
        cover.accessibilityTraits = .button
        cover.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: PlayerController.showCover)
        )
        titleLabel.font = .preferredFont(forTextStyle: .title2)
        titleLabel.accessibilityIdentifier = "track"
        artistLabel.font = .preferredFont(forTextStyle: .body)
        artistLabel.textColor = .secondaryLabel
        setUpButtons()
        addSubviews()
    }

    private func setUpButtons() {
        let symbols = [(previous, "backward.fill", "Previous"), (forward, "forward.fill", "Next")]
        for (button, symbol, name) in symbols {
            button.configuration?.image = UIImage(systemName: symbol)
            button.accessibilityLabel = name
        }
        play.accessibilityIdentifier = "play"
        play.configurationUpdateHandler = { [player] button in
            let symbol = player.isPlaying ? "pause.fill" : "play.fill"
            button.configuration?.image = UIImage(systemName: symbol)
            button.configuration?.title = player.isPlaying ? "Pause" : "Play"
            button.configuration?.imagePadding = 8
        }
        previous.addAction(UIAction { [player] _ in player.step(-1) }, for: .primaryActionTriggered)
        forward.addAction(UIAction { [player] _ in player.step(1) }, for: .primaryActionTriggered)
        play.addAction(
            UIAction { [player] _ in
                UIView.animate(
                    springDuration: 0.5,
                    bounce: 0.3,
                    options: [.flushUpdates, .allowUserInteraction]
                ) { player.isPlaying.toggle() }
            },
            for: .primaryActionTriggered
        )
    }

    private func addSubviews() {
        let buttons = UIStackView(arrangedSubviews: [previous, play, forward])
        buttons.spacing = 12
        let column = UIStackView(arrangedSubviews: [card, titleLabel, artistLabel, buttons])
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 8
        column.setCustomSpacing(24, after: card)
        column.setCustomSpacing(24, after: artistLabel)
        card.addSubview(cover)
        view.addSubview(column)
        for view in [column, cover] { view.translatesAutoresizingMaskIntoConstraints = false }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            column.widthAnchor.constraint(lessThanOrEqualTo: guide.widthAnchor, constant: -32),
            card.widthAnchor.constraint(equalToConstant: 260),
            card.heightAnchor.constraint(equalTo: card.widthAnchor),
            cover.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
            cover.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
            cover.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
            cover.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
        ])
    }

    override func updateProperties() {
        super.updateProperties()
        let track = player.track
        titleLabel.text = track.title
        artistLabel.text = track.artist
        cover.backgroundColor = CoverController.color(of: track)
        card.transform = player.isPlaying ? .identity : CGAffineTransform(scaleX: 0.86, y: 0.86)
        previous.isEnabled = player.index > 0
        forward.isEnabled = player.waiting > 0
        navigationItem.subtitle = player.isPlaying ? "Playing" : "Paused"
        queue.badge = player.waiting > 0 ? .count(player.waiting) : nil
    }

    private func showCover() {
        let controller = CoverController(player.track)
        controller.preferredTransition = .zoom { [weak self] _ in self?.cover }
        navigationController?.pushViewController(controller, animated: true)
    }
}
