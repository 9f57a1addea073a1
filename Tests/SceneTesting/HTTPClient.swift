/// A small HTTP client for tests: one connection for each request.
package struct HTTPClient: Sendable {
    /// An answer.
    package struct Reply: Sendable {
        /// The status code.
        package let status: Int
        /// The header fields as they came.
        package let headers: [(name: String, value: String)]
        /// The content.
        package let body: [UInt8]

        /// The content as text.
        package var text: String { String(decoding: body, as: UTF8.self) }

        /// Returns the first value of a field.
        package func header(_ name: String) -> String? {
            headers.first { $0.name.lowercased() == name.lowercased() }?.value
        }
    }

    /// The port on 127.0.0.1.
    package let port: Int

    /// Creates a client of a server on this machine.
    package init(port: Int) {
        self.port = port
    }

    /// Sends a request and returns its answer.
    package func send(
        _ method: String = "GET",
        _ target: String,
        headers: [String: String] = [:],
        body: String? = nil
    ) async throws -> Reply {
        let connection = try await begin(method, target, headers: headers, body: body)
        return try await Self.reply(on: connection)
    }

    /// Sends a request without waiting for its answer.
    package func begin(
        _ method: String = "GET",
        _ target: String,
        headers: [String: String] = [:],
        body: String? = nil
    ) async throws -> Connection {
        let host = headers["Host"] ?? "127.0.0.1:\(port)"
        var text = "\(method) \(target) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n"
        for (name, value) in headers where name != "Host" { text += "\(name): \(value)\r\n" }
        if let body { text += "Content-Length: \(body.utf8.count)\r\n" }
        let bytes = Array((text + "\r\n" + (body ?? "")).utf8)
        return try await Connection.open(port: port, sending: bytes)
    }

    /// Returns the answer that comes on a connection, which it ends with.
    package static func reply(on connection: Connection) async throws -> Reply {
        let bytes = try await connection.receiveAll()
        guard let end = bytes.firstRange(of: [13, 10, 13, 10]) else {
            throw Connection.Failure.malformed(String(decoding: bytes, as: UTF8.self))
        }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
            .split(separator: "\r\n", omittingEmptySubsequences: false)
        guard let first = lines.first, let status = first.split(separator: " ").dropFirst().first,
            let number = Int(status)
        else { throw Connection.Failure.malformed(String(lines.first ?? "")) }
        let fields = lines.dropFirst().compactMap { line -> (name: String, value: String)? in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            return (String(line[..<colon]), String(value))
        }
        return Reply(status: number, headers: fields, body: Array(bytes[end.upperBound...]))
    }
}
