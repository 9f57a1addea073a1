extension ObjectFactory {
    /// Returns what an initialiser of a class's stand-in makes of the class.
    ///
    /// A stand-in requires the initialiser, so that it can be called on a metatype; its entry stands
    /// at the same place of the method tables of all classes that inherit it. See `ObjectFactory`.
    // Not inlined: the class would be decided by the stand-in's type.
    @inline(never)
    static func made<Object: AnyObject, StandIn: AnyObject>(
        _ type: Object.Type,
        as _: StandIn.Type,
        _ make: (StandIn.Type) -> StandIn
    ) -> Object {
        unsafeDowncast(make(unsafeBitCast(type, to: StandIn.Type.self)) as AnyObject, to: type)
    }
}
