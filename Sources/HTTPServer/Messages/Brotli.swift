import CBrotli

/// Compression of contents that a client takes in Brotli (RFC 7932).
///
/// At its best it is about a seventh shorter than gzip and a hundred times slower: for what is kept.
enum Brotli {
    /// The length up to which the best quality takes some tens of milliseconds at most.
    private static let longestAtBest = 64 * 1024

    /// Returns the Brotli form of text, or nil when it is not at least a tenth shorter.
    static func compress(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        let quality = bytes.count > longestAtBest ? 9 : BROTLI_MAX_QUALITY
        let result = [UInt8](
            unsafeUninitializedCapacity: BrotliEncoderMaxCompressedSize(bytes.count)
        ) { room, count in
            var written = room.count
            let isDone = BrotliEncoderCompress(
                quality,
                BROTLI_DEFAULT_WINDOW,
                BROTLI_MODE_TEXT,
                bytes.count,
                bytes.baseAddress,
                &written,
                room.baseAddress
            )
            count = isDone == BROTLI_TRUE ? written : 0
        }
        return result.isEmpty || result.count > bytes.count / 10 * 9 ? nil : result
    }
}
