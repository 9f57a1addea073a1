extension Router {
    /// What a router knows of a request's method and path.
    enum Match {
        case found(Handler, parameters: PathParameters)
        /// The path is there, the method is not (RFC 9110 §15.5.6).
        case notAllowed([HTTPMethod])
        /// OPTIONS asks which methods there are.
        case options([HTTPMethod])
        case notFound
        /// The path has a broken escape, a NUL, or is no UTF-8.
        case badPath
    }

    /// Returns who answers `method` on the encoded `path`.
    func match(_ method: HTTPMethod, path: ArraySlice<UInt8>) -> Match {
        guard path.first == UInt8(ascii: "/") else { return .notFound }
        var captured: [Range<Int>] = []
        let start = path.startIndex + 1
        guard let (endpoints, isRest) = walk(0, path, start, &captured) else {
            return isWellFormed(path) ? .notFound : .badPath
        }
        let endpoint =
            endpoints.first { $0.method == method }
            ?? (method == .head ? endpoints.first { $0.answersHead } : nil)
        guard let endpoint else {
            let methods = Self.allowed(endpoints)
            return method == .options ? .options(methods) : .notAllowed(methods)
        }
        guard !captured.isEmpty else { return .found(endpoint.handler, parameters: [:]) }
        var values: [String] = []
        values.reserveCapacity(captured.count)
        for (index, range) in captured.enumerated() {
            let isWhole = isRest && index == captured.count - 1
            guard let value = decode(path[range], keepsSlashes: isWhole) else { return .badPath }
            values.append(value)
        }
        let parameters = PathParameters(names: endpoint.parameterNames, values: values)
        return .found(endpoint.handler, parameters: parameters)
    }

    private static func allowed(_ endpoints: [Endpoint]) -> [HTTPMethod] {
        var methods = endpoints.map(\.method)
        if endpoints.contains(where: \.answersHead), !methods.contains(.head) {
            methods.append(.head)
        }
        if !methods.contains(.options) { methods.append(.options) }
        return methods
    }

    /// Follows one segment after the other, literals first, and comes back where that fails.
    private func walk(
        _ node: Int,
        _ path: ArraySlice<UInt8>,
        _ position: Int,
        _ captured: inout [Range<Int>]
    ) -> (endpoints: [Endpoint], isRest: Bool)? {
        let end = path[position...].firstIndex(of: UInt8(ascii: "/")) ?? path.endIndex
        let segment = path[position..<end]
        let isLast = end == path.endIndex
        if let literal = literalChild(of: node, segment) {
            if isLast, !nodes[literal].endpoints.isEmpty {
                return (nodes[literal].endpoints, false)
            }
            if !isLast, let found = walk(literal, path, end + 1, &captured) { return found }
        }
        if let parameter = nodes[node].parameter, !segment.isEmpty {
            captured.append(position..<end)
            if isLast, !nodes[parameter].endpoints.isEmpty {
                return (nodes[parameter].endpoints, false)
            }
            if !isLast, let found = walk(parameter, path, end + 1, &captured) { return found }
            captured.removeLast()
        }
        guard !nodes[node].restEndpoints.isEmpty else { return nil }
        captured.append(position..<path.endIndex)
        return (nodes[node].restEndpoints, true)
    }

    private func literalChild(of node: Int, _ segment: ArraySlice<UInt8>) -> Int? {
        guard segment.contains(UInt8(ascii: "%")) else {
            for literal in nodes[node].literals where literal.bytes.count == segment.count {
                if literal.bytes.elementsEqual(segment) { return literal.node }
            }
            return nil
        }
        guard let decoded = PercentCoding.decode(segment) else { return nil }
        return nodes[node].literals.first { $0.bytes == decoded }?.node
    }

    /// Decodes segment by segment, so that an encoded slash never makes a segment more.
    private func decode(_ bytes: ArraySlice<UInt8>, keepsSlashes: Bool) -> String? {
        guard keepsSlashes else { return PercentCoding.decodeText(bytes) }
        var segments: [String] = []
        for part in bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard let text = PercentCoding.decodeText(part), !text.utf8.contains(0x2F) else {
                return nil
            }
            segments.append(text)
        }
        return segments.joined(separator: "/")
    }

    private func isWellFormed(_ path: ArraySlice<UInt8>) -> Bool {
        PercentCoding.decodeText(path) != nil
    }
}
