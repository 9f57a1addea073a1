/// Replaces the references of XML text, and its line breaks.
enum XMLText {
    /// Returns an attribute's value: references replaced, line breaks and tabs as spaces.
    static func attributeValue(_ bytes: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        append(bytes, breaksAsSpaces: true, to: &result)
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the text of an element's content, without comments and the elements in it.
    static func content(_ bytes: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        var rest = bytes
        var depth = 0
        while let markup = rest.firstIndex(of: 0x3C) {
            if depth == 0 { append(rest[..<markup], breaksAsSpaces: false, to: &result) }
            rest = rest[markup...]
            if rest.starts(with: "<![CDATA[".utf8) {
                let (inside, after) = split(rest.dropFirst(9), at: "]]>")
                if depth == 0 { appendLines(inside, to: &result) }
                rest = after
            } else if rest.starts(with: "<!--".utf8) {
                rest = split(rest.dropFirst(4), at: "-->").after
            } else if rest.starts(with: "<?".utf8) {
                rest = split(rest.dropFirst(2), at: "?>").after
            } else {
                rest = skipTag(rest, depth: &depth)
            }
        }
        append(rest, breaksAsSpaces: false, to: &result)
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the number of bytes of the reference at the start, and its characters.
    static func reference(_ bytes: ArraySlice<UInt8>) throws(XMLFailure) -> (
        length: Int, character: Unicode.Scalar
    ) {
        let start = bytes.startIndex
        // The longest reference that means anything is &#1114111; — with room for leading zeros.
        guard let end = bytes.prefix(32).firstIndex(of: 0x3B) else {
            throw XMLFailure(
                offset: start,
                problem: .malformed(
                    found: "\"&\"",
                    expected: "a reference such as &amp;"
                )
            )
        }
        let name = bytes[(start + 1)..<end]
        guard let scalar = scalar(named: name) else {
            let text = String(decoding: name, as: UTF8.self)
            let problem: DocumentProblem =
                name.first == 0x23
                ? .malformed(found: "\"&\(text);\"", expected: "a character of XML")
                : .undefinedEntity(name: text)
            throw XMLFailure(offset: start, problem: problem)
        }
        return (end + 1 - start, scalar)
    }

    private static func scalar(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard name.first == 0x23 else {
            return switch String(decoding: name, as: UTF8.self) {
            case "amp": "&"
            case "lt": "<"
            case "gt": ">"
            case "quot": "\""
            case "apos": "'"
            default: nil
            }
        }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == 0x78
        let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
        guard text.first.map({ $0 != "+" && $0 != "-" }) ?? false,
            let value = UInt32(text, radix: isHexadecimal ? 16 : 10),
            value >= 0x20 || value == 0x09 || value == 0x0A || value == 0x0D,
            value & 0xFFFE != 0xFFFE
        else { return nil }
        return Unicode.Scalar(value)
    }

    private static func append(
        _ bytes: ArraySlice<UInt8>,
        breaksAsSpaces: Bool,
        to result: inout [UInt8]
    ) {
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            if byte == 0x26, let found = try? reference(bytes[index...]) {
                result.append(contentsOf: Array(String(found.character).utf8))
                index += found.length
                continue
            }
            // XML reads a carriage return, alone or before a line feed, as a line feed.
            let isPair = byte == 0x0D && index + 1 < bytes.endIndex && bytes[index + 1] == 0x0A
            if isPair { index += 1 }
            let isBreak = byte == 0x0D || byte == 0x0A
            let plain = isBreak ? 0x0A : byte
            result.append(breaksAsSpaces && (isBreak || byte == 0x09) ? 0x20 : plain)
            index += 1
        }
    }

    private static func appendLines(_ bytes: ArraySlice<UInt8>, to result: inout [UInt8]) {
        for index in bytes.indices {
            let isPair =
                bytes[index] == 0x0D && index + 1 < bytes.endIndex && bytes[index + 1] == 0x0A
            if !isPair { result.append(bytes[index] == 0x0D ? 0x0A : bytes[index]) }
        }
    }

    private static func split(
        _ bytes: ArraySlice<UInt8>,
        at end: StaticString
    ) -> (inside: ArraySlice<UInt8>, after: ArraySlice<UInt8>) {
        let mark = Array(String(describing: end).utf8)
        var index = bytes.startIndex
        while let first = bytes[index...].firstIndex(of: mark[0]) {
            if bytes[first...].starts(with: mark) {
                return (bytes[..<first], bytes[(first + mark.count)...])
            }
            index = first + 1
        }
        return (bytes, bytes.suffix(0))
    }

    private static func skipTag(
        _ bytes: ArraySlice<UInt8>,
        depth: inout Int
    ) -> ArraySlice<UInt8> {
        var quote: UInt8?
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == 0x22 || byte == 0x27 {
                quote = byte
            } else if byte == 0x3E {
                break
            }
            index += 1
        }
        guard index < bytes.endIndex else { return bytes.suffix(0) }
        if bytes.starts(with: "</".utf8) {
            depth -= 1
        } else if bytes[index - 1] != 0x2F {
            depth += 1
        }
        return bytes[(index + 1)...]
    }
}
