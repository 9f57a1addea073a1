import RenderTree

/// The writer of one node's change of content.
struct ContentEncoder {
    var id: NodeID
    var transition: Int?
    var builder: ElementBuilder

    /// Writes the operations from one content to another, separated by commas.
    func write(from: NodeContent, to: NodeContent, to writer: inout ByteWriter) {
        if case .text(let old) = from, case .text(let new) = to,
            new.differsInCharacters(from: old)
        {
            return writeCharacters(from: old, to: new, to: &writer)
        }
        let start = writer.bytes.count
        if case .field(let old) = from, case .field(let new) = to,
            old.isMultiline == new.isMultiline
        {
            var encoder = FieldEncoder(id: id, transition: transition, builder: builder)
            return encoder.write(from: old, to: new, to: &writer)
        }
        let declarations = difference(
            from: builder.declarations(of: from),
            to: builder.declarations(of: to)
        )
        if !declarations.isEmpty {
            writer.append(raw: "[1,")
            writer.append(Int(id.rawValue))
            writer.append(UInt8(ascii: ","))
            writer.append(declarations)
            writer.append(transition: transition)
        }
        let old = builder.content(of: from, in: id)
        let new = builder.content(of: to, in: id)
        guard old != new else { return }
        if writer.bytes.count > start { writer.append(UInt8(ascii: ",")) }
        if case .image = from, case .image = to, case .element(let old)? = old.first,
            case .element(let new)? = new.first, old.tag == new.tag
        {
            writePicture(from: old, to: new, to: &writer)
        } else {
            writer.append(raw: "[3,")
            writer.append(Int(id.rawValue))
            writer.append(raw: ",[")
            for (index, child) in new.enumerated() {
                if index > 0 { writer.append(UInt8(ascii: ",")) }
                writer.append(child)
            }
            writer.append(UInt8(ascii: "]"))
            writer.append(transition: transition)
        }
    }

    /// Writes `[2, id, text, line?, transition?]` for each line that changed.
    private func writeCharacters(
        from old: TextContent,
        to new: TextContent,
        to writer: inout ByteWriter
    ) {
        var isFirst = true
        // Lines with several runs are the same here.
        for index in new.lines.indices
        where new.lines[index].runs.count == 1
            && old.lines[index].runs[0].text != new.lines[index].runs[0].text
        {
            if !isFirst { writer.append(UInt8(ascii: ",")) }
            isFirst = false
            writer.append(raw: "[2,")
            writer.append(Int(id.rawValue))
            writer.append(UInt8(ascii: ","))
            writer.append(json: new.lines[index].runs[0].text.withoutNUL)
            if index > 0 || transition != nil {
                writer.append(UInt8(ascii: ","))
                writer.append(index)
            }
            writer.append(transition: transition)
        }
    }

    /// Writes `[9, id, attributes, declarations, transition?]`: the element keeps its name.
    private func writePicture(
        from old: Element,
        to new: Element,
        to writer: inout ByteWriter
    ) {
        writer.append(raw: "[9,")
        writer.append(Int(id.rawValue))
        writer.append(UInt8(ascii: ","))
        writer.append(difference(from: old.attributes, to: new.attributes))
        writer.append(UInt8(ascii: ","))
        writer.append(difference(from: old.declarations, to: new.declarations))
        writer.append(transition: transition)
    }
}
