import Foundation

/// Why notifications are not told.
public struct UNError: Error, CustomNSError, Equatable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The person does not want any.
        case notificationsNotAllowed = 1
    }

    /// The reason.
    public let code: Code

    init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "UNErrorDomain" }
    public var errorCode: Int { code.rawValue }
}
