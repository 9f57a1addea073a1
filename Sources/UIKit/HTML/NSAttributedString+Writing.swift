import Foundation

extension NSAttributedString {
    /// Returns a part of the text as a document in HTML, or as plain text.
    ///
    /// - Parameters:
    ///   - range: The part, in UTF-16 units.
    ///   - dict: What the document is to be: its `documentType`, `html` or `plain`, and its
    ///     `characterEncoding`, by default UTF-8.
    /// - Returns: The bytes of the document.
    /// - Throws: `CocoaError` for other kinds of documents, and letters that the encoding lacks.
    /// - Note: Differs from UIKit: looks stand with each part of the text, not in a style sheet.
    public func data(
        from range: NSRange,
        documentAttributes dict: [DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
        let part = attributedSubstring(from: range)
        let encoding = Self.encoding(dict[.characterEncoding])
        let text: String
        switch Self.documentType(dict[.documentType]) {
        case .plain?: text = part.string
        case .html?:
            let names: [String.Encoding: String] = [
                .utf8: "utf-8", .utf16: "utf-16", .isoLatin1: "iso-8859-1", .ascii: "us-ascii",
                .windowsCP1252: "windows-1252",
            ]
            text = HTMLWriter.page(of: part, charset: names[encoding] ?? "utf-8")
        case let type:
            throw CocoaError(
                CocoaError.Code(rawValue: 66062),
                userInfo: [
                    NSLocalizedDescriptionKey: "NSAttributedString: a document of the type "
                        + "\"\(type?.rawValue ?? "")\" was asked for; expected HTML or plain text."
                ]
            )
        }
        guard let data = text.data(using: encoding) else {
            throw CocoaError(.fileWriteInapplicableStringEncoding)
        }
        return data
    }

    private static func documentType(_ value: Any?) -> DocumentType? {
        value as? DocumentType ?? (value as? String).map { DocumentType(rawValue: $0) }
    }

    private static func encoding(_ value: Any?) -> String.Encoding {
        switch value {
        case let encoding as String.Encoding: encoding
        case let number as UInt: String.Encoding(rawValue: number)
        case let number as Int: String.Encoding(rawValue: UInt(clamping: number))
        case let number as NSNumber: String.Encoding(rawValue: number.uintValue)
        default: .utf8
        }
    }
}
