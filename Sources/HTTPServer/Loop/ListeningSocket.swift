import Glibc

/// A socket that clients connect to.
struct ListeningSocket {
    let descriptor: Int32
    let port: Int

    /// Listens on a host's first address that this machine has.
    static func open(host: String, port: Int) throws(ServerError) -> ListeningSocket {
        guard (0...65535).contains(port) else { throw .portOutOfRange(port) }
        var hints = addrinfo()
        hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        let bare =
            host.hasPrefix("[") && host.hasSuffix("]")
            ? String(host.dropFirst().dropLast()) : host
        let result = getaddrinfo(bare.isEmpty ? nil : bare, String(port), &hints, &list)
        guard result == 0, let first = list else {
            throw .unknownHost(host, reason: String(cString: gai_strerror(result)))
        }
        defer { freeaddrinfo(list) }
        var failure = ServerError.unknownHost(host, reason: "it has no address")
        for address in sequence(first: first, next: { $0.pointee.ai_next }) {
            do { return try listen(address.pointee, host: host, port: port) } catch {
                failure = error
            }
        }
        throw failure
    }

    private static func listen(
        _ address: addrinfo,
        host: String,
        port: Int
    ) throws(ServerError) -> ListeningSocket {
        let type = address.ai_socktype | Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let descriptor = socket(address.ai_family, type, address.ai_protocol)
        guard descriptor >= 0 else { throw .lastSystemError("open a socket for \(host)") }
        var on: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        if address.ai_family == AF_INET6 {
            // Listening on :: takes IPv4 too, as people expect of "any address".
            var off: Int32 = 0
            let level = Int32(IPPROTO_IPV6)
            setsockopt(descriptor, level, IPV6_V6ONLY, &off, socklen_t(MemoryLayout<Int32>.size))
        }
        guard bind(descriptor, address.ai_addr, address.ai_addrlen) == 0,
            Glibc.listen(descriptor, 1024) == 0
        else {
            let number = errno
            Glibc.close(descriptor)
            throw error(number, host: host, port: port)
        }
        return ListeningSocket(descriptor: descriptor, port: boundPort(of: descriptor) ?? port)
    }

    private static func error(_ number: Int32, host: String, port: Int) -> ServerError {
        switch number {
        case EADDRINUSE: .portInUse(host: host, port: port)
        case EACCES: .portNotPermitted(host: host, port: port)
        case EADDRNOTAVAIL: .unknownHost(host, reason: "it is not an address of this machine")
        default:
            .system(
                operation: "listen on \(host) port \(port)",
                reason: String(cString: strerror(number))
            )
        }
    }

    private static func boundPort(of descriptor: Int32) -> Int? {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard getsockname(descriptor, address, &length) == 0 else { return nil }
                return SocketAddress.port(of: address)
            }
        }
    }
}

/// Readings of a socket's address.
enum SocketAddress {
    /// Returns the port of an IPv4 or IPv6 address.
    static func port(of address: UnsafePointer<sockaddr>) -> Int? {
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                Int(UInt16(bigEndian: $0.pointee.sin_port))
            }
        case AF_INET6:
            address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
                Int(UInt16(bigEndian: $0.pointee.sin6_port))
            }
        default: nil
        }
    }

    /// Returns the numeric form of an address without port; IPv4 within IPv6 comes out as IPv4.
    static func text(of address: UnsafePointer<sockaddr>?) -> String {
        guard let address else { return "" }
        let isIPv6 = Int32(address.pointee.sa_family) == AF_INET6
        let size = isIPv6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
        let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(NI_MAXHOST)) {
            room in
            let length = socklen_t(room.count)
            let result = getnameinfo(
                address,
                socklen_t(size),
                room.baseAddress,
                length,
                nil,
                0,
                NI_NUMERICHOST
            )
            return result == 0 ? room.baseAddress.map { String(cString: $0) } ?? "" : ""
        }
        return text.hasPrefix("::ffff:") && text.contains(".") ? String(text.dropFirst(7)) : text
    }
}
