import Synchronization

/// Bytes that many responses send without copying them.
package final class SharedBytes: @unchecked Sendable {
    // The memory is filled in init and only read until deinit.
    let pointer: UnsafeRawBufferPointer
    /// The gzip form, once it was asked for; nil within where it is not shorter.
    private let gzip = Mutex<SharedBytes??>(nil)

    /// Creates a copy of bytes.
    package init(copying bytes: UnsafeRawBufferPointer) {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
        memory.copyMemory(from: bytes)
        pointer = UnsafeRawBufferPointer(memory)
    }

    init(_ bytes: [UInt8]) {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
        memory.copyBytes(from: bytes)
        pointer = UnsafeRawBufferPointer(memory)
    }

    deinit { pointer.deallocate() }

    /// The number of bytes.
    package var count: Int { pointer.count }

    /// Returns the gzip form, which is made once, or nil where it is not shorter.
    func gzipped() -> SharedBytes? {
        gzip.withLock { known -> SharedBytes? in
            if let known { return known }
            let compressed = Gzip.compress(pointer.bindMemory(to: UInt8.self), level: 5)
            let made = compressed.map { SharedBytes($0) }
            known = .some(made)
            return made
        }
    }
}
