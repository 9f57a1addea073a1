import CoreGraphics
import RenderTree

/// The writer of gradients as CSS has them (CSS Images 4 §3).
enum GradientImage {
    /// Returns a gradient as an image of its box's size.
    static func css(_ gradient: Gradient) -> String {
        let stops = spread(gradient.stops)
        let size = (Double(gradient.size.width), Double(gradient.size.height))
        guard size.0 > 0, size.1 > 0, stops.count > 1 else { return solid(gradient.stops.last) }
        return switch gradient.kind {
        case .axial: axial(gradient, stops, size)
        case .radial: radial(gradient, stops, size)
        case .conic: conic(gradient, stops, size)
        }
    }

    private static func solid(_ stop: Gradient.Stop?) -> String {
        guard let stop else { return "none" }
        let color = StyleDeclarations.css(stop.color)
        return "linear-gradient(\(color),\(color))"
    }

    /// Core Animation draws in a square, which it then stretches: lines of one colour stay parallel,
    /// but they do not stay upright on the way from start to end.
    private static func axial(
        _ gradient: Gradient,
        _ stops: [Gradient.Stop],
        _ size: (width: Double, height: Double)
    ) -> String {
        let way = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
        let square = way.0 * way.0 + way.1 * way.1
        guard square > 0 else { return solid(stops.last) }
        // How fast the place grows along x and y, in points.
        let slope = (way.0 / square / size.width, way.1 / square / size.height)
        let steepness = (slope.0 * slope.0 + slope.1 * slope.1).squareRoot()
        let normal = (slope.0 / steepness, slope.1 / steepness)
        let angle = atan2(normal.0, -normal.1) * 180 / .pi
        // CSS counts from the line through the corner behind, through the middle of the box.
        let length = abs(size.width * normal.0) + abs(size.height * normal.1)
        let start =
            (gradient.start.x - 0.5) * size.width * normal.0
            + (gradient.start.y - 0.5) * size.height * normal.1 + length / 2
        let list = list(stops) { (start + $0 / steepness) / length * 100 }
        return "linear-gradient(\(StyleDeclarations.css(angle))deg,\(list))"
    }

    private static func radial(
        _ gradient: Gradient,
        _ stops: [Gradient.Stop],
        _ size: (width: Double, height: Double)
    ) -> String {
        // A radius of nothing shows the last colour; CSS wants it to be a little.
        let x = max(abs(gradient.end.x - gradient.start.x) * size.width, 0.001)
        let y = max(abs(gradient.end.y - gradient.start.y) * size.height, 0.001)
        let radii = "\(StyleDeclarations.css(x))px \(StyleDeclarations.css(y))px"
        return "radial-gradient(\(radii) at \(place(gradient.start)),\(list(stops) { $0 * 100 }))"
    }

    private static func conic(
        _ gradient: Gradient,
        _ stops: [Gradient.Stop],
        _ size: (width: Double, height: Double)
    ) -> String {
        let x = (gradient.end.x - gradient.start.x) * size.width
        let y = (gradient.end.y - gradient.start.y) * size.height
        let angle = StyleDeclarations.css(atan2(x, -y) * 180 / .pi)
        let list = list(stops) { $0 * 100 }
        return "conic-gradient(from \(angle)deg at \(place(gradient.start)),\(list))"
    }

    private static func place(_ point: CGPoint) -> String {
        "\(StyleDeclarations.css(point.x * 100))% \(StyleDeclarations.css(point.y * 100))%"
    }

    private static func list(_ stops: [Gradient.Stop], _ place: (Double) -> Double) -> String {
        stops.map {
            "\(StyleDeclarations.css($0.color)) \(StyleDeclarations.css(place($0.location)))%"
        }.joined(separator: ",")
    }

    /// Adds stops where opacity changes together with the colour.
    ///
    /// Core Animation mixes colours whatever their opacity, browsers by it: from transparent black to
    /// white leads through grey in the one, and not in the other.
    private static func spread(_ stops: [Gradient.Stop]) -> [Gradient.Stop] {
        guard let first = stops.first else { return [] }
        var result = [first]
        for (from, to) in zip(stops, stops.dropFirst()) {
            let isMixed =
                from.color.alpha != to.color.alpha
                && from.color.rgba >> 8 != to.color.rgba >> 8
            for step in 1..<(isMixed ? 8 : 1) {
                result.append(from.mixed(with: to, Double(step) / 8))
            }
            result.append(to)
        }
        return result
    }
}

extension Gradient.Stop {
    fileprivate func mixed(with other: Gradient.Stop, _ share: Double) -> Gradient.Stop {
        func mix(_ from: UInt8, _ to: UInt8) -> Double {
            (Double(from) + (Double(to) - Double(from)) * share) / 255
        }
        return Gradient.Stop(
            location: location + (other.location - location) * share,
            color: RenderColor(
                red: mix(color.red, other.color.red),
                green: mix(color.green, other.color.green),
                blue: mix(color.blue, other.color.blue),
                alpha: mix(color.alpha, other.color.alpha)
            )
        )
    }
}
