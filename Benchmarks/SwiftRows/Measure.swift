import CMalloc

/// What rows measure with.
enum Measure {
    /// Returns the middle time of a body's runs.
    ///
    /// - Parameters:
    ///   - repetitions: How often the body runs; at least 1.
    ///   - body: What is timed. It gets the number of its run, so that each can differ.
    /// - Returns: A time in microseconds.
    static func microseconds(repetitions: Int, _ body: (Int) throws -> Void) rethrows -> Double {
        var times: [Duration] = []
        let clock = ContinuousClock()
        for run in 0..<max(repetitions, 1) {
            let start = clock.now
            try body(run)
            times.append(clock.now - start)
        }
        times.sort()
        return times[times.count / 2] / .microseconds(1)
    }

    /// Returns the bytes that the C allocator has given out and not taken back.
    static func allocatedBytes() -> Int {
        let state = mallinfo2()
        return Int(state.uordblks) + Int(state.hblkhd)
    }
}
