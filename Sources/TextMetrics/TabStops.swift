/// Where the tabs of a paragraph lead: the values of `NSTextTab`.
package struct TabStops: Sendable, Hashable {
    /// Where the text after a tab stands at its stop.
    package enum Alignment: UInt8, Sendable, Hashable {
        /// It begins there, as lines do.
        case leading
        case center
        /// It ends there.
        case trailing
    }

    /// One stop.
    package struct Stop: Sendable, Hashable {
        /// The distance from the edge that lines begin at, in points.
        package var location: Double
        package var alignment: Alignment

        /// Creates a stop; a location that is no number counts as 0.
        package init(location: Double, alignment: Alignment = .leading) {
            self.location = location.isFinite ? min(max(location, 0), 1e6) : 0
            self.alignment = alignment
        }
    }

    /// The distance of stops that nobody set, in points, as TextKit has it.
    package static let usualInterval = 28.0

    /// The stops from the edge on.
    package var stops: [Stop]
    /// The distance of those after the last, in points; 0 for the usual one.
    package var interval: Double

    /// Creates stops, in any order.
    package init(_ stops: [Stop] = [], interval: Double = 0) {
        self.stops = stops.sorted { $0.location < $1.location }
        self.interval = interval.isFinite ? min(max(interval, 0), 1e6) : 0
    }

    /// Returns the next stop after a place.
    func stop(after place: Double) -> Stop {
        if let stop = stops.first(where: { $0.location > place + 0.001 }) { return stop }
        let interval = interval > 0 ? interval : Self.usualInterval
        return Stop(location: ((place + 0.001) / interval).rounded(.down) * interval + interval)
    }
}

/// The stops of one paragraph on its way to lines.
struct ParagraphTabs {
    var stops: TabStops
    /// How far lines are indented: the first one, if it begins with the text, and others.
    var firstIndent: Double
    var indent: Double
}
