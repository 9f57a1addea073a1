/// The part of a content that a client asks for (RFC 9110 §14).
enum ByteRange: Equatable {
    /// No range, or one that is to be passed over: the whole is sent.
    case whole
    case part(Range<Int>)
    /// No byte of the content is meant.
    case unsatisfiable

    /// Reads a Range field for a content of `length` bytes.
    ///
    /// Several ranges are answered with the whole.
    static func read(_ header: String?, length: Int) -> ByteRange {
        guard let header, header.lowercased().hasPrefix("bytes=") else { return .whole }
        let set = header.dropFirst(6).filter { $0 != " " && $0 != "\t" }
        guard !set.contains(","), let dash = set.firstIndex(of: "-") else { return .whole }
        let (first, last) = (set[..<dash], set[set.index(after: dash)...])
        guard (first + last).utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return .whole }
        if first.isEmpty {
            guard !last.isEmpty else { return .whole }
            let count = min(Int(last) ?? .max, length)
            return count == 0 ? .unsatisfiable : .part((length - count)..<length)
        }
        let start = Int(first) ?? .max
        let end = last.isEmpty ? .max : Int(last) ?? .max
        guard start <= end else { return .whole }
        guard start < length else { return .unsatisfiable }
        return .part(start..<(min(end, length - 1) + 1))
    }
}
