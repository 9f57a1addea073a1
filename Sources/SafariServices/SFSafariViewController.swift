import UIKit

/// Shows a page of the web.
///
/// - Note: Differs from iOS: pages cannot show other pages, so that the person's browser shows it
///   in a tab of its own; the controller ends as soon as it has appeared.
open class SFSafariViewController: UIViewController {
    /// How the button that ends the controller is labelled.
    public enum DismissButtonStyle: Int, Sendable {
        case done, close, cancel
    }

    /// How pages are shown.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        /// Whether articles are shown to be read; browsers decide; default false.
        open var entersReaderIfAvailable = false
        /// Whether bars get smaller while a person scrolls; browsers decide; default true.
        open var barCollapsingEnabled = true
    }

    private let address: URL
    /// How the page is shown.
    public let configuration: Configuration
    /// What hears that the controller ends; default nil.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The colour of the bar that browsers draw themselves; default nil.
    open var preferredBarTintColor: UIColor?
    /// The colour of the controls that browsers draw themselves; default nil.
    open var preferredControlTintColor: UIColor?
    /// The button that ends the controller, which browsers have for their tabs; default done.
    open var dismissButtonStyle = DismissButtonStyle.done

    /// Creates a controller that shows a page of `http` or `https`.
    public init(url URL: URL, configuration: Configuration = Configuration()) {
        precondition(
            ["http", "https"].contains(URL.scheme?.lowercased()),
            "SFSafariViewController shows pages of http and https; \(URL) is none."
        )
        address = URL
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIApplication.shared.open(address) { [weak self] isOpen in
            MainActor.assumeIsolated { self?.end(isOpen: isOpen) }
        }
    }

    private func end(isOpen: Bool) {
        delegate?.safariViewController(self, didCompleteInitialLoad: isOpen)
        delegate?.safariViewControllerDidFinish(self)
        if presentingViewController != nil {
            dismiss(animated: false)
        } else if navigationController?.topViewController === self {
            navigationController?.popViewController(animated: false)
        }
    }
}

/// What hears of a page of the web.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Tells that the controller ends.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// Tells whether the browser was asked for the page.
    func safariViewController(
        _ controller: SFSafariViewController,
        didCompleteInitialLoad didLoadSuccessfully: Bool
    )
}

extension SFSafariViewControllerDelegate {
    /// Does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Does nothing.
    public func safariViewController(
        _ controller: SFSafariViewController,
        didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}
