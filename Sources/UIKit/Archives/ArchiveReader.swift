import Foundation

/// A reader of keyed archives that may be anybody's: what does not fit is an error, never a trap.
///
/// Foundation's for Linux ends the process where an object has another class than is asked for, where
/// nothing is stored under a key, where objects lie in themselves, and at broken archives.
final class ArchiveReader: NSCoder {
    /// What an object that is being read has by its keys.
    private struct Container {
        let values: [String: Int]
        /// The number of the next value that was stored without a key.
        var next = 0
    }

    let list: BinaryPropertyList
    /// The places of the archived objects in the list.
    private let objects: [Int]
    /// The objects that are being read; the innermost last.
    private var containers: [Container]
    /// The objects that were read, by their number.
    private var known: [Int: Any] = [:]
    /// The classes of the archive, by the number of what names them.
    private var classes: [Int: (name: String, found: AnyClass?)] = [:]
    /// The numbers of the objects that are being read.
    private var open: Set<Int> = []
    private var allowed: [[AnyClass]] = []
    private var failure: (any Error)?

    /// Whether only classes that are asked for and support secure coding are read.
    var isSecure = true
    /// The app's own reader that this one reads for; nil for none.
    weak var owner: NSKeyedUnarchiver?

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
        containers = [Container(values: roots)]
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
        containers.last?.values[key.hasPrefix("$") ? "$" + key : key]
    }

    /// Returns the object that a value refers to; nil for none, and for one that is being read: it
    /// lies in itself, and there is nothing yet to refer to.
    private func object(at place: Int) throws -> Any? {
        if let failure { throw failure }
        try take(1)
        guard let number = list.reference(at: place), objects.indices.contains(number) else {
            throw Self.error("A value refers to no object of the archive.")
        }
        if let object = known[number] {
            let cls: AnyClass = type(of: object as AnyObject)
            if !Self.isKind(cls, of: Self.textsAndNumbers) { try check(cls, "\(cls)") }
            return object
        }
        guard let object = try plainObject(objects[number]) ?? composed(number) else {
            if list.isExhausted { throw Self.tooMuch }
            return nil
        }
        known[number] = object
        return object
    }

    /// Returns a text, number or bytes, which any class may have; nil for other objects.
    private func plainObject(_ place: Int) throws -> Any? {
        if let text = list.text(at: place) { return text == "$null" ? nil : text as NSString }
        if let value = list.number(at: place) { return value }
        return list.data(at: place).map { $0 as NSData }
    }

    /// The classes of objects that are values themselves.
    private static let textsAndNumbers: [AnyClass] = [
        NSString.self, NSNumber.self, NSData.self,
    ]

    /// Returns an object that has values of its own.
    private func composed(_ number: Int) throws -> Any? {
        guard let values = list.dictionary(at: objects[number]) else {
            if list.text(at: objects[number]) == "$null" { return nil }
            if list.isExhausted { throw Self.tooMuch }
            throw Self.error("Object \(number) of the archive is of no known kind.")
        }
        let (name, found): (String, AnyClass?) = try objectClass(of: values)
        guard let cls: AnyClass = found else { throw Self.unexpected(name) }
        try check(cls, name)
        guard !open.contains(number) else { return nil }
        guard open.count < Self.mostDepth else {
            throw Self.error("Objects of the archive lie too deep in each other.")
        }
        open.insert(number)
        containers.append(Container(values: values))
        defer {
            containers.removeLast()
            open.remove(number)
        }
        let object = try ArchivedValue.make(cls, from: self) ?? make(cls, name)
        if let failure { throw failure }
        return replaced(object)
    }

    /// Returns what the delegate of the app's own reader has in place of an object.
    private func replaced(_ object: Any) -> Any {
        guard let owner, let delegate = owner.delegate,
            let other = delegate.unarchiver(owner, didDecode: object)
        else { return object }
        if other as AnyObject !== object as AnyObject {
            delegate.unarchiver(owner, willReplace: object, with: other)
        }
        return other
    }

    /// Takes parts from those that may be read.
    func take(_ parts: Int) throws {
        guard list.take(parts) else { throw Self.tooMuch }
    }

    private static var tooMuch: CocoaError {
        error("The archive refers to its parts more often than its size allows.")
    }

    private static func unexpected(_ name: String) -> CocoaError {
        error("An object of the archive has the unexpected class \(name).")
    }

    // MARK: - Classes

    private func objectClass(of values: [String: Int]) throws -> (String, AnyClass?) {
        guard let number = values["$class"].flatMap(list.reference(at:)),
            objects.indices.contains(number)
        else { throw Self.error("An object of the archive has no class.") }
        if let own = classes[number] { return own }
        guard let own = list.dictionary(at: objects[number]),
            let name = own["$classname"].flatMap(list.text(at:))
        else { throw Self.error("An object of the archive has no class.") }
        let found: AnyClass? =
            owner?.class(forClassName: name) ?? NSKeyedUnarchiver.class(forClassName: name)
            ?? Self.knownClass(name) ?? replacement(of: name, own)
        classes[number] = (name, found)
        return (name, found)
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
        return Foundation.NSClassFromString(name)
    }

    /// Asks the delegate of the app's own reader for a class that is not there any more.
    private func replacement(of name: String, _ values: [String: Int]) -> AnyClass? {
        guard let owner, let delegate = owner.delegate else { return nil }
        let all = values["$classes"].flatMap(list.array(at:)) ?? []
        return delegate.unarchiver(
            owner,
            cannotDecodeObjectOfClassName: name,
            originalClasses: all.compactMap(list.text(at:))
        )
    }

    private func make(_ cls: AnyClass, _ name: String) throws -> Any {
        var cls: AnyClass = cls
        if let own = cls as? NSObject.Type { cls = own.classForKeyedUnarchiver() }
        guard let coding = cls as? any NSCoding.Type else {
            throw Self.error("The class \(name) of the archive does not conform to NSCoding.")
        }
        if isSecure, (coding as? any NSSecureCoding.Type)?.supportsSecureCoding != true {
            throw Self.error("The class \(name) of the archive does not support secure coding.")
        }
        guard let object = coding.init(coder: self) else {
            throw failure
                ?? Self.error("An object of the class \(name) cannot be made of the archive.")
        }
        return object
    }

    /// What collections may hold without being asked for it, as on iOS.
    private static let plainClasses: [AnyClass] = [
        NSString.self, NSNumber.self, NSData.self, NSDate.self, NSArray.self, NSDictionary.self,
    ]

    private func check(_ cls: AnyClass, _ name: String) throws {
        let isInside = open.count > 0 || allowed.isEmpty
        guard
            !isSecure || Self.isKind(cls, of: allowed.last ?? [])
                || isInside && Self.isKind(cls, of: Self.plainClasses)
        else { throw Self.unexpected(name) }
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
        guard let place = place(key), let places = list.array(at: place) else {
            if list.isExhausted { throw Self.tooMuch }
            return []
        }
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
    override var requiresSecureCoding: Bool { isSecure }
    override var allowedClasses: [AnyClass]? { allowed.last }
    override var error: (any Error)? { failure }
    override var systemVersion: UInt32 { 2000 }

    override func failWithError(_ error: any Error) {
        if failure == nil { failure = error }
    }

    override func containsValue(forKey key: String) -> Bool { place(key) != nil }

    private func decoded(_ place: Int?) -> Any? {
        guard let place else { return nil }
        do {
            return try object(at: place)
        } catch {
            failWithError(error)
            return nil
        }
    }

    override func decodeObject(forKey key: String) -> Any? { decoded(place(key)) }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        guard isSecure else { return decodeObject(forKey: key) }
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

    // MARK: - Values without keys

    /// Returns the place of the next value without a key; nil where there are no more.
    private func nextPlace() -> Int? {
        let last = containers.count - 1
        defer { containers[last].next += 1 }
        return containers[last].values["$\(containers[last].next)"]
    }

    override func decodeObject() -> Any? { decoded(nextPlace()) }
    override func decodePropertyList() -> Any? { decodeObject() }
    override func decodeData() -> Data? { decodeObject() as? Data }
    override func decodeValue(
        ofObjCType type: UnsafePointer<Int8>,
        at data: UnsafeMutableRawPointer
    ) {}

    // MARK: - Numbers and bytes

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

    override func withDecodedUnsafeBytes<Result>(
        forKey key: String,
        body: (UnsafeRawBufferPointer?) throws -> Result
    ) rethrows -> Result {
        guard let data = place(key).flatMap(list.data(at:)) else { return try body(nil) }
        return try [UInt8](data).withUnsafeBytes { try body($0) }
    }
}
