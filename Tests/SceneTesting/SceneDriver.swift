import Foundation
import WebHost

/// Why a scene refused an event, the same for all drivers.
package struct ScriptFailure: Error, Equatable, CustomStringConvertible {
    /// The place of the event among those sent together, counted from 0.
    package let event: Int
    /// The word that tells reasons apart, such as "covered".
    package let reason: String
    /// What a person is told.
    package let detail: String

    package var description: String { "Event \(event) was refused (\(reason)): \(detail)" }
}

/// One scene of an app under test, however it is reached.
@MainActor
package protocol SceneDriver {
    /// Returns the windows with all that is in them, back to front.
    func windows() async throws -> [SceneElement]
    /// Returns the elements that fit a query, parents first.
    func elements(_ query: ElementQuery) async throws -> [SceneElement]
    /// Delivers events in order, up to the first that is refused.
    func send(_ events: [ScriptEvent]) async throws
    /// Lets time pass; returns the seconds that have passed in all.
    @discardableResult
    func advance(by seconds: TimeInterval) async throws -> TimeInterval
    /// Returns the page without client script.
    func page() async throws -> String
    /// Ends the scene.
    func end() async throws
}

extension SceneDriver {
    /// Taps the middle of the element with an accessibility identifier.
    package func tap(_ identifier: String) async throws {
        try await send([.tap(ElementQuery(identifier: identifier))])
    }

    /// Returns the first element with an accessibility identifier.
    package func element(_ identifier: String) async throws -> SceneElement? {
        try await elements(ElementQuery(identifier: identifier)).first
    }

    /// Delivers events and returns why one was refused; nil where none was.
    package func failure(of events: ScriptEvent...) async throws -> ScriptFailure? {
        do {
            try await send(events)
            return nil
        } catch let failure as ScriptFailure {
            return failure
        }
    }
}
