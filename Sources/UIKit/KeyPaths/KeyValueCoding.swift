/// An object whose properties are read and set by name.
///
/// The names are those of UIKit's own properties and of `namedKeyPaths`, for classes that say
/// `KeyPathNaming`.
/// - Note: Differs from UIKit: there all Objective-C properties have names, and a key that does not
///   exist ends the process; here it is reported.
@preconcurrency @MainActor
public protocol KeyValueCoding: AnyObject {}

extension KeyValueCoding {
    /// Returns the value of a property; nil where there is none of the name, which is reported.
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Returns the value that names with dots between them lead to; nil where they lead nowhere.
    public func value(forKeyPath keyPath: String) -> Any? {
        do {
            return try KeyPathRegistry.value(keyPath, of: self)
        } catch {
            Diagnostics.report("\(error)")
            return nil
        }
    }

    /// Sets a property; where there is none of the name or type, that is reported.
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    /// Sets the property that names with dots between them lead to.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        do {
            try KeyPathRegistry.setValue(value, keyPath, of: self)
        } catch {
            Diagnostics.report("\(error)")
        }
    }
}

extension UIApplication {
    /// Returns the application by its name, `sharedApplication`; nil for any other key, which is
    /// reported.
    ///
    /// Code that is also built for extensions of apps reaches the application in this way.
    public static func value(forKey key: String) -> Any? {
        if ["sharedApplication", "shared"].contains(key) { return UIApplication.shared }
        Diagnostics.report("UIApplication has no value for the key \"\(key)\".")
        return nil
    }

    /// Returns the application, or what names with dots between them lead to from there.
    public static func value(forKeyPath keyPath: String) -> Any? {
        let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = names.first, let application = value(forKey: first) else { return nil }
        return names.count > 1
            ? (application as? UIApplication)?.value(forKeyPath: names[1]) : application
    }

    /// Whether the class itself has a named method: `sharedApplication` alone.
    public static func responds(to aSelector: Selector) -> Bool {
        aSelector.name == "sharedApplication"
    }

    /// Returns the application for the selector `sharedApplication`; nil for any other one, which is
    /// reported.
    public static func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
        if responds(to: aSelector) { return .passUnretained(UIApplication.shared as AnyObject) }
        Diagnostics.report("UIApplication has no method of the class named \"\(aSelector.name)\".")
        return nil
    }
}

extension UIResponder: KeyValueCoding {}
extension UIBarItem: KeyValueCoding {}
extension UINavigationItem: KeyValueCoding {}
extension UIAlertAction: KeyValueCoding {}
extension UIGestureRecognizer: KeyValueCoding {}
extension NSLayoutConstraint: KeyValueCoding {}
extension UIDevice: KeyValueCoding {}
