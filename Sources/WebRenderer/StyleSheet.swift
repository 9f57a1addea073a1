/// The rules of one page: elements with equal declarations share a rule.
struct StyleSheet {
    private typealias Declarations = ArraySlice<Assignment<CSSProperty, CSSValue>>

    /// The declarations of one element: its box and its look, either empty where there are none.
    private struct Entry {
        var selector: String
        var parts: [String]
    }

    private var entries: [Entry] = []
    /// The elements that have a box or look.
    private var selectors: [String: [String]] = [:]

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
        guard !declarations.isEmpty else { return }
        // Boxes differ mostly in their places, looks are mostly shared.
        let split = declarations.firstIndex { $0.name > .height } ?? declarations.count
        let parts = [declarations[..<split], declarations[split...]].filter { !$0.isEmpty }
            .map(Self.css)
        for part in parts { selectors[part, default: []].append(selector) }
        entries.append(Entry(selector: selector, parts: parts))
    }

    private static func css(_ declarations: Declarations) -> String {
        var writer = ByteWriter(capacity: 64)
        for declaration in declarations {
            if !writer.bytes.isEmpty { writer.append(UInt8(ascii: ";")) }
            writer.append(raw: declaration.name.name)
            writer.append(UInt8(ascii: ":"))
            writer.append(css: declaration.value)
        }
        return writer.string
    }

    /// Writes the rules: one for each element, and one for each part that several share.
    func write(to writer: inout ByteWriter) {
        for entry in entries {
            var own: [String] = []
            for part in entry.parts {
                guard let sharers = selectors[part], sharers.count > 1 else {
                    own.append(part)
                    continue
                }
                if sharers[0] == entry.selector {
                    Self.write(sharers.joined(separator: ","), part, to: &writer)
                }
            }
            if !own.isEmpty {
                Self.write(entry.selector, own.joined(separator: ";"), to: &writer)
            }
        }
    }

    private static func write(
        _ selector: String,
        _ declarations: String,
        to writer: inout ByteWriter
    ) {
        writer.append(raw: selector)
        writer.append(UInt8(ascii: "{"))
        writer.append(raw: declarations)
        writer.append(UInt8(ascii: "}"))
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
