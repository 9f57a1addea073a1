import Foundation
import Synchronization
import TextMetrics

/// An address as Core Foundation names it: `url as CFURL` works as on iOS.
public typealias CFURL = NSURL
/// Bytes as Core Foundation names them: `data as CFData` works as on iOS.
public typealias CFData = NSData
/// An error as Core Foundation names it.
public typealias CFError = NSError

/// Bytes in memory, of which a `CGFont` or a `CGImage` can be made.
public final class CGDataProvider: Sendable {
    // Safe: nobody changes it, as `init(unchanging:)` asks.
    nonisolated(unsafe) private let stored: NSData
    /// The file that they are from; nil for none.
    let path: String?

    /// Creates a provider of bytes.
    public convenience init?(data: CFData) {
        guard let copy = data.copy() as? NSData else { return nil }
        self.init(unchanging: copy)
    }

    /// Creates a provider of the bytes of a file; nil where it cannot be read.
    public convenience init?(url: CFURL) {
        guard let path = url.path, let data = FileManager.default.contents(atPath: path) else {
            return nil
        }
        self.init(unchanging: NSData(data: data), path: path)
    }

    /// Creates a provider of bytes that nobody changes.
    init(unchanging data: NSData, path: String? = nil) {
        stored = data
        self.path = path
    }

    /// The bytes; the same object each time.
    public var data: CFData? { stored }

    var bytes: [UInt8] { [UInt8](stored as Data) }
}

/// For whom fonts are registered; here it is the process whatever is said.
public enum CTFontManagerScope: UInt32, Sendable {
    case none, process, persistent, session

    /// The same as `persistent`.
    public static let user = CTFontManagerScope.persistent
}

/// Makes the fonts of a file known by their names, for all scenes.
///
/// Those among the app's resources are known without.
///
/// - Parameters:
///   - fontURL: The file.
///   - scope: Is the process.
///   - error: Receives what went wrong.
/// - Returns: Whether the file holds fonts, which are known now, and was not registered before.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL,
    _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let path = RegisteredFonts.path(of: fontURL)
    return RegisteredFonts.register(path ?? "", error) { RegisteredFonts.add(path, error) }
}

/// Takes back the registration of the fonts of a file.
///
/// - Note: Differs from Core Text: fonts stay known by their names, since pages show them.
/// - Parameters:
///   - fontURL: The file.
///   - scope: Is the process.
///   - error: Receives what went wrong.
/// - Returns: Whether the file was registered; it can be again.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL,
    _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    RegisteredFonts.unregister(RegisteredFonts.path(of: fontURL) ?? "", error)
}

/// Takes back the registration of a font that was made of bytes.
///
/// - Note: Differs from Core Text: the font stays known by its name, since pages show it.
/// - Parameters:
///   - font: The font.
///   - error: Receives what went wrong.
/// - Returns: Whether the font was registered; it can be again.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    RegisteredFonts.unregister(font.name, error)
}

/// Makes a font known by its name, for all scenes: at most 1,000 that are made of bytes in memory.
///
/// - Parameters:
///   - font: A font that was made of bytes; others are known.
///   - error: Receives what went wrong.
/// - Returns: Whether the font is known now, and was not registered before.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    RegisteredFonts.register(font.name, error) {
        guard let source = font.source, UIFont(name: font.name, size: 1) == nil else { return true }
        if let path = source.path { return RegisteredFonts.add(path, error) }
        let file = RegisteredFonts.write(source.bytes)
        if RegisteredFonts.add(file, error) { return true }
        if let file { RegisteredFonts.remove(file) }
        return false
    }
}

/// Fonts that apps register while they run.
enum RegisteredFonts {
    /// Nothing takes fonts away: those that people hand to the server must not fill it.
    private static let limit = 1_000
    /// The files that were written.
    private static let count = Mutex(0)
    /// The paths of files and the names of fonts that were registered.
    private static let keys = Mutex<Set<String>>([])

    /// Registers what has a path or a name, once: fonts among the app's resources may be registered as
    /// well, though they are known without.
    fileprivate static func register(
        _ key: String,
        _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?,
        _ add: () -> Bool
    ) -> Bool {
        guard !keys.withLock({ $0.contains(key) }) else {
            // "Already registered" of Core Text.
            report(105, "\(key) is registered already.", error)
            return false
        }
        guard add() else { return false }
        keys.withLock { _ = $0.insert(key) }
        return true
    }

    /// The file that an address names, by the way on which it stands.
    fileprivate static func path(of url: CFURL) -> String? {
        url.path.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    }

    /// Forgets that something was registered.
    fileprivate static func unregister(
        _ key: String,
        _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
    ) -> Bool {
        if keys.withLock({ $0.remove(key) }) != nil { return true }
        // "Not registered" of Core Text.
        report(201, "\(key) is not registered.", error)
        return false
    }

    private static func report(
        _ code: Int,
        _ text: String,
        _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
    ) {
        let problem = NSError(
            domain: "com.apple.CoreText.CTFontManagerErrorDomain",
            code: code,
            userInfo: [NSLocalizedDescriptionKey: text]
        )
        error?.pointee = Unmanaged.passRetained(problem)
    }

    fileprivate static func add(
        _ path: String?,
        _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
    ) -> Bool {
        if let path, ProcessFonts.library?.add(file: path) == true { return true }
        let isThere = path.map { FileManager.default.fileExists(atPath: $0) } ?? false
        // "File not found" and "unrecognised format" of Core Text.
        let text = "\(path ?? "The font"): found no font; expected a .ttf, .otf or .ttc file."
        report(isThere ? 103 : 101, text, error)
        return false
    }

    /// Writes a font into a file of its own, which the page's files are cut from; nil on failure,
    /// and where there are as many as may be.
    static func write(_ bytes: [UInt8], limit: Int = RegisteredFonts.limit) -> String? {
        let isRoom = count.withLock { count in
            guard count < limit else { return false }
            count += 1
            return true
        }
        guard isRoom else { return nil }
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("Font-\(UUID().uuidString).ttf")
        do {
            try Data(bytes).write(to: file)
        } catch {
            remove(file.path)
            return nil
        }
        return file.path
    }

    /// Takes a file away of which no font came.
    static func remove(_ path: String) {
        try? FileManager.default.removeItem(atPath: path)
        count.withLock { $0 -= 1 }
    }
}
