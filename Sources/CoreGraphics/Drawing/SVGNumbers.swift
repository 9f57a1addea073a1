import Foundation

/// The writer of numbers and paths, in as few characters as the size of a drawing needs.
struct SVGNumbers {
    /// The digits behind the point.
    let digits: Int
    private let factor: Double

    /// Creates a writer for a drawing whose longer side has a length, in points.
    init(length: CGFloat) {
        digits = length < 16 ? 4 : length < 256 ? 3 : 2
        factor = pow(10, Double(digits))
    }

    /// Returns a number; what is none is 0, and what is far beyond any drawing is cut off.
    func text(_ number: CGFloat) -> String { Self.text(Double(number), factor, digits) }

    /// Returns a number with up to six digits behind the point, as for scales.
    static func exact(_ number: CGFloat) -> String { text(Double(number), 1e6, 6) }

    private static func text(_ number: Double, _ factor: Double, _ digits: Int) -> String {
        guard number.isFinite else { return "0" }
        let whole = Int((min(max(number, -1e7), 1e7) * factor).rounded())
        guard whole != 0 else { return "0" }
        let sign = whole < 0 ? "-" : ""
        let (front, back) = whole.magnitude.quotientAndRemainder(dividingBy: UInt(factor))
        if back == 0 { return "\(sign)\(front)" }
        var tail = String(back)
        tail = String(repeating: "0", count: digits - tail.count) + tail
        while tail.hasSuffix("0") { tail.removeLast() }
        return "\(sign)\(front == 0 ? "" : String(front)).\(tail)"
    }

    /// Returns the steps of a path (SVG 2 §9.3).
    func path(_ shape: PathShape) -> String {
        var text = ""
        var (current, start) = (CGPoint.zero, CGPoint.zero)
        for step in shape.steps {
            let points = step.points
            switch step.kind {
            case .moveToPoint:
                text += "M"
                start = points.first ?? .zero
            case .addLineToPoint:
                guard let end = points.first else { continue }
                if end.y == current.y {
                    text += "H" + self.text(end.x)
                } else if end.x == current.x {
                    text += "V" + self.text(end.y)
                } else {
                    text += "L" + pair(end)
                }
                current = end
                continue
            case .addQuadCurveToPoint: text += "Q"
            case .addCurveToPoint: text += "C"
            case .closeSubpath:
                text += "Z"
                current = start
                continue
            }
            text += points.map(pair).joined(separator: " ")
            if let end = points.last { current = end }
        }
        return text
    }

    private func pair(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }

    /// Returns a transform's six numbers.
    func matrix(_ transform: CGAffineTransform) -> String {
        let linear = [transform.a, transform.b, transform.c, transform.d].map(Self.exact)
        let numbers = linear + [text(transform.tx), text(transform.ty)]
        return "matrix(\(numbers.joined(separator: " ")))"
    }

    /// Returns a colour.
    static func color(_ color: Drawing.Color) -> String {
        let digits = String(color.rgb, radix: 16)
        let whole = String(repeating: "0", count: 6 - min(digits.count, 6)) + digits
        let all = Array(whole)
        guard all[0] == all[1], all[2] == all[3], all[4] == all[5] else { return "#\(whole)" }
        return "#\(all[0])\(all[2])\(all[4])"
    }
}
