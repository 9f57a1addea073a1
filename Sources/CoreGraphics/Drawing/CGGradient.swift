import Foundation

/// A list of anything, as functions of Core Graphics take it.
public typealias CFArray = [Any]

/// Colours that pass into each other.
public final class CGGradient: Sendable, Hashable {
    /// A colour at a place.
    package struct Stop: Sendable, Hashable {
        /// The place, 0…1.
        package var location: Double
        /// The colour.
        package var color: Drawing.Color
    }

    /// The colours, in order.
    package let stops: [Stop]

    private init(stops: [Stop]) {
        self.stops = stops
    }

    /// Creates a gradient of colours at places between 0 and 1; without places at even distances.
    ///
    /// - Parameters:
    ///   - space: Ignored: colours pass into each other in sRGB.
    ///   - colors: Objects of `CGColor`.
    ///   - locations: As many places as there are colours, or nil.
    public convenience init?(
        colorsSpace space: CGColorSpace?,
        colors: CFArray,
        locations: UnsafePointer<CGFloat>?
    ) {
        let found = colors.compactMap { $0 as? CGColor }
        guard !found.isEmpty, found.count == colors.count else { return nil }
        self.init(
            colors: found.map { Drawing.Color($0) },
            places: locations.map { Array(UnsafeBufferPointer(start: $0, count: found.count)) }
        )
    }

    /// Creates a gradient of components: those of each colour, alpha last, in a row.
    public convenience init?(
        colorSpace space: CGColorSpace,
        colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?,
        count: Int
    ) {
        guard count > 0, count <= 4_096 else { return nil }
        let size = space.numberOfComponents + 1
        let numbers = Array(UnsafeBufferPointer(start: components, count: count * size))
        let colors = (0..<count).compactMap { index in
            let own = Array(numbers[index * size..<(index + 1) * size])
            return CGColor(colorSpace: space, components: own).map { Drawing.Color($0) }
        }
        self.init(
            colors: colors,
            places: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
        )
    }

    private convenience init(colors: [Drawing.Color], places: [CGFloat]?) {
        let last = max(colors.count - 1, 1)
        var stops = colors.enumerated().map { index, color in
            let place = places?[index] ?? CGFloat(index) / CGFloat(last)
            return Stop(location: place > 0 ? min(Double(place), 1) : 0, color: color)
        }
        // A stable order: colours at one place stay as they were given.
        stops = stops.enumerated().sorted {
            ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
        }.map(\.element)
        self.init(stops: stops)
    }

    public static func == (left: CGGradient, right: CGGradient) -> Bool {
        left.stops == right.stops
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(stops)
    }
}
