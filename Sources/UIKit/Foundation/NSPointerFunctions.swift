import Foundation

/// How tables hold their objects.
public final class NSPointerFunctions: NSObject {
    /// How a table holds objects, and which it takes for the same.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Objects stay as long as the table has them; the default.
        public static let strongMemory: Options = []
        /// Objects end when nothing else holds them, and leave the table then.
        public static let weakMemory = Options(rawValue: 5 << 0)
        /// Objects are the same that say so themselves; the default.
        public static let objectPersonality: Options = []
        /// Objects are the same at one address only.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// Copies are held in place of the objects.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// An object in a table.
struct TableEntry {
    private let strong: AnyObject?
    private weak var weak: AnyObject?
    /// The object's hash when it came in: that of one that ended is not known any more.
    let hash: Int

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        hash = Self.hash(object, options)
        var held = object
        if options.contains(.copyIn), let copying = object as? any NSCopying {
            held = copying.copy(with: nil) as AnyObject
        }
        strong = options.contains(.weakMemory) ? nil : held
        weak = held
    }

    /// Returns the object itself, where a cast of a value of an unknown type may wrap it.
    static func reference<T>(_ value: T) -> AnyObject {
        // Safe: it is the same type. A cast would put the reference into a box that nobody holds.
        if T.self == AnyObject.self { return unsafeBitCast(value, to: AnyObject.self) }
        return TargetAction.unwrap(value) ?? value as AnyObject
    }

    /// Returns an object as what a table says that it is.
    static func cast<T>(_ object: AnyObject?) -> T? {
        guard let object else { return nil }
        // Safe: it is the same type.
        return T.self == AnyObject.self ? unsafeBitCast(object, to: T.self) : object as? T
    }

    /// The object; nil where it ended.
    var object: AnyObject? { strong ?? weak }

    static func hash(_ object: AnyObject, _ options: NSPointerFunctions.Options) -> Int {
        guard !options.contains(.objectPointerPersonality), let object = object as? NSObject else {
            return ObjectIdentifier(object).hashValue
        }
        return object.hash
    }

    func isSame(_ other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        guard !options.contains(.objectPointerPersonality), let object = object as? NSObject else {
            return false
        }
        return object.isEqual(other)
    }
}
