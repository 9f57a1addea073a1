import Foundation

/// What moves a view as the device is tilted.
///
/// - Note: Differs from UIKit: pages are not told of tilts, so that effects rest, as on a device whose
///   person reduced motion.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    /// Creates an effect.
    public override init() { super.init() }

    /// Returns values of key paths for a tilt, of -1…1 in both directions; default nil.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        nil
    }
}

/// An effect between two values of a key path.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The direction of the tilt.
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
    }

    /// The key path of the view.
    public let keyPath: String
    /// The direction of the tilt.
    public let type: EffectType
    /// The value at the lowest tilt; default nil.
    open var minimumRelativeValue: Any?
    /// The value at the highest tilt; default nil.
    open var maximumRelativeValue: Any?

    /// Creates an effect.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    open override func keyPathsAndRelativeValues(
        forViewerOffset viewerOffset: UIOffset
    ) -> [String: Any]? {
        guard let low = Self.number(minimumRelativeValue),
            let high = Self.number(maximumRelativeValue)
        else { return nil }
        let tilt =
            type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        return [keyPath: low + (high - low) * (min(max(tilt, -1), 1) + 1) / 2]
    }

    private static func number(_ value: Any?) -> CGFloat? {
        KeyPathValue.convert(value, to: CGFloat.self)
    }
}

/// Several effects at once.
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects; default nil.
    open var motionEffects: [UIMotionEffect]?

    open override func keyPathsAndRelativeValues(
        forViewerOffset viewerOffset: UIOffset
    ) -> [String: Any]? {
        var values: [String: Any] = [:]
        for effect in motionEffects ?? [] {
            let own = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
            values.merge(own ?? [:]) { $1 }
        }
        return values.isEmpty ? nil : values
    }
}
