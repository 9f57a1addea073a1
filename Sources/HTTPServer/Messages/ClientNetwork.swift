/// What the addresses of one client have in common.
package enum ClientNetwork {
    /// Returns what an address is counted as: itself, or the network of an IPv6 address.
    ///
    /// A network of 64 bits is what one client has (RFC 6177), with 2⁶⁴ addresses to choose from.
    /// Link-local addresses are counted one by one: all machines of a link share their network.
    package static func name(of address: String) -> String {
        guard let bytes = AddressRange.bytes(of: address), bytes.count == 16,
            // RFC 4291 §2.4
            bytes[0] != 0xFE || bytes[1] & 0xC0 != 0x80
        else { return address }
        return bytes[..<8].map { String($0, radix: 16) }.joined(separator: ":") + "::/64"
    }
}
