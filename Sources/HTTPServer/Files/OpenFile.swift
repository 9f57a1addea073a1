import Glibc
import Synchronization

/// A part of an open file, as the content of one response.
final class OpenFile: Sendable {
    /// What the system says of a file.
    struct Status: Sendable, Equatable {
        let length: Int
        let modified: timespec
        let inode: UInt64

        static func == (one: Status, other: Status) -> Bool {
            one.length == other.length && one.inode == other.inode
                && one.modified.tv_sec == other.modified.tv_sec
                && one.modified.tv_nsec == other.modified.tv_nsec
        }
    }

    private let descriptor: Atomic<Int32>
    let status: Status
    /// The part to send.
    let range: Range<Int>

    private init(descriptor: Int32, status: Status, range: Range<Int>) {
        self.descriptor = Atomic(descriptor)
        self.status = status
        self.range = range
    }

    deinit {
        let descriptor = takeDescriptor()
        if descriptor >= 0 { Glibc.close(descriptor) }
    }

    /// Opens a regular file; nil when it is not there, not readable or something else.
    static func open(_ path: String) -> OpenFile? {
        // Opening a named pipe would wait for its writer without O_NONBLOCK.
        let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        var info = stat()
        guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
            Glibc.close(descriptor)
            return nil
        }
        let length = Int(info.st_size)
        let status = Status(length: length, modified: info.st_mtim, inode: UInt64(info.st_ino))
        return OpenFile(descriptor: descriptor, status: status, range: 0..<length)
    }

    /// Returns the same open file with another part of it; this one must not be used any more.
    func narrowed(to range: Range<Int>) -> OpenFile {
        OpenFile(descriptor: takeDescriptor(), status: status, range: range)
    }

    /// Hands the descriptor over: the caller closes it.
    ///
    /// Returns -1 the second time.
    func takeDescriptor() -> Int32 { descriptor.exchange(-1, ordering: .acquiringAndReleasing) }

    /// Returns the whole content, or nil when it cannot be read or changes meanwhile.
    func read() -> [UInt8]? {
        let descriptor = descriptor.load(ordering: .acquiring)
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: status.length) { room, initialized in
            while count < status.length {
                let rest = UnsafeMutableRawBufferPointer(room)[count...]
                let target = UnsafeMutableRawBufferPointer(rebasing: rest)
                let result = pread(descriptor, target.baseAddress, target.count, off_t(count))
                guard result > 0 else { break }
                count += result
            }
            initialized = count
        }
        return count == status.length ? bytes : nil
    }
}
