import Foundation

// The functions of C, which Swift code for iOS calls as well.

/// Returns a point, in points.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// Returns a size, in points.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
}
/// Returns a vector, in points.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
/// Returns a rectangle, in points.
public func CGRectMake(
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat
) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
/// Returns the least x of a rectangle.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// Returns the middle x of a rectangle.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// Returns the greatest x of a rectangle.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// Returns the least y of a rectangle.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// Returns the middle y of a rectangle.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// Returns the greatest y of a rectangle.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// Returns the width of a rectangle.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// Returns the height of a rectangle.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
/// Returns the rectangle with a width and a height that are not negative.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
/// Returns whether a rectangle has no area.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Returns whether a rectangle is the null rectangle.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Returns whether a rectangle is the infinite rectangle.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
/// Returns a rectangle whose edges lie further inside, in points; negative ones lead outwards.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.insetBy(dx: dx, dy: dy)
}
/// Returns a rectangle that is moved, in points.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.offsetBy(dx: dx, dy: dy)
}
/// Returns the smallest rectangle of whole numbers around a rectangle.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
/// Returns the smallest rectangle around two.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
/// Returns what two rectangles share; the null rectangle for nothing.
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }
/// Returns whether two rectangles share a part.
public func CGRectIntersectsRect(_ r1: CGRect, _ r2: CGRect) -> Bool { r1.intersects(r2) }
/// Returns whether a rectangle holds a point.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Returns whether a rectangle holds another one.
public func CGRectContainsRect(_ r1: CGRect, _ r2: CGRect) -> Bool { r1.contains(r2) }
/// Returns whether two rectangles are the same.
public func CGRectEqualToRect(_ r1: CGRect, _ r2: CGRect) -> Bool { r1.equalTo(r2) }
/// Returns whether two points are the same.
public func CGPointEqualToPoint(_ p1: CGPoint, _ p2: CGPoint) -> Bool { p1 == p2 }
/// Returns whether two sizes are the same.
public func CGSizeEqualToSize(_ s1: CGSize, _ s2: CGSize) -> Bool { s1 == s2 }

/// Returns a transform that moves, in points.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty)
}
/// Returns a transform that makes larger or smaller.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy)
}
/// Returns a transform that turns, in radians.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
}
/// Returns a transform that moves, in points, before another one does its part.
public func CGAffineTransformTranslate(
    _ transform: CGAffineTransform,
    _ tx: CGFloat,
    _ ty: CGFloat
) -> CGAffineTransform { transform.translatedBy(x: tx, y: ty) }
/// Returns a transform that makes larger or smaller before another one does its part.
public func CGAffineTransformScale(
    _ transform: CGAffineTransform,
    _ sx: CGFloat,
    _ sy: CGFloat
) -> CGAffineTransform { transform.scaledBy(x: sx, y: sy) }
/// Returns a transform that turns, in radians, before another one does its part.
public func CGAffineTransformRotate(
    _ transform: CGAffineTransform,
    _ angle: CGFloat
) -> CGAffineTransform { transform.rotated(by: angle) }
/// Returns a transform that does what one does, and then what another one does.
public func CGAffineTransformConcat(
    _ t1: CGAffineTransform,
    _ t2: CGAffineTransform
) -> CGAffineTransform { t1.concatenating(t2) }
/// Returns the transform back; the same one where there is none.
public func CGAffineTransformInvert(_ transform: CGAffineTransform) -> CGAffineTransform {
    transform.inverted()
}
/// Returns whether a transform changes nothing.
public func CGAffineTransformIsIdentity(_ transform: CGAffineTransform) -> Bool {
    transform.isIdentity
}
/// Returns whether two transforms are the same.
public func CGAffineTransformEqualToTransform(
    _ t1: CGAffineTransform,
    _ t2: CGAffineTransform
) -> Bool { t1 == t2 }
/// Returns where a transform leads a point.
public func CGPointApplyAffineTransform(
    _ point: CGPoint,
    _ transform: CGAffineTransform
) -> CGPoint { point.applying(transform) }
/// Returns the size that a transform makes of one.
public func CGSizeApplyAffineTransform(
    _ size: CGSize,
    _ transform: CGAffineTransform
) -> CGSize { size.applying(transform) }
/// Returns the smallest rectangle around where a transform leads one.
public func CGRectApplyAffineTransform(
    _ rect: CGRect,
    _ transform: CGAffineTransform
) -> CGRect { rect.applying(transform) }
