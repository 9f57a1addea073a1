import Glibc

/// Addresses that begin alike: a network, or a single address.
package struct AddressRange: Sendable, Equatable {
    /// The addresses of this machine itself.
    package static let loopback = ["127.0.0.0/8", "::1"].compactMap { AddressRange($0) }

    private let bytes: [UInt8]
    private let bitCount: Int

    /// Creates a range from what is usual to write: `172.16.0.0/12`, `fd00::/8`, `192.0.2.7`.
    ///
    /// - Returns: Nil where the text is no address, or has more bits than one.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let bytes = Self.bytes(of: String(first)) else {
            return nil
        }
        var bitCount = 8 * bytes.count
        if parts.count > 1 {
            guard let count = Int(parts[1]), (0...bitCount).contains(count) else { return nil }
            bitCount = count
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

    private static func bytes(of text: String) -> [UInt8]? {
        let isIPv6 = text.utf8.contains(UInt8(ascii: ":"))
        var bytes = [UInt8](repeating: 0, count: isIPv6 ? 16 : 4)
        return inet_pton(isIPv6 ? AF_INET6 : AF_INET, text, &bytes) == 1 ? bytes : nil
    }
}
