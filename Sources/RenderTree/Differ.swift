/// The comparison of one node's children with those it had before.
package enum Differ {
    /// A child that has to be put at an index of its parent.
    package struct Placement: Sendable, Equatable {
        /// The child.
        package var id: NodeID
        /// The index at the time of the step, counted after the child was taken out.
        package var index: Int
        /// Whether the parent did not have the child before.
        package var isArrival: Bool

        /// Creates a placement.
        package init(id: NodeID, index: Int, isArrival: Bool) {
            self.id = id
            self.index = index
            self.isArrival = isArrival
        }
    }

    /// The steps from one list of children to another.
    package struct Difference: Sendable, Equatable {
        /// The children to put somewhere, in the order in which that has to happen.
        package var placements: [Placement] = []
        /// The children that the parent no longer has.
        ///
        /// The indices of the placements count them: they leave after all placements.
        package var departures: [NodeID] = []
    }

    /// Returns the fewest placements that turn one list of children into another.
    ///
    /// The children that stay are a longest increasing subsequence (Fredman, "On computing the
    /// length of longest increasing subsequences", Discrete Mathematics 11, 1975), so that one
    /// child that went to the front costs one step, not one for each of its siblings.
    ///
    /// - Parameters:
    ///   - old: The children before, each once.
    ///   - new: The children now, each once.
    /// - Returns: The placements and departures.
    package static func difference(from old: [NodeID], to new: [NodeID]) -> Difference {
        var result = Difference()
        let shortest = min(old.count, new.count)
        var prefix = 0
        while prefix < shortest, old[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < shortest - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
        {
            suffix += 1
        }
        let oldMiddle = old[prefix..<(old.count - suffix)]
        let newMiddle = new[prefix..<(new.count - suffix)]
        guard !oldMiddle.isEmpty || !newMiddle.isEmpty else { return result }
        var places: [NodeID: Int] = [:]
        places.reserveCapacity(oldMiddle.count)
        for (place, id) in oldMiddle.enumerated() { places[id] = place }

        let survivors = newMiddle.compactMap { places[$0] }
        var walk = Walk(count: oldMiddle.count, position: prefix)
        for index in longestIncreasingSubsequence(survivors) {
            walk.isFixed[survivors[index]] = true
        }
        for id in newMiddle {
            guard let place = places[id] else {
                result.placements.append(walk.place(id, isArrival: true))
                continue
            }
            if walk.isFixed[place] {
                walk.pass(place)
            } else {
                walk.takeOut(place)
                result.placements.append(walk.place(id, isArrival: false))
            }
        }
        if survivors.count < oldMiddle.count {
            let kept = Set(newMiddle)
            result.departures = oldMiddle.filter { !kept.contains($0) }
        }
        return result
    }

    /// Returns the indices of a longest strictly increasing subsequence, in order.
    static func longestIncreasingSubsequence(_ values: [Int]) -> [Int] {
        // `tails[k]` is the index of the smallest value that ends a subsequence of k + 1 values.
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: values.count)
        for (index, value) in values.enumerated() {
            var low = 0
            var high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = tails[low - 1] }
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var result = [Int](repeating: 0, count: tails.count)
        var index = tails.last ?? -1
        for place in tails.indices.reversed() {
            result[place] = index
            index = previous[index]
        }
        return result
    }

    /// The place reached in the list as it is after the steps so far.
    private struct Walk {
        /// The number of children before the next one, leaving ones included.
        var position: Int
        /// The next old child that was not passed yet.
        var cursor = 0
        var isFixed: [Bool]
        var isTakenOut: [Bool]

        init(count: Int, position: Int) {
            self.position = position
            isFixed = [Bool](repeating: false, count: count)
            isTakenOut = isFixed
        }

        mutating func pass(_ place: Int) {
            while cursor < place {
                if !isTakenOut[cursor] { position += 1 }
                cursor += 1
            }
            cursor = place + 1
            position += 1
        }

        mutating func takeOut(_ place: Int) {
            isTakenOut[place] = true
            if place < cursor { position -= 1 }
        }

        mutating func place(_ id: NodeID, isArrival: Bool) -> Placement {
            defer { position += 1 }
            return Placement(id: id, index: position, isArrival: isArrival)
        }
    }
}
