/// A request target with scheme and host, as those write it who ask a proxy (RFC 9112 §3.2.2).
struct AbsoluteTarget {
    /// The host and its port, which count more than the field Host.
    let authority: [UInt8]
    /// The path, at least a slash, and the query.
    let originForm: [UInt8]

    /// Reads a target; nil where it is of another form, has no host, or names a person too.
    init?(_ target: [UInt8]) {
        guard target.first != UInt8(ascii: "/"),
            let scheme = ["http://", "https://"].first(where: { Self.begins(target, with: $0) })
        else { return nil }
        let rest = target[scheme.utf8.count...]
        let end = rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }
        let path = rest[(end ?? rest.endIndex)...]
        authority = Array(rest[..<path.startIndex])
        originForm = path.first == UInt8(ascii: "/") ? Array(path) : [UInt8(ascii: "/")] + path
        guard !authority.isEmpty, !authority.contains(UInt8(ascii: "@")) else { return nil }
    }

    /// Schemes are compared without case (RFC 9110 §4.2.3).
    private static func begins(_ target: [UInt8], with scheme: String) -> Bool {
        target.count >= scheme.utf8.count
            && zip(target, scheme.utf8).allSatisfy { $0.0.asciiLowercased == $0.1 }
    }
}
