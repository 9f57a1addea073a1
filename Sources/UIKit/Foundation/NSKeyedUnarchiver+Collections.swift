import Foundation

extension NSKeyedUnarchiver {
    /// Returns an archived array of objects of one class; nil where the data holds something else.
    ///
    /// - Throws: What decoding throws, such as where the data is no archive.
    public static func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSCoding>(
        ofClass cls: DecodedObjectType.Type,
        from data: Data
    ) throws -> [DecodedObjectType]? {
        try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [DecodedObjectType]
    }
}
