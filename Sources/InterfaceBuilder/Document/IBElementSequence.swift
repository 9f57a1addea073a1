/// Elements in document order.
package struct IBElementSequence: Sequence, IteratorProtocol, Sendable {
    let tape: XMLTape
    var position: Int
    let end: Int
    /// Whether the elements in the elements follow as well.
    let isDeep: Bool

    /// Whether no element is left.
    package var isEmpty: Bool { position >= end }

    /// The next element; nil after the last.
    package var first: IBElement? { isEmpty ? nil : IBElement(tape: tape, index: position) }

    package mutating func next() -> IBElement? {
        guard position < end else { return nil }
        let element = IBElement(tape: tape, index: position)
        position = isDeep ? position + 1 : Int(tape.elements[position].end)
        return element
    }
}
