import Foundation
import Synchronization

/// An error of the app's own code that nothing recovers from.
///
/// Raising it ends the process, as on iOS, where Swift code cannot catch it either. What can be
/// recovered from is thrown as an error.
open class NSException: NSObject, NSCopying, @unchecked Sendable {
    // Safe to share: nothing changes after the initializer.

    /// What kind of exception it is.
    public let name: NSExceptionName
    /// What happened, for people who read the log; nil where nobody said.
    public let reason: String?
    /// What the one who raised it adds; nil for nothing.
    public let userInfo: [AnyHashable: Any]?

    /// Creates an exception, which `raise()` raises.
    public init(
        name aName: NSExceptionName,
        reason aReason: String?,
        userInfo aUserInfo: [AnyHashable: Any]? = nil
    ) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
    }

    /// Calls the handler for uncaught exceptions and ends the process.
    ///
    /// The log has the name and the reason.
    open func raise() {
        NSGetUncaughtExceptionHandler()?(self)
        fatalError(obituary)
    }

    /// Makes an exception of a text with values, and raises it.
    ///
    /// - Parameters:
    ///   - name: What kind of exception it is.
    ///   - format: The reason, with places for the values as `String(format:)` has them.
    ///   - argList: The values, of `getVaList(_:)`.
    open class func raise(
        _ name: NSExceptionName,
        format: String,
        arguments argList: CVaListPointer
    ) {
        let reason = NSString(format: format, arguments: argList) as String
        NSException(name: name, reason: reason).raise()
    }

    /// The line that the log has when the exception is raised.
    var obituary: String {
        "*** Terminating app due to uncaught exception '\(name.rawValue)', "
            + "reason: '\(reason ?? "(null)")'"
    }

    /// The calls that led to where this is asked, innermost first.
    open var callStackSymbols: [String] { Thread.callStackSymbols }
    /// The addresses of the calls that led to where this is asked, innermost first.
    open var callStackReturnAddresses: [NSNumber] { Thread.callStackReturnAddresses }

    /// The reason, or the name where there is none.
    open override var description: String { reason ?? name.rawValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSException else { return false }
        return name == other.name && reason == other.reason
            && (userInfo as NSDictionary?) == (other.userInfo as NSDictionary?)
    }

    open override var hash: Int { name.hashValue ^ reason.hashValue }
}

/// A kind of exception.
public struct NSExceptionName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    /// Creates a kind of the app's own.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No kind in particular.
    public static let genericException = Self("NSGenericException")
    /// A place outside of the bounds, as of a collection.
    public static let rangeException = Self("NSRangeException")
    /// A value that a method does not take.
    public static let invalidArgumentException = Self("NSInvalidArgumentException")
    /// A state that the code's own logic excludes.
    public static let internalInconsistencyException = Self("NSInternalInconsistencyException")
    /// No memory is left.
    public static let mallocException = Self("NSMallocException")
    /// An object that cannot be reached from here.
    public static let objectInaccessibleException = Self("NSObjectInaccessibleException")
    /// An object that is not there.
    public static let objectNotAvailableException = Self("NSObjectNotAvailableException")
    /// A place that nothing can be written to.
    public static let destinationInvalidException = Self("NSDestinationInvalidException")
    /// An archive that cannot be read or written.
    public static let invalidArchiveOperationException =
        Self("NSInvalidArchiveOperationException")
    /// A key that an object has no value for.
    public static let undefinedKeyException = Self("NSUnknownKeyException")
}

/// A function that hears of exceptions before they end the process.
public typealias NSUncaughtExceptionHandler = @Sendable (NSException) -> Void

private let uncaughtExceptionHandler = Mutex<NSUncaughtExceptionHandler?>(nil)

/// Returns the function that hears of exceptions before they end the process; default nil.
public func NSGetUncaughtExceptionHandler() -> NSUncaughtExceptionHandler? {
    uncaughtExceptionHandler.withLock { $0 }
}

/// Sets the function that hears of exceptions before they end the process.
///
/// It hears of those that `NSException.raise()` raises, not of the traps of Swift.
public func NSSetUncaughtExceptionHandler(_ handler: NSUncaughtExceptionHandler?) {
    uncaughtExceptionHandler.withLock { $0 = handler }
}
