import Synchronization

/// Bytes that many responses send without copying them.
package final class SharedBytes: @unchecked Sendable {
    // The memory is filled in init and only read until deinit; `compressing` guards what changes.
    let pointer: UnsafeRawBufferPointer
    /// What this is the gzip form of.
    ///
    /// Who sends one form keeps both, so the next to ask finds them.
    private let source: SharedBytes?
    private let compressing = Mutex<Void>(())
    /// The gzip form, while somebody sends it.
    private weak var gzip: SharedBytes?
    private var isShorterPlain = false

    /// Creates a copy of bytes.
    package init(copying bytes: UnsafeRawBufferPointer) {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
        memory.copyMemory(from: bytes)
        pointer = UnsafeRawBufferPointer(memory)
        source = nil
    }

    /// Creates a copy of bytes.
    convenience init(_ bytes: [UInt8]) { self.init(bytes, compressedFrom: nil) }

    private init(_ bytes: [UInt8], compressedFrom source: SharedBytes?) {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
        memory.copyBytes(from: bytes)
        pointer = UnsafeRawBufferPointer(memory)
        self.source = source
    }

    deinit { pointer.deallocate() }

    /// The number of bytes.
    package var count: Int { pointer.count }

    /// Returns the gzip form, or nil where it is not shorter.
    ///
    /// All share one, as long as anybody has it.
    func gzipped() -> SharedBytes? {
        compressing.withLock { _ -> SharedBytes? in
            if let gzip { return gzip }
            guard !isShorterPlain else { return nil }
            guard let bytes = Gzip.compress(pointer.bindMemory(to: UInt8.self), level: 5) else {
                isShorterPlain = true
                return nil
            }
            let made = SharedBytes(bytes, compressedFrom: self)
            gzip = made
            return made
        }
    }
}
