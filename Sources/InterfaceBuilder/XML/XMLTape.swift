/// An XML document as its bytes and, in document order, the places of its elements.
///
/// Values stay bytes until they are read: most of a document is never asked for.
final class XMLTape: Sendable {
    /// The name in messages.
    let fileName: String
    /// The document in UTF-8, and one zero after it.
    let bytes: [UInt8]
    let elements: [XMLElementRecord]
    let attributes: [XMLAttributeRecord]
    let names: XMLNames
    private let lines: XMLLines

    init(
        fileName: String,
        bytes: [UInt8],
        elements: [XMLElementRecord],
        attributes: [XMLAttributeRecord],
        names: XMLNames
    ) {
        self.fileName = fileName
        self.bytes = bytes
        self.elements = elements
        self.attributes = attributes
        self.names = names
        lines = XMLLines(of: bytes)
    }

    /// Returns the line of a byte, from 1.
    func line(at offset: Int) -> Int { lines.line(at: offset, in: bytes) }

    /// Returns the records of an element's attributes.
    func attributes(of index: Int) -> ArraySlice<XMLAttributeRecord> {
        let record = elements[index]
        let start = Int(record.firstAttribute)
        return attributes[start..<start + Int(record.attributeCount)]
    }

    /// Returns an element's attribute of a name; nil where it has none.
    func attribute(_ name: UInt16, of index: Int) -> XMLAttributeRecord? {
        let record = elements[index]
        let start = Int(record.firstAttribute)
        for position in start..<start + Int(record.attributeCount)
        where attributes[position].name == name {
            return attributes[position]
        }
        return nil
    }

    /// Returns an attribute's value with its references replaced.
    func string(_ record: XMLAttributeRecord) -> String {
        let range = Int(record.start)..<Int(record.start) + Int(record.count)
        guard record.isEncoded else {
            return String(decoding: bytes[range], as: UTF8.self)
        }
        return XMLText.attributeValue(bytes[range])
    }

    /// Whether an attribute's value is the given text.
    func equals(_ record: XMLAttributeRecord, _ text: String) -> Bool {
        if record.isEncoded { return string(record) == text }
        var text = text
        return text.withUTF8 { other in
            guard other.count == Int(record.count) else { return false }
            let start = Int(record.start)
            for index in 0..<other.count where bytes[start + index] != other[index] {
                return false
            }
            return true
        }
    }

    /// Returns an attribute's value as a finite number; nil where it is none.
    func number(_ record: XMLAttributeRecord) -> Double? {
        XMLNumber.parse(bytes[Int(record.start)..<Int(record.start) + Int(record.count)])
    }

    /// Returns the text directly in an element, without that of the elements in it.
    func text(of index: Int) -> String {
        let record = elements[index]
        guard record.hasText || record.end == UInt32(index) + 1 else { return "" }
        return XMLText.content(bytes[Int(record.contentStart)..<Int(record.contentEnd)])
    }
}
