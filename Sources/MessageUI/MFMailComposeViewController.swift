@_exported import UIKit

/// Lets a person write a mail.
///
/// - Note: Differs from iOS: the form hands the mail to the program that the person's browser has for
///   it, where it is sent; files are downloaded, to be added there.
open class MFMailComposeViewController: UINavigationController {
    /// What hears of the end, and takes the controller away.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    private let form = MessageForm()

    /// Whether mail can be written: true, since browsers know a program for it.
    open class func canSendMail() -> Bool { true }

    open override func viewDidLoad() {
        super.viewDidLoad()
        isModalInPresentation = true
        form.title = form[.subject].isEmpty ? "New Message" : form[.subject]
        form.ended = { [weak self] isSent in self?.end(isSent) }
        setViewControllers([form], animated: false)
    }

    /// Sets the subject that the form begins with.
    open func setSubject(_ subject: String) { form[.subject] = subject }

    /// Sets who gets the mail.
    open func setToRecipients(_ toRecipients: [String]?) { set(.to, toRecipients) }

    /// Sets who gets a copy.
    open func setCcRecipients(_ ccRecipients: [String]?) { set(.cc, ccRecipients) }

    /// Sets who gets a copy of which others do not know.
    open func setBccRecipients(_ bccRecipients: [String]?) { set(.bcc, bccRecipients) }

    private func set(_ field: MessageForm.Field, _ addresses: [String]?) {
        form[field] = (addresses ?? []).joined(separator: ", ")
    }

    /// Sets the text that the form begins with.
    ///
    /// - Parameters:
    ///   - body: The text.
    ///   - isHTML: Whether it is HTML, of which the plain text goes into the mail.
    open func setMessageBody(_ body: String, isHTML: Bool) {
        guard isHTML else { return form.text = body }
        let page = try? NSAttributedString(
            data: Data(body.utf8),
            options: [.documentType: NSAttributedString.DocumentType.html],
            documentAttributes: nil
        )
        form.text = page?.string ?? body
    }

    /// Adds a file, before the form is shown.
    ///
    /// - Parameters:
    ///   - attachment: Its bytes.
    ///   - mimeType: What they are; downloads are named only.
    ///   - filename: Its name.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        form.attachments.append(MessageForm.Attachment(name: filename, data: attachment))
    }

    private func end(_ isSent: Bool) {
        // The second of two quick taps finds the form on its way out.
        guard !isBeingDismissed, viewIfLoaded?.window != nil else { return }
        guard isSent else { return tell(.cancelled) }
        let fields = [
            ("cc", form.addresses(.cc).joined(separator: ",")),
            ("bcc", form.addresses(.bcc).joined(separator: ",")),
            ("subject", form[.subject]), ("body", form.text),
        ]
        let files = form.attachments.map { (name: $0.name, data: $0.data) }
        guard let scene = view.window?.windowScene,
            let address = MessageAddress.mail(to: form.addresses(.to), fields),
            scene.save(named: files)
        else { return tell(.failed, MFMailComposeError(.sendFailed)) }
        UIApplication.shared.open(address) { [weak self] isOpen in
            MainActor.assumeIsolated {
                if isOpen {
                    self?.tell(.sent)
                } else {
                    self?.tell(.failed, MFMailComposeError(.sendFailed))
                }
            }
        }
    }

    private func tell(_ result: MFMailComposeResult, _ error: MFMailComposeError? = nil) {
        guard let listener = mailComposeDelegate else {
            presentingViewController?.dismiss(animated: true)
            return
        }
        listener.mailComposeController(self, didFinishWith: result, error: error)
    }
}

/// What came of a form for a mail.
public enum MFMailComposeResult: Int, Sendable {
    /// The person went back.
    case cancelled
    /// The person kept the mail for later; told by no form here.
    case saved
    /// The mail was handed to the person's program for mail.
    case sent
    /// There was no way to that program, or no room for the files.
    case failed
}

/// Why a mail could not be handed on.
public struct MFMailComposeError: CustomNSError, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        case saveFailed
        case sendFailed
    }

    /// What went wrong.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { MFMailComposeErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// The domain of errors of forms for mail.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// What hears of a form for a mail.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Tells that the person is done; the delegate takes the controller away.
    func mailComposeController(
        _ controller: MFMailComposeViewController,
        didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    )
}

extension MFMailComposeViewControllerDelegate {
    /// Takes the controller away.
    public func mailComposeController(
        _ controller: MFMailComposeViewController,
        didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    ) {
        controller.presentingViewController?.dismiss(animated: true)
    }
}
