import Foundation
import UniformTypeIdentifiers

/// What a view is asked to show.
enum PageContent {
    /// A page of the web.
    case address(URL)
    /// A file, which is read when it is shown; of the app's own folders where it names no other.
    case file(URL, within: URL?)
    /// A page of the app's own.
    case local(LocalPage)

    /// What an address leads to.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - access: The file or folder that the app lets files be read from.
    init(of url: URL, within access: URL? = nil) {
        self = url.isFileURL ? .file(url, within: access) : .address(url)
    }

    /// Returns what browsers show in a frame: an address or a page.
    ///
    /// - Throws: `URLError` for an address that no browser shows in one, and for a file that cannot be read or
    ///   that is not the app's to show.
    func shown() throws -> PageContent {
        switch self {
        case .local: return self
        case .address(let url):
            guard ["http", "https", "about"].contains(url.scheme?.lowercased()) else {
                throw URLError(.unsupportedURL)
            }
            return self
        case .file(let url, let access):
            let data = try LocalFile.data(of: url, within: access)
            return .local(LocalPage(data, file: url))
        }
    }
}

/// A page of the app's own.
struct LocalPage {
    var data: Data
    var mediaType: String
    var title: String?

    init(data: Data, mediaType: String, title: String?) {
        self.data = data
        self.mediaType = mediaType
        self.title = title
    }

    /// Creates a page of data, whose type and encoding are as headers have them.
    init(_ data: Data, mediaType: String, encoding: String, base: URL) {
        if mediaType.lowercased() == "text/html", Self.unicode.contains(encoding.lowercased()),
            let text = String(data: data, encoding: .utf8)
        {
            self.init(html: text, base: base)
        } else {
            let type = Self.mediaType(mediaType, encoding)
            self.init(data: data, mediaType: type, title: nil)
        }
    }

    /// The encodings whose texts are UTF-8; in others the same bytes say something else.
    private static let unicode: Set<String> = ["", "utf-8", "utf8", "us-ascii", "ascii"]

    /// Creates a page of a file's data, with the type that its name says.
    init(_ data: Data, file: URL) {
        let type = UTType(filenameExtension: file.pathExtension)?.preferredMIMEType
        self.init(
            data,
            mediaType: type ?? "application/octet-stream",
            encoding: "utf-8",
            base: file
        )
    }

    /// Creates a page of HTML.
    init(html: String, base: URL?) {
        var text = html
        if let base, ["http", "https"].contains(base.scheme?.lowercased()) {
            let address = base.absoluteString
                .replacingOccurrences(of: "&", with: "&amp;")
                .replacingOccurrences(of: "\"", with: "&quot;")
                .replacingOccurrences(of: "<", with: "&lt;")
            text.insert(contentsOf: "<base href=\"\(address)\">", at: Self.headStart(of: html))
        }
        data = Data(text.utf8)
        mediaType = "text/html; charset=utf-8"
        title = Self.title(of: html)
    }

    /// Returns where the first element of a document's head stands.
    private static func headStart(of html: String) -> String.Index {
        for tag in ["<head", "<html", "<!doctype"] {
            guard let start = html.range(of: tag, options: .caseInsensitive),
                let next = html[start.upperBound...].first, next == ">" || next.isWhitespace,
                let end = html[start.upperBound...].firstIndex(of: ">")
            else { continue }
            return html.index(after: end)
        }
        return html.startIndex
    }

    private static func title(of html: String) -> String? {
        guard let tag = html.range(of: "<title", options: .caseInsensitive),
            let start = html[tag.upperBound...].firstIndex(of: ">"),
            let end = html.range(
                of: "</title",
                options: .caseInsensitive,
                range: html.index(after: start)..<html.endIndex
            )
        else { return nil }
        var text = html[html.index(after: start)..<end.lowerBound]
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let entities = [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
        ]
        for (name, character) in entities {
            text = text.replacingOccurrences(of: name, with: character)
        }
        return text
    }

    /// Returns a media type as a header has it, without what such a field cannot hold.
    static func mediaType(_ type: String, _ encoding: String) -> String {
        func clean(_ text: String) -> String {
            text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "/+-._".contains($0)) }
        }
        let type = clean(type)
        guard type.contains("/") else { return "application/octet-stream" }
        let encoding = clean(encoding)
        return encoding.isEmpty || !type.hasPrefix("text/") ? type : "\(type); charset=\(encoding)"
    }
}
