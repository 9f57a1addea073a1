@_exported import UIKit

/// Lets a person write a short message.
///
/// - Note: Differs from iOS: the form hands the message to the program that the person's browser has
///   for it, where it is sent; there are no files and subjects.
open class MFMessageComposeViewController: UINavigationController {
    /// What hears of the end, and takes the controller away.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

    private let form = MessageForm()

    /// Whether short messages can be written: where windows are as large as a phone's.
    open class func canSendText() -> Bool { UIDevice.current.userInterfaceIdiom == .phone }

    /// Whether messages can have a subject: false.
    open class func canSendSubject() -> Bool { false }

    /// Whether files can go along: false.
    open class func canSendAttachments() -> Bool { false }

    /// The numbers of who gets the message; default nil.
    open var recipients: [String]? {
        get { form[.to].isEmpty ? nil : form.addresses(.to) }
        set { form[.to] = (newValue ?? []).joined(separator: ", ") }
    }

    /// The text; default nil.
    open var body: String? {
        get { form.text.isEmpty ? nil : form.text }
        set { form.text = newValue ?? "" }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        isModalInPresentation = true
        form.title = "New Message"
        form.shown = [.to]
        form.addressKeyboard = .phonePad
        form.ended = { [weak self] isSent in self?.end(isSent) }
        setViewControllers([form], animated: false)
    }

    private func end(_ isSent: Bool) {
        // The second of two quick taps finds the form on its way out.
        guard !isBeingDismissed, viewIfLoaded?.window != nil else { return }
        guard isSent else { return tell(.cancelled) }
        guard let address = MessageAddress.message(to: form.addresses(.to), text: form.text) else {
            return tell(.failed)
        }
        UIApplication.shared.open(address) { [weak self] isOpen in
            MainActor.assumeIsolated { self?.tell(isOpen ? .sent : .failed) }
        }
    }

    private func tell(_ result: MessageComposeResult) {
        guard let listener = messageComposeDelegate else {
            presentingViewController?.dismiss(animated: true)
            return
        }
        listener.messageComposeViewController(self, didFinishWith: result)
    }
}

/// What came of a form for a short message.
public enum MessageComposeResult: Int, Sendable {
    /// The person went back.
    case cancelled
    /// The message was handed to the person's program for messages.
    case sent
    /// There was no way to that program.
    case failed
}

/// What hears of a form for a short message.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Tells that the person is done; the delegate takes the controller away.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController,
        didFinishWith result: MessageComposeResult
    )
}
