extension RequestHead {
    /// What a header says of the body's length (RFC 9112 §6).
    enum Framing: Equatable {
        /// No length, or chunks that say it themselves.
        case none
        /// A length in bytes.
        case length(Int)
        /// What is not to be believed, with the status and the text of the answer.
        ///
        /// A proxy in front may read such a header in another way, and so take the body of one request
        /// for the next one, of somebody else.
        case refused(Int, String)

        /// Refuses a header that is broken where nothing else was found in it.
        mutating func refuse(_ reason: String) {
            if case .refused = self { return }
            self = .refused(400, reason)
        }
    }

    /// What the header says of the body's length.
    ///
    /// - Parameter isOfOldVersion: Whether the request is of HTTP/1.0, which asks for no Host field and
    ///   knows no chunks.
    /// - Returns: The length, none, or why the request is refused.
    func framing(isOfOldVersion: Bool) -> Framing {
        guard target.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
            return .refused(400, "The request target has spaces or control characters.\n")
        }
        // Some take it for the end of a line (RFC 9110 §5.5).
        guard !bytes.contains(0x0D) else {
            return .refused(400, "A header field has a carriage return without a line feed.\n")
        }
        var hosts = 0
        var length: Int?
        var isChunked = false
        // One pass that looks at the lengths of names first: each request goes through here.
        let tokenBytes = Self.tokenBytes
        for index in fields.indices {
            // A proxy in front may take "Content-Length : 5" for what it looks like (RFC 9112 §5.1).
            guard isToken(fields[index].name, of: tokenBytes) else {
                return .refused(400, "The name of a header field is not a token.\n")
            }
            switch fields[index].name.count {
            case 4 where isField(index, named: "Host"):
                hosts += 1
                // RFC 9112 §3.2
                guard bytes[fields[index].value].allSatisfy(Self.mayNameHost) else {
                    return .refused(400, "The Host field names no host.\n")
                }
            case 14 where isField(index, named: "Content-Length"):
                // Int reads signs, too.
                guard bytes[fields[index].value].allSatisfy({ (0x30...0x39).contains($0) }),
                    let value = Int(value(index)), length == nil || length == value
                else {
                    return .refused(400, "The request has several or bad Content-Length fields.\n")
                }
                length = value
            case 17 where isField(index, named: "Transfer-Encoding"):
                guard value(index).lowercased() == "chunked", !isChunked else {
                    return .refused(501, "Transfer-Encoding has to be chunked, once.\n")
                }
                isChunked = true
            default: break
            }
        }
        // RFC 9112 §3.2
        if !isOfOldVersion, hosts == 0 {
            return .refused(400, "The request has no Host field.\n")
        }
        if hosts > 1 { return .refused(400, "The request has several Host fields.\n") }
        if isChunked, length != nil {
            return .refused(400, "The request has Content-Length and Transfer-Encoding.\n")
        }
        // Who hands such a request on as it is may not have known its end (RFC 9112 §6.1).
        if isChunked, isOfOldVersion {
            return .refused(400, "HTTP/1.0 has no Transfer-Encoding.\n")
        }
        return length.map { .length($0) } ?? .none
    }

    /// Whether a byte may stand in a host and its port (RFC 3986 §3.2.2).
    private static func mayNameHost(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A: true
        case 0x2D, 0x2E, 0x5B, 0x5D, 0x5F, 0x7E, 0x25: true
        case 0x21, 0x24, 0x26...0x2C, 0x3B, 0x3D: true
        default: false
        }
    }

    /// Whether a range of the bytes is a token (RFC 9110 §5.6.2).
    private func isToken(_ range: Range<Int>, of tokenBytes: [Bool]) -> Bool {
        var position = range.lowerBound
        while position < range.upperBound {
            guard tokenBytes[Int(bytes[position])] else { return false }
            position += 1
        }
        return !range.isEmpty
    }

    /// Which bytes tokens are made of.
    private static let tokenBytes: [Bool] = {
        var isPart = [Bool](repeating: false, count: 256)
        for byte in "!#$%&'*+-.^_`|~".utf8 { isPart[Int(byte)] = true }
        for range in [UInt8(ascii: "0")...UInt8(ascii: "9"), 0x41...0x5A, 0x61...0x7A] {
            for byte in range { isPart[Int(byte)] = true }
        }
        return isPart
    }()
}
