import Glibc

/// Addresses that begin alike: a network, or a single address.
package struct AddressRange: Sendable, Equatable {
    /// The addresses of this machine itself.
    package static let loopback = ["127.0.0.0/8", "::1"].compactMap { AddressRange($0) }

    private let bytes: [UInt8]
    private let bitCount: Int

    /// Creates a range from what is usual to write: `172.16.0.0/12`, `fd00::/8`, `192.0.2.7`.
    ///
    /// IPv4 within IPv6 is taken as IPv4: `::ffff:172.16.0.0/108` is `172.16.0.0/12`.
    ///
    /// - Returns: Nil where the text is no address, has more bits than one, or names a zone.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first.map({ String($0) }), !first.contains("%"),
            let bytes = Self.bytes(of: first)
        else { return nil }
        var bitCount = 8 * bytes.count
        if parts.count > 1 {
            let isMapped = bytes.count == 4 && first.contains(":")
            let least = isMapped ? 96 : 0
            guard let count = Int(parts[1]), (least...least + bitCount).contains(count) else {
                return nil
            }
            bitCount = count - least
        }
        self.bytes = bytes
        self.bitCount = bitCount
    }

    /// Returns whether an address without port is one of the range.
    package func contains(_ address: String) -> Bool {
        guard let other = Self.bytes(of: address), other.count == bytes.count else { return false }
        let whole = bitCount / 8
        guard other[..<whole] == bytes[..<whole] else { return false }
        let rest = bitCount % 8
        return rest == 0 || (other[whole] ^ bytes[whole]) >> UInt8(8 - rest) == 0
    }

    /// Returns the 4 or 16 bytes of an address, or nil where a text is none.
    ///
    /// IPv4 within IPv6 has 4. A zone (`fe80::1%eth0`) does not count: it says where the address is.
    static func bytes(of text: String) -> [UInt8]? {
        let isIPv6 = text.utf8.contains(UInt8(ascii: ":"))
        let bare = isIPv6 ? String(text.prefix(while: { $0 != "%" })) : text
        var bytes = [UInt8](repeating: 0, count: isIPv6 ? 16 : 4)
        guard inet_pton(isIPv6 ? AF_INET6 : AF_INET, bare, &bytes) == 1 else { return nil }
        let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
        return isIPv6 && bytes.starts(with: mapped) ? Array(bytes[12...]) : bytes
    }
}
