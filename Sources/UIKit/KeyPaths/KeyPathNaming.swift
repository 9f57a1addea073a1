/// A class that names properties for Interface Builder and layout templates.
///
/// ```swift
/// final class Badge: UIView, KeyPathNaming {
///     @IBInspectable var inset: CGFloat = 4
///     class var namedKeyPaths: [NamedKeyPath] { [NamedKeyPath("inset", \Badge.inset)] }
/// }
/// ```
/// The names of superclasses are found as well.
/// - Note: Differs from UIKit: there is no key-value coding on Linux; a property is found by name
///   only where its class lists it.
@preconcurrency @MainActor
public protocol KeyPathNaming: AnyObject {
    /// The properties of this class that are found by name, those of superclasses left out.
    static var namedKeyPaths: [NamedKeyPath] { get }
}

/// A class of a module beside UIKit that names properties, and leaves `KeyPathNaming` to the app's subclasses.
@MainActor
package protocol OwnKeyPathNaming: AnyObject {
    /// The properties that are found by name.
    static var ownKeyPaths: [NamedKeyPath] { get }
}
