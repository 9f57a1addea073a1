import CoreGraphics
import RenderTree

extension EventDecoder {
    /// The most things that may be dragged at once.
    private static let maximumParts = 100

    /// Reads `, x, y, parts?`, or nothing where the drag left.
    static func readDrag(_ reader: inout MessageReader) throws(MessageError) -> DragInput {
        guard reader.skip(UInt8(ascii: ",")) else { return DragInput(phase: .left) }
        var drag = DragInput(phase: .moved, location: try readPoint(&reader))
        if reader.skip(UInt8(ascii: ",")) { drag.parts = try readParts(&reader) }
        return drag
    }

    /// Reads `, x, y, parts`.
    static func readDrop(_ reader: inout MessageReader) throws(MessageError) -> DragInput {
        try reader.expectComma(before: "x")
        var drag = DragInput(phase: .dropped, location: try readPoint(&reader))
        try reader.expectComma(before: "what is dropped")
        drag.parts = try readParts(&reader)
        return drag
    }

    /// Reads `[[isFile, type, name], …]`.
    private static func readParts(
        _ reader: inout MessageReader
    ) throws(MessageError) -> [DragInput.Part] {
        try reader.expect(UInt8(ascii: "["), "a list of what is dragged")
        var parts: [DragInput.Part] = []
        guard reader.peek() != UInt8(ascii: "]") else {
            throw reader.error(expected: "something that is dragged")
        }
        repeat {
            guard parts.count < maximumParts else {
                throw reader.error(expected: "at most \(maximumParts) parts")
            }
            try reader.expect(UInt8(ascii: "["), "a part")
            let isFile = try reader.integer("0 or 1", upTo: 1) == 1
            try reader.expectComma(before: "a media type")
            let type = try reader.string("a media type", upTo: 120)
            try reader.expectComma(before: "a file's name")
            let name = try reader.string("a file's name", upTo: 1_000)
            parts.append(DragInput.Part(isFile: isFile, mediaType: type, name: name))
            try reader.expect(UInt8(ascii: "]"), "the end of the part")
        } while reader.skip(UInt8(ascii: ","))
        try reader.expect(UInt8(ascii: "]"), "a comma or the end of the list")
        return parts
    }
}
