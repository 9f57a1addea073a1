import CoreGraphics

/// The writer of paths as SVG has them.
enum PathData {
    /// Returns the steps of a path (SVG 2 §9.3).
    static func text(_ shape: PathShape) -> String {
        var writer = ByteWriter(capacity: 64)
        for step in shape.steps {
            let letter =
                switch step.kind {
                case .moveToPoint: "M"
                case .addLineToPoint: "L"
                case .addQuadCurveToPoint: "Q"
                case .addCurveToPoint: "C"
                case .closeSubpath: "Z"
                }
            writer.append(raw: letter)
            var isFirst = true
            for number in step.points.flatMap({ [$0.x, $0.y] }) {
                if !isFirst { writer.append(UInt8(ascii: " ")) }
                isFirst = false
                writer.append(number.isFinite ? Double(number) : 0)
            }
        }
        return writer.string
    }

    /// Returns a path as CSS has it (CSS Shapes 1 §3.1).
    static func css(_ shape: PathShape, _ rule: CGPathFillRule) -> String {
        "path(\(rule == .evenOdd ? "evenodd," : "")\"\(text(shape))\")"
    }
}
