import CoreGraphics
import Glibc
import Synchronization

/// The folder of all files of this process: made for it alone, and held by a lock while it lives.
struct TemporaryRoot: Sendable {
    let path: String
    /// Held open, and so locked, until the process ends.
    private let descriptor: Int32

    private static let own = Mutex<TemporaryRoot?>(nil)
    /// The files in it are gone with their scenes, unless the process is killed.
    private static let isRemovedAtExit = atexit { TemporaryRoot.removeOwn() }

    /// Returns the process's own.
    ///
    /// - Throws: What the system says.
    static func shared() throws -> TemporaryRoot {
        _ = isRemovedAtExit
        return try own.withLock { try current(&$0, in: NSTemporaryDirectory()) }
    }

    private static func removeOwn() {
        // A thread that makes a file at this moment is stopped with it.
        _ = own.withLockIfAvailable { if let root = $0 { rmdir(root.path) } }
    }

    /// Returns the folder that is kept, or a new one where something removed it.
    ///
    /// No failure is kept: a disk that is full now may have room for the next file.
    static func current(_ kept: inout TemporaryRoot?, in folder: String) throws -> TemporaryRoot {
        if let root = kept {
            if isThere(root.path, root.descriptor) { return root }
            close(root.descriptor)
            kept = nil
        }
        let root = try TemporaryRoot(in: folder)
        kept = root
        return root
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
            guard let descriptor = Self.lock(made) else {
                rmdir(made)
                continue
            }
            if Self.isThere(made, descriptor) {
                path = made
                self.descriptor = descriptor
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
