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
    }

    /// What the header says of the body's length.
    var framing: Framing {
        var hosts = 0
        var length: Int?
        var isChunked = false
        // One pass that looks at the lengths of names first: each request goes through here.
        for index in fields.indices {
            switch fields[index].name.count {
            case 4 where isField(index, named: "Host"):
                hosts += 1
            case 14 where isField(index, named: "Content-Length"):
                guard let value = Int(value(index)), length == nil || length == value else {
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
        if hosts > 1 { return .refused(400, "The request has several Host fields.\n") }
        if isChunked, length != nil {
            return .refused(400, "The request has Content-Length and Transfer-Encoding.\n")
        }
        return length.map { .length($0) } ?? .none
    }
}
