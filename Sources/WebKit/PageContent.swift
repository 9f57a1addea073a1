import Foundation

/// What a view is asked to show.
enum PageContent {
    /// A page of the web.
    case address(URL)
    /// A page of the app's own.
    case local(LocalPage)

    /// Whether browsers show it in a frame.
    var isShown: Bool {
        guard case .address(let url) = self else { return true }
        return ["http", "https", "about"].contains(url.scheme?.lowercased())
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
