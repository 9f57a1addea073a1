import CZlib

/// Compression of contents that a client takes in gzip.
enum Gzip {
    /// The length under which compressing does not pay: the result still fills one packet.
    static let leastLength = 1024

    /// Returns the gzip form of bytes, or nil when it is not at least a tenth shorter.
    static func compress(_ bytes: UnsafeBufferPointer<UInt8>, level: Int32) -> [UInt8]? {
        let result = [UInt8](unsafeUninitializedCapacity: czlib_gzip_bound(bytes.count)) {
            $1 = czlib_gzip(level, bytes.baseAddress, bytes.count, $0.baseAddress, $0.count)
        }
        return result.isEmpty || result.count > bytes.count / 10 * 9 ? nil : result
    }

    /// Returns whether contents of a media type get shorter.
    static func pays(for mediaType: String) -> Bool {
        let type = mediaType.prefix { $0 != ";" }
        return type.hasPrefix("text/") || type.hasSuffix("+xml") || type.hasSuffix("+json")
            || [
                "application/json", "application/javascript", "application/xml",
                "application/wasm", "font/otf", "font/ttf", "image/bmp",
            ].contains(type)
    }
}
