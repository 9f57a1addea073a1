import Foundation

/// A transform as parts that can be led from one value to another one by one.
///
/// Spencer W. Thomas, "Decomposing a matrix into simple transformations", Graphics Gems II, 1991,
/// in the form of CSS Transforms 2 §12, which browsers use for the same.
private struct TransformParts {
    var translation = SIMD3<Double>()
    var scale = SIMD3<Double>(1, 1, 1)
    /// Shears of x along y, of x along z, of y along z.
    var skew = SIMD3<Double>()
    var perspective = SIMD4<Double>(0, 0, 0, 1)
    var rotation = SIMD4<Double>(0, 0, 0, 1)

    init?(_ transform: CATransform3D) {
        let m = transform.entries.map { Double($0) }
        guard m[15] != 0 else { return nil }
        var rows = (0..<4).map { row in
            SIMD4(m[row * 4], m[row * 4 + 1], m[row * 4 + 2], m[row * 4 + 3]) / m[15]
        }
        guard decomposePerspective(&rows) else { return nil }
        translation = SIMD3(rows[3].x, rows[3].y, rows[3].z)
        var axes = rows[..<3].map { SIMD3($0.x, $0.y, $0.z) }
        guard decomposeAxes(&axes) else { return nil }
        rotation = Self.quaternion(of: axes)
    }

    private mutating func decomposePerspective(_ rows: inout [SIMD4<Double>]) -> Bool {
        let right = SIMD4(rows[0].w, rows[1].w, rows[2].w, rows[3].w)
        guard right != SIMD4(0, 0, 0, 1) else { return true }
        for index in 0..<3 { rows[index].w = 0 }
        rows[3].w = 1
        let matrix = CATransform3D(
            entries: rows.flatMap { [$0.x, $0.y, $0.z, $0.w] }.map { CGFloat($0) }
        )
        let inverse = CATransform3DInvert(matrix)
        guard CATransform3DIsIdentity(matrix) || inverse != matrix else { return false }
        let i = inverse.entries.map { Double($0) }
        perspective = SIMD4(
            (0..<4).map { row in (0..<4).reduce(0) { $0 + i[row * 4 + $1] * right[$1] } }
        )
        return true
    }

    /// Takes scale and shears out, so that what is left turns only.
    private mutating func decomposeAxes(_ axes: inout [SIMD3<Double>]) -> Bool {
        scale.x = Self.length(axes[0])
        guard scale.x > 0 else { return false }
        axes[0] /= scale.x
        skew.x = Self.dot(axes[0], axes[1])
        axes[1] -= axes[0] * skew.x
        scale.y = Self.length(axes[1])
        guard scale.y > 0 else { return false }
        axes[1] /= scale.y
        skew.x /= scale.y
        skew.y = Self.dot(axes[0], axes[2])
        axes[2] -= axes[0] * skew.y
        skew.z = Self.dot(axes[1], axes[2])
        axes[2] -= axes[1] * skew.z
        scale.z = Self.length(axes[2])
        guard scale.z > 0 else { return false }
        axes[2] /= scale.z
        skew.y /= scale.z
        skew.z /= scale.z
        // A mirrored system has all three axes turned round.
        if Self.dot(axes[0], Self.cross(axes[1], axes[2])) < 0 {
            scale = -scale
            for index in 0..<3 { axes[index] = -axes[index] }
        }
        return true
    }

    private static func quaternion(of axes: [SIMD3<Double>]) -> SIMD4<Double> {
        let (a, b, c) = (axes[0], axes[1], axes[2])
        var q = SIMD4(
            max(1 + a.x - b.y - c.z, 0),
            max(1 - a.x + b.y - c.z, 0),
            max(1 - a.x - b.y + c.z, 0),
            max(1 + a.x + b.y + c.z, 0)
        )
        q = SIMD4((0..<4).map { q[$0].squareRoot() / 2 })
        if b.z < c.y { q.x = -q.x }
        if c.x < a.z { q.y = -q.y }
        if a.y < b.x { q.z = -q.z }
        return q
    }

    private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
    private static func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }
    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    /// Leads these parts towards others.
    mutating func move(to other: TransformParts, by progress: Double) {
        translation += (other.translation - translation) * progress
        scale += (other.scale - scale) * progress
        skew += (other.skew - skew) * progress
        perspective += (other.perspective - perspective) * progress
        rotation = Self.slerp(rotation, other.rotation, progress)
    }

    /// Turns the shorter way round.
    private static func slerp(
        _ from: SIMD4<Double>,
        _ to: SIMD4<Double>,
        _ progress: Double
    ) -> SIMD4<Double> {
        let side = (from * to).sum()
        // A turn and its negative are the same one.
        let from = side < 0 ? -from : from
        let product = min(abs(side), 1)
        guard product < 1 else { return from }
        let angle = acos(product)
        let share = sin(progress * angle) / (1 - product * product).squareRoot()
        return from * (cos(progress * angle) - product * share) + to * share
    }

    /// The transform that the parts make.
    var transform: CATransform3D {
        var skewed = CATransform3DIdentity
        skewed.m21 = CGFloat(skew.x)
        skewed.m31 = CGFloat(skew.y)
        skewed.m32 = CGFloat(skew.z)
        let scaled = CATransform3DMakeScale(scale.x, scale.y, scale.z)
        var result = CATransform3DConcat(skewed, turned)
        result = CATransform3DConcat(scaled, result)
        (result.m41, result.m42, result.m43) = (translation.x, translation.y, translation.z)
        var outer = CATransform3DIdentity
        (outer.m14, outer.m24) = (CGFloat(perspective.x), CGFloat(perspective.y))
        (outer.m34, outer.m44) = (CGFloat(perspective.z), CGFloat(perspective.w))
        return outer == CATransform3DIdentity ? result : CATransform3DConcat(result, outer)
    }

    private var turned: CATransform3D {
        let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
        var result = CATransform3DIdentity
        (result.m11, result.m12, result.m13) = (
            1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)
        )
        (result.m21, result.m22, result.m23) = (
            2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)
        )
        (result.m31, result.m32, result.m33) = (
            2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)
        )
        return result
    }
}

extension CATransform3D {
    /// Returns the transform on the way to another one.
    ///
    /// Parts such as turns and scales are led one by one; where a transform flattens space, and so
    /// has no parts, its entries are.
    func interpolated(to other: CATransform3D, progress: Double) -> CATransform3D {
        if progress == 0 { return self }
        if progress == 1 { return other }
        if var parts = TransformParts(self), let goal = TransformParts(other) {
            parts.move(to: goal, by: progress)
            return parts.transform
        }
        let share = CGFloat(progress)
        return CATransform3D(
            entries: zip(entries, other.entries).map { $0 + ($1 - $0) * share }
        )
    }
}
