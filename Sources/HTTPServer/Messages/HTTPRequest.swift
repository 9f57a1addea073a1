/// A request as it came in, whole.
package struct HTTPRequest: Sendable {
    /// One name and value of the query.
    package struct QueryItem: Sendable, Equatable {
        /// The decoded name.
        package let name: String
        /// The decoded value; empty when there was none.
        package let value: String
    }

    /// The method.
    ///
    /// HEAD reaches GET's handlers as HEAD.
    package let method: HTTPMethod
    /// The body, at most as long as the configuration allows.
    package let body: [UInt8]
    /// The client's address without port, or the one a trusted proxy names.
    package let remoteAddress: String
    /// Whether the client's connection is encrypted, as far as is known.
    package let isSecure: Bool
    /// What took the body in place of `body`; nil where the body is here.
    package var sink: (any BodySink)?
    /// The values of the route's parameters, decoded, by name.
    package internal(set) var parameters: PathParameters = [:]

    let head: RequestHead

    /// The request target as it came: path and query, encoded.
    package var target: String { String(decoding: head.target, as: UTF8.self) }

    /// The decoded path, without query.
    ///
    /// A path with a broken escape or that is no UTF-8 never gets as far as a handler.
    package var path: String { PercentCoding.decodeText(head.rawPath) ?? "" }

    /// Whether every item of the query can be decoded.
    package var hasWholeQuery: Bool {
        head.rawQuery.split(separator: UInt8(ascii: "&")).allSatisfy { Self.queryItem($0) != nil }
    }

    /// The decoded query, in order; items with a broken escape are left out.
    package var queryItems: [QueryItem] {
        head.rawQuery.split(separator: UInt8(ascii: "&")).compactMap { Self.queryItem($0) }
    }

    /// Returns the first value of a query item, or nil.
    package func query(_ name: String) -> String? {
        var rest = head.rawQuery
        while !rest.isEmpty {
            let item = rest.prefix { $0 != UInt8(ascii: "&") }
            if item.prefix(while: { $0 != UInt8(ascii: "=") }).elementsEqual(name.utf8) {
                let value = item.dropFirst(name.utf8.count + 1)
                if let text = PercentCoding.decodeText(value, plusIsSpace: true) { return text }
            } else if Self.isEncoded(item), let item = Self.queryItem(item), item.name == name {
                return item.value
            }
            rest = rest[item.endIndex...].dropFirst()
        }
        return nil
    }

    /// Whether an item's name may be another one once it is decoded.
    private static func isEncoded(_ item: ArraySlice<UInt8>) -> Bool {
        let name = item.prefix { $0 != UInt8(ascii: "=") }
        return name.contains(UInt8(ascii: "%")) || name.contains(UInt8(ascii: "+"))
    }

    private static func queryItem(_ item: ArraySlice<UInt8>) -> QueryItem? {
        let name = item.prefix { $0 != UInt8(ascii: "=") }
        let value = item[name.endIndex...].dropFirst()
        guard !item.isEmpty, let name = PercentCoding.decodeText(name, plusIsSpace: true),
            let value = PercentCoding.decodeText(value, plusIsSpace: true)
        else { return nil }
        return QueryItem(name: name, value: value)
    }
}

extension HTTPRequest {
    /// All header fields.
    ///
    /// Made at each call: ask for single ones with `header(_:)`.
    package var headers: HTTPHeaders {
        HTTPHeaders(
            head.fields.indices.map {
                HTTPHeaders.Field(name: head.name($0), value: head.value($0))
            }
        )
    }

    /// Returns the first value of a header field, or nil.
    package func header(_ name: String) -> String? {
        for index in head.indices(of: name) { return head.value(index) }
        return nil
    }

    /// Returns the bytes of the first value of a header field, or nil.
    package func headerBytes(_ name: String) -> ArraySlice<UInt8>? {
        for index in head.indices(of: name) { return head.bytes[head.fields[index].value] }
        return nil
    }

    /// Returns a field's values as one list, as if they had come in one field (RFC 9110 §5.3).
    package func headerList(_ name: String) -> String? {
        let values = head.indices(of: name).map { head.value($0) }
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    /// Returns a cookie's value, or nil; the first one where a name comes twice.
    package func cookie(_ name: String) -> String? {
        var found: String?
        forEachCookie(name) { value in
            found = value
            return false
        }
        return found
    }

    /// Returns the values of all cookies of a name: browsers send one for each path and domain.
    package func cookies(_ name: String) -> [String] {
        var found: [String] = []
        forEachCookie(name) { value in
            found.append(value)
            return true
        }
        return found
    }

    /// Calls a function with the values of the cookies of a name until it returns false.
    private func forEachCookie(_ name: String, _ body: (String) -> Bool) {
        for index in head.indices(of: "Cookie") {
            var rest = head.bytes[head.fields[index].value]
            while !rest.isEmpty {
                let end = rest.firstIndex(of: UInt8(ascii: ";")) ?? rest.endIndex
                let pair = rest[..<end].trimmingSpaces
                rest = rest[end...].dropFirst()
                guard let equals = pair.firstIndex(of: UInt8(ascii: "=")),
                    equals - pair.startIndex == name.utf8.count,
                    pair[..<equals].elementsEqual(name.utf8)
                else { continue }
                let value = pair[(equals + 1)...]
                let isQuoted = value.count > 1 && value.first == 0x22 && value.last == 0x22
                let text = isQuoted ? value.dropFirst().dropLast() : value
                guard body(String(decoding: text, as: UTF8.self)) else { return }
            }
        }
    }

    /// Whether the client takes a response in gzip (RFC 9110 §12.5.3).
    var acceptsGzip: Bool {
        guard let header = headerList("Accept-Encoding") else { return false }
        return AcceptedCodings(header).quality(of: "gzip") > 0
    }

    /// The coding that makes contents shortest; nil where the client takes none.
    var bestCoding: ContentCoding? {
        guard let header = headerList("Accept-Encoding") else { return nil }
        let codings = AcceptedCodings(header)
        let (brotli, gzip) = (codings.quality(of: "br"), codings.qualityOfGzip)
        // A client that names what is not packed wants it no less than it says.
        let plain = codings.names("identity") ? codings.quality(of: "identity") : 0
        if codings.names("br"), brotli > 0, brotli >= gzip, brotli >= plain { return .brotli }
        return gzip > 0 && gzip >= plain ? .gzip : nil
    }
}

extension ArraySlice<UInt8> {
    /// The bytes without spaces and tabs around them.
    var trimmingSpaces: ArraySlice<UInt8> {
        var slice = self
        while let first = slice.first, first == 0x20 || first == 0x09 { slice.removeFirst() }
        while let last = slice.last, last == 0x20 || last == 0x09 { slice.removeLast() }
        return slice
    }
}
