import Foundation
import UIKit
import WebHost

/// A scene in the process of the test.
@MainActor
package final class InProcessDriver: SceneDriver {
    /// The scene.
    package let scripted: ScriptedScene
    private let makePage: @MainActor (ScriptedScene) -> String

    /// Creates a driver of a scene.
    ///
    /// - Parameters:
    ///   - scripted: The scene.
    ///   - page: What writes a scene's page.
    package init(_ scripted: ScriptedScene, page: @escaping @MainActor (ScriptedScene) -> String) {
        self.scripted = scripted
        makePage = page
    }

    package func windows() -> [SceneElement] { scripted.windows() }

    package func elements(_ query: ElementQuery) -> [SceneElement] { scripted.elements(query) }

    package func send(_ events: [ScriptEvent]) throws {
        for (index, event) in events.enumerated() {
            do {
                try scripted.handle(event)
            } catch {
                throw ScriptFailure(
                    event: index,
                    reason: error.reason.rawValue,
                    detail: error.description
                )
            }
        }
    }

    package func advance(by seconds: TimeInterval) -> TimeInterval {
        scripted.advance(by: seconds)
        return scripted.now
    }

    package func page() -> String { makePage(scripted) }

    package func end() { scripted.end() }
}
