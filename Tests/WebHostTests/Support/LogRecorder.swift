import Logging
import Synchronization

/// Keeps what is logged as information or more.
final class LogRecorder: LogHandler {
    private let kept = Mutex<[String]>([])

    /// The messages, in order.
    var messages: [String] { kept.withLock { $0 } }

    func log(event: LogEvent) {
        kept.withLock { $0.append("\(event.message)") }
    }

    var logLevel: Logger.Level {
        get { .info }
        set {}
    }
    var metadata: Logger.Metadata {
        get { [:] }
        set {}
    }
    subscript(metadataKey _: String) -> Logger.Metadata.Value? {
        get { nil }
        set {}
    }
}
