// swift-format-ignore-file
import UIKit

/// What all screens of the app have.
class BaseViewController: UIViewController {
    // MARK: Outlets
    @IBOutlet weak var statusLabel: UILabel!

    private lazy var doubleTap: UITapGestureRecognizer = {
        let tap = UITapGestureRecognizer(target: self, action: #selector(statusTapped(_:)))
        tap.numberOfTapsRequired = 1
        return tap
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        statusLabel.isUserInteractionEnabled = true
        statusLabel.addGestureRecognizer(doubleTap)
        configure()
    }

    @objc private func statusTapped(_ sender: UITapGestureRecognizer) {
        statusLabel.text = "Tapped"
    }

    @IBAction func showHelp(_ sender: Any) {
        statusLabel.text = "Help"
    }
}

extension BaseViewController {
    /// Prepares what the screen shows; screens add to it.
    @objc func configure() {
        view.backgroundColor = .white
    }
}
