/// The places along a move at which the sum of violations bends, the nearest first.
///
/// A binary heap: most moves stop at one of the first.
struct Breakpoints: ~Copyable {
    /// A loose row whose marker reaches zero.
    struct Breakpoint {
        /// How far away it is.
        var distance: Double
        /// The rate of the row's marker.
        var rate: Double
        /// What the violation's rate grows by there.
        var cost: Double
        var row: Int32
        var level: Int16

        /// Whether this one is met before another; of two at one place, the safer pivot.
        @inline(__always)
        func isBefore(_ other: Breakpoint) -> Bool {
            if distance != other.distance { return distance < other.distance }
            if rate.magnitude != other.rate.magnitude {
                return rate.magnitude > other.rate.magnitude
            }
            return row < other.row
        }
    }

    private var heap = Buffer<Breakpoint>()

    var isEmpty: Bool { heap.isEmpty }

    mutating func removeAll() { heap.removeAll() }

    mutating func push(_ breakpoint: Breakpoint) {
        heap.append(breakpoint)
        var place = heap.count - 1
        while place > 0 {
            let parent = (place - 1) / 2
            if heap[parent].isBefore(breakpoint) { break }
            heap[place] = heap[parent]
            place = parent
        }
        heap[place] = breakpoint
    }

    /// Takes the nearest; only where there is one.
    mutating func pop() -> Breakpoint {
        let last = heap.removeLast()
        let count = heap.count
        guard count > 0 else { return last }
        let first = heap[0]
        var place: Int32 = 0
        while true {
            var child = 2 * place + 1
            if child >= count { break }
            if child + 1 < count, heap[child + 1].isBefore(heap[child]) { child += 1 }
            if last.isBefore(heap[child]) { break }
            heap[place] = heap[child]
            place = child
        }
        heap[place] = last
        return first
    }
}
