import Foundation

extension NSKeyedUnarchiver {
    /// Returns the archived object of a class; nil where the archive has none.
    ///
    /// Preferred to Foundation's method of this name wherever both are seen: that one ends the process
    /// where the archive holds an object of another class.
    ///
    /// - Throws: `CocoaError` where the data is no archive, and where it holds something else.
    public static func unarchivedObject<DecodedObjectType: NSObject & NSSecureCoding>(
        ofClass cls: DecodedObjectType.Type,
        from data: Data
    ) throws -> DecodedObjectType? {
        try reader(data).root(of: [cls]) as? DecodedObjectType
    }

    /// Returns the archived object of one of several classes; nil where the archive has none.
    ///
    /// Preferred to Foundation's method of this name where classes are written in the call.
    ///
    /// - Throws: `CocoaError` where the data is no archive, and where it holds something else.
    public static func unarchivedObject(
        ofClasses classes: [NSObject.Type],
        from data: Data
    ) throws -> Any? {
        try reader(data).root(of: classes)
    }

    /// Returns an archived array of objects of one class; nil where the archive has none.
    ///
    /// - Throws: `CocoaError` where the data is no archive, and where it holds something else.
    public static func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSCoding>(
        ofClass cls: DecodedObjectType.Type,
        from data: Data
    ) throws -> [DecodedObjectType]? {
        try reader(data).root(of: [NSArray.self, cls]) as? [DecodedObjectType]
    }

    /// Returns an archived dictionary of keys of one class and objects of another; nil where the
    /// archive has none.
    ///
    /// - Throws: `CocoaError` where the data is no archive, and where it holds something else.
    public static func unarchivedDictionary<
        DecodedKeyType: NSObject & NSCopying & NSCoding,
        DecodedObjectType: NSObject & NSCoding
    >(
        ofKeyClass keyCls: DecodedKeyType.Type,
        objectClass valueCls: DecodedObjectType.Type,
        from data: Data
    ) throws -> [DecodedKeyType: DecodedObjectType]? {
        try reader(data).root(of: [NSDictionary.self, keyCls, valueCls])
            as? [DecodedKeyType: DecodedObjectType]
    }

    private static func reader(_ data: Data) throws -> ArchiveReader {
        ArchiveRouting.install()
        return try ArchiveReader(data)
    }
}
