/// A text and where it stands, below the folder that is ported.
public struct SourceFile: Sendable, Equatable {
    /// The path with slashes, such as `Screens/LoginController.swift`.
    public var path: String
    /// The whole text.
    public var text: String

    /// Creates a file's text.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
