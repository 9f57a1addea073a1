/// What proxies say in `X-Forwarded-For`: each adds the address that it was reached from.
enum ForwardedFor {
    /// Returns the address of the client that a request comes from.
    ///
    /// An element that is no address tells nothing, so the one after it counts.
    ///
    /// - Parameters:
    ///   - lists: The values of the header's fields, in their order.
    ///   - peer: The trusted proxy that the request came from.
    ///   - proxies: All that are trusted.
    /// - Returns: The last address that is no trusted proxy: those before it are whatever the client
    ///   wrote. Where all are trusted, the first. Its place is counted from the end of the list, at 0.
    static func client(
        in lists: [String],
        from peer: String,
        trusting proxies: [AddressRange]
    ) -> (address: String, place: Int) {
        var client = (address: peer, place: 0)
        var place = 0
        for list in lists.reversed() {
            for element in list.split(separator: ",").reversed() {
                let text = String(element.filter { $0 != " " && $0 != "\t" })
                // RFC 9110 §5.6.1.2
                guard !text.isEmpty else { continue }
                guard let address = bareAddress(of: text) else { return client }
                client = (address, place)
                place += 1
                guard proxies.contains(where: { $0.contains(address) }) else { return client }
            }
        }
        return client
    }

    /// Returns the address of an element without its port, or nil where it is none.
    private static func bareAddress(of element: String) -> String? {
        let address: Substring
        if element.hasPrefix("[") {
            address = element.dropFirst().prefix(while: { $0 != "]" })
        } else {
            let parts = element.split(separator: ":", omittingEmptySubsequences: false)
            address = parts.count == 2 ? parts[0] : element[...]
        }
        let text = String(address)
        return AddressRange.bytes(of: text) == nil ? nil : text
    }
}
