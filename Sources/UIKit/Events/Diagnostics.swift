import Foundation

/// Where UIKit's messages for developers go.
package enum Diagnostics {
    /// Receives each message; the host replaces it by its logger.
    @MainActor package static var handler: @MainActor (String) -> Void = { message in
        FileHandle.standardError.write(Data("[UIKit] \(message)\n".utf8))
    }

    @MainActor private static var told: Set<String> = []

    /// Sends a message that the process has not sent yet.
    ///
    /// Messages that hold what a person typed give a subject, which is remembered in their place:
    /// of one subject only the first message is sent.
    @MainActor static func reportOnce(_ message: String, subject: String? = nil) {
        if told.insert(subject ?? message).inserted { report(message) }
    }

    /// Sends a message.
    @MainActor package static func report(_ message: String) {
        handler(message)
    }
}
