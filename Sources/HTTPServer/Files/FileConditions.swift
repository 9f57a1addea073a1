/// What a request's conditions ask of a file (RFC 9110 §13).
struct FileConditions {
    /// Whether the file is not the one that the client goes on with: 412.
    let isAnother: Bool
    /// Whether the client has the file as it is: 304.
    let isUnchanged: Bool
    /// The part of the file to send.
    let range: ByteRange

    init(request: HTTPRequest, tag: String, status: OpenFile.Status) {
        let modified = Int(status.modified.tv_sec)
        if let wanted = request.headerList("If-Match") {
            isAnother = !Self.list(wanted, names: tag, strongly: true)
        } else if let since = request.header("If-Unmodified-Since").flatMap(HTTPDate.seconds) {
            isAnother = modified > since
        } else {
            isAnother = false
        }
        if let known = request.headerList("If-None-Match") {
            isUnchanged = Self.list(known, names: tag, strongly: false)
        } else if let since = request.header("If-Modified-Since").flatMap(HTTPDate.seconds) {
            isUnchanged = modified <= since
        } else {
            isUnchanged = false
        }
        // A range of another version of the file would not fit what the client has.
        if let version = request.header("If-Range"), version != tag,
            HTTPDate.seconds(version) != modified
        {
            range = .whole
        } else {
            range = .read(request.range, length: status.length)
        }
    }

    /// Returns the entity tag of a file as plain bytes or in a coding.
    ///
    /// It changes with any write, so it is a strong one; each form has its own, as they differ.
    static func tag(of status: OpenFile.Status, coding: ContentCoding?) -> String {
        let time = status.modified.tv_sec * 1_000_000_000 + status.modified.tv_nsec
        let parts = [UInt64(bitPattern: Int64(time)), UInt64(status.length), status.inode]
        let text = parts.map { String($0, radix: 36) }.joined(separator: "-")
        guard let coding else { return "\"\(text)\"" }
        return "\"\(text)-\(coding.tagSuffix)\""
    }

    static func list(_ header: String, names tag: String, strongly: Bool) -> Bool {
        header.split(separator: ",").contains { element in
            let element = element.filter { $0 != " " && $0 != "\t" }
            return element == "*" || element == tag || !strongly && element == "W/" + tag
        }
    }
}

extension HTTPResponse {
    /// Returns the response with an entity tag, to GET and HEAD; without content for who has it.
    ///
    /// The tag is a weak one: the content may be packed on its way.
    ///
    /// - Parameters:
    ///   - name: What changes with the content.
    ///   - request: What is answered.
    /// - Returns: A response that clients can ask again for.
    package func tagged(_ name: String, for request: HTTPRequest) -> HTTPResponse {
        guard status == 200 else { return self }
        var response = self
        let tag = "W/\"\(name)\""
        response.headers["ETag"] = tag
        guard let known = request.headerList("If-None-Match"),
            FileConditions.list(known, names: tag, strongly: false)
        else { return response }
        response.status = 304
        response.headers["Content-Type"] = nil
        return response
    }
}

extension HTTPRequest {
    /// The Range field of a request that may ask for a part; ranges are of GET alone (RFC 9110 §14.2).
    var range: String? { method == .get ? header("Range") : nil }
}
