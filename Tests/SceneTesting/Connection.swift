import Foundation

/// A TCP connection to a server on this machine, whose calls wait off the main actor.
package final class Connection: Sendable {
    /// Why a connection is of no use.
    package enum Failure: Error, Equatable {
        /// A system call failed or waited for too long.
        case system(String)
        /// The other side closed the connection.
        case closed
        /// What came is no HTTP.
        case malformed(String)
    }

    private let descriptor: Int32

    private init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Connects to a port of 127.0.0.1 and sends bytes.
    ///
    /// Both are one step: on a busy machine a server gives up connections that stay silent while
    /// the next step of a test waits for its turn.
    package static func open(port: Int, sending bytes: [UInt8] = []) async throws -> Connection {
        try await offMain {
            let connection = try Connection(descriptor: connected(port: port))
            try connection.sendNow(bytes)
            return connection
        }
    }

    private static func connected(port: Int) throws -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Failure.system("socket") }
        var limit = timeval(tv_sec: 240, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else {
            close(descriptor)
            throw Failure.system("connect")
        }
        return descriptor
    }

    /// Runs a function that waits on a thread of its own.
    static func offMain<T: Sendable>(_ body: @escaping @Sendable () throws -> T) async throws -> T {
        try await withCheckedThrowingContinuation { continuation in
            let thread = Thread { continuation.resume(with: Result { try body() }) }
            thread.start()
        }
    }

    /// Sends bytes.
    package func send(_ bytes: [UInt8]) async throws {
        try await Self.offMain { [self] in try sendNow(bytes) }
    }

    private func sendNow(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Failure.closed }
            rest = rest.dropFirst(count)
        }
    }

    /// Receives a number of bytes.
    package func receive(count: Int) async throws -> [UInt8] {
        try await Self.offMain { [self] in try receiveNow(count: count) }
    }

    /// Receives everything up to and with an empty line.
    package func receiveHead() async throws -> String {
        try await Self.offMain { [self] in
            var bytes: [UInt8] = []
            while !bytes.suffix(4).elementsEqual([13, 10, 13, 10]) {
                bytes += try receiveNow(count: 1)
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Receives everything until the other side closes.
    package func receiveAll() async throws -> [UInt8] {
        try await Self.offMain { [self] in
            var bytes: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while true {
                let count = recv(descriptor, &buffer, buffer.count, 0)
                guard count >= 0 else { throw Failure.system("recv: errno \(errno)") }
                if count == 0 { return bytes }
                bytes += buffer[..<count]
            }
        }
    }

    private func receiveNow(count: Int) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let received = bytes[filled...].withUnsafeMutableBytes {
                recv(descriptor, $0.baseAddress, $0.count, 0)
            }
            guard received != 0 else { throw Failure.closed }
            guard received > 0 else { throw Failure.system("recv: errno \(errno)") }
            filled += received
        }
        return bytes
    }
}
