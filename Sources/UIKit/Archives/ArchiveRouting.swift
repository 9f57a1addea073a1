import Foundation

/// What lets an app's own `NSKeyedUnarchiver` read as `ArchiveReader` does.
///
/// Foundation's for Linux ends the process where nothing is stored under a key, as apps' new versions
/// ask for what old ones did not store, at classes that were not asked for and at broken archives. It
/// is no class that can be subclassed, so its methods' entries in its own table change, as
/// `method_exchangeImplementations` would do it on iOS.
enum ArchiveRouting {
    /// Changes the methods, once in a process.
    ///
    /// - Returns: Whether all are changed. Where Foundation's classes are not as they are known here,
    ///   they stay as they are.
    @discardableResult
    static func install() -> Bool { isInstalled }

    private static let isInstalled: Bool = {
        func change(
            _ own: AnyClass,
            _ cls: AnyClass,
            besides plain: AnyClass = PlainCoder.self,
            _ keep: (UInt) -> Void = { _ in }
        ) -> Bool {
            ClassTable.replaceMethod(of: own, with: cls, besides: plain, keep)
        }
        let unarchiver = NSKeyedUnarchiver.self
        let changes = [
            change(unarchiver, ReadsObjects.self) { ReadsObjects.original = $0 },
            change(unarchiver, ReadsObjectsOfClasses.self) { ReadsObjectsOfClasses.original = $0 },
            change(unarchiver, ReadsErrors.self) { ReadsErrors.original = $0 },
            change(unarchiver, TakesErrors.self),
            // Archivers look objects up; Foundation's own hashes of these never end, or trap.
            change(NSDecimalNumber.self, HashesDecimals.self, besides: PlainObject.self),
            change(NSError.self, HashesErrors.self, besides: PlainObject.self),
        ]
        return changes.allSatisfy { $0 }
    }()

    /// Returns the reader of an app's unarchiver; nil for what it cannot read, as archives in XML.
    static func reader(of unarchiver: NSKeyedUnarchiver) -> ArchiveReader? {
        let state = UnarchiverStates.state(of: unarchiver)
        if state.isOpened { return state.reader }
        let stream = Mirror(reflecting: unarchiver).children.first { $0.label == "_stream" }?.value
        let data = stream.flatMap { Mirror(reflecting: $0).children.first?.value as? Data }
        let reader = data.flatMap { try? ArchiveReader($0) }
        reader?.owner = unarchiver
        UnarchiverStates.change(of: unarchiver) {
            $0.isOpened = true
            $0.reader = reader
        }
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
        // Safe: only methods in the table of `NSKeyedUnarchiver` call this, with their own object.
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
        // Safe: called by the method in the table of that class only, with its own object.
        NSNumber(value: unsafeDowncast(object, to: NSDecimalNumber.self).doubleValue).hash
    }

    /// Returns the hash of the error, which equal errors have too.
    @inline(never)
    fileprivate static func hash(ofError object: NSObject) -> Int {
        // Safe: as above.
        let error = unsafeDowncast(object, to: NSError.self)
        return error.domain.hashValue ^ error.code
    }

    /// Returns what went wrong first in an unarchiver.
    @inline(never)
    static func failure(of coder: NSCoder) -> (any Error)? {
        UnarchiverStates.state(of: coder).failure
    }

    /// Keeps what went wrong first in an unarchiver.
    @inline(never)
    static func fail(_ coder: NSCoder, _ error: any Error) {
        guard failure(of: coder) == nil else { return }
        UnarchiverStates.change(of: coder) { $0.failure = error }
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
///
/// Safe to take for a closure of the method's parameters: that is a pair of code and context as well,
/// and code gets its context in the register in which a method gets its object, and lets it live.
private struct Method {
    let code: UInt
    let object: AnyObject
}

// Each class has one method, which runs as one of `NSKeyedUnarchiver`: none has state, nor does it
// call other methods of its own.

private class ReadsObjects: NSCoder {
    // Safe: written within `install()`, whose end is waited for before it is read.
    nonisolated(unsafe) static var original: UInt = 0
    private struct Call { let call: (String) -> Any? }

    override init() {}

    override func decodeObject(forKey key: String) -> Any? {
        ArchiveRouting.install()
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
        ArchiveRouting.install()
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
        ArchiveRouting.install()
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
