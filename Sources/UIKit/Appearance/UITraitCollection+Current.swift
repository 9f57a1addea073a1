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

    /// Returns the one living collection of these values, so that a tree of views shares it.
    package static func shared(_ values: TraitValues) -> UITraitCollection {
        CurrentTraits.living.withLock { living in
            if let found = living.entries[values]?.collection { return found }
            let collection = UITraitCollection(values)
            living.entries[values] = WeakTraitCollection(collection: collection)
            if living.entries.count > living.limit {
                living.entries = living.entries.filter { $0.value.collection != nil }
                living.limit = max(64, living.entries.count * 2)
            }
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

    static let living = Mutex(LivingTraitCollections())
}

private struct LivingTraitCollections {
    var entries: [TraitValues: WeakTraitCollection] = [:]
    var limit = 64
}

private struct WeakTraitCollection {
    weak var collection: UITraitCollection?
}
