import CoreGraphics

/// A file that goes, with the folder made for it, when nobody refers to it any more.
public final class TemporaryFile: Sendable, Equatable {
    /// The path of the file.
    public let path: String
    /// Its length, in bytes.
    public let count: Int
    private let onEnd: @Sendable () -> Void

    /// Takes over a file that is alone in its folder.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - count: Its length, in bytes.
    ///   - onEnd: Called when the file is gone, on any thread.
    public init(path: String, count: Int, onEnd: @escaping @Sendable () -> Void = {}) {
        self.path = path
        self.count = count
        self.onEnd = onEnd
    }

    deinit {
        let folder = (path as NSString).deletingLastPathComponent
        // Whoever removed it before did the same.
        try? FileManager.default.removeItem(atPath: folder)
        onEnd()
    }

    /// Writes bytes into a file of a folder of its own.
    ///
    /// - Throws: What the file system says.
    public convenience init(name: String, bytes: [UInt8]) throws {
        let folder = Self.folder + "/" + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let path = folder + "/" + Self.safeName(name)
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        self.init(path: path, count: bytes.count)
    }

    public static func == (left: TemporaryFile, right: TemporaryFile) -> Bool { left === right }

    /// The folder of all files of this process.
    public static let folder =
        (NSTemporaryDirectory() as NSString).appendingPathComponent(
            "vitrine-files-\(ProcessInfo.processInfo.processIdentifier)"
        )

    /// Returns a name that stays in its folder, is seen there, and can be written anywhere.
    public static func safeName(_ name: String) -> String {
        let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
        let visible = last.unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
            default: true
            }
        }
        var text = String(String.UnicodeScalarView(visible))
        text = String(text.drop { $0 == "." || $0 == " " })
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
