extension XMLScanner {
    /// Reads the attributes up to the tag's end; returns whether the tag closes itself.
    mutating func scanAttributes(of index: Int) throws(XMLFailure) -> Bool {
        while true {
            let before = position
            skipSpace()
            switch bytes[position] {
            case 0x3E:
                position += 1
                return false
            case 0x2F:
                position += 1
                guard bytes[position] == 0x3E else {
                    throw failure(found: describeByte(), expected: "\">\"")
                }
                position += 1
                return true
            default:
                guard position > before, position < end else {
                    throw failure(found: describeByte(), expected: "\">\"")
                }
                try scanAttribute(of: index)
            }
        }
    }

    private mutating func scanAttribute(of index: Int) throws(XMLFailure) {
        let start = position
        let name = try scanName(of: "an attribute's name")
        let first = Int(elements[index].firstAttribute)
        for other in first..<attributes.count where attributes[other].name == name {
            throw XMLFailure(
                offset: start,
                problem: .duplicateAttribute(
                    name: names.strings[Int(name)],
                    element: names.strings[Int(elements[index].name)]
                )
            )
        }
        guard attributes.count - first < Self.attributeLimit else {
            throw limit("attributes of one element", Self.attributeLimit)
        }
        skipSpace()
        guard bytes[position] == 0x3D else {
            throw failure(
                found: describeByte(),
                expected: "\"=\" after \"\(names.strings[Int(name)])\""
            )
        }
        position += 1
        skipSpace()
        attributes.append(try scanValue(of: name))
        elements[index].attributeCount += 1
    }

    private mutating func scanValue(of name: UInt16) throws(XMLFailure) -> XMLAttributeRecord {
        let quote = bytes[position]
        guard quote == 0x22 || quote == 0x27 else {
            throw failure(found: describeByte(), expected: "a quotation mark")
        }
        position += 1
        let start = position
        var isEncoded = false
        while bytes[position] != quote {
            let byte = bytes[position]
            if byte == 0x26 {
                try checkReference()
                isEncoded = true
                continue
            }
            if byte < 0x20 || byte == 0x3C {
                guard Self.isSpace(byte) else {
                    throw failure(
                        found: describeByte(),
                        expected: "the end of attribute \"\(names.strings[Int(name)])\""
                    )
                }
                isEncoded = true
            }
            position += 1
        }
        let count = position - start
        position += 1
        return XMLAttributeRecord(
            name: name,
            isEncoded: isEncoded,
            start: UInt32(start),
            count: UInt32(count)
        )
    }
}
