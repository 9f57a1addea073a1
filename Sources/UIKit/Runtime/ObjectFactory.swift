/// Makes objects of classes that are known by their metatype only.
enum ObjectFactory {
    /// Returns a new object of a class, made with `init()`; nil if it is no NSObject.
    ///
    /// Swift lets only required initialisers be called on a metatype, and `UIResponder` cannot
    /// require `init()` without requiring it of every view. The cast is sound all the same: both
    /// classes inherit NSObject's entry for `init()` at the same place of their method tables,
    /// and the class's own entry is called. A class without `init()` traps with a message.
    // Inlined, a cast of the result would be decided by the stand-in's type.
    @inline(never)
    static func make(_ type: AnyClass) -> NSObject? {
        guard type is NSObject.Type else { return nil }
        return unsafeBitCast(type, to: AnyInitializableObject.Type.self).init() as NSObject
    }
}

/// Stands for any subclass of NSObject whose `init()` is to be called.
///
/// It is open, since of any other class the compiler knows all subclasses: it would call this
/// class's own `init()` instead of looking into the method table. Nothing outside needs it.
@_spi(ObjectFactory)
open class AnyInitializableObject: NSObject {
    public required override init() {
        super.init()
    }
}
