/// What keeps a document from being read.
package enum DocumentProblem: Equatable, Sendable {
    /// The file system's answer.
    case unreadable(reason: String)
    /// No bytes at all.
    case empty
    /// More bytes than a document may have.
    case tooLarge(bytes: Int, limit: Int)
    /// An encoding that is neither UTF-8 nor UTF-16.
    case encoding(found: String)
    /// Bytes that are no text in the document's encoding.
    case invalidText(encoding: String)
    /// Markup that is not well-formed.
    case malformed(found: String, expected: String)
    /// A closing tag that does not match the element that is open.
    case mismatchedTag(found: String, expected: String, openedAt: Int)
    /// The end of the file inside an element.
    case unclosed(element: String, openedAt: Int)
    /// An attribute given twice in one tag.
    case duplicateAttribute(name: String, element: String)
    /// A document type declaration, which could define entities.
    case documentType(name: String)
    /// A reference to an entity that XML does not define itself.
    case undefinedEntity(name: String)
    /// More of something than the reader accepts.
    case tooMany(what: String, limit: Int)
    /// A document that is not Interface Builder's.
    case foreign(found: String)
    /// A document in the format before Xcode 5.
    case oldFormat(version: String)
    /// A document for another system than iOS.
    case platform(type: String)
    /// A xib where a storyboard was expected, or the reverse.
    case wrongKind(found: IBDocumentKind, expected: IBDocumentKind)
    /// A file beside the document, such as a strings table, whose content is wrong.
    case contents(found: String, expected: String)

    /// The sentence about the problem, without a place.
    var message: String {
        switch self {
        case .unreadable(let reason): "cannot be read: \(reason)."
        case .empty: "the file is empty; expected an Interface Builder document."
        case .tooLarge(let bytes, let limit):
            "the file has \(bytes) bytes; the limit is \(limit)."
        case .encoding(let found): "the encoding is \"\(found)\"; expected UTF-8 or UTF-16."
        case .invalidText(let encoding): "found bytes that are not \(encoding)."
        case .malformed(let found, let expected): "found \(found); expected \(expected)."
        case .mismatchedTag(let found, let expected, let line):
            "found </\(found)>; expected </\(expected)> for the element opened at line \(line)."
        case .unclosed(let element, let line):
            "found the end of the file; expected </\(element)> for the element opened at line \(line)."
        case .duplicateAttribute(let name, let element):
            "attribute \"\(name)\" of <\(element)> is given twice."
        default: limitMessage
        }
    }

    private var limitMessage: String {
        switch self {
        case .documentType(let name):
            "found a document type declaration for \"\(name)\"; expected an Interface Builder "
                + "document, which has none."
        case .undefinedEntity(let name): "the entity \"\(name)\" is not defined."
        case .tooMany(let what, let limit): "found more than \(limit) \(what)."
        case .foreign(let found):
            "found \(found); expected an Interface Builder document of format 3.0."
        case .oldFormat(let version):
            "found an archive of format \(version); expected a document of format 3.0. "
                + "Open it in Xcode 5 or later and save it."
        case .platform(let type):
            "the document's type is \"\(type)\"; expected a document for iOS."
        case .wrongKind(let found, let expected):
            "the document is a \(found.rawValue); expected a \(expected.rawValue)."
        case .contents(let found, let expected): "found \(found); expected \(expected)."
        default: ""
        }
    }
}
