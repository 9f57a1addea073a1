/// An element of a document: its name, attributes and place, and the elements in it.
///
/// A place in the document's bytes: making one copies nothing, and a value is read when asked for.
package struct IBElement: Sendable, Hashable {
    let tape: XMLTape
    let index: Int

    /// The element's name, such as `label`.
    package var name: String { tape.names.strings[Int(record.name)] }

    /// The line of the tag, from 1.
    package var line: Int { tape.line(at: Int(record.offset)) }

    /// The text directly in the element; empty where there is none.
    package var text: String { tape.text(of: index) }

    /// The element around this one; nil for the document's root.
    package var parent: IBElement? {
        record.parent < 0 ? nil : IBElement(tape: tape, index: Int(record.parent))
    }

    /// The elements directly in this one, in document order.
    package var children: IBElementSequence {
        IBElementSequence(tape: tape, position: index + 1, end: Int(record.end), isDeep: false)
    }

    /// All elements in this one at any depth, in document order.
    package var descendants: IBElementSequence {
        IBElementSequence(tape: tape, position: index + 1, end: Int(record.end), isDeep: true)
    }

    /// The attributes in the order of the tag, those that no loader knows included.
    package var attributes: [(name: String, value: String)] {
        tape.attributes(of: index).map { record in
            (tape.names.strings[Int(record.name)], tape.string(record))
        }
    }

    /// Whether another element is in this one or is this one.
    package func contains(_ other: IBElement) -> Bool {
        tape === other.tape && other.index >= index && other.index < Int(record.end)
    }

    /// Returns the first element of a name directly in this one.
    package func child(named name: String) -> IBElement? {
        guard let number = tape.names.number(of: name) else { return nil }
        return children.first { $0.record.name == number }
    }

    /// Returns the elements of a name directly in this one.
    package func children(named name: String) -> [IBElement] {
        guard let number = tape.names.number(of: name) else { return [] }
        return children.filter { $0.record.name == number }
    }

    package static func == (left: IBElement, right: IBElement) -> Bool {
        left.tape === right.tape && left.index == right.index
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(tape))
        hasher.combine(index)
    }

    var record: XMLElementRecord { tape.elements[index] }

    /// The number of a name of the vocabulary or the document; nil where neither has it.
    func number(of name: String) -> UInt16? { tape.names.number(of: name) }
}
