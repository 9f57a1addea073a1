import Foundation

/// What lets an app's own `NSKeyedUnarchiver` read as `ArchiveReader` does.
///
/// Foundation's for Linux ends the process where nothing is stored under a key, as apps' new versions
/// ask for what old ones did not store, at classes that were not asked for and at broken archives. It
/// is no class that can be subclassed, so its methods' entries in its own table change, as
/// `method_exchangeImplementations` would do it on iOS.
enum ArchiveRouting {
    /// Changes the methods, once in a process.
    static let install: Void = {
        let plain = ClassTable(PlainCoder.self)
        func change(_ cls: AnyClass, _ keep: (UInt) -> Void) {
            ClassTable(NSKeyedUnarchiver.self).takeMethod(of: cls, besides: plain, keep)
        }
        change(ReadsObjects.self) { ReadsObjects.original = $0 }
        change(ReadsObjectsOfClasses.self) { ReadsObjectsOfClasses.original = $0 }
        change(ReadsErrors.self) { ReadsErrors.original = $0 }
        change(TakesErrors.self) { _ in }
        // Archivers look objects up; Foundation's own hashes of these never end, or trap.
        let object = ClassTable(PlainObject.self)
        ClassTable(NSDecimalNumber.self).takeMethod(of: HashesDecimals.self, besides: object)
        ClassTable(NSError.self).takeMethod(of: HashesErrors.self, besides: object)
    }()

    nonisolated(unsafe) private static var readerKey: UInt8 = 0

    /// Returns the reader of an app's unarchiver; nil for what it cannot read, as archives in XML.
    static func reader(of unarchiver: NSKeyedUnarchiver) -> ArchiveReader? {
        let key = UnsafeRawPointer(&readerKey)
        if let known = AssociatedObjects.value(of: unarchiver, key) {
            return known as? ArchiveReader
        }
        let stream = Mirror(reflecting: unarchiver).children.first { $0.label == "_stream" }?.value
        let data = stream.flatMap { Mirror(reflecting: $0).children.first?.value as? Data }
        let reader = data.flatMap { try? ArchiveReader($0) }
        reader?.owner = unarchiver
        AssociatedObjects.set(
            reader ?? NSNull(),
            of: unarchiver,
            key,
            .OBJC_ASSOCIATION_RETAIN
        )
        return reader
    }

    /// Reads an object for an unarchiver, and lets it know of what goes wrong.
    ///
    /// Not inlined: the compiler would take the coder for one of the classes below.
    @inline(never)
    static func read(
        _ coder: NSCoder,
        _ key: String,
        or original: () -> Any?,
        _ read: (ArchiveReader) -> Any?
    ) -> Any? {
        let unarchiver = unsafeDowncast(coder, to: NSKeyedUnarchiver.self)
        guard unarchiver.error == nil else { return nil }
        guard let reader = reader(of: unarchiver) else {
            return unarchiver.containsValue(forKey: key) ? original() : nil
        }
        reader.isSecure = unarchiver.requiresSecureCoding
        let object = read(reader)
        guard let failure = reader.error else { return object }
        unarchiver.failWithError(failure)
        return nil
    }

    /// Returns the hash of the number, which equal numbers of other classes have too.
    @inline(never)
    fileprivate static func hash(ofDecimal object: NSObject) -> Int {
        NSNumber(value: unsafeDowncast(object, to: NSDecimalNumber.self).doubleValue).hash
    }

    @inline(never)
    fileprivate static func hash(ofError object: NSObject) -> Int {
        let error = unsafeDowncast(object, to: NSError.self)
        return error.domain.hashValue ^ error.code
    }

    nonisolated(unsafe) private static var failureKey: UInt8 = 0

    /// Returns what went wrong first in an unarchiver.
    @inline(never)
    static func failure(of coder: NSCoder) -> (any Error)? {
        AssociatedObjects.value(of: coder, UnsafeRawPointer(&failureKey)) as? any Error
    }

    /// Keeps what went wrong first in an unarchiver.
    @inline(never)
    static func fail(_ coder: NSCoder, _ error: any Error) {
        guard failure(of: coder) == nil else { return }
        let key = UnsafeRawPointer(&failureKey)
        AssociatedObjects.set(error, of: coder, key, .OBJC_ASSOCIATION_RETAIN)
        guard coder.decodingFailurePolicy == .raiseException else { return }
        let text = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
        MainThread.run {
            Diagnostics.reportOnce(
                "NSKeyedUnarchiver: \(text ?? "\(error)") What is read of the archive from now on is "
                    + "nil; on iOS the app would end."
            )
        }
    }
}

/// A coder without methods of its own: what others have besides is their own.
private class PlainCoder: NSCoder {
    override init() {}
}

/// A method of Foundation's: the code, and the object that it belongs to.
private struct Method {
    let code: UInt
    let object: AnyObject
}

// Each class has one method, which runs as one of `NSKeyedUnarchiver`: none has state, nor does it
// call other methods of its own.

private class ReadsObjects: NSCoder {
    // Written once, before anything reads it.
    nonisolated(unsafe) static var original: UInt = 0
    private struct Call { let call: (String) -> Any? }

    override init() {}

    override func decodeObject(forKey key: String) -> Any? {
        let method = Method(code: Self.original, object: self)
        return ArchiveRouting.read(self, key) {
            unsafeBitCast(method, to: Call.self).call(key)
        } _: {
            $0.decodeObject(forKey: key)
        }
    }
}

private class ReadsObjectsOfClasses: NSCoder {
    // As above.
    nonisolated(unsafe) static var original: UInt = 0
    private struct Call { let call: ([AnyClass]?, String) -> Any? }

    override init() {}

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        let method = Method(code: Self.original, object: self)
        return ArchiveRouting.read(self, key) {
            unsafeBitCast(method, to: Call.self).call(classes, key)
        } _: {
            $0.decodeObject(of: classes, forKey: key)
        }
    }
}

private class ReadsErrors: NSCoder {
    // As above.
    nonisolated(unsafe) static var original: UInt = 0
    private struct Call { let call: () -> (any Error)? }

    override init() {}

    override var error: (any Error)? {
        let method = Method(code: Self.original, object: self)
        return ArchiveRouting.failure(of: self) ?? unsafeBitCast(method, to: Call.self).call()
    }
}

private class TakesErrors: NSCoder {
    override init() {}

    override func failWithError(_ error: any Error) { ArchiveRouting.fail(self, error) }
}

/// An object without methods of its own.
private class PlainObject: NSObject {
    override init() {}
}

private class HashesDecimals: NSObject {
    override init() {}

    override var hash: Int { ArchiveRouting.hash(ofDecimal: self) }
}

private class HashesErrors: NSObject {
    override init() {}

    override var hash: Int { ArchiveRouting.hash(ofError: self) }
}
