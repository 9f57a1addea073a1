/// What is wrong with a visual format, and where.
package struct VisualFormatError: Error, Equatable, CustomStringConvertible {
    /// What was found and expected.
    package let message: String
    /// The whole format.
    package let format: String
    /// The number of characters before the fault.
    package let offset: Int

    package var description: String {
        let pointer = String(repeating: " ", count: offset) + "^"
        return "Unable to parse constraint format: \n\(message) \n\(format) \n\(pointer)"
    }
}
