import Foundation
import Glibc

/// The folders whose files are the app's own, as those of its sandbox are on iOS.
package enum AppFolders {
    /// Whether a file is in one: of the app's bundles, for documents, caches or temporary files.
    ///
    /// Hidden files are in none of them. Nor is what lies beside a program in the root or in the home
    /// folder, where keys may lie.
    ///
    /// - Parameter path: The file's path, without links in it.
    /// - Returns: Whether one of them has it.
    package static func hold(_ path: String) -> Bool {
        let manager = FileManager.default
        let kept = [FileManager.SearchPathDirectory.documentDirectory, .cachesDirectory]
            .flatMap { manager.urls(for: $0, in: .userDomainMask) }
        let home = realPath(of: manager.homeDirectoryForCurrentUser)
        var folders = (ImageCatalog.app.directories + kept).compactMap { realPath(of: $0) }
        if let home { folders.removeAll { isPath(home, within: $0) } }
        // Processes without a home may have this one for it.
        if let folder = realPath(of: manager.temporaryDirectory) { folders.append(folder) }
        return folders.contains { folder in
            folder != "/" && isPath(path, within: folder) && !isHidden(path, below: folder)
        }
    }

    /// Whether a name below a folder begins with a dot.
    private static func isHidden(_ path: String, below folder: String) -> Bool {
        let names = path.utf8.dropFirst(folder.utf8.count).split(separator: UInt8(ascii: "/"))
        return names.contains { $0.first == UInt8(ascii: ".") }
    }

    /// Whether a path leads to a folder or to what is in it; both without links.
    package static func isPath(_ path: String, within folder: String) -> Bool {
        // Byte by byte, as the file system has names.
        path == folder || folder == "/"
            || path.utf8.starts(with: folder.utf8)
                && path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
    }

    /// Returns the path of what a URL leads to, without links; nil where nothing is.
    package static func realPath(of url: URL) -> String? {
        guard let resolved = realpath(url.path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
