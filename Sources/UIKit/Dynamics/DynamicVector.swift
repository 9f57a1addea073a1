import CoreGraphics

/// A place or a direction of physics, in points; y grows downwards.
typealias DynamicVector = SIMD2<Double>

extension SIMD2<Double> {
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
    init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }

    /// The vector as a place in a view.
    var point: CGPoint { CGPoint(x: x, y: y) }
    var length: Double { (x * x + y * y).squareRoot() }

    func dot(_ other: Self) -> Double { x * other.x + y * other.y }
    /// The turn from this vector to another, times both lengths.
    func cross(_ other: Self) -> Double { x * other.y - y * other.x }
    /// The velocity that a turn gives a place at this distance of the middle.
    func turning(by spin: Double) -> Self { Self(-spin * y, spin * x) }

    func rotated(by angle: Double) -> Self {
        let (sine, cosine) = (sin(angle), cos(angle))
        return Self(x * cosine - y * sine, x * sine + y * cosine)
    }

    /// The vector with length 1; nil for none.
    var direction: Self? {
        let length = length
        return length > 1e-9 ? self / length : nil
    }
}
