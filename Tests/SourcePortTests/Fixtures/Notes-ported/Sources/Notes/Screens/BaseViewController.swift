// swift-format-ignore-file
import UIKit

/// What all screens of the app have.
class BaseViewController: UIViewController, ActionNaming {
    class var namedActions: [Selector] { [Selector("showHelp:", BaseViewController.showHelp(_:))] }

    // MARK: Outlets
    @Outlet var statusLabel: UILabel!

    private lazy var doubleTap: UITapGestureRecognizer = {
        let tap = UITapGestureRecognizer(target: self, action: Selector("statusTapped:", BaseViewController.statusTapped(_:)))
        tap.numberOfTapsRequired = 1
        return tap
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        statusLabel.isUserInteractionEnabled = true
        statusLabel.addGestureRecognizer(doubleTap)
        configure()
    }

    private func statusTapped(_ sender: UITapGestureRecognizer) {
        statusLabel.text = "Tapped"
    }

    @IBAction func showHelp(_ sender: Any) {
        statusLabel.text = "Help"
    }

    /// Prepares what the screen shows; screens add to it.
    func configure() {
        view.backgroundColor = .white
    }
}

extension BaseViewController {
}
