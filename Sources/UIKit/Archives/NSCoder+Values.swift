import CoreGraphics
import Foundation

/// What UIKit's classes read of archives, which may be anybody's.
extension NSCoder {
    /// Returns an object; nil where there is none under the key.
    ///
    /// Foundation's own reader takes a key that is not there for an error.
    func storedObject<Stored: NSObject & NSCoding>(_ cls: Stored.Type, _ key: String) -> Stored? {
        guard allowsKeyedCoding, containsValue(forKey: key) else { return nil }
        return decodeObject(of: cls, forKey: key)
    }

    /// Returns a list of objects of one class; none where there is another thing under the key.
    func storedList<Stored: NSObject & NSCoding>(_ cls: Stored.Type, _ key: String) -> [Stored]? {
        guard allowsKeyedCoding, containsValue(forKey: key) else { return nil }
        return decodeObject(of: [NSArray.self, cls], forKey: key) as? [Stored]
    }

    /// Returns a text; nil where there is none under the key.
    func storedText(_ key: String) -> String? { storedObject(NSString.self, key) as String? }

    /// Returns a number; nil where there is none under the key, or one that is infinite or none.
    func storedNumber(_ key: String) -> CGFloat? {
        guard allowsKeyedCoding, containsValue(forKey: key) else { return nil }
        let number = decodeDouble(forKey: key)
        return number.isFinite ? CGFloat(number) : nil
    }

    /// Returns a whole number; nil where there is none under the key.
    func storedInteger(_ key: String) -> Int? {
        guard allowsKeyedCoding, containsValue(forKey: key) else { return nil }
        return decodeInteger(forKey: key)
    }

    /// Writes numbers under keys.
    func store(_ numbers: [String: CGFloat]) {
        for (key, number) in numbers { encode(Double(number), forKey: key) }
    }
}
