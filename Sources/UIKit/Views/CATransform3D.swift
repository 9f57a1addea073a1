/// A transform in space, for row vectors.
public struct CATransform3D: Hashable, Sendable {
    // swift-format-ignore
    public var m11, m12, m13, m14, m21, m22, m23, m24: CGFloat
    // swift-format-ignore
    public var m31, m32, m33, m34, m41, m42, m43, m44: CGFloat

    /// Creates a transform of zeros, as in Core Animation.
    public init() {
        (m11, m12, m13, m14) = (0, 0, 0, 0)
        (m21, m22, m23, m24) = (0, 0, 0, 0)
        (m31, m32, m33, m34) = (0, 0, 0, 0)
        (m41, m42, m43, m44) = (0, 0, 0, 0)
    }

    /// Creates a transform from its sixteen entries.
    public init(
        m11: CGFloat,
        m12: CGFloat,
        m13: CGFloat,
        m14: CGFloat,
        m21: CGFloat,
        m22: CGFloat,
        m23: CGFloat,
        m24: CGFloat,
        m31: CGFloat,
        m32: CGFloat,
        m33: CGFloat,
        m34: CGFloat,
        m41: CGFloat,
        m42: CGFloat,
        m43: CGFloat,
        m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// The sixteen entries, row by row.
    var entries: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    init(entries e: [CGFloat]) {
        self.init(
            m11: e[0],
            m12: e[1],
            m13: e[2],
            m14: e[3],
            m21: e[4],
            m22: e[5],
            m23: e[6],
            m24: e[7],
            m31: e[8],
            m32: e[9],
            m33: e[10],
            m34: e[11],
            m41: e[12],
            m42: e[13],
            m43: e[14],
            m44: e[15]
        )
    }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// Returns a translation, in points.
public func CATransform3DMakeTranslation(
    _ tx: CGFloat,
    _ ty: CGFloat,
    _ tz: CGFloat
) -> CATransform3D {
    var result = CATransform3DMakeScale(1, 1, 1)
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
}

/// Returns a scaling transform.
public func CATransform3DMakeScale(
    _ sx: CGFloat,
    _ sy: CGFloat,
    _ sz: CGFloat
) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m22, result.m33, result.m44) = (sx, sy, sz, 1)
    return result
}

/// Returns a rotation by an angle, in radians, about a vector; identity for the zero vector.
public func CATransform3DMakeRotation(
    _ angle: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat
) -> CATransform3D {
    var result = CATransform3DMakeScale(1, 1, 1)
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return result }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sin(angle), cos(angle))
    let t = 1 - c
    (result.m11, result.m12, result.m13) = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
    (result.m21, result.m22, result.m23) = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
    (result.m31, result.m32, result.m33) = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
    return result
}

/// Returns the transform that translates first, then applies `transform`.
public func CATransform3DTranslate(
    _ transform: CATransform3D,
    _ tx: CGFloat,
    _ ty: CGFloat,
    _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), transform)
}

/// Returns the transform that scales first, then applies `transform`.
public func CATransform3DScale(
    _ transform: CATransform3D,
    _ sx: CGFloat,
    _ sy: CGFloat,
    _ sz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), transform)
}

/// Returns the transform that rotates first, then applies `transform`.
public func CATransform3DRotate(
    _ transform: CATransform3D,
    _ angle: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), transform)
}

/// Returns the transform that applies `first`, then `second`.
public func CATransform3DConcat(
    _ first: CATransform3D,
    _ second: CATransform3D
) -> CATransform3D {
    let (a, b) = (first.entries, second.entries)
    var result = [CGFloat](repeating: 0, count: 16)
    for row in 0..<4 {
        for column in 0..<4 {
            result[row * 4 + column] = (0..<4).reduce(0) { sum, index in
                sum + a[row * 4 + index] * b[index * 4 + column]
            }
        }
    }
    return CATransform3D(entries: result)
}

/// Returns the inverse, or the transform itself where it has none.
public func CATransform3DInvert(_ transform: CATransform3D) -> CATransform3D {
    var rows = (0..<4).map { row in
        Array(transform.entries[row * 4..<row * 4 + 4]) + (0..<4).map { $0 == row ? 1 : 0 }
    }
    // Gauss-Jordan elimination with partial pivoting.
    for column in 0..<4 {
        let pivot = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
        guard rows[pivot][column] != 0 else { return transform }
        rows.swapAt(pivot, column)
        let divisor = rows[column][column]
        rows[column] = rows[column].map { $0 / divisor }
        for row in 0..<4 where row != column {
            let factor = rows[row][column]
            rows[row] = zip(rows[row], rows[column]).map { $0 - factor * $1 }
        }
    }
    return CATransform3D(entries: rows.flatMap { $0[4...] })
}

/// Returns whether a transform is the identity.
public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool {
    transform == CATransform3DIdentity
}

/// Returns whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a == b
}

/// Returns the transform in space that does what an affine one does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var result = CATransform3DMakeScale(1, 1, 1)
    (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
    (result.m41, result.m42) = (m.tx, m.ty)
    return result
}

/// Returns whether an affine transform says the same.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0
        && t.m33 == 1 && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// Returns the affine part of a transform.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
