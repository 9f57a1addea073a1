import UIKit

/// The cover of a track, as large as the screen.
class CoverController: UIViewController {
    private let track: Player.Track
    private let label = UILabel()

    init(_ track: Player.Track) {
        self.track = track
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    static func color(of track: Player.Track) -> UIColor {
        UIColor(hue: track.hue, saturation: 0.55, brightness: 0.8, alpha: 1)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = track.title
        view.backgroundColor = Self.color(of: track)
        view.accessibilityIdentifier = "large-cover"
        label.text = track.artist
        label.textColor = .white
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.adjustsFontSizeToFitWidth = true
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            label.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -32),
        ])
    }
}
