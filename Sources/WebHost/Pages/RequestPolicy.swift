import Foundation
import HTTPServer
import RenderTree

/// What the fields of a request say about who sent it and from what.
enum RequestPolicy {
    /// Whether a request that changes something comes from a page of this server.
    ///
    /// Programs other than browsers send no Origin; browsers always do (RFC 6454, RFC 6455 §10.2).
    /// Sec-Fetch-Site tells of those from other sites that are sent without one (W3C Fetch Metadata).
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - hosts: The names that browsers reach the server by; nil for any.
    /// - Returns: Whether it does.
    static func isFromHere(_ request: HTTPRequest, hosts: Set<String>?) -> Bool {
        let site = request.headerBytes("Sec-Fetch-Site")
        if let site, !site.elementsEqual("same-origin".utf8), !site.elementsEqual("none".utf8) {
            return false
        }
        let originBytes = request.headerBytes("Origin")
        guard site != nil || originBytes != nil else { return true }
        let host = request.header("Host")
        // A name that its owner points at this machine makes a foreign page look like one of ours.
        if let hosts, !isKnown(host ?? "", hosts) { return false }
        guard let originBytes else { return true }
        // The browser compared the page's address with that of the request; a proxy may have put
        // another host into it since.
        if let site, site.elementsEqual("same-origin".utf8) { return true }
        guard let host else { return false }
        // Browsers write both the same; what follows is for those that write a default port.
        if request.isSecure, originBytes.starts(with: "http:".utf8) { return false }
        let rest = originBytes.drop { $0 != UInt8(ascii: ":") }
        if rest.starts(with: "://".utf8), rest.dropFirst(3).elementsEqual(host.utf8) { return true }
        let origin = String(decoding: originBytes, as: UTF8.self)
        guard let separator = origin.range(of: "://") else { return false }
        let scheme = origin[..<separator.lowerBound].lowercased()
        let defaultPort = scheme == "https" ? "443" : "80"
        func normalized(_ authority: some StringProtocol) -> String {
            let text = authority.lowercased()
            return text.hasSuffix(":" + defaultPort)
                ? String(text.dropLast(defaultPort.count + 1)) : text
        }
        return normalized(origin[separator.upperBound...]) == normalized(host)
    }

    /// Whether a page is asked for under a name of this server.
    ///
    /// A foreign page whose name was pointed at this machine could read it otherwise: to browsers the
    /// page is then its own, and they say nothing of where the request comes from.
    static func isForHere(_ request: HTTPRequest, hosts: Set<String>?) -> Bool {
        guard let hosts, let host = request.header("Host") else { return true }
        return isKnown(host, hosts)
    }

    /// The answer to a request under another name.
    static func unknownHost(_ request: HTTPRequest) -> HTTPResponse {
        .text(
            "Refused: \(request.header("Host") ?? "no name") is not a name of this server; "
                + "--allowed-host adds one.\n",
            status: 403
        )
    }

    /// Whether another site's page asks for a page as its picture, script, frame or the like.
    ///
    /// Nothing comes of that but a scene, and each visitor of such a page would make as many as it
    /// asks for. Links lead here as documents, also where the browser opens them ahead; scripts of
    /// persons' own, previews of links and old browsers do not say what they ask for.
    static func isPartOfForeignPage(_ request: HTTPRequest) -> Bool {
        guard let destination = request.header("Sec-Fetch-Dest"), destination != "document" else {
            return false
        }
        return !["none", "same-origin"].contains(request.header("Sec-Fetch-Site"))
    }

    /// The answer to another site's page that asks for a page as a part of its own.
    static func foreignPart() -> HTTPResponse {
        var response = HTTPResponse.text(
            "Refused: pages of this server are no part of another site's page.\n",
            status: 403
        )
        // What was fetched ahead is fetched again where the person goes there.
        response.headers["Cache-Control"] = "no-store"
        return response
    }

    private static func isKnown(_ authority: String, _ hosts: Set<String>) -> Bool {
        let bytes = authority.utf8
        let colon = UInt8(ascii: ":")
        let bracket = UInt8(ascii: "]")
        let name =
            bytes.first == UInt8(ascii: "[")
            ? authority[...(bytes.firstIndex(of: bracket) ?? bytes.index(before: bytes.endIndex))]
            : authority[..<(bytes.firstIndex(of: colon) ?? bytes.endIndex)]
        if hosts.contains(String(name)) { return true }
        let host = name.lowercased()
        // Browsers look these up nowhere (RFC 6761 §6.3).
        return host.hasSuffix(".localhost") || hosts.contains(host)
    }

    /// Whether a content is JSON as it is, by what the header says of it.
    static func isPlainJSON(_ request: HTTPRequest) -> Bool {
        let type = request.header("Content-Type")?.lowercased().prefix { !"; \t".contains($0) }
        let coding = request.headerList("Content-Encoding")?.lowercased() ?? ""
        return (type == nil || type == "application/json") && ["", "identity"].contains(coding)
    }

    /// The answer to a content that is not JSON (RFC 9110 §15.5.16).
    static func unknownContent() -> HTTPResponse {
        .text("The content has to be application/json without a coding.\n", status: 415)
    }

    /// The answer to a request from another site's page.
    static func foreignOrigin(_ request: HTTPRequest) -> HTTPResponse {
        .text(foreignOriginMessage(request) + "\n", status: 403)
    }

    /// What is said to a request from another site's page.
    static func foreignOriginMessage(_ request: HTTPRequest) -> String {
        "Refused: the request comes from \(request.header("Origin") ?? "another site"), "
            + "not from a page of this server."
    }

    /// Returns what an address is counted as: itself, or the network of an IPv6 address.
    static func network(of address: String) -> String { ClientNetwork.name(of: address) }

    /// Whether the person asked for a page anew rather than opened it a second time.
    static func isReload(_ request: HTTPRequest) -> Bool {
        // Scripts, those of a neighbouring site too, can ask so; only the person's own wish counts.
        let site = request.header("Sec-Fetch-Site")
        guard ["document", nil].contains(request.header("Sec-Fetch-Dest")),
            ["none", "same-origin", nil].contains(site)
        else { return false }
        let control = request.headerList("Cache-Control")?.lowercased() ?? ""
        return control.contains("max-age=0") || control.contains("no-cache")
    }

    /// The window that a browser probably has, until its page tells.
    static func guessGeometry(_ request: HTTPRequest) -> SceneGeometry {
        let agent = request.header("User-Agent") ?? ""
        let isPhone =
            request.header("Sec-CH-UA-Mobile") == "?1"
            || agent.contains("Mobile")
                && !agent.contains("iPad")
        var geometry =
            isPhone
            ? SceneGeometry(size: CGSize(width: 390, height: 844), scale: 3)
            : SceneGeometry(size: CGSize(width: 1280, height: 800), scale: 2)
        if let width = number(request, "Sec-CH-Viewport-Width", 200...8_192) {
            geometry.size.width = width
        }
        if let height = number(request, "Sec-CH-Viewport-Height", 200...8_192) {
            geometry.size.height = height
        }
        if let scale = number(request, "Sec-CH-DPR", 0.5...8) { geometry.scale = scale }
        return geometry
    }

    private static func number(
        _ request: HTTPRequest,
        _ field: String,
        _ range: ClosedRange<Double>
    ) -> Double? {
        guard let text = request.header(field), let value = Double(text), range.contains(value)
        else { return nil }
        return value
    }

    /// What the person probably prefers, until the page tells.
    static func guessPreferences(_ request: HTTPRequest) -> SceneEnvironment {
        var environment = SceneEnvironment()
        let scheme = request.header("Sec-CH-Prefers-Color-Scheme")?.lowercased() ?? ""
        environment.isDark = scheme.contains("dark")
        environment.isTouch = request.header("Sec-CH-UA-Mobile") == "?1"
        if let language = language(request) {
            environment.locale = LanguageTag.known(language)
            environment.isRightToLeft = rightToLeftLanguages.contains(
                language.prefix { $0 != "-" }.lowercased()
            )
        }
        return environment
    }

    /// The languages that are written from right to left, as the client has them.
    private static let rightToLeftLanguages: Set = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "ps", "sd", "ug", "ur", "yi",
    ]

    /// The first language of Accept-Language, where it is one.
    private static func language(_ request: HTTPRequest) -> String? {
        guard let list = request.headerList("Accept-Language") else { return nil }
        let first = list.prefix { $0 != "," && $0 != ";" }
        let isTag =
            first.count <= 35
            && first.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
                    || (0x61...0x7A).contains(byte) || byte == 0x2D
            }
        return isTag && !first.isEmpty ? String(first) : nil
    }
}
