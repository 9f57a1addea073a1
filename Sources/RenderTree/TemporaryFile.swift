import CoreGraphics

/// A file that goes, with the folder made for it, when nobody refers to it any more.
public final class TemporaryFile: Sendable, Equatable {
    /// The path of the file.
    public var path: String { place.path }
    /// Its length, in bytes.
    public let count: Int
    private let place: FilePlace
    private let onEnd: @Sendable () -> Void

    /// Takes over a file that was written.
    ///
    /// - Parameters:
    ///   - place: Where it is.
    ///   - count: Its length, in bytes.
    ///   - onEnd: Called when the file is gone, on any thread.
    public init(at place: FilePlace, count: Int, onEnd: @escaping @Sendable () -> Void = {}) {
        self.place = place
        self.count = count
        self.onEnd = onEnd
    }

    deinit {
        place.remove()
        onEnd()
    }

    /// Writes bytes into a file of a folder of its own.
    ///
    /// - Throws: What the file system says.
    public convenience init(name: String, bytes: [UInt8]) throws {
        let place = try FilePlace(name: name)
        do {
            try Data(bytes).write(to: URL(fileURLWithPath: place.path))
        } catch {
            place.remove()
            throw error
        }
        self.init(at: place, count: bytes.count)
    }

    /// Makes another file with the same bytes, which stays where the app moves one of them away.
    ///
    /// - Throws: What the file system says.
    public convenience init(copyOf other: TemporaryFile, name: String) throws {
        let place = try FilePlace(name: name)
        do {
            try FileManager.default.copyItem(atPath: other.path, toPath: place.path)
        } catch {
            place.remove()
            throw error
        }
        self.init(at: place, count: other.count)
    }

    public static func == (left: TemporaryFile, right: TemporaryFile) -> Bool { left === right }
}
