/// The patches that a page may ask for again, and how much it has not confirmed.
struct PatchHistory {
    /// The number of the last patch; 0 stands for none.
    private(set) var last: Int
    private var messages: [(number: Int, prelude: [[UInt8]], bytes: [UInt8])] = []
    private var keptBytes = 0
    /// The sizes of the patches that were sent and not confirmed.
    private var unconfirmed: [(number: Int, size: Int)] = []
    /// How many bytes the page has not confirmed.
    private(set) var unconfirmedBytes = 0

    /// The most that is kept, in messages and bytes; a page that misses more gets the whole tree.
    static let maximumCount = 64
    static let maximumBytes = 64 * 1024
    /// The most that a page may leave unconfirmed before it is held back, in patches and bytes.
    static let unconfirmedLimit = (patches: 4_096, bytes: 512 * 1024)

    init(last: Int = 0) {
        self.last = last
    }

    /// Whether the page left so much unconfirmed that it gets no more.
    var isOverdue: Bool {
        unconfirmed.count > Self.unconfirmedLimit.patches
            || unconfirmedBytes > Self.unconfirmedLimit.bytes
    }

    /// Adds the next patch, with the messages that go before it.
    mutating func append(_ bytes: [UInt8], after prelude: [[UInt8]] = []) {
        last += 1
        messages.append((last, prelude, bytes))
        keptBytes += bytes.count
        unconfirmed.append((last, bytes.count))
        unconfirmedBytes += bytes.count
        while messages.count > Self.maximumCount || keptBytes > Self.maximumBytes {
            keptBytes -= messages.removeFirst().bytes.count
        }
    }

    /// Counts a patch that the whole tree stands for.
    mutating func replaceAll() {
        last += 1
        messages.removeAll()
        keptBytes = 0
        forgetUnconfirmed()
    }

    /// Lets go what the page has applied; returns whether that is all.
    @discardableResult
    mutating func confirm(_ number: Int) -> Bool {
        while let first = messages.first, first.number <= number {
            keptBytes -= first.bytes.count
            messages.removeFirst()
        }
        let count = unconfirmed.prefix { $0.number <= number }.count
        unconfirmedBytes -= unconfirmed.prefix(count).reduce(0) { $0 + $1.size }
        unconfirmed.removeFirst(count)
        return number >= last
    }

    /// Drops what could be sent again: a page that misses anything gets the whole tree.
    mutating func forgetMessages() {
        messages.removeAll()
        keptBytes = 0
        forgetUnconfirmed()
    }

    /// Begins to count anew for another connection.
    mutating func forgetUnconfirmed() {
        unconfirmed.removeAll()
        unconfirmedBytes = 0
    }

    /// Returns the messages after a number; nil where they are no longer, or never were, there.
    func messages(after number: Int) -> [[UInt8]]? {
        if number == last { return [] }
        guard number < last, let first = messages.first, first.number <= number + 1 else {
            return nil
        }
        var missed: [[UInt8]] = []
        for message in messages where message.number > number {
            missed += message.prelude
            missed.append(message.bytes)
        }
        return missed
    }
}
