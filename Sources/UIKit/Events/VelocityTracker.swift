/// The speed of what moves, from its last places.
struct VelocityTracker {
    private var samples: [(time: TimeInterval, value: CGPoint)] = []

    /// How long a sample counts, in seconds.
    private static let window = 0.1
    /// The shortest time between two samples: what comes together over the network was not.
    private static let shortestStep = 1.0 / 120

    /// Adds a place at a time, in seconds.
    mutating func add(_ value: CGPoint, at time: TimeInterval) {
        samples.removeAll { time - $0.time > Self.window }
        if samples.count == 16 { samples.removeFirst() }
        samples.append((time, value))
    }

    /// Forgets all places.
    mutating func clear() {
        samples = []
    }

    /// Returns the way of one second; zero where nothing moved lately.
    func velocity(at now: TimeInterval) -> CGPoint {
        guard let first = samples.first, let last = samples.last, samples.count > 1,
            now - last.time <= Self.window
        else { return .zero }
        let shortest = Double(samples.count - 1) * Self.shortestStep
        let duration = CGFloat(max(last.time - first.time, shortest))
        return CGPoint(
            x: (last.value.x - first.value.x) / duration,
            y: (last.value.y - first.value.y) / duration
        )
    }
}
