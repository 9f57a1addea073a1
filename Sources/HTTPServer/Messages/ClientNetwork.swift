import Glibc

/// What the addresses of one client have in common.
package enum ClientNetwork {
    /// Returns what an address is counted as: itself, or the network of an IPv6 address.
    ///
    /// A network of 64 bits is what one client has (RFC 6177), with 2⁶⁴ addresses to choose from.
    package static func name(of address: String) -> String {
        var bytes = in6_addr()
        guard address.contains(":"), inet_pton(AF_INET6, address, &bytes) == 1 else {
            return address
        }
        let groups = withUnsafeBytes(of: bytes) { Array($0) }
        let isMapped = groups[..<10].allSatisfy { $0 == 0 } && groups[10] == 0xFF
        guard !isMapped else { return address }
        return groups[..<8].map { String($0, radix: 16) }.joined(separator: ":") + "::/64"
    }
}
