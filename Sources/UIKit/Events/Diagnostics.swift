import Foundation

/// Where UIKit's messages for developers go.
package enum Diagnostics {
    /// Receives each message; the host replaces it by its logger.
    @MainActor package static var handler: @MainActor (String) -> Void = { message in
        FileHandle.standardError.write(Data("[UIKit] \(message)\n".utf8))
    }

    /// Sends a message.
    @MainActor package static func report(_ message: String) {
        handler(message)
    }
}
