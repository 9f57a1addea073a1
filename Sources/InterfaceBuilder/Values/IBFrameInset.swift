import CoreGraphics

/// A frame by its distances from the superview's edges, some of them as shares of its size.
///
/// Newer documents write it for a view that its autoresizing mask places, in place of the frame.
package struct IBFrameInset: Sendable, Hashable {
    /// A distance from an edge.
    package enum Distance: Sendable, Hashable {
        /// Points.
        case points(Double)
        /// A share of the superview's width or height.
        case fraction(Double)
    }

    package let minX: Distance?
    package let maxX: Distance?
    package let minY: Distance?
    package let maxY: Distance?
    package let width: Double?
    package let height: Double?

    init(_ element: IBElement) {
        minX = Self.distance(element, "minX")
        maxX = Self.distance(element, "maxX")
        minY = Self.distance(element, "minY")
        maxY = Self.distance(element, "maxY")
        width = element.length("width")
        height = element.length("height")
    }

    /// Returns the frame in a superview of a size.
    package func frame(in size: CGSize) -> CGRect {
        let horizontal = Self.span(minX, maxX, length: width, total: size.width)
        let vertical = Self.span(minY, maxY, length: height, total: size.height)
        return CGRect(
            x: horizontal.start,
            y: vertical.start,
            width: horizontal.length,
            height: vertical.length
        )
    }

    private static func span(
        _ start: Distance?,
        _ end: Distance?,
        length: Double?,
        total: Double
    ) -> (start: Double, length: Double) {
        func points(_ distance: Distance) -> Double {
            switch distance {
            case .points(let value): value
            case .fraction(let value): value * total
            }
        }
        let (first, last) = (start.map(points), end.map(points))
        if let length {
            return (first ?? last.map { total - $0 - length } ?? 0, length)
        }
        return (first ?? 0, max(0, total - (first ?? 0) - (last ?? 0)))
    }

    private static func distance(_ element: IBElement, _ name: String) -> Distance? {
        if let points = element.length(name) { return .points(points) }
        guard let text = element.string(name), text.hasSuffix("%"),
            let percent = XMLNumber.parse(Array(text.utf8.dropLast())[...]), abs(percent) <= 1_000
        else { return nil }
        return .fraction(percent / 100)
    }
}

extension IBValueSource {
    /// The frame as distances from the superview's edges; nil where the document gives a frame.
    package var frameInset: IBFrameInset? { child(keyed: "frameInset").map(IBFrameInset.init) }
}
