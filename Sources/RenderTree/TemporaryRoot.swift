import CoreGraphics
import Glibc

/// The folder of all files of this process: made for it alone, and held by a lock while it lives.
struct TemporaryRoot: Sendable {
    let path: String

    /// The process's own, or why there is none.
    static let shared: Result<TemporaryRoot, any Error> = Result {
        let root = try TemporaryRoot(in: NSTemporaryDirectory())
        // The files in it are gone with their scenes, unless the process is killed.
        atexit { TemporaryRoot.removeShared() }
        return root
    }

    private static func removeShared() {
        if case .success(let root) = shared { rmdir(root.path) }
    }

    private static let prefix = "vitrine-chosen-"

    /// Makes a folder with a name that nobody knew before, and removes those of processes that ended.
    ///
    /// - Throws: What the system says.
    init(in folder: String) throws {
        Self.sweep(folder)
        let pattern = (folder as NSString).appendingPathComponent(Self.prefix + "XXXXXX")
        // Another process may sweep the folder before it is locked.
        for _ in 0..<8 {
            var name = Array(pattern.utf8CString)
            guard mkdtemp(&name) != nil else { throw Self.error(pattern) }
            let made = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
            // Held open, and so locked, until the process ends.
            guard let descriptor = Self.lock(made) else { continue }
            if Self.isThere(made, descriptor) {
                path = made
                return
            }
            close(descriptor)
        }
        throw Self.error(pattern)
    }

    private static func error(_ path: String) -> CocoaError {
        CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
    }

    /// Removes the folders of this user's that no process holds any more.
    private static func sweep(_ folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let path = (folder as NSString).appendingPathComponent(name)
            guard let descriptor = lock(path) else { continue }
            try? FileManager.default.removeItem(atPath: path)
            close(descriptor)
        }
    }

    /// Returns the descriptor of a folder of this user's that it locked; nil where another has it.
    private static func lock(_ path: String) -> Int32? {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
            flock(descriptor, LOCK_EX | LOCK_NB) == 0
        else {
            close(descriptor)
            return nil
        }
        return descriptor
    }

    /// Whether a path still leads to the folder that was opened.
    private static func isThere(_ path: String, _ descriptor: Int32) -> Bool {
        var (named, opened) = (stat(), stat())
        return lstat(path, &named) == 0 && fstat(descriptor, &opened) == 0
            && named.st_ino == opened.st_ino && named.st_dev == opened.st_dev
    }
}
