/// The patches that a page may ask for again, and how much of them it has not confirmed.
struct PatchHistory {
    /// The number of the last patch; 0 stands for none.
    private(set) var last: Int
    private var messages: [(number: Int, bytes: [UInt8])] = []
    private(set) var unconfirmedBytes = 0

    /// The most that is kept, in messages and bytes; a page that misses more gets the whole tree.
    private static let maximumCount = 64
    private static let maximumBytes = 64 * 1024

    init(last: Int = 0) {
        self.last = last
    }

    /// Adds the next patch.
    mutating func append(_ bytes: [UInt8]) {
        last += 1
        messages.append((last, bytes))
        unconfirmedBytes += bytes.count
        while messages.count > Self.maximumCount || unconfirmedBytes > Self.maximumBytes,
            !messages.isEmpty
        {
            unconfirmedBytes -= messages.removeFirst().bytes.count
        }
    }

    /// Counts a patch that the whole tree stands for.
    mutating func replaceAll() {
        last += 1
        messages.removeAll()
        unconfirmedBytes = 0
    }

    /// Lets go what the page has applied.
    mutating func confirm(_ number: Int) {
        while let first = messages.first, first.number <= number {
            unconfirmedBytes -= first.bytes.count
            messages.removeFirst()
        }
    }

    /// Returns the messages after a number; nil where they are no longer, or never were, there.
    func messages(after number: Int) -> [[UInt8]]? {
        if number == last { return [] }
        guard number < last, let first = messages.first, first.number <= number + 1 else {
            return nil
        }
        return messages.filter { $0.number > number }.map(\.bytes)
    }
}
