import Foundation
import Logging
import SceneTesting
import Testing
import UIKit

@testable import WebHost

/// A running server of a test's own app, with a clock that the test moves.
@MainActor
final class TestHost {
    let app = TestApp()
    let host: WebHost
    let port: Int
    let client: HTTPClient
    /// What the host said.
    let log: LogRecorder
    /// The time by which scenes are idle, in seconds.
    private let time = TestTime()

    init(_ options: [String] = [], delegate: any UIApplicationDelegate = TestAppDelegate()) throws {
        let time = time
        let log = LogRecorder()
        self.log = log
        host = try WebHost(
            options: try HostOptions.parse(["--port", "0"] + options),
            logger: Logger(label: "test") { _ in log },
            connect: app.connector(delegate: delegate),
            clock: { time.now },
            memoryShortage: { time.memoryShortage }
        )
        port = try host.start()
        client = HTTPClient(port: port)
    }

    var store: SessionStore { host.store }
    /// Why memory is short, as the host is told.
    var memoryShortage: String? {
        get { time.memoryShortage }
        set { time.memoryShortage = newValue }
    }

    /// Lets time pass and ends the scenes that are idle for too long.
    func pass(_ seconds: TimeInterval) {
        time.now += seconds
        store.sweep()
    }
}

@MainActor
final class TestTime {
    var now: TimeInterval = 1_000
    var memoryShortage: String?
}

/// Runs a test with a server and stops it afterwards.
@MainActor
func withHost(
    _ options: String...,
    delegate: any UIApplicationDelegate = TestAppDelegate(),
    _ body: @MainActor (TestHost) async throws -> Void
) async throws {
    try await RunningServers.shared.withPlace {
        let test = try TestHost(options, delegate: delegate)
        do {
            try await body(test)
            await test.host.stop()
        } catch {
            await test.host.stop()
            throw error
        }
    }
}

extension TestHost {
    /// The scene that is in a browser.
    var firstSession: BrowserSession? { store.allSessions.first }

    /// Lets the main actor work until something is so; fails where it never is.
    func waitUntil(_ condition: () -> Bool) async throws {
        let health = HTTPClient(port: port)
        for _ in 0..<2_000 {
            if condition() { return }
            // A round trip through the server's thread, after which it has told what it knew.
            _ = try await health.send("GET", "/health")
        }
        throw Never.conditionNeverHeld
    }

    private enum Never: Error {
        case conditionNeverHeld
    }
}
