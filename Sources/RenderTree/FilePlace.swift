import CoreGraphics

/// A folder for one file, which nothing else is in.
public struct FilePlace: Sendable {
    /// The folder, which is readable for this user alone.
    public let folder: String
    /// The path of the file in it, which is not there yet.
    public let path: String

    /// Makes a folder for a file.
    ///
    /// - Parameter name: The name that the file is to have, as anybody may have written it.
    /// - Throws: What the file system says.
    public init(name: String) throws {
        var generator = SystemRandomNumberGenerator()
        let random = String(generator.next(), radix: 36) + String(generator.next(), radix: 36)
        folder = try TemporaryRoot.shared().path + "/" + random
        path = folder + "/" + Self.safeName(name)
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: false,
            attributes: [.posixPermissions: 0o700]
        )
    }

    /// Removes the folder and what is in it.
    public func remove() {
        // Whoever removed it before did the same.
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Returns a name that stays in its folder, is seen there, and can be written anywhere.
    public static func safeName(_ name: String) -> String {
        // By scalars: a slash before a joiner is one letter with it, and is none any more without it.
        let visible = name.unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
            default: true
            }
        }
        let last = visible.split { $0 == "/" || $0 == "\\" }.last ?? []
        var text = String(String.UnicodeScalarView(last.drop { $0 == "." || $0 == " " }))
        // What file systems hold, with the extension kept.
        if text.utf8.count > 200 {
            text =
                String(Self.start(of: text, 150))
                + String(Self.start(of: text.reversed(), 50).reversed())
        }
        return text.isEmpty ? "file" : text
    }

    /// Returns as many first letters as there is room for in UTF-8.
    private static func start(of letters: some Sequence<Character>, _ room: Int) -> [Character] {
        var left = room
        return Array(
            letters.prefix { letter in
                left -= letter.utf8.count
                return left >= 0
            }
        )
    }
}
