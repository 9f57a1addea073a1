import Foundation

extension NSKeyedArchiver {
    /// Returns an archive of an object and all that it refers to.
    ///
    /// Preferred to Foundation's method of this name wherever both are seen: that one ends the process
    /// where an object cannot be archived.
    ///
    /// - Throws: `CocoaError.coderInvalidValue` where an object is not `NSCoding`, or not
    ///   `NSSecureCoding` where that is required.
    public static func archivedData<RootObject>(
        withRootObject object: RootObject,
        requiringSecureCoding requiresSecureCoding: Bool
    ) throws -> Data {
        ArchiveRouting.install()
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        let check = CodingCheck(requiresSecureCoding: requiresSecureCoding)
        archiver.delegate = check
        archiver.encode(object, forKey: NSKeyedArchiveRootObjectKey)
        archiver.finishEncoding()
        if let problem = check.problem {
            throw CocoaError(.coderInvalidValue, userInfo: [NSDebugDescriptionErrorKey: problem])
        }
        return archiver.encodedData
    }

    /// Returns an archive of an object and all that it refers to.
    ///
    /// The way of before iOS 11. An object that cannot be archived ends an app on iOS; here that is
    /// reported, and the archive is empty.
    public static func archivedData<RootObject>(withRootObject object: RootObject) -> Data {
        do {
            return try archivedData(withRootObject: object, requiringSecureCoding: false)
        } catch {
            let problem = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
            MainThread.run { Diagnostics.report(problem ?? "The object cannot be archived.") }
            return Data()
        }
    }
}

/// What looks at each object before it is archived.
private final class CodingCheck: NSObject, NSKeyedArchiverDelegate {
    private let requiresSecureCoding: Bool
    /// What cannot be archived; nil for nothing.
    private(set) var problem: String?

    init(requiresSecureCoding: Bool) {
        self.requiresSecureCoding = requiresSecureCoding
    }

    func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
        if let other = ArchivedStandIn.standIn(for: object) { return other }
        // Strings, arrays and their like are archived as Foundation's classes.
        let value = object as AnyObject
        guard let coding = type(of: value) as? any NSCoding.Type else {
            return refuse("\(type(of: value)) does not conform to NSCoding")
        }
        // Foundation names classes at the top level of a module only, and traps at others.
        let cls: AnyClass = (value as? NSObject)?.classForKeyedArchiver ?? type(of: value)
        let isNamed =
            NSKeyedArchiver.classNameForClass(cls) != nil
            || String(reflecting: cls).split(separator: ".").count == 2
        guard isNamed else { return refuse("\(cls) is not at the top level of its module") }
        guard requiresSecureCoding else { return object }
        guard let secure = coding as? any NSSecureCoding.Type, secure.supportsSecureCoding else {
            return refuse("\(type(of: value)) does not support secure coding")
        }
        return object
    }

    private func refuse(_ problem: String) -> Any? {
        if self.problem == nil { self.problem = "The object cannot be archived: \(problem)." }
        // Foundation traps at nil; the archive is thrown away.
        return NSNull()
    }

    func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
    func archiver(
        _ archiver: NSKeyedArchiver,
        willReplace object: Any?,
        withObject newObject: Any?
    ) {}
    func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
    func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
}
