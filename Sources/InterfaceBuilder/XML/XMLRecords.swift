/// An element of a tape: where it is, not what it says.
struct XMLElementRecord: Sendable {
    var name: UInt16
    var attributeCount: UInt16
    /// Whether text other than white space stands directly in the element.
    var hasText = false
    /// The byte of the tag's `<`.
    var offset: UInt32
    var firstAttribute: UInt32
    /// The element around this one; -1 for the root.
    var parent: Int32
    /// The number of the first element after this one's descendants.
    var end: UInt32 = 0
    /// The bytes between the tags.
    var contentStart: UInt32 = 0
    var contentEnd: UInt32 = 0
}

/// An attribute of a tape: where its value is.
struct XMLAttributeRecord: Sendable {
    var name: UInt16
    /// Whether the value has references or line breaks, which reading replaces.
    var isEncoded: Bool
    var start: UInt32
    var count: UInt32
}

/// A problem at a byte of a document.
struct XMLFailure: Error {
    var offset: Int
    var problem: DocumentProblem
}
