import Synchronization

/// Compressed files, kept as long as they fit.
final class CompressedFiles: Sendable {
    private struct Entry {
        let status: OpenFile.Status
        /// Nil for a file that does not get shorter.
        let bytes: SharedBytes?
        var lastUse: Int
    }

    private struct Key: Hashable {
        let path: String
        let coding: ContentCoding
    }

    private struct Content {
        var entries: [Key: Entry] = [:]
        var byteCount = 0
        var useCount = 0
    }

    private static let longest = 4 * 1024 * 1024
    private let capacity: Int
    private let content = Mutex(Content())

    /// Creates a store for at most `capacity` compressed bytes.
    init(capacity: Int) { self.capacity = capacity }

    /// Returns a file in a coding, or nil when that is not shorter.
    func bytes(of file: OpenFile, path: String, in coding: ContentCoding) -> SharedBytes? {
        guard (Gzip.leastLength...Self.longest).contains(file.status.length) else { return nil }
        let key = Key(path: path, coding: coding)
        let known = content.withLock { content -> Entry? in
            guard let entry = content.entries[key], entry.status == file.status else { return nil }
            content.useCount += 1
            content.entries[key]?.lastUse = content.useCount
            return entry
        }
        if let known { return known.bytes }
        guard let plain = file.read() else { return nil }
        let compressed = plain.withUnsafeBufferPointer { coding.compress($0) }
        let bytes = compressed.map(SharedBytes.init)
        keep(bytes, status: file.status, key: key)
        return bytes
    }

    private func keep(_ bytes: SharedBytes?, status: OpenFile.Status, key: Key) {
        content.withLock { content in
            content.useCount += 1
            content.byteCount -= content.entries[key]?.bytes?.pointer.count ?? 0
            content.byteCount += bytes?.pointer.count ?? 0
            content.entries[key] = Entry(status: status, bytes: bytes, lastUse: content.useCount)
            while content.byteCount > capacity || content.entries.count > 4096,
                let oldest = content.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
            {
                content.byteCount -= oldest.value.bytes?.pointer.count ?? 0
                content.entries[oldest.key] = nil
            }
        }
    }
}
