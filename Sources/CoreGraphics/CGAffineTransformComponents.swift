/// What an affine transform does, step by step: it scales, shears, turns and then moves.
public struct CGAffineTransformComponents: Hashable, Sendable, Codable {
    /// The factors of the width and the height.
    public var scale: CGSize
    /// How far x moves with each point of y.
    public var horizontalShear: CGFloat
    /// The angle, in radians; positive ones turn clockwise where y points down.
    public var rotation: CGFloat
    /// The distance that is moved at the end, in points.
    public var translation: CGVector

    /// Creates the steps that change nothing.
    public init() {
        self.init(
            scale: CGSize(width: 1, height: 1),
            horizontalShear: 0,
            rotation: 0,
            translation: CGVector(dx: 0, dy: 0)
        )
    }

    /// Creates steps.
    public init(
        scale: CGSize,
        horizontalShear: CGFloat,
        rotation: CGFloat,
        translation: CGVector
    ) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Creates the transform that scales, shears, turns and moves as steps say.
    public init(_ components: CGAffineTransformComponents) {
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        let (scale, translation) = (components.scale, components.translation)
        self = CGAffineTransform(scaleX: scale.width, y: scale.height)
            .concatenating(shear)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(CGAffineTransform(translationX: translation.dx, y: translation.dy))
    }

    /// Returns the steps that the transform consists of.
    ///
    /// A transform that mirrors has a negative factor of the height.
    public func decomposed() -> CGAffineTransformComponents {
        let width = (a * a + b * b).squareRoot()
        let rotation = width == 0 ? atan2(-c, d) : atan2(b, a)
        let (sine, cosine) = (sin(rotation), cos(rotation))
        let height = d * cosine - c * sine
        let slant = c * cosine + d * sine
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height),
            horizontalShear: height == 0 ? 0 : slant / height,
            rotation: rotation,
            translation: CGVector(dx: tx, dy: ty)
        )
    }
}
