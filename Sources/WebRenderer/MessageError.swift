/// A message of a page that is not as Documentation/Protocol.md has it.
package struct MessageError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The offset of the first wrong byte.
    package var position: Int
    /// What stands there.
    package var found: String
    /// What should stand there.
    package var expected: String

    /// Creates an error.
    package init(position: Int, found: String, expected: String) {
        self.position = position
        self.found = found
        self.expected = expected
    }

    package var description: String {
        "Message, byte \(position): found \(found), expected \(expected)."
    }
}
