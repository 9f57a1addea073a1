import Foundation
import Logging
import UIKit
import WebRenderer

/// What all sessions of a host share.
@MainActor
final class SessionEnvironment {
    let encoder = PatchEncoder()
    let decoder = EventDecoder()
    let images: ImageStore
    let fonts: FontStore
    let logger: Logger
    let uploads: UploadStore
    /// Makes the app's scenes.
    let connect: ScriptedScene.Connector
    private let clock: @MainActor () -> TimeInterval

    init(
        fonts: FontStore,
        logger: Logger,
        connect: @escaping ScriptedScene.Connector,
        clock: @escaping @MainActor () -> TimeInterval,
        uploads: UploadStore
    ) {
        self.uploads = uploads
        self.fonts = fonts
        self.logger = logger
        self.connect = connect
        self.clock = clock
        images = ImageStore(now: clock)
    }

    /// The time, in seconds, by a clock that never goes back.
    var now: TimeInterval { clock() }
}
