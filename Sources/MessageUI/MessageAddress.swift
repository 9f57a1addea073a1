import Foundation

/// Addresses that have a person's own program write a message.
enum MessageAddress {
    // What has no meaning in addresses, RFC 3986 §2.3.
    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )

    /// Returns the address of a mail, RFC 6068.
    ///
    /// - Parameters:
    ///   - recipients: Who gets it.
    ///   - fields: The other fields by their names; those without a text are left out.
    /// - Returns: The address; nil where a text cannot be written in one.
    static func mail(to recipients: [String], _ fields: [(name: String, text: String)]) -> URL? {
        let list = recipients.map { encoded($0, also: "@+") }.joined(separator: ",")
        let parts = fields.filter { !$0.text.isEmpty }.map { "\($0.name)=\(encoded($0.text))" }
        let query = parts.isEmpty ? "" : "?" + parts.joined(separator: "&")
        return URL(string: "mailto:\(list)\(query)")
    }

    /// Returns the address of a short message, RFC 5724.
    static func message(to recipients: [String], text: String) -> URL? {
        let list = recipients.map { encoded($0, also: "+") }.joined(separator: ",")
        // Phones differ in which of the two signs they read.
        let query = text.isEmpty ? "" : "?&body=\(encoded(text))"
        return URL(string: "sms:\(list)\(query)")
    }

    private static func encoded(_ text: String, also others: String = "") -> String {
        let allowed = plain.union(CharacterSet(charactersIn: others))
        // Lines end with both characters there.
        let lines = text.replacingOccurrences(of: "\r\n", with: "\n")
            .replacingOccurrences(of: "\n", with: "\r\n")
        return lines.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }
}
