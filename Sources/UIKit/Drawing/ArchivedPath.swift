import CoreGraphics
import Foundation

/// What an archive holds of a path.
struct ArchivedPath {
    var shape: PathShape
    var dashes: [CGFloat]
    /// The width of the line, its limit for corners, how exactly curves are drawn, where dashes begin.
    var numbers: [CGFloat]
    /// The shapes of ends and corners; 1 where the even-odd rule counts.
    var styles: [Int32]

    private enum Key {
        static let kinds = "UIBezierPathKinds"
        static let points = "UIBezierPathPoints"
        static let dashes = "UIBezierPathDashes"
        static let numbers = "UIBezierPathNumbers"
        static let styles = "UIBezierPathStyles"
    }

    init(shape: PathShape, dashes: [CGFloat], numbers: [CGFloat], styles: [Int32]) {
        self.shape = shape
        self.dashes = dashes
        self.numbers = numbers
        self.styles = styles
    }

    /// Reads an archive, which may be anybody's; nil where it holds no path.
    init?(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding, let kinds = Self.bytes(coder, Key.kinds),
            let points = Self.numbers(coder, Key.points),
            let numbers = Self.numbers(coder, Key.numbers), numbers.count == 4,
            let styles = Self.bytes(coder, Key.styles), styles.count == 3
        else { return nil }
        var shape = PathShape()
        var rest = points[...]
        for byte in kinds {
            guard let kind = CGPathElementType(rawValue: Int32(byte)) else { return nil }
            let count = kind.pointCount * 2
            guard rest.count >= count else { return nil }
            let own = Array(rest.prefix(count))
            rest = rest.dropFirst(count)
            func point(_ index: Int) -> CGPoint {
                CGPoint(x: own[index * 2], y: own[index * 2 + 1])
            }
            switch kind {
            case .moveToPoint: shape.move(to: point(0))
            case .addLineToPoint: shape.addLine(to: point(0))
            case .addQuadCurveToPoint: shape.addQuadCurve(to: point(1), control: point(0))
            case .addCurveToPoint: shape.addCurve(to: point(2), point(0), point(1))
            case .closeSubpath: shape.close()
            }
        }
        self.init(
            shape: shape,
            dashes: Self.numbers(coder, Key.dashes) ?? [],
            numbers: numbers,
            styles: styles.map { Int32($0) }
        )
    }

    /// Writes the path.
    func write(to coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        let points = shape.steps.flatMap { $0.points.flatMap { [$0.x, $0.y] } }
        coder.encode(NSData(data: Data(shape.kinds.map { UInt8($0.rawValue) })), forKey: Key.kinds)
        coder.encode(Self.data(points), forKey: Key.points)
        coder.encode(Self.data(dashes), forKey: Key.dashes)
        coder.encode(Self.data(numbers), forKey: Key.numbers)
        coder.encode(NSData(data: Data(styles.map { UInt8($0) })), forKey: Key.styles)
    }

    private static func bytes(_ coder: NSCoder, _ key: String) -> [UInt8]? {
        coder.decodeObject(of: NSData.self, forKey: key).map { [UInt8](Data(referencing: $0)) }
    }

    /// Numbers of eight bytes, the lowest first; nil where one is none.
    private static func numbers(_ coder: NSCoder, _ key: String) -> [CGFloat]? {
        guard let bytes = bytes(coder, key) else { return nil }
        let numbers = stride(from: 0, to: bytes.count - bytes.count % 8, by: 8).map { place in
            var bits: UInt64 = 0
            for index in (0..<8).reversed() { bits = bits << 8 | UInt64(bytes[place + index]) }
            return CGFloat(Double(bitPattern: bits))
        }
        return numbers.allSatisfy(\.isFinite) ? numbers : nil
    }

    private static func data(_ numbers: [CGFloat]) -> NSData {
        let bytes = numbers.flatMap { number in
            (0..<8).map { UInt8(truncatingIfNeeded: Double(number).bitPattern >> UInt64($0 * 8)) }
        }
        return NSData(data: Data(bytes))
    }
}
