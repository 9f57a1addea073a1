import Foundation
import Synchronization

/// What lies in folders, remembered as long as a folder stays as it is.
///
/// A picture that is missing would else be looked for in all folders under all names it could have.
enum FolderListing {
    private struct Listing {
        let names: Set<String>
        let changed: timespec
    }

    // Folders belong to the process; pictures are asked for on any thread.
    private static let known = Mutex<[String: Listing]>([:])
    /// Names come from requests too: what is remembered stays small.
    private static let limit = 512

    /// Returns the names of what lies in a folder; none where there is no such folder.
    static func names(in path: String) -> Set<String> {
        var status = stat()
        guard stat(path, &status) == 0 else { return [] }
        let changed = status.st_mtim
        if let listing = known.withLock({ $0[path] }), listing.changed.tv_sec == changed.tv_sec,
            listing.changed.tv_nsec == changed.tv_nsec
        {
            return listing.names
        }
        let found = try? FileManager.default.contentsOfDirectory(atPath: path)
        let names = Set(found ?? [])
        // What changes within the clock's same tick would go unseen.
        if changed.tv_sec < time(nil) - 1 {
            known.withLock { known in
                if known.count >= limit { known.removeAll() }
                known[path] = Listing(names: names, changed: changed)
            }
        }
        return names
    }
}
