import Foundation
import Glibc
import UIKit

/// Reads files that a view is to show.
///
/// An address may be anybody's, and nothing but this keeps it from the server's files, as the sandbox
/// does on iOS.
enum LocalFile {
    /// The most that one may have, in bytes: it is held while it is shown.
    static let limit = 64 * 1024 * 1024

    /// Returns the bytes of a regular file.
    ///
    /// - Parameters:
    ///   - url: Where it is; what links lead to counts.
    ///   - access: The file or folder that the app lets the view read; nil for the app's own folders.
    /// - Returns: All of them.
    /// - Throws: `URLError` for what is not there, is no such file, or is too long.
    static func data(of url: URL, within access: URL?) throws -> Data {
        guard let path = AppFolders.realPath(of: url) else { throw URLError(.fileDoesNotExist) }
        guard isReadable(path, access), let file = opened(path), let size = length(of: file) else {
            throw URLError(.noPermissionsToReadFile)
        }
        guard size <= limit else { throw URLError(.dataLengthExceedsMaximum) }
        guard let data = try? file.read(upToCount: size) ?? Data() else {
            throw URLError(.noPermissionsToReadFile)
        }
        return data
    }

    private static func isReadable(_ path: String, _ access: URL?) -> Bool {
        guard let access else { return AppFolders.hold(path) }
        guard let folder = AppFolders.realPath(of: access) else { return false }
        return AppFolders.isPath(path, within: folder)
    }

    private static func opened(_ path: String) -> FileHandle? {
        // Opening a named pipe would wait for its writer without O_NONBLOCK.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// Returns the length of a regular file, in bytes; nil for everything else.
    private static func length(of file: FileHandle) -> Int? {
        var status = stat()
        guard fstat(file.fileDescriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return nil
        }
        return Int(status.st_size)
    }
}
