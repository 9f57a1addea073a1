import Foundation

/// What browsers can do with texts and addresses.
final class TextActivity: UIActivity {
    private let kind: Kind
    /// The subject of a mail.
    var subject = ""
    private var items: [Any] = []

    enum Kind: CaseIterable {
        case message, mail, copy
    }

    init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    override class var activityCategory: Category { .share }

    override var activityType: ActivityType? {
        switch kind {
        case .message: .message
        case .mail: .mail
        case .copy: .copyToPasteboard
        }
    }

    override var activityTitle: String? {
        switch kind {
        case .message: "Messages"
        case .mail: "Mail"
        case .copy: "Copy"
        }
    }

    override var activityImage: UIImage? {
        switch kind {
        case .message: UIImage(systemName: "message")
        case .mail: UIImage(systemName: "envelope")
        case .copy: UIImage(systemName: "doc.on.doc")
        }
    }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        !Self.lines(of: activityItems).isEmpty
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        items = activityItems
    }

    override func perform() {
        let text = Self.text(of: items)
        switch kind {
        case .copy:
            UIPasteboard.general.string = text
            activityDidFinish(true)
        case .message: open("sms:?&body=\(Self.encoded(text))")
        case .mail:
            open("mailto:?subject=\(Self.encoded(subject))&body=\(Self.encoded(text))")
        }
    }

    private func open(_ address: String) {
        guard let url = URL(string: address) else { return activityDidFinish(false) }
        UIApplication.shared.open(url) { [weak self] in self?.activityDidFinish($0) }
    }

    /// Returns the texts and addresses among some items, a line each.
    static func text(of items: [Any]) -> String { lines(of: items).joined(separator: "\n") }

    /// Returns the texts and addresses among some items; empty ones, which stand for what comes later, too.
    private static func lines(of items: [Any]) -> [String] {
        items.compactMap { item -> String? in
            switch item {
            case let text as String: text
            case let text as NSString: String(describing: text)
            case let text as NSAttributedString: text.string
            // Where a file is on the server is nobody's business.
            case let url as URL: url.isFileURL ? nil : url.absoluteString
            case let url as NSURL: url.isFileURL ? nil : url.absoluteString
            default: nil
            }
        }
    }

    /// Returns a text as a value of an address (RFC 6068 §2).
    private static func encoded(_ text: String) -> String {
        let lines = text.replacingOccurrences(of: "\n", with: "\r\n")
        let plain = CharacterSet(
            charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~"
        )
        return lines.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
