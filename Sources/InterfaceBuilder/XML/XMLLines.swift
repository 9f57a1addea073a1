import Foundation

/// The line numbers of a document, counted up to every 256th byte.
struct XMLLines: Sendable {
    private static let block = 256
    private static let lineFeed: UInt8 = 0x0A

    /// Line feeds before each block.
    private let counts: [UInt32]

    init(of bytes: [UInt8]) {
        var counts: [UInt32] = []
        counts.reserveCapacity(bytes.count / Self.block + 1)
        var count: UInt32 = 0
        var start = 0
        while start < bytes.count {
            counts.append(count)
            let end = min(start + Self.block, bytes.count)
            count += UInt32(Self.lineFeeds(in: bytes, start..<end))
            start = end
        }
        self.counts = counts
    }

    /// Returns the line of a byte, from 1.
    func line(at offset: Int, in bytes: [UInt8]) -> Int {
        guard !counts.isEmpty else { return 1 }
        let block = min(offset / Self.block, counts.count - 1)
        let start = block * Self.block
        let end = max(start, min(offset, bytes.count))
        return Int(counts[block]) + Self.lineFeeds(in: bytes, start..<end) + 1
    }

    private static func lineFeeds(in bytes: [UInt8], _ range: Range<Int>) -> Int {
        bytes.withUnsafeBufferPointer { buffer in
            var count = 0
            for index in range where buffer[index] == lineFeed {
                count &+= 1
            }
            return count
        }
    }
}
