import Glibc

/// The bytes between the parts of a request's header, where libmicrohttpd took it apart.
///
/// libmicrohttpd 0.9.75 leaves out a field whose value goes on in the next line and what comes after a
/// NUL, without a word. A proxy in front that hands such a header on may have read another length of the
/// body in it (RFC 9112 §5.2, RFC 9110 §5.5). Names and values stay where they came in, one after the
/// other, so that what was left out stands between them.
struct HeaderSeams {
    /// What a client is told whose header is not whole.
    static let complaint = "The request's header has a continued line, a NUL or no name.\n"

    /// Whether nothing but spaces, colons and ends of lines was found so far.
    private(set) var isWhole = true
    private var position: UnsafeRawPointer
    private let end: UnsafeRawPointer

    /// Begins behind a request line.
    ///
    /// - Parameters:
    ///   - method: Where the header begins.
    ///   - targetLength: The length of the target as it was handed over.
    ///   - version: The last part of the request line.
    ///   - length: The length of the whole header.
    init(
        method: UnsafePointer<CChar>,
        targetLength: Int,
        version: UnsafePointer<CChar>,
        length: Int
    ) {
        let start = UnsafeRawPointer(method)
        end = start + length
        // Where it is further on, the target has a NUL and goes on after it.
        isWhole = UnsafeRawPointer(version) == start + strlen(method) + 1 + targetLength + 1
        position = isWhole ? min(UnsafeRawPointer(version) + strlen(version), end) : end
    }

    /// Goes on to the end of a name or value.
    mutating func pass(_ part: UnsafePointer<CChar>?, _ count: Int) {
        guard let part else { return }
        pass(to: UnsafeRawPointer(part))
        position = min(position + count, end)
    }

    /// Goes on to the end of the header.
    mutating func finish() { pass(to: end) }

    /// Goes on to a place in the header; one outside of it is none of an unbroken line.
    private mutating func pass(to place: UnsafeRawPointer) {
        guard place >= position, place <= end else {
            isWhole = false
            return
        }
        while position < place {
            switch position.load(as: UInt8.self) {
            case 0x00, 0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: ":"): position += 1
            default:
                isWhole = false
                position = place
            }
        }
    }
}
