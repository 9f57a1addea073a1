import RenderTree

extension ByteWriter {
    /// Adds an element as `[tag, id, attributes, declarations, child…]`.
    ///
    /// The identity of an element that draws content is 0; empty lists are 0 too.
    mutating func append(_ element: Element) {
        append(UInt8(ascii: "["))
        if element.tag.isSpelledOut {
            append(json: element.tag.name)
        } else {
            append(element.tag.rawValue)
        }
        append(UInt8(ascii: ","))
        append(Int(element.id?.rawValue ?? 0))
        append(UInt8(ascii: ","))
        append(element.attributes.map { ($0.name, $0.value) })
        append(UInt8(ascii: ","))
        append(element.declarations.map { ($0.name, $0.value) })
        for child in element.children {
            append(UInt8(ascii: ","))
            append(child)
        }
        append(UInt8(ascii: "]"))
    }

    /// Adds a child: an element as a list, text as a string.
    mutating func append(_ child: Element.Child) {
        switch child {
        case .element(let element): append(element)
        case .text(let text): append(json: text)
        }
    }

    /// Adds attributes as `[number, value…]`, 0 for one that goes.
    mutating func append(_ attributes: [(name: HTMLAttribute, value: String?)]) {
        append(list: attributes) { writer, attribute in
            if attribute.name.isSpelledOut {
                writer.append(json: attribute.name.name)
            } else {
                writer.append(attribute.name.rawValue)
            }
            writer.append(UInt8(ascii: ","))
            if let value = attribute.value {
                writer.append(json: value)
            } else {
                writer.append(UInt8(ascii: "0"))
            }
        }
    }

    /// Adds declarations as `[number, value…]`; points are numbers, what goes is "".
    mutating func append(_ declarations: [(name: CSSProperty, value: CSSValue?)]) {
        append(list: declarations) { writer, declaration in
            if declaration.name.isSpelledOut {
                writer.append(json: declaration.name.name)
            } else {
                writer.append(declaration.name.rawValue)
            }
            writer.append(UInt8(ascii: ","))
            switch declaration.value {
            case .points(let number)?: writer.append(number)
            case .text(let text)?: writer.append(json: text)
            case nil: writer.append(raw: "\"\"")
            }
        }
    }

    private mutating func append<Item>(
        list: [Item],
        _ body: (inout ByteWriter, Item) -> Void
    ) {
        guard !list.isEmpty else { return append(UInt8(ascii: "0")) }
        append(UInt8(ascii: "["))
        for (index, item) in list.enumerated() {
            if index > 0 { append(UInt8(ascii: ",")) }
            body(&self, item)
        }
        append(UInt8(ascii: "]"))
    }
}
