/// Reads XML into the records of a tape, once from front to back and without recursion.
///
/// Refuses document type declarations: a document of Interface Builder has none, and only they can
/// define entities. XML 1.0 (fifth edition), without names in other than ASCII's classes.
struct XMLScanner {
    /// Elements in elements; real documents nest about 70 deep.
    static let depthLimit = 512
    /// Attributes of one element; real ones have about 25.
    static let attributeLimit = 512
    /// Elements of one document; a document of 64 MB has about a million and a half.
    static let elementLimit = 2_000_000

    /// The document, and one zero after its end, which ends every loop.
    let bytes: UnsafeBufferPointer<UInt8>
    let end: Int
    var position = 0
    var elements: [XMLElementRecord] = []
    var attributes: [XMLAttributeRecord] = []
    var names = XMLNames.known
    /// The numbers of the elements that are open.
    private var open: [Int32] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        end = bytes.count - 1
        elements.reserveCapacity(end / 96)
        attributes.reserveCapacity(end / 24)
    }

    /// Reads the whole document.
    mutating func scan() throws(XMLFailure) {
        try scanDeclaration()
        while true {
            try scanText()
            guard position < end else { break }
            switch bytes[position + 1] {
            case 0x2F: try scanClosingTag()
            case 0x21: try scanDeclarationOrSection()
            case 0x3F: try skip(past: "?>", named: "a processing instruction")
            default: try scanOpeningTag()
            }
        }
        if let last = open.last { throw unclosed(last) }
        guard !elements.isEmpty else {
            throw failure(found: "the end of the file", expected: "an element")
        }
    }

    // MARK: - Tags

    private mutating func scanOpeningTag() throws(XMLFailure) {
        let start = position
        guard !open.isEmpty || elements.isEmpty else {
            throw failure(found: "a second element", expected: "the end of the file")
        }
        guard open.count < Self.depthLimit else {
            throw limit("levels of elements", Self.depthLimit)
        }
        guard elements.count < Self.elementLimit else {
            throw limit("elements", Self.elementLimit)
        }
        position += 1
        let name = try scanName(of: "an element's name")
        let index = elements.count
        elements.append(
            XMLElementRecord(
                name: name,
                attributeCount: 0,
                offset: UInt32(start),
                firstAttribute: UInt32(attributes.count),
                parent: open.last ?? -1
            )
        )
        let isEmpty = try scanAttributes(of: index)
        elements[index].contentStart = UInt32(position)
        if isEmpty {
            elements[index].contentEnd = UInt32(position)
            elements[index].end = UInt32(elements.count)
        } else {
            open.append(Int32(index))
        }
    }

    private mutating func scanClosingTag() throws(XMLFailure) {
        let start = position
        position += 2
        let name = try scanName(of: "an element's name")
        guard let index = open.popLast() else {
            throw XMLFailure(
                offset: start,
                problem: .malformed(
                    found: "</\(names.strings[Int(name)])>",
                    expected: "the end of the file"
                )
            )
        }
        let record = elements[Int(index)]
        guard record.name == name else {
            throw XMLFailure(
                offset: start,
                problem: .mismatchedTag(
                    found: names.strings[Int(name)],
                    expected: names.strings[Int(record.name)],
                    openedAt: line(at: Int(record.offset))
                )
            )
        }
        skipSpace()
        guard bytes[position] == 0x3E else {
            throw failure(found: describeByte(), expected: "\">\"")
        }
        position += 1
        elements[Int(index)].contentEnd = UInt32(start)
        elements[Int(index)].end = UInt32(elements.count)
    }

    // MARK: - Text

    private mutating func scanText() throws(XMLFailure) {
        while true {
            skipSpace()
            let byte = bytes[position]
            if byte == 0x3C || position >= end { return }
            guard let parent = open.last else {
                throw failure(
                    found: describeByte(),
                    expected: elements.isEmpty ? "\"<\"" : "the end of the file"
                )
            }
            elements[Int(parent)].hasText = true
            try scanTextRun()
        }
    }

    private mutating func scanTextRun() throws(XMLFailure) {
        while true {
            let byte = bytes[position]
            if byte == 0x3C || position >= end { return }
            if byte == 0x26 {
                try checkReference()
                continue
            }
            let isSectionEnd =
                byte == 0x3E && position >= 2 && bytes[position - 1] == 0x5D
                && bytes[position - 2] == 0x5D
            guard byte >= 0x20 || Self.isSpace(byte), !isSectionEnd else {
                throw failure(found: describeByte(), expected: "text")
            }
            position += 1
        }
    }

    private mutating func scanDeclarationOrSection() throws(XMLFailure) {
        if starts(with: "<!--") {
            try skip(past: "-->", named: "a comment")
        } else if starts(with: "<![CDATA[") {
            guard let parent = open.last else {
                throw failure(found: "a CDATA section", expected: "an element")
            }
            elements[Int(parent)].hasText = true
            try skip(past: "]]>", named: "a CDATA section")
        } else if starts(with: "<!DOCTYPE") {
            let start = position
            position += 9
            skipSpace()
            let first = position
            while XMLScanner.isNameByte(bytes[position]) { position += 1 }
            let name = String(decoding: bytes[first..<position], as: UTF8.self)
            throw XMLFailure(offset: start, problem: .documentType(name: name))
        } else {
            throw failure(found: "\"<!\"", expected: "a comment or an element")
        }
    }

    private func unclosed(_ index: Int32) -> XMLFailure {
        let record = elements[Int(index)]
        return XMLFailure(
            offset: end,
            problem: .unclosed(
                element: names.strings[Int(record.name)],
                openedAt: line(at: Int(record.offset))
            )
        )
    }
}
