import Foundation

/// Reads files whose size is checked before they are read.
enum FileReader {
    /// Returns the bytes of a regular file, with room for one more.
    static func bytes(of url: URL, limit: Int) throws(DocumentError) -> [UInt8] {
        let name = url.lastPathComponent
        // Checked by path before opening: opening a pipe would wait for its other end.
        _ = try size(name, limit: limit) { stat(url.path, &$0) }
        guard let file = fopen(url.path, "rb") else { throw failure(errno, name) }
        defer { fclose(file) }
        let size = try size(name, limit: limit) { fstat(fileno(file), &$0) }
        let bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
            count = fread(buffer.baseAddress, 1, size, file)
        }
        guard ferror(file) == 0 else { throw failure(EIO, name) }
        return bytes
    }

    private static func size(
        _ name: String,
        limit: Int,
        by read: (inout stat) -> Int32
    ) throws(DocumentError) -> Int {
        var status = stat()
        guard read(&status) == 0 else { throw failure(errno, name) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw DocumentError(
                fileName: name,
                problem: .unreadable(reason: "it is not a regular file")
            )
        }
        let size = Int(status.st_size)
        guard size <= limit else {
            throw DocumentError(fileName: name, problem: .tooLarge(bytes: size, limit: limit))
        }
        return size
    }

    private static func failure(_ code: Int32, _ name: String) -> DocumentError {
        let reason =
            switch code {
            case ENOENT: "there is no such file"
            case EACCES: "permission is denied"
            default: String(cString: strerror(code))
            }
        return DocumentError(fileName: name, problem: .unreadable(reason: reason))
    }
}
