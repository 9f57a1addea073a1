import Logging

/// What an app writes about itself, for those who look after the server.
///
/// - Note: Differs from iOS: messages go to the server's log, those below `info` where its level says
///   so; values are shown unless the app says that they are private.
public struct Logger: Sendable {
    private let logger: Logging.Logger

    /// Creates one for the whole app.
    public init() { self.init(subsystem: "app", category: "") }

    /// Creates one for a part of the app.
    public init(subsystem: String, category: String) {
        logger = Logging.Logger(label: category.isEmpty ? subsystem : "\(subsystem).\(category)")
    }

    /// Creates one that writes as another does.
    public init(_ logObj: OSLog) { logger = logObj.logger }

    /// Writes a message of the usual level.
    public func log(_ message: OSLogMessage) { write(.default, message) }
    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
    /// Writes a message for those who look for mistakes; the same as `debug(_:)`.
    public func trace(_ message: OSLogMessage) { write(.debug, message) }
    /// Writes a message for those who look for mistakes.
    public func debug(_ message: OSLogMessage) { write(.debug, message) }
    /// Writes a message that may help.
    public func info(_ message: OSLogMessage) { write(.info, message) }
    /// Writes a message of the usual level.
    public func notice(_ message: OSLogMessage) { write(.default, message) }
    /// Writes a message of something that went wrong; the same as `error(_:)`.
    public func warning(_ message: OSLogMessage) { write(.error, message) }
    /// Writes a message of something that went wrong.
    public func error(_ message: OSLogMessage) { write(.error, message) }
    /// Writes a message of a mistake of the app; the same as `fault(_:)`.
    public func critical(_ message: OSLogMessage) { write(.fault, message) }
    /// Writes a message of a mistake of the app.
    public func fault(_ message: OSLogMessage) { write(.fault, message) }

    private func write(_ level: OSLogType, _ message: OSLogMessage) {
        logger.log(level: level.level, "\(message.text)")
    }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    /// Creates a level from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Creates a level from its number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// Something as usual.
    public static let `default` = OSLogType(0)
    /// Something that may help.
    public static let info = OSLogType(1)
    /// Something for those who look for mistakes.
    public static let debug = OSLogType(2)
    /// Something that went wrong.
    public static let error = OSLogType(16)
    /// A mistake of the app.
    public static let fault = OSLogType(17)

    var level: Logging.Logger.Level {
        switch self {
        case .debug: .debug
        case .info: .info
        case .error: .error
        case .fault: .critical
        default: .notice
        }
    }
}

/// What messages of a part of an app are written with.
public final class OSLog: Sendable {
    let logger: Logging.Logger
    private let isDisabled: Bool

    /// For messages of no part.
    public static let `default` = OSLog(subsystem: "app", category: "")
    /// For messages that nobody is to see.
    public static let disabled = OSLog(subsystem: "app", category: "", isDisabled: true)

    /// Creates one for a part of the app.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isDisabled: false)
    }

    private init(subsystem: String, category: String, isDisabled: Bool) {
        var made = Logging.Logger(label: category.isEmpty ? subsystem : "\(subsystem).\(category)")
        if isDisabled { made = Logging.Logger(label: "disabled") { _ in SwiftLogNoOpLogHandler() } }
        logger = made
        self.isDisabled = isDisabled
    }

    /// Whether messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled && logger.logLevel <= type.level }
}
