/// Bytes that many responses send without copying them.
final class SharedBytes: @unchecked Sendable {
    // The memory is filled in init and only read until deinit.
    let pointer: UnsafeRawBufferPointer

    init(_ bytes: [UInt8]) {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
        memory.copyBytes(from: bytes)
        pointer = UnsafeRawBufferPointer(memory)
    }

    deinit { pointer.deallocate() }
}
