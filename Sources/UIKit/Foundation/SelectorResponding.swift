import Foundation

/// A class that says itself which named methods its objects have.
///
/// - Note: Differs from UIKit: without Objective-C a class below NSObject cannot override the method;
///   it says this protocol instead of `override`, and may call `super` all the same.
@preconcurrency @MainActor
public protocol SelectorResponding: NSObject {
    /// Whether the object has a named method.
    func responds(to aSelector: Selector!) -> Bool
}

extension NSObjectProtocol where Self: NSObject {
    /// Whether the object has a named method.
    @preconcurrency @MainActor
    public func responds(to aSelector: Selector!) -> Bool {
        let id = ObjectIdentifier(self)
        // What a class asks of `super` comes here as well.
        if let own = self as? any SelectorResponding, AskedObjects.ids.insert(id).inserted {
            defer { AskedObjects.ids.remove(id) }
            return own.responds(to: aSelector)
        }
        return aSelector?.action.accepts(self) ?? false
    }
}

extension NSObjectProtocol {
    /// Whether the object has a named method; false for one that is no `NSObject`.
    ///
    /// It is what delegates are asked that are known by their protocol alone.
    @_disfavoredOverload @preconcurrency @MainActor
    public func responds(to aSelector: Selector!) -> Bool {
        (self as? NSObject)?.responds(to: aSelector) ?? false
    }
}

/// The objects whose classes are answering.
@MainActor
private enum AskedObjects {
    static var ids: Set<ObjectIdentifier> = []
}
