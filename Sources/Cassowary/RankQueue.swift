/// The variables that a sweep still has to visit, the next one by rank first.
///
/// A binary heap over one integer per variable: the rank above the index.
struct RankQueue: ~Copyable {
    private var keys = Buffer<Int64>()

    /// Whether there is nothing left to visit.
    var isEmpty: Bool { keys.isEmpty }

    /// Adds a variable; each is to be in the queue once.
    @inline(__always)
    mutating func push(_ column: Int32, rank: Int32) {
        let key = Int64(rank) << 32 | Int64(column)
        keys.append(key)
        let base = keys.base
        var place = Int(keys.count) - 1
        while place > 0 {
            let parent = (place - 1) >> 1
            if base[parent] <= key { break }
            base[place] = base[parent]
            place = parent
        }
        base[place] = key
    }

    /// Takes the variable of the lowest rank; only where there is one.
    @inline(__always)
    mutating func pop() -> Int32 {
        let last = keys.removeLast()
        let count = Int(keys.count)
        guard count > 0 else { return Int32(truncatingIfNeeded: last) }
        let base = keys.base
        let first = base[0]
        var place = 0
        while true {
            var child = 2 * place + 1
            if child >= count { break }
            if child + 1 < count, base[child + 1] < base[child] { child += 1 }
            if base[child] >= last { break }
            base[place] = base[child]
            place = child
        }
        base[place] = last
        return Int32(truncatingIfNeeded: first)
    }
}
