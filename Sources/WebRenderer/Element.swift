import RenderTree

/// How a node becomes an element: the one description that pages and patches are written from.
struct Element: Equatable {
    /// What stands in an element.
    enum Child: Equatable {
        case element(Element)
        case text(String)
    }

    var tag: HTMLTag
    /// The node's identity; nil for the elements that draw a node's content.
    var id: NodeID?
    /// In the order of the attributes' numbers, each once.
    var attributes: [Assignment<HTMLAttribute, String>] = []
    /// In the order of the properties' numbers, each once.
    var declarations: [Assignment<CSSProperty, CSSValue>] = []
    /// The content's elements first, then the child nodes' elements, back to front.
    var children: [Child] = []
}

/// One name with its value.
struct Assignment<Name: Comparable, Value: Equatable>: Equatable {
    var name: Name
    var value: Value
}

/// The value of a CSS declaration.
enum CSSValue: Equatable {
    /// A length.
    case points(Double)
    /// Anything else, as written in a style sheet.
    case text(String)
}

extension [Assignment<CSSProperty, CSSValue>] {
    mutating func set(_ name: CSSProperty, _ value: String) {
        append(Assignment(name: name, value: .text(value)))
    }

    mutating func set(_ name: CSSProperty, _ value: Double) {
        append(Assignment(name: name, value: .points(value)))
    }
}

extension [Assignment<HTMLAttribute, String>] {
    /// Text of people may hold NUL, which no page can carry: it shows as U+FFFD.
    mutating func set(_ name: HTMLAttribute, _ value: String) {
        append(Assignment(name: name, value: value.withoutNUL))
    }
}

extension String {
    /// The text with U+FFFD for each NUL, as an HTML parser would have it.
    var withoutNUL: String {
        utf8.withContiguousStorageIfAvailable({ $0.contains(0) }) ?? utf8.contains(0)
            ? String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
            : self
    }
}

/// The assignments that lead from one sorted list to another; nil removes.
func difference<Name: Comparable, Value: Equatable>(
    from old: [Assignment<Name, Value>],
    to new: [Assignment<Name, Value>]
) -> [(name: Name, value: Value?)] {
    var result: [(name: Name, value: Value?)] = []
    var index = 0
    for assignment in new {
        while index < old.count, old[index].name < assignment.name {
            result.append((old[index].name, nil))
            index += 1
        }
        if index < old.count, old[index].name == assignment.name {
            if old[index].value != assignment.value {
                result.append((assignment.name, assignment.value))
            }
            index += 1
        } else {
            result.append((assignment.name, assignment.value))
        }
    }
    for assignment in old[index...] { result.append((assignment.name, nil)) }
    return result
}
