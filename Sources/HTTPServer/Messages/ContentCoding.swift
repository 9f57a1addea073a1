/// How a content is compressed on its way (RFC 9110 §8.4.1), by the name that HTTP has for it.
enum ContentCoding: String, Sendable {
    case brotli = "br"
    case gzip

    /// What tells the forms of one content apart, at the end of an entity tag.
    var tagSuffix: String { self == .gzip ? "gz" : rawValue }

    /// Returns the shortest form that this coding has for bytes, or nil when it does not pay.
    func compress(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        switch self {
        case .brotli: Brotli.compress(bytes)
        case .gzip: Gzip.compress(bytes, level: 9)
        }
    }

    /// Returns a short form of bytes that are sent once, or nil when it does not pay.
    func compressQuickly(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        switch self {
        case .brotli: Brotli.compressQuickly(bytes)
        case .gzip: Gzip.compress(bytes, level: 5)
        }
    }
}
