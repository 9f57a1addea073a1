/// Something that views of a kind can be said to look different in.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose objects take over the look of a proxy.
///
/// What is set of the proxy holds for the objects that come into a window afterwards, but for what
/// was set of them themselves.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// Returns the proxy for all objects of the class.
    static func appearance() -> Self
    /// Returns the proxy for objects in containers: the first is the nearest.
    static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
    /// Returns the proxy for objects with traits.
    static func appearance(for trait: UITraitCollection) -> Self
    /// Returns the proxy for objects with traits in containers: the first is the nearest.
    static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// Returns the proxy for all views of the class.
    public class func appearance() -> Self { Appearances.proxy(of: self) }
    /// Returns the proxy for views in containers: the first is the nearest.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        Appearances.proxy(of: self, in: containerTypes)
    }
    /// Returns the proxy for views with traits.
    public class func appearance(for trait: UITraitCollection) -> Self {
        Appearances.proxy(of: self, with: trait)
    }
    /// Returns the proxy for views with traits in containers: the first is the nearest.
    public class func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        Appearances.proxy(of: self, in: containerTypes, with: trait)
    }
}

extension UIBarItem: UIAppearance {
    /// Returns the proxy for all items of the class.
    public class func appearance() -> Self { Appearances.proxy(of: self) }
    /// Returns the proxy for items in containers: the first is the nearest.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        Appearances.proxy(of: self, in: containerTypes)
    }
    /// Returns the proxy for items in bars with traits.
    public class func appearance(for trait: UITraitCollection) -> Self {
        Appearances.proxy(of: self, with: trait)
    }
    /// Returns the proxy for items with traits in containers: the first is the nearest.
    public class func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        Appearances.proxy(of: self, in: containerTypes, with: trait)
    }
}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
