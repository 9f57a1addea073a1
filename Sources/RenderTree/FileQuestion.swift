/// What a page is to have its person choose.
public struct FileQuestion: Sendable, Equatable {
    /// The name of the question, which nobody can guess: part of the address that files are sent to.
    public var ticket: String
    /// What may be chosen, as HTML's `accept` has it; empty for any file.
    public var accept: String
    /// How many files may be chosen.
    public var limit: Int
    /// The camera that takes the picture, as HTML's `capture` has it; empty for none.
    public var capture: String
    /// The most bytes of one file.
    public var byteLimit: Int

    /// Creates a question.
    public init(ticket: String, accept: String, limit: Int, capture: String, byteLimit: Int) {
        self.ticket = ticket
        self.accept = accept
        self.limit = limit
        self.capture = capture
        self.byteLimit = byteLimit
    }
}

/// A file that a person chose, before the choice is known to be whole.
public struct FileInput: Sendable, Equatable {
    /// What is in the file.
    public enum Contents: Sendable, Equatable {
        /// These bytes.
        case bytes([UInt8])
        /// Those of a file of the server's.
        case file(TemporaryFile)
    }

    /// The name of the question.
    public var ticket: String
    /// The file's place in the choice, from 0.
    public var index: Int
    /// The file's name as its owner has it, not to be trusted.
    public var name: String
    /// The media type that the page thinks it has; empty where it does not know.
    public var mediaType: String
    /// What is in it.
    public var contents: Contents

    /// Creates a file.
    public init(
        ticket: String,
        index: Int,
        name: String,
        mediaType: String,
        contents: Contents
    ) {
        self.ticket = ticket
        self.index = index
        self.name = name
        self.mediaType = mediaType
        self.contents = contents
    }
}

/// The end of a person's choice of files.
public struct ChoiceInput: Sendable, Equatable {
    /// The name of the question.
    public var ticket: String
    /// How many files were chosen; 0 where the person chose none.
    public var count: Int

    /// Creates an end.
    public init(ticket: String, count: Int) {
        self.ticket = ticket
        self.count = count
    }
}
