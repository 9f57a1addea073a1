import CoreGraphics

/// An area that lines of text flow around.
package struct TextObstacle: Sendable, Hashable {
    /// The corners, in points from the text's left and upper edge.
    package private(set) var corners: [CGPoint]
    /// The lower edge.
    let bottom: Double

    /// Creates an area with straight edges; corners that are no numbers do not count.
    package init(corners: [CGPoint]) {
        self.corners = corners.filter { $0.x.isFinite && $0.y.isFinite }.map {
            CGPoint(x: min(max($0.x, -1e6), 1e6), y: min(max($0.y, -1e6), 1e6))
        }
        bottom = Double(self.corners.map(\.y).max() ?? 0)
    }

    /// Returns the area at another place.
    package func moved(x: CGFloat, y: CGFloat) -> TextObstacle {
        TextObstacle(corners: corners.map { CGPoint(x: $0.x + x, y: $0.y + y) })
    }

    /// Returns what the area takes of a line, from its leftmost to its rightmost place there.
    func extent(from top: Double, to bottom: Double) -> ClosedRange<Double>? {
        var (left, right) = (Double.infinity, -Double.infinity)
        for index in corners.indices {
            var (upper, lower) = (corners[index], corners[(index + 1) % corners.count])
            if upper.y > lower.y { swap(&upper, &lower) }
            guard Double(upper.y) < bottom, Double(lower.y) > top else { continue }
            func x(at y: Double) -> Double {
                let share = (CGFloat(y) - upper.y) / (lower.y - upper.y)
                return Double(upper.x + (lower.x - upper.x) * share)
            }
            let ends = [
                Double(upper.y) < top ? x(at: top) : Double(upper.x),
                Double(lower.y) > bottom ? x(at: bottom) : Double(lower.x),
            ]
            left = min(left, ends[0], ends[1])
            right = max(right, ends[0], ends[1])
        }
        return left < right ? left...right : nil
    }

    /// Returns the parts of a line that areas leave, from left to right.
    package static func free(
        _ room: Range<Double>,
        from top: Double,
        to bottom: Double,
        around obstacles: [TextObstacle]
    ) -> [Range<Double>] {
        let taken = obstacles.compactMap { $0.extent(from: top, to: bottom) }
            .sorted { $0.lowerBound < $1.lowerBound }
        var free: [Range<Double>] = []
        var left = room.lowerBound
        for part in taken {
            let end = min(part.lowerBound, room.upperBound)
            if end > left { free.append(left..<end) }
            left = max(left, part.upperBound)
        }
        if left < room.upperBound { free.append(left..<room.upperBound) }
        return free
    }
}
