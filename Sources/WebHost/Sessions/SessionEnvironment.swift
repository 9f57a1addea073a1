import Foundation
import Logging
import WebRenderer

/// What all sessions of a host share.
@MainActor
final class SessionEnvironment {
    let encoder = PatchEncoder()
    let decoder = EventDecoder()
    let images = ImageStore()
    let logger: Logger

    init(logger: Logger) {
        self.logger = logger
    }

    /// The time, in seconds, by a clock that never goes back.
    var now: TimeInterval { ProcessInfo.processInfo.systemUptime }
}
