import RenderTree

extension EventDecoder {
    /// The most bytes of UTF-8 that one edit brings.
    static let maximumEditLength = 65_536
    /// The largest offset in a text that a page may name.
    private static let maximumOffset = 1_000_000_000

    /// Reads `, node` and what the kind of input has beside it.
    static func readText(
        _ kind: MessageReader.Word,
        _ reader: inout MessageReader
    ) throws(MessageError) -> TextInput {
        try reader.expectComma(before: "a node's number")
        let id = try reader.integer("a node's number", upTo: Int(UInt32.max))
        let action: TextInput.Action
        switch kind {
        case "focus": action = .focus(try readRange(&reader))
        case "edit": action = .edit(try readEdit(&reader))
        case "select":
            let number = try readNumber(&reader)
            action = .select(try readRange(&reader), number: number)
        case "submit": action = .submit
        default: action = .blur
        }
        return TextInput(node: NodeID(rawValue: UInt32(id)), action: action)
    }

    /// Reads `, number, start, end, text, start, end`.
    private static func readEdit(
        _ reader: inout MessageReader
    ) throws(MessageError) -> TextEdit {
        let number = try readNumber(&reader)
        let range = try readRange(&reader)
        try reader.expectComma(before: "a text")
        let text = try reader.string("a text", upTo: maximumEditLength)
        let selection = try readRange(&reader)
        return TextEdit(number: number, range: range, text: text, selection: selection)
    }

    private static func readNumber(_ reader: inout MessageReader) throws(MessageError) -> Int {
        try reader.expectComma(before: "the number of a text")
        return try reader.integer("the number of a text")
    }

    /// Reads `, start, end`.
    private static func readRange(
        _ reader: inout MessageReader
    ) throws(MessageError) -> Range<Int> {
        try reader.expectComma(before: "an offset")
        let start = try reader.integer("an offset", upTo: maximumOffset)
        try reader.expectComma(before: "an offset")
        _ = reader.peek()
        let position = reader.position
        let end = try reader.integer("an offset", upTo: maximumOffset)
        guard start <= end else {
            throw MessageError(
                position: position,
                found: "\(end)",
                expected: "an offset not before the start, \(start)"
            )
        }
        return start..<end
    }
}
