/// A document, or a file beside it, that cannot be read.
package struct DocumentError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file's name, without its folder.
    package let fileName: String
    /// The line, from 1; nil where the problem is the whole file's.
    package let line: Int?
    /// The column in characters, from 1; nil where the line says enough.
    package let column: Int?
    /// What is wrong.
    package let problem: DocumentProblem

    /// Creates an error at a place of a file.
    package init(
        fileName: String,
        line: Int? = nil,
        column: Int? = nil,
        problem: DocumentProblem
    ) {
        self.fileName = fileName
        self.line = line
        self.column = column
        self.problem = problem
    }

    package var description: String {
        let place = [line, column].compactMap { $0.map(String.init) }
        return ([fileName] + place).joined(separator: ":") + ": " + problem.message
    }
}
