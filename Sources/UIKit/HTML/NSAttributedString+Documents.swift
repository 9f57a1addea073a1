import Foundation

extension NSAttributedString {
    /// A kind of document that text is read from.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a kind from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// A page in HTML.
        public static let html = DocumentType(rawValue: "NSHTML")
        /// Text in the Rich Text Format, which cannot be read.
        public static let rtf = DocumentType(rawValue: "NSRTF")
    }

    /// What is said of a document that is read.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates an option from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind of the document: a `DocumentType`; without it, the data tells.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The raw value of a `String.Encoding`; without it UTF-8, else Windows' Latin letters.
        public static let characterEncoding = DocumentReadingOptionKey(
            rawValue: "CharacterEncoding"
        )
        /// The attributes of plain text: a dictionary.
        public static let defaultAttributes = DocumentReadingOptionKey(
            rawValue: "DefaultAttributes"
        )
    }

    /// What is known of a document that was read.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates an attribute from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind of the document: a `DocumentType`.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The raw value of a `String.Encoding`.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// Reads a text with its attributes from a document in HTML, or one without attributes.
    ///
    /// Text of a page that says nothing else is in Times New Roman of 12 points, as on iOS; a pixel of
    /// a page is a point.
    /// The dictionary receives what is known of the document, by the raw values of
    /// `DocumentAttributeKey`.
    ///
    /// - Throws: `CocoaError` for other kinds of documents, and bytes that are no text.
    /// - Note: Differs from UIKit: no pictures, and no style sheets but those of the page itself,
    ///   whose selectors are names of elements, classes and identifiers.
    public convenience init(
        data: Data,
        options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        let document = try TextDocument(data, options)
        dict?.pointee = NSDictionary(dictionary: [
            DocumentAttributeKey.documentType.rawValue: document.type.rawValue,
            DocumentAttributeKey.characterEncoding.rawValue: document.encoding.rawValue,
        ])
        self.init(attributedString: document.content)
    }

    /// Reads a text with its attributes from a file.
    public convenience init(
        url: URL,
        options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }
}

/// A document of text.
private struct TextDocument {
    let type: NSAttributedString.DocumentType
    let encoding: String.Encoding
    let content: NSAttributedString

    init(
        _ data: Data,
        _ options: [NSAttributedString.DocumentReadingOptionKey: Any]
    ) throws {
        let (text, encoding) = try Self.decode(data, options[.characterEncoding])
        self.encoding = encoding
        type = Self.type(options[.documentType]) ?? Self.type(of: text)
        switch type {
        case .html: content = HTMLText.read(text)
        case .plain:
            let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
            content = NSAttributedString(string: text, attributes: attributes ?? [:])
        default:
            throw CocoaError(
                CocoaError.Code(rawValue: 65806),
                userInfo: [
                    NSLocalizedDescriptionKey: "NSAttributedString: a document of the type "
                        + "\"\(type.rawValue)\" was found; expected HTML or plain text."
                ]
            )
        }
    }

    private static func type(_ option: Any?) -> NSAttributedString.DocumentType? {
        switch option {
        case let type as NSAttributedString.DocumentType: type
        case let name as String: NSAttributedString.DocumentType(rawValue: name)
        default: nil
        }
    }

    private static func type(of text: String) -> NSAttributedString.DocumentType {
        let start = text.prefix(1000).lowercased()
        if start.hasPrefix("{\\rtf") { return .rtf }
        return start.contains("<html") || start.contains("<!doctype html") ? .html : .plain
    }

    private static func decode(
        _ data: Data,
        _ option: Any?
    ) throws -> (String, String.Encoding) {
        var encodings: [String.Encoding] = [.utf8, .windowsCP1252, .isoLatin1]
        switch option {
        case let encoding as String.Encoding: encodings = [encoding]
        case let value as UInt: encodings = [String.Encoding(rawValue: value)]
        case let value as Int: encodings = [String.Encoding(rawValue: UInt(clamping: value))]
        case let value as NSNumber: encodings = [String.Encoding(rawValue: value.uintValue)]
        default: break
        }
        for encoding in encodings {
            if let text = String(data: data, encoding: encoding) { return (text, encoding) }
        }
        throw CocoaError(.fileReadInapplicableStringEncoding)
    }
}
