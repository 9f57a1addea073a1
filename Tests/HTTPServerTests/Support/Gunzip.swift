import CZlib

/// Returns the bytes that a gzip form stands for, or nothing when it is not one.
func gunzip(_ bytes: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 4 * 1024 * 1024) {
        $1 = czlib_gunzip(bytes, bytes.count, $0.baseAddress, $0.count)
    }
}
