import CoreGraphics
import RenderTree

/// The writer of animations that play on a node beside its values.
enum AnimationEncoder {
    /// Writes `[11, node, key, property, values, times, timings, transition, flags]`.
    ///
    /// Times and timings are 0 where they are even. The flags: 1 adds to the node's own value, 2
    /// shows the first value during the delay, 4 keeps the last one, 8 leads a part of the property.
    static func write(_ animation: LayerAnimation, of id: NodeID, to writer: inout ByteWriter) {
        writer.append(raw: "[11,")
        writer.append(Int(id.rawValue))
        writer.append(UInt8(ascii: ","))
        writer.append(json: animation.key)
        writer.append(UInt8(ascii: ","))
        writer.append(number(of: animation.property))
        writer.append(UInt8(ascii: ","))
        writer.append(list: animation.values) { value, writer in
            write(value, of: animation.property, to: &writer)
        }
        writer.append(UInt8(ascii: ","))
        if animation.times.count == 2, animation.times == [0, 1] {
            writer.append(raw: "0")
        } else {
            writer.append(list: animation.times) { $1.append($0, decimals: 6) }
        }
        writer.append(UInt8(ascii: ","))
        if animation.timings.allSatisfy({ $0 == .linear }) {
            writer.append(raw: "0")
        } else {
            writer.append(list: animation.timings) { $1.append($0) }
        }
        writer.append(UInt8(ascii: ","))
        writer.append(animation.transition)
        writer.append(UInt8(ascii: ","))
        writer.append(
            (animation.isAdditive ? 1 : 0) | (animation.fillsBackwards ? 2 : 0)
                | (animation.fillsForwards ? 4 : 0) | (animation.joins ? 8 : 0)
        )
        writer.append(UInt8(ascii: "]"))
    }

    /// Writes `[12, node]`, `[12, node, part]` or `[12, node, key]`.
    static func write(end target: AnimationTarget, of id: NodeID, to writer: inout ByteWriter) {
        writer.append(raw: "[12,")
        writer.append(Int(id.rawValue))
        switch target {
        case .all: break
        case .frame: writer.append(raw: ",0")
        case .style: writer.append(raw: ",1")
        case .key(let key):
            writer.append(UInt8(ascii: ","))
            writer.append(json: key)
        }
        writer.append(UInt8(ascii: "]"))
    }

    private static func number(of property: LayerAnimation.Property) -> Int {
        switch property {
        case .translation: 0
        case .size: 1
        case .opacity: 2
        case .transform: 3
        case .backgroundColor: 4
        case .cornerRadius: 5
        case .border: 6
        case .shadow: 7
        case .lineRange: 8
        case .fillColor: 9
        case .lineColor: 10
        case .lineWidth: 11
        case .dashPhase: 12
        case .path: 13
        case .gradient: 14
        }
    }

    /// Writes places and sizes as numbers, everything else as CSS.
    private static func write(
        _ value: [Double],
        of property: LayerAnimation.Property,
        to writer: inout ByteWriter
    ) {
        func css(_ number: Double) -> String { StyleDeclarations.css(number) }
        switch property {
        case .translation, .size, .lineRange: writer.append(list: value) { $1.append($0) }
        case .opacity, .cornerRadius, .lineWidth, .dashPhase: writer.append(value.first ?? 0)
        case .transform:
            let entries = value.map { StyleDeclarations.css($0, decimals: 6) }
            writer.append(json: "matrix3d(\(entries.joined(separator: ",")))")
        case .backgroundColor, .fillColor, .lineColor:
            writer.append(json: StyleDeclarations.css(color(value[...])))
        case .border:
            let color = StyleDeclarations.css(color(value[1...]))
            writer.append(json: "\(css(value[0]))px solid \(color)")
        case .shadow:
            let color = StyleDeclarations.css(color(value[3...]))
            writer.append(
                json: "\(css(value[0]))px \(css(value[1]))px \(css(value[2] * 2))px \(color)"
            )
        case .path:
            writer.append(json: PathData.css(PathShape(numbers: value) ?? PathShape(), .winding))
        case .gradient: writer.append(json: gradient(value))
        }
    }

    private static func gradient(_ parts: [Double]) -> String {
        let stops = stride(from: 7, to: parts.count - 4, by: 5).map { index in
            Gradient.Stop(location: parts[index], color: color(parts[(index + 1)..<(index + 5)]))
        }
        return GradientImage.css(
            Gradient(
                kind: Gradient.Kind(rawValue: UInt8(min(max(parts[0], 0), 2))) ?? .axial,
                stops: stops,
                start: CGPoint(x: parts[3], y: parts[4]),
                end: CGPoint(x: parts[5], y: parts[6]),
                size: CGSize(width: parts[1], height: parts[2])
            )
        )
    }

    /// Returns a colour of premultiplied parts.
    private static func color(_ parts: ArraySlice<Double>) -> RenderColor {
        let values = Array(parts)
        let alpha = values[3]
        let shares = values[..<3].map { alpha > 0 ? $0 / alpha : 0 }
        return RenderColor(red: shares[0], green: shares[1], blue: shares[2], alpha: alpha)
    }
}

extension ByteWriter {
    /// Adds a list.
    mutating func append<T>(list: [T], _ write: (T, inout ByteWriter) -> Void) {
        append(UInt8(ascii: "["))
        for (index, item) in list.enumerated() {
            if index > 0 { append(UInt8(ascii: ",")) }
            write(item, &self)
        }
        append(UInt8(ascii: "]"))
    }

    /// Adds a transition as `[duration, delay, timing, count?, flags?]`.
    ///
    /// The flags: 1 for every other run backwards, 2 for a start where the node is on screen, 4 for
    /// one of the opacity alone.
    mutating func append(_ transition: Transition) {
        append(UInt8(ascii: "["))
        append(max(transition.duration, 0))
        append(UInt8(ascii: ","))
        append(transition.delay)
        append(UInt8(ascii: ","))
        append(transition.timing)
        var flags = (transition.autoreverses ? 1 : 0) | (transition.replaces ? 2 : 0)
        if transition.replaces, transition.addsWays { flags |= 4 }
        if transition.repeatCount != 1 || flags != 0 {
            append(UInt8(ascii: ","))
            append(transition.repeatCount.isFinite ? max(transition.repeatCount, 0) : -1)
            if flags != 0 {
                append(UInt8(ascii: ","))
                append(flags)
            }
        }
        append(UInt8(ascii: "]"))
    }

    /// Adds a timing: 0, four numbers of a curve, or five of a spring.
    mutating func append(_ timing: Transition.Timing) {
        switch timing {
        case .linear: append(raw: "0")
        case .cubic(let x1, let y1, let x2, let y2):
            append(list: [x1, y1, x2, y2]) { $1.append($0) }
        case .spring(let mass, let stiffness, let damping, let velocity):
            append(list: [mass, stiffness, damping, velocity, 0]) { $1.append($0) }
        }
    }
}
