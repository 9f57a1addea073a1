/// Something that is left to do by hand.
public struct PortNote: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The file, by its path in what was written; of files left out, in what was read.
    public var file: String
    /// The line in this file, from 1; nil where the whole file is meant.
    public var line: Int?
    /// What was found.
    public var found: String
    /// What to do about it.
    public var remedy: String

    /// Creates a note.
    public init(file: String, line: Int? = nil, found: String, remedy: String) {
        self.file = file
        self.line = line
        self.found = found
        self.remedy = remedy
    }

    public var description: String {
        let place = line.map { "\(file):\($0)" } ?? file
        return "\(place): \(found); \(remedy)"
    }
}
