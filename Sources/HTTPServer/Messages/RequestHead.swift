/// What came before a request's body, as one run of bytes that is looked into when asked.
///
/// A request costs a few allocations however many header fields it has: nearly all requests are
/// answered after a look at two or three of them.
struct RequestHead: Sendable {
    /// One field within `bytes`.
    struct Field: Sendable {
        let name: Range<Int>
        let value: Range<Int>
    }

    /// The request target, then each field's name and value.
    private(set) var bytes: [UInt8]
    /// The length of the request target, which the bytes begin with.
    let targetLength: Int
    /// Where the fields are.
    private(set) var fields: [Field] = []

    init(target: UnsafeBufferPointer<UInt8>, reserving fieldCount: Int) {
        bytes = []
        bytes.reserveCapacity(target.count + 64 * fieldCount)
        bytes.append(contentsOf: target)
        targetLength = target.count
        fields.reserveCapacity(fieldCount)
    }

    /// Adds a header field; blanks around a value are no part of it (RFC 9110 §5.5).
    mutating func append(name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>) {
        let start = bytes.count
        bytes.append(contentsOf: name)
        let middle = bytes.count
        var length = value.count
        while length > 0, value[length - 1] == 0x20 || value[length - 1] == 0x09 { length -= 1 }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: value[..<length]))
        fields.append(Field(name: start..<middle, value: middle..<bytes.count))
    }

    /// Has a host count in place of the one that the field Host names.
    mutating func replaceHost(by authority: [UInt8]) {
        guard let index = fields.indices.first(where: { isField($0, named: "Host") }) else {
            return
        }
        let start = bytes.count
        bytes.append(contentsOf: authority)
        fields[index] = Field(name: fields[index].name, value: start..<bytes.count)
    }

    /// The target as it came.
    var target: ArraySlice<UInt8> { bytes[..<targetLength] }

    /// The target up to its question mark.
    var rawPath: ArraySlice<UInt8> {
        bytes[..<(target.firstIndex(of: UInt8(ascii: "?")) ?? targetLength)]
    }

    /// The target after its question mark; empty when it has none.
    var rawQuery: ArraySlice<UInt8> {
        guard let mark = target.firstIndex(of: UInt8(ascii: "?")) else { return [] }
        return bytes[(mark + 1)..<targetLength]
    }

    /// Returns the indices of the fields of a name, compared without case.
    func indices(of name: String) -> some Sequence<Int> {
        fields.indices.lazy.filter { isField($0, named: name) }
    }

    /// Returns a field's value; bytes that are no UTF-8 are replaced.
    func value(_ index: Int) -> String {
        String(decoding: bytes[fields[index].value], as: UTF8.self)
    }

    /// Returns a field's name.
    func name(_ index: Int) -> String { String(decoding: bytes[fields[index].name], as: UTF8.self) }

    /// Whether a field has a name, compared without case.
    func isField(_ index: Int, named name: String) -> Bool {
        let range = fields[index].name
        guard range.count == name.utf8.count else { return false }
        var position = range.lowerBound
        for byte in name.utf8 {
            guard bytes[position].asciiLowercased == byte.asciiLowercased else { return false }
            position += 1
        }
        return true
    }
}
