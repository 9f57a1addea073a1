import Foundation

/// A reader of keyed archives that may be anybody's: what does not fit is an error, never a trap.
///
/// Foundation's for Linux ends the process where an object has another class than is asked for, and
/// reads beyond its memory where a dictionary has more keys than values.
final class ArchiveReader: NSCoder {
    let list: BinaryPropertyList
    /// The places of the archived objects in the list.
    private let objects: [Int]
    /// What the objects that are being read have by their keys; the innermost last.
    private var containers: [[String: Int]]
    /// The objects that were read, by their number.
    private var known: [Int: Any] = [:]
    /// The texts and bytes that were read, by their number: a stranger may refer to one many times.
    private var plain: [Int: NSObject] = [:]
    /// The numbers of the objects that are being read.
    private var open: Set<Int> = []
    private var allowed: [[AnyClass]] = []
    private var failure: (any Error)?

    /// How deep objects may lie in each other.
    static let mostDepth = 500

    /// Creates a reader.
    ///
    /// - Throws: `CocoaError.coderReadCorrupt` where the data is no archive.
    init(_ data: Data) throws {
        guard let list = BinaryPropertyList(data), let top = list.dictionary(at: list.top),
            top["$archiver"].flatMap(list.text(at:)) == "NSKeyedArchiver",
            let objects = top["$objects"].flatMap(list.array(at:)),
            let roots = top["$top"].flatMap(list.dictionary(at:))
        else { throw Self.error("The data is no binary keyed archive.") }
        self.list = list
        self.objects = objects
        containers = [roots]
        super.init()
    }

    static func error(_ text: String) -> CocoaError {
        CocoaError(.coderReadCorrupt, userInfo: [NSDebugDescriptionErrorKey: text])
    }

    /// Returns the root of the archive.
    ///
    /// - Throws: What went wrong first.
    func root(of classes: [AnyClass]) throws -> Any? {
        let root = decodeObject(of: classes, forKey: NSKeyedArchiveRootObjectKey)
        if let failure { throw failure }
        return root
    }

    // MARK: - Objects

    /// Returns the place of a value of the object that is being read; nil where there is none.
    func place(_ key: String) -> Int? {
        containers.last?[key.hasPrefix("$") ? "$" + key : key]
    }

    /// Returns the object that a value refers to; nil for none.
    private func object(at place: Int) throws -> Any? {
        if let failure { throw failure }
        guard let number = list.reference(at: place), objects.indices.contains(number) else {
            throw Self.error("A value refers to no object of the archive.")
        }
        let own = objects[number]
        if let value = plain[number] { return value }
        if let text = list.text(at: own) {
            if text == "$null" { return nil }
            plain[number] = text as NSString
            return plain[number]
        }
        if let value = list.number(at: own) { return value }
        if let data = list.data(at: own) {
            plain[number] = NSData(data: data)
            return plain[number]
        }
        guard let values = list.dictionary(at: own) else {
            throw Self.error("Object \(number) of the archive is of no known kind.")
        }
        let (name, found): (String, AnyClass?) = try objectClass(of: values)
        guard let cls: AnyClass = found, isAllowed(cls) else {
            throw Self.error("An object of the archive has the unexpected class \(name).")
        }
        if let object = known[number] { return object }
        guard open.count < Self.mostDepth, open.insert(number).inserted else {
            throw Self.error("Objects of the archive lie in themselves, or too deep in each other.")
        }
        containers.append(values)
        defer {
            containers.removeLast()
            open.remove(number)
        }
        let object = try ArchivedValue.make(cls, from: self) ?? make(cls, name)
        if let failure { throw failure }
        known[number] = object
        return object
    }

    private func objectClass(of values: [String: Int]) throws -> (String, AnyClass?) {
        guard let number = values["$class"].flatMap(list.reference(at:)),
            objects.indices.contains(number),
            let own = list.dictionary(at: objects[number]),
            let name = own["$classname"].flatMap(list.text(at:))
        else { throw Self.error("An object of the archive has no class.") }
        return (name, NSKeyedUnarchiver.class(forClassName: name) ?? Self.knownClass(name))
    }

    /// Returns the class of a name, which may be anybody's; nil for what is no plain name.
    private static func knownClass(_ name: String) -> AnyClass? {
        let isPlain = name.utf8.allSatisfy { byte in
            byte == 0x5F || byte == 0x2E || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard isPlain, name.utf8.count < 256, parts.count <= 2, !parts.contains(""),
            !name.hasPrefix("_T")
        else { return nil }
        return NSClassFromString(name)
    }

    private func make(_ cls: AnyClass, _ name: String) throws -> Any {
        var cls: AnyClass = cls
        if let own = cls as? NSObject.Type { cls = own.classForKeyedUnarchiver() }
        guard let coding = cls as? any NSSecureCoding.Type, coding.supportsSecureCoding else {
            throw Self.error("The class \(name) of the archive does not support secure coding.")
        }
        guard let object = coding.init(coder: self) else {
            throw Self.error("An object of the class \(name) cannot be made of the archive.")
        }
        return object
    }

    /// What collections may hold without being asked for it, as on iOS.
    private static let plainClasses: [AnyClass] = [
        NSString.self, NSNumber.self, NSData.self, NSDate.self, NSArray.self, NSDictionary.self,
    ]

    private func isAllowed(_ cls: AnyClass) -> Bool {
        let isInside = open.count > 0
        return Self.isKind(cls, of: allowed.last ?? [])
            || isInside && Self.isKind(cls, of: Self.plainClasses)
    }

    /// Returns whether a class is one of others or below one of them.
    static func isKind(_ cls: AnyClass, of others: [AnyClass]) -> Bool {
        var next: AnyClass? = cls
        while let own = next {
            if others.contains(where: { $0 == own }) { return true }
            next = _getSuperclass(own)
        }
        return false
    }

    /// Returns the objects of a list, where there is one.
    func objects(_ key: String) throws -> [Any] {
        guard let place = place(key), let places = list.array(at: place) else { return [] }
        return try places.map { inner in
            guard let object = try object(at: inner) else {
                throw Self.error("A collection of the archive has nothing in place of an object.")
            }
            return object
        }
    }

    /// Returns an object that may be of more classes than was asked for.
    func object(_ key: String, alsoOf classes: [AnyClass]) throws -> Any? {
        guard let place = place(key) else { return nil }
        allowed.append((allowed.last ?? []) + classes)
        defer { allowed.removeLast() }
        return try object(at: place)
    }

    // MARK: - NSCoder

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { true }
    override var allowedClasses: [AnyClass]? { allowed.last }
    override var error: (any Error)? { failure }
    override var systemVersion: UInt32 { 2000 }

    override func failWithError(_ error: any Error) {
        if failure == nil { failure = error }
    }

    override func containsValue(forKey key: String) -> Bool { place(key) != nil }

    override func decodeObject(forKey key: String) -> Any? {
        guard let place = place(key) else { return nil }
        do {
            return try object(at: place)
        } catch {
            failWithError(error)
            return nil
        }
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        guard let classes, failure == nil else { return nil }
        allowed.append(classes)
        defer { allowed.removeLast() }
        guard let object = decodeObject(forKey: key) else { return nil }
        guard Self.isKind(type(of: object as AnyObject), of: classes) else {
            let found = type(of: object)
            failWithError(Self.error("The value for \"\(key)\" has the class \(found)."))
            return nil
        }
        return object
    }

    override func decodeObject<Decoded: NSObject & NSCoding>(
        of cls: Decoded.Type,
        forKey key: String
    ) -> Decoded? {
        decodeObject(of: [cls], forKey: key) as? Decoded
    }

    override func decodePropertyList(forKey key: String) -> Any? {
        decodeObject(of: Self.plainClasses, forKey: key)
    }

    // Values without keys, which keyed archives have none of.
    override func decodeObject() -> Any? { nil }
    override func decodePropertyList() -> Any? { nil }
    override func decodeData() -> Data? { nil }
    override func decodeValue(
        ofObjCType type: UnsafePointer<Int8>,
        at data: UnsafeMutableRawPointer
    ) {}

    private func number(_ key: String) -> NSNumber? { place(key).flatMap(list.number(at:)) }

    override func decodeBool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }
    override func decodeInteger(forKey key: String) -> Int { number(key)?.intValue ?? 0 }
    override func decodeInt32(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
    override func decodeInt64(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }
    override func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
    override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }

    override func withDecodedUnsafeBufferPointer<Result>(
        forKey key: String,
        body: (UnsafeBufferPointer<UInt8>?) throws -> Result
    ) rethrows -> Result {
        guard let data = place(key).flatMap(list.data(at:)) else { return try body(nil) }
        return try [UInt8](data).withUnsafeBufferPointer { try body($0) }
    }
}
