import CoreGraphics
import Foundation

/// A motion effect that leads a value from one end to another as the screen tilts.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The direction of the tilt that is followed.
    public enum EffectType: Int, Sendable {
        /// To the left and to the right.
        case tiltAlongHorizontalAxis = 0
        /// Up and down.
        case tiltAlongVerticalAxis = 1
    }

    /// The value of the view that is changed.
    public let keyPath: String
    /// The direction that is followed.
    public let type: EffectType
    /// What is added at an offset of -1: a number, a point, a size, a vector or an offset.
    open var minimumRelativeValue: Any?
    /// What is added at an offset of 1.
    open var maximumRelativeValue: Any?

    /// Creates an effect that changes the value of a key path.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    open override func keyPathsAndRelativeValues(
        forViewerOffset viewerOffset: UIOffset
    ) -> [String: Any]? {
        let offset =
            type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let share = (min(max(offset, -1), 1) + 1) / 2
        guard let start = minimumRelativeValue, let end = maximumRelativeValue,
            let value = Self.value(between: start, end, share)
        else { return nil }
        return [keyPath: value]
    }

    private static func value(between start: Any, _ end: Any, _ share: CGFloat) -> Any? {
        if let start = number(start), let end = number(end) {
            return NSNumber(value: Double(start + (end - start) * share))
        }
        guard let start = pair(start), let last = pair(end) else { return nil }
        let x = start.x + (last.x - start.x) * share
        let y = start.y + (last.y - start.y) * share
        return switch end {
        case is CGSize: CGSize(width: x, height: y)
        case is CGVector: CGVector(dx: x, dy: y)
        case is UIOffset: UIOffset(horizontal: x, vertical: y)
        case is NSValue: NSValue(cgPoint: CGPoint(x: x, y: y))
        default: CGPoint(x: x, y: y)
        }
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: value
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    private static func pair(_ value: Any) -> CGPoint? {
        switch value {
        case let value as CGPoint: value
        case let value as CGSize: CGPoint(x: value.width, y: value.height)
        case let value as CGVector: CGPoint(x: value.dx, y: value.dy)
        case let value as UIOffset: CGPoint(x: value.horizontal, y: value.vertical)
        case let value as NSValue: value.cgPointValue
        default: nil
        }
    }
}
