import CoreGraphics
import Foundation
import Synchronization

extension UITraitCollection {
    /// The traits in which dynamic colours are resolved; each thread has its own.
    ///
    /// The update cycle of a scene sets those of the main thread around every event, layout and
    /// commit. Where nothing was set: an iPhone at two pixels a point, light, left to right.
    public static var current: UITraitCollection {
        get {
            guard let pointer = pthread_getspecific(CurrentTraits.key) else { return .fallback }
            return Unmanaged<UITraitCollection>.fromOpaque(pointer).takeUnretainedValue()
        }
        set {
            let old = pthread_getspecific(CurrentTraits.key)
            let new = Unmanaged.passRetained(newValue)
            guard pthread_setspecific(CurrentTraits.key, new.toOpaque()) == 0 else {
                new.release()
                return
            }
            if let old { Unmanaged<UITraitCollection>.fromOpaque(old).release() }
        }
    }

    /// Calls a closure with this collection as the current one.
    public func performAsCurrent(_ actions: () -> Void) {
        let old = UITraitCollection.current
        UITraitCollection.current = self
        actions()
        UITraitCollection.current = old
    }

    /// The traits where no scene is current.
    package static let fallback: UITraitCollection = {
        var values = TraitValues()
        values.userInterfaceStyle = .light
        values.horizontalSizeClass = .compact
        values.verticalSizeClass = .regular
        values.displayScale = 2
        values.layoutDirection = .leftToRight
        values.userInterfaceIdiom = .phone
        values.preferredContentSizeCategory = .large
        values.accessibilityContrast = .normal
        values.userInterfaceLevel = .base
        values.displayGamut = .SRGB
        values.legibilityWeight = .regular
        values.forceTouchCapability = .unavailable
        return .shared(values)
    }()

    /// Returns the collection of these values that others have too, so that a tree of views shares it.
    package static func shared(_ values: TraitValues) -> UITraitCollection {
        CurrentTraits.shared.withLock { shared in
            if let found = shared[values] { return found }
            // Kept, not watched: weak references make each use of a collection slower. There are few
            // kinds of devices and preferences; apps may make many traits of their own.
            if shared.count >= 256 { shared.removeAll() }
            let collection = UITraitCollection(values)
            shared[values] = collection
            return collection
        }
    }
}

private enum CurrentTraits {
    // Thread specific, as in UIKit: no lock, and threads cannot see each other's.
    static let key: pthread_key_t = {
        var key = pthread_key_t()
        let result = pthread_key_create(&key) { pointer in
            if let pointer { Unmanaged<UITraitCollection>.fromOpaque(pointer).release() }
        }
        precondition(result == 0, "UITraitCollection: pthread_key_create answered \(result).")
        return key
    }()

    static let shared = Mutex([TraitValues: UITraitCollection]())
}
