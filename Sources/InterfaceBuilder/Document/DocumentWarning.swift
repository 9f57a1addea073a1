/// A part of a document that was read, but cannot mean what it says.
package struct DocumentWarning: Equatable, Sendable, CustomStringConvertible {
    /// The file's name, without its folder.
    package let fileName: String
    /// The line, from 1.
    package let line: Int
    /// What is wrong.
    package let problem: WarningProblem

    /// Creates a warning at a line of a file.
    package init(fileName: String, line: Int, problem: WarningProblem) {
        self.fileName = fileName
        self.line = line
        self.problem = problem
    }

    package var description: String { "\(fileName):\(line): \(problem.message)" }
}
