import Foundation

/// Where UIKit's messages for developers go.
package enum Diagnostics {
    /// Receives each message; the host replaces it by its logger.
    @MainActor package static var handler: @MainActor (String) -> Void = { message in
        FileHandle.standardError.write(Data("[UIKit] \(message)\n".utf8))
    }

    @MainActor private static var told: Set<String> = []

    /// Sends a message that the process has not sent yet.
    @MainActor static func reportOnce(_ message: String) {
        if told.insert(message).inserted { report(message) }
    }

    /// Sends a message.
    @MainActor package static func report(_ message: String) {
        handler(message)
    }
}
