extension NSValue {
    /// Creates a value of a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Creates a value of a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Creates a value of a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Creates a value of a transform in space.
    public convenience init(caTransform3D transform: CATransform3D) {
        self.init(doubles: transform.entries.map { Double($0) })
    }
    /// Creates a value of a transform in the plane.
    public convenience init(cgAffineTransform t: CGAffineTransform) {
        self.init(doubles: [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) })
    }
    /// Creates a value of insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(doubles: [insets.top, insets.left, insets.bottom, insets.right].map(Double.init))
    }
    /// Creates a value of an offset.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(doubles: [offset.horizontal, offset.vertical].map { Double($0) })
    }

    /// Creates a value of a vector.
    public convenience init(cgVector vector: CGVector) {
        self.init(doubles: [Double(vector.dx), Double(vector.dy)])
    }
    /// Creates a value of insets that follow the direction of text.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(
            doubles: [insets.top, insets.leading, insets.bottom, insets.trailing].map(Double.init)
        )
    }

    /// The transform in space; identity for other values.
    public var caTransform3DValue: CATransform3D {
        guard let list = doubles, list.count == 16 else { return CATransform3DIdentity }
        return CATransform3D(entries: list.map { CGFloat($0) })
    }
    /// The transform in the plane; identity for other values.
    public var cgAffineTransformValue: CGAffineTransform {
        guard let list = doubles, list.count == 6 else { return .identity }
        return CGAffineTransform(
            a: list[0],
            b: list[1],
            c: list[2],
            d: list[3],
            tx: list[4],
            ty: list[5]
        )
    }
    /// The insets; zero for other values.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        guard let list = doubles, list.count == 4 else { return .zero }
        return UIEdgeInsets(top: list[0], left: list[1], bottom: list[2], right: list[3])
    }
    /// The offset; zero for other values.
    public var uiOffsetValue: UIOffset {
        guard let list = doubles, list.count == 2 else { return .zero }
        return UIOffset(horizontal: list[0], vertical: list[1])
    }

    /// The vector; zero for other values.
    public var cgVectorValue: CGVector {
        guard let list = doubles, list.count == 2 else { return .zero }
        return CGVector(dx: list[0], dy: list[1])
    }
    /// The insets that follow the direction of text; zero for other values.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        guard let list = doubles, list.count == 4 else { return .zero }
        return NSDirectionalEdgeInsets(
            top: list[0],
            leading: list[1],
            bottom: list[2],
            trailing: list[3]
        )
    }

    // Foundation on Linux keeps lists of numbers, and no structures but its own.
    private convenience init(doubles: [Double]) {
        self.init(bytes: doubles, objCType: "[\(doubles.count)d]")
    }

    /// The numbers of a value of several; nil for others.
    var doubles: [Double]? {
        let type = String(cString: objCType)
        guard type.hasPrefix("["), type.hasSuffix("d]"),
            let count = Int(type.dropFirst().dropLast(2))
        else { return nil }
        var list = [Double](repeating: 0, count: count)
        list.withUnsafeMutableBytes { bytes in
            if let start = bytes.baseAddress { getValue(start) }
        }
        return list
    }

    /// The point; zero for other values.
    public var cgPointValue: CGPoint { pointValue }
    /// The size; zero for other values.
    public var cgSizeValue: CGSize { sizeValue }
    /// The rectangle; zero for other values.
    public var cgRectValue: CGRect { rectValue }
}

/// Returns a text of a point, which `NSCoder.cgPoint(for:)` reads: "{1, 2}".
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// Returns a text of a size, which `NSCoder.cgSize(for:)` reads: "{30, 40}".
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// Returns a text of a rectangle, which `NSCoder.cgRect(for:)` reads: "{{1, 2}, {30, 40}}".
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// Returns a text of insets, which `NSCoder.uiEdgeInsets(for:)` reads: "{top, left, bottom, right}".
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
    NSCoder.string(for: insets)
}

/// Returns the point of a text, as `NSStringFromCGPoint` writes it; zero where there is none.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
/// Returns the size of a text, as `NSStringFromCGSize` writes it; zero where there is none.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
/// Returns the rectangle of a text, as `NSStringFromCGRect` writes it; zero where there is none.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
/// Returns the insets of a text, as `NSStringFromUIEdgeInsets` writes it; zero where there are none.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
    NSCoder.uiEdgeInsets(for: string)
}

extension NSCoder {
    /// Returns a text of a point: "{1, 2}".
    public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
    /// Returns a text of a size: "{30, 40}".
    public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
    /// Returns a text of a vector: "{1, 2}".
    public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
    /// Returns a text of an offset: "{horizontal, vertical}".
    public class func string(for offset: UIOffset) -> String {
        text([offset.horizontal, offset.vertical])
    }
    /// Returns a text of a rectangle: "{{1, 2}, {30, 40}}".
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    /// Returns a text of insets: "{top, left, bottom, right}".
    public class func string(for insets: UIEdgeInsets) -> String {
        text([insets.top, insets.left, insets.bottom, insets.right])
    }
    /// Returns a text of insets: "{top, leading, bottom, trailing}".
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        text([insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    /// Returns a text of a transform: "[a, b, c, d, tx, ty]".
    public class func string(for transform: CGAffineTransform) -> String {
        let numbers = [
            transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        ]
        return "[" + text(numbers).dropFirst().dropLast() + "]"
    }

    /// Returns the point of a text; zero where there is none.
    public class func cgPoint(for string: String) -> CGPoint {
        let numbers = numbers(in: string, count: 2)
        return CGPoint(x: numbers[0], y: numbers[1])
    }
    /// Returns the size of a text; zero where there is none.
    public class func cgSize(for string: String) -> CGSize {
        let numbers = numbers(in: string, count: 2)
        return CGSize(width: numbers[0], height: numbers[1])
    }
    /// Returns the rectangle of a text; zero where there is none.
    public class func cgRect(for string: String) -> CGRect {
        let numbers = numbers(in: string, count: 4)
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    /// Returns the insets of a text; zero where there are none.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let numbers = numbers(in: string, count: 4)
        return UIEdgeInsets(
            top: numbers[0],
            left: numbers[1],
            bottom: numbers[2],
            right: numbers[3]
        )
    }

    /// Returns the vector of a text; zero where there is none.
    public class func cgVector(for string: String) -> CGVector {
        let numbers = numbers(in: string, count: 2)
        return CGVector(dx: numbers[0], dy: numbers[1])
    }
    /// Returns the offset of a text; zero where there is none.
    public class func uiOffset(for string: String) -> UIOffset {
        let numbers = numbers(in: string, count: 2)
        return UIOffset(horizontal: numbers[0], vertical: numbers[1])
    }
    /// Returns the insets of a text that follow the direction of text; zero where there are none.
    public class func directionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        let numbers = numbers(in: string, count: 4)
        return NSDirectionalEdgeInsets(
            top: numbers[0],
            leading: numbers[1],
            bottom: numbers[2],
            trailing: numbers[3]
        )
    }
    /// Returns the transform of a text; identity where there is none.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        let n = numbers(in: string, count: 6)
        guard n.contains(where: { $0 != 0 }) else { return .identity }
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }

    private class func text(_ numbers: [CGFloat]) -> String {
        let texts = numbers.map { number in
            number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : "\(number)"
        }
        return "{" + texts.joined(separator: ", ") + "}"
    }

    /// Returns so many numbers as a text has; zeros where it has another number of them.
    private class func numbers(in string: String, count: Int) -> [CGFloat] {
        let parts = string.split { "{}[], ".contains($0) }
        let numbers = parts.compactMap { Double($0).map { CGFloat($0) } }
        guard numbers.count == count, parts.count == count else {
            return Array(repeating: 0, count: count)
        }
        return numbers
    }
}
