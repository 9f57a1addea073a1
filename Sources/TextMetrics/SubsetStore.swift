import Foundation
import Synchronization

/// The folder of parts that were made before; several processes may share it.
final class SubsetStore: Sendable {
    /// The folder.
    let folder: String
    private let memory = Mutex<[String: Data]>([:])
    private let making = Mutex<Void>(())

    /// Creates a store; the folder is made when first written.
    init(folder: String) { self.folder = folder }

    /// Returns a part's file, made now where it is in neither memory nor the folder.
    func file(named name: String, subset: FontSubset) throws(FontError) -> Data {
        if let known = kept(name) { return known }
        // One at a time: two requests for a file must not make it twice.
        let result: Result<Data, FontError> = making.withLock { _ in
            if let known = kept(name) { return .success(known) }
            do throws(FontError) {
                let data = Data(try SubsetMaker.make(subset))
                memory.withLock { $0[name] = data }
                // Without a folder that can be written, the file lives as long as the process.
                try? write(data, name)
                return .success(data)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Forgets the files that the folder has too.
    func trim() {
        let manager = FileManager.default
        memory.withLock { files in
            files = files.filter { !manager.fileExists(atPath: folder + "/" + $0.key) }
        }
    }

    private func kept(_ name: String) -> Data? {
        if let data = memory.withLock({ $0[name] }) { return data }
        let path = folder + "/" + name
        guard let data = FileManager.default.contents(atPath: path), isWhole(data) else {
            return nil
        }
        memory.withLock { $0[name] = data }
        return data
    }

    /// WOFF2 says its own length, so that a file cut short by a full disk is made again.
    private func isWhole(_ data: Data) -> Bool {
        guard data.count > 12, data.prefix(4).elementsEqual("wOF2".utf8) else { return false }
        let length = data.dropFirst(8).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        return length == data.count
    }

    /// Writes beside the name and renames, so that no reader sees half a file.
    private func write(_ data: Data, _ name: String) throws(FontError) {
        do {
            let manager = FileManager.default
            try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try data.write(to: URL(fileURLWithPath: folder + "/" + name), options: .atomic)
        } catch {
            throw .cacheNotWritable(path: folder, reason: "\(error)")
        }
    }
}

extension FontLibrary {
    /// The folder below the user's cache folder, or the temporary folder's.
    package static func defaultCacheFolder() -> String {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
            return folder + "/vitrine/fonts"
        }
        if let home = environment["HOME"], FileManager.default.isWritableFile(atPath: home) {
            return home + "/.cache/vitrine/fonts"
        }
        return NSTemporaryDirectory() + "/vitrine-\(getuid())/fonts"
    }
}
