import CBrotli

/// Returns the bytes that a Brotli form stands for, or nothing when it is not one.
func unbrotli(_ bytes: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 4 * 1024 * 1024) { room, count in
        var written = room.count
        let result = BrotliDecoderDecompress(bytes.count, bytes, &written, room.baseAddress)
        count = result == BROTLI_DECODER_RESULT_SUCCESS ? written : 0
    }
}
