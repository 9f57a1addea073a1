import CoreGraphics

/// What of a view follows the direction from which a person looks at the screen.
///
/// - Note: Differs from UIKit: pages do not hear of tilts, so that nothing moves, as where a person
///   wants less motion.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    /// Creates an effect that moves nothing.
    public override init() {
        super.init()
    }

    /// Returns what is added to values of a view, by key path.
    ///
    /// - Parameter viewerOffset: How far the person looks from the side, from -1 to 1 each way.
    /// - Returns: Values by key path; nil, the default, leaves the view as it is.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        nil
    }
}

extension UIView {
    /// The motion effects of the view; default none.
    public var motionEffects: [UIMotionEffect] {
        get { rare?.motionEffects ?? [] }
        set {
            guard !newValue.isEmpty || rare != nil else { return }
            requireRare().motionEffects = newValue
        }
    }

    /// Adds a motion effect.
    public func addMotionEffect(_ effect: UIMotionEffect) {
        guard !motionEffects.contains(where: { $0 === effect }) else { return }
        motionEffects.append(effect)
    }

    /// Takes a motion effect away.
    public func removeMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.removeAll { $0 === effect }
    }
}
