/// The rules of one page: elements with equal declarations share a rule.
struct StyleSheet {
    private typealias Declarations = ArraySlice<Assignment<CSSProperty, CSSValue>>

    private var rules: [(selectors: [String], declarations: String)] = []
    private var indices: [String: Int] = [:]

    /// Adds the rules of an element and of all elements below it.
    mutating func add(_ element: Element) {
        add(element, selector: element.id.map { "#n\($0.rawValue)" } ?? "body>*")
    }

    private mutating func add(_ element: Element, selector: String) {
        add(element.declarations, selector: selector)
        // Text nodes do not count for :nth-child.
        var place = 0
        for case .element(let child) in element.children {
            place += 1
            if let id = child.id {
                add(child, selector: "#n\(id.rawValue)")
            } else {
                add(child, selector: "\(selector)>:nth-child(\(place))")
            }
        }
    }

    private mutating func add(
        _ declarations: [Assignment<CSSProperty, CSSValue>],
        selector: String
    ) {
        // Boxes differ mostly in their places, looks are mostly shared.
        let split = declarations.firstIndex { $0.name > .height } ?? declarations.count
        add(declarations[..<split], selector: selector)
        add(declarations[split...], selector: selector)
    }

    private mutating func add(_ declarations: Declarations, selector: String) {
        guard !declarations.isEmpty else { return }
        var writer = ByteWriter(capacity: 64)
        for (index, declaration) in declarations.enumerated() {
            if index > 0 { writer.append(UInt8(ascii: ";")) }
            writer.append(raw: declaration.name.name)
            writer.append(UInt8(ascii: ":"))
            writer.append(css: declaration.value)
        }
        let text = writer.string
        if let index = indices[text] {
            rules[index].selectors.append(selector)
        } else {
            indices[text] = rules.count
            rules.append(([selector], text))
        }
    }

    /// Writes the rules.
    func write(to writer: inout ByteWriter) {
        for rule in rules {
            for (index, selector) in rule.selectors.enumerated() {
                if index > 0 { writer.append(UInt8(ascii: ",")) }
                writer.append(raw: selector)
            }
            writer.append(UInt8(ascii: "{"))
            writer.append(raw: rule.declarations)
            writer.append(UInt8(ascii: "}"))
        }
    }
}

extension ByteWriter {
    /// Adds the value of a declaration.
    mutating func append(css value: CSSValue) {
        switch value {
        case .points(let number):
            let start = bytes.count
            append(number)
            if !(bytes.count == start + 1 && bytes[start] == UInt8(ascii: "0")) {
                append(raw: "px")
            }
        case .text(let text): append(raw: text)
        }
    }
}
