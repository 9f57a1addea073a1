import Foundation

/// Foundation's own values in archives, made without its initialisers, which trust what they read.
enum ArchivedValue {
    /// Returns a value of one of Foundation's classes; nil for other classes.
    ///
    /// - Throws: `CocoaError.coderReadCorrupt` where the archive does not say what the value is.
    static func make(_ cls: AnyClass, from reader: ArchiveReader) throws -> Any? {
        func isOne(_ classes: AnyClass...) -> Bool { classes.contains { $0 == cls } }
        if isOne(NSString.self, NSMutableString.self) {
            let text = try value(reader, "NS.string", reader.list.text(at:))
            return cls == NSString.self ? text as NSString : NSMutableString(string: text)
        }
        if isOne(NSData.self, NSMutableData.self) {
            let data = try value(reader, "NS.data", reader.list.data(at:))
            return cls == NSData.self ? NSData(data: data) : NSMutableData(data: data)
        }
        if isOne(NSDate.self) {
            return NSDate(timeIntervalSinceReferenceDate: reader.decodeDouble(forKey: "NS.time"))
        }
        if isOne(NSUUID.self) {
            let bytes = [UInt8](try value(reader, "NS.uuidbytes", reader.list.data(at:)))
            guard bytes.count == 16 else { throw wrong("NSUUID") }
            return NSUUID(uuidBytes: bytes)
        }
        if isOne(NSNumber.self) { return try number(reader) }
        if isOne(NSDecimalNumber.self) { return try ArchivedDecimal.read(reader) }
        if isOne(NSError.self) { return try ArchivedError.read(reader) }
        if isOne(NSURL.self) { return try url(reader) }
        if isOne(NSCalendar.self) { return try calendar(reader) }
        if isOne(NSNull.self) { return NSNull() }
        if isOne(NSArray.self, NSMutableArray.self) {
            let objects = try reader.objects("NS.objects")
            return cls == NSArray.self ? NSArray(array: objects) : NSMutableArray(array: objects)
        }
        if isOne(NSSet.self, NSMutableSet.self) {
            let objects = try reader.objects("NS.objects")
            try checkHashes(objects, "NSSet")
            return cls == NSSet.self ? NSSet(array: objects) : NSMutableSet(array: objects)
        }
        if isOne(NSOrderedSet.self, NSMutableOrderedSet.self) {
            let objects = try numbered(reader)
            try checkHashes(objects, "NSOrderedSet")
            return cls == NSOrderedSet.self
                ? NSOrderedSet(array: objects) : NSMutableOrderedSet(array: objects)
        }
        if isOne(NSDictionary.self, NSMutableDictionary.self) {
            let dictionary = try dictionary(reader)
            return cls == NSMutableDictionary.self ? dictionary : dictionary.copy()
        }
        if isOne(NSAttributedString.self, NSMutableAttributedString.self) {
            let text = try text(reader)
            return cls == NSMutableAttributedString.self ? text : text.copy()
        }
        return nil
    }

    private static func wrong(_ name: String) -> CocoaError {
        ArchiveReader.error("An object of the class \(name) cannot be made of the archive.")
    }

    private static func value<Value>(
        _ reader: ArchiveReader,
        _ key: String,
        _ read: (Int) -> Value?
    ) throws -> Value {
        guard let value = reader.place(key).flatMap(read) else {
            throw ArchiveReader.error("An object of the archive has no value for \"\(key)\".")
        }
        return value
    }

    /// Reads a number that is an object of its own, under any of Foundation's keys.
    private static func number(_ reader: ArchiveReader) throws -> NSNumber {
        for key in ["NS.number", "NS.boolval", "NS.intval", "NS.dblval"] {
            guard let place = reader.place(key) else { continue }
            if let number = reader.list.number(at: place) { return number }
            if let number = try reader.object(key, alsoOf: [NSNumber.self]) as? NSNumber {
                return number
            }
        }
        throw wrong("NSNumber")
    }

    private static func url(_ reader: ArchiveReader) throws -> NSURL {
        let plain: [AnyClass] = [NSString.self, NSURL.self]
        let base = try reader.object("NS.base", alsoOf: plain) as? NSURL
        // Each is resolved against all of those before it.
        var (depth, next) = (0, base as URL?)
        while let own = next, depth < 8 { (depth, next) = (depth + 1, own.baseURL) }
        guard depth < 8, let text = try reader.object("NS.relative", alsoOf: plain) as? String,
            let url = URL(string: text, relativeTo: base.map { $0 as URL })
        else { throw wrong("NSURL") }
        return url as NSURL
    }

    private static func calendar(_ reader: ArchiveReader) throws -> NSCalendar {
        let classes: [AnyClass] = [NSString.self, NSTimeZone.self, NSLocale.self]
        guard let name = try reader.object("NS.identifier", alsoOf: classes) as? String,
            let calendar = NSCalendar(identifier: NSCalendar.Identifier(name))
        else { throw wrong("NSCalendar") }
        if let zone = try reader.object("NS.timezone", alsoOf: classes) as? NSTimeZone {
            calendar.timeZone = zone as TimeZone
        }
        if let locale = try reader.object("NS.locale", alsoOf: classes) as? NSLocale {
            calendar.locale = locale as Locale
        }
        let (first, least) = (
            reader.decodeInteger(forKey: "NS.firstwkdy"), reader.decodeInteger(forKey: "NS.mindays")
        )
        if (1...7).contains(first) { calendar.firstWeekday = first }
        if (1...7).contains(least) { calendar.minimumDaysInFirstWeek = least }
        return calendar
    }

    private static func numbered(_ reader: ArchiveReader) throws -> [Any] {
        var objects = try reader.objects("NS.objects")
        while let object = try reader.object("NS.object.\(objects.count)", alsoOf: []) {
            objects.append(object)
        }
        return objects
    }

    private static func dictionary(_ reader: ArchiveReader) throws -> NSMutableDictionary {
        let (keys, values) = (try reader.objects("NS.keys"), try reader.objects("NS.objects"))
        guard keys.count == values.count else { throw wrong("NSDictionary") }
        try checkHashes(keys, "NSDictionary")
        let dictionary = NSMutableDictionary()
        for (key, value) in zip(keys, values) {
            guard let key = key as? NSObject else { throw wrong("NSDictionary") }
            dictionary[key] = value
        }
        return dictionary
    }

    /// How many objects of one hash a collection may have: it compares each with all of them.
    private static let mostOfOneHash = 200

    /// Checks what a collection looks up.
    ///
    /// Swift traps at what may hold something that it cannot look up.
    private static func checkHashes(_ objects: [Any], _ name: String) throws {
        let collections: [AnyClass] = [
            NSArray.self, NSDictionary.self, NSSet.self, NSOrderedSet.self,
        ]
        var counts: [Int: Int] = [:]
        var seen: Set<ObjectIdentifier> = []
        for object in objects {
            let object = object as AnyObject
            guard !ArchiveReader.isKind(type(of: object), of: collections) else {
                throw wrong(name)
            }
            guard let value = object as? NSObject, seen.insert(ObjectIdentifier(value)).inserted
            else { continue }
            let hash = value.hash
            counts[hash, default: 0] += 1
            guard counts[hash, default: 0] <= mostOfOneHash else { throw wrong(name) }
        }
    }

    // MARK: - Attributed texts

    /// The classes of attributes, which nobody needs to name, as on iOS.
    private static let attributeClasses: [AnyClass] = [
        NSString.self, NSNumber.self, NSArray.self, NSDictionary.self, NSURL.self, NSData.self,
        NSDate.self, UIColor.self, UIFont.self, NSParagraphStyle.self, NSShadow.self,
        NSTextAttachment.self,
    ]

    /// Reads a text: its characters, its looks, and which of these each stretch has.
    private static func text(_ reader: ArchiveReader) throws -> NSMutableAttributedString {
        let plain: [AnyClass] = [NSString.self, NSData.self]
        let string = try reader.object("NSString", alsoOf: plain) as? String
        let text = NSMutableAttributedString(string: string ?? "")
        guard text.length > 0 else { return text }
        let looks = try reader.object("NSAttributes", alsoOf: attributeClasses)
        guard let info = try reader.object("NSAttributeInfo", alsoOf: plain) as? NSData else {
            let whole = NSRange(location: 0, length: text.length)
            guard let look = looks as? NSDictionary else { return text }
            text.setAttributes(attributes(look), range: whole)
            return text
        }
        guard let looks = looks as? NSArray else { throw wrong("NSAttributedString") }
        var rest = Data(referencing: info)[...]
        var place = 0
        while place < text.length {
            guard let length = number(&rest), let slot = number(&rest), length > 0,
                length <= text.length - place, slot < looks.count,
                let look = looks[slot] as? NSDictionary
            else { throw wrong("NSAttributedString") }
            text.setAttributes(attributes(look), range: NSRange(location: place, length: length))
            place += length
        }
        return text
    }

    /// Takes a number of seven bits a byte, the lowest first, from the beginning.
    private static func number(_ bytes: inout Data) -> Int? {
        var (value, shift) = (0, 0)
        while shift < 35, let byte = bytes.popFirst() {
            value |= Int(byte & 127) << shift
            if byte < 128 { return value }
            shift += 7
        }
        return nil
    }

    private static func attributes(_ look: NSDictionary) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for (key, value) in look {
            if let name = key as? String { result[NSAttributedString.Key(name)] = value }
        }
        return result
    }
}
