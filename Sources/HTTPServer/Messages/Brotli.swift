import CBrotli

/// Compression of contents that a client takes in Brotli (RFC 7932).
///
/// At its best, for what is kept, it is about a seventh shorter than gzip and a hundred times slower.
enum Brotli {
    /// The length up to which the best quality takes some tens of milliseconds at most.
    private static let longestAtBest = 64 * 1024

    /// Returns the best Brotli form of text, or nil when it is not at least a tenth shorter.
    static func compress(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        compress(bytes, quality: bytes.count > longestAtBest ? 9 : BROTLI_MAX_QUALITY)
    }

    /// Returns a Brotli form of text that is sent once, or nil when it is not at least a tenth shorter.
    ///
    /// It takes about as long as gzip, and is an eighth shorter.
    static func compressQuickly(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        compress(bytes, quality: 5)
    }

    private static func compress(
        _ bytes: UnsafeBufferPointer<UInt8>,
        quality: Int32
    ) -> [UInt8]? {
        let result = [UInt8](
            unsafeUninitializedCapacity: BrotliEncoderMaxCompressedSize(bytes.count)
        ) { room, count in
            var written = room.count
            let isDone = BrotliEncoderCompress(
                quality,
                window(for: bytes.count),
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

    /// Returns the logarithm of the window's size: memory for no more than there are bytes.
    private static func window(for count: Int) -> Int32 {
        let needed = Int32(Int.bitWidth - count.leadingZeroBitCount)
        return min(max(needed, BROTLI_MIN_WINDOW_BITS), BROTLI_DEFAULT_WINDOW)
    }
}
