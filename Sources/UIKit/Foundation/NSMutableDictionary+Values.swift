import Foundation

extension NSMutableDictionary {
    /// Sets the value of a key that is a text; nil takes the key away.
    public func setValue(_ value: Any?, forKey key: String) {
        if let value {
            self[key] = value
        } else {
            removeObject(forKey: key)
        }
    }
}
