import Foundation
import RenderTree
import UIKit

/// All tabs of all browsers, and their limits.
@MainActor
final class SessionStore {
    /// Why there is no scene for a new tab.
    enum Refusal: Error {
        /// So many live that no more are made.
        case full(limit: Int)
        /// So many live for one address.
        case fullForAddress(limit: Int)
    }

    private let environment: SessionEnvironment
    private let options: HostOptions
    private var visitors: [String: Visitor] = [:]
    private var countsByAddress: [String: Int] = [:]
    private(set) var count = 0
    private var sweeper: DispatchSourceTimer?

    /// How long a scene waits for the first connection of its page, in seconds.
    static let firstConnectionTimeout = 30.0

    init(environment: SessionEnvironment, options: HostOptions) {
        self.environment = environment
        self.options = options
    }

    /// Returns the browser of a cookie.
    func visitor(_ secret: String?) -> Visitor? {
        secret.flatMap { visitors[$0] }
    }

    /// Counts a scene that is about to be made, or says why it is not.
    func reserve(_ address: String) throws(Refusal) {
        guard count < options.maxScenes else { throw .full(limit: options.maxScenes) }
        guard countsByAddress[address, default: 0] < options.maxScenesPerAddress else {
            throw .fullForAddress(limit: options.maxScenesPerAddress)
        }
        count += 1
        countsByAddress[address, default: 0] += 1
    }

    /// Gives back what `reserve(_:)` took.
    func release(_ address: String) {
        count -= 1
        let left = countsByAddress[address, default: 1] - 1
        countsByAddress[address] = left > 0 ? left : nil
    }

    /// Makes a tab with its scene.
    func makeSession(
        for known: Visitor?, address: String,
        geometry: SceneGeometry, preferences: SceneEnvironment
    ) throws(Refusal) -> BrowserSession {
        try reserve(address)
        let visitor = known ?? Visitor(secret: RandomName.make())
        visitors[visitor.secret] = visitor
        let clock = SystemSceneClock()
        let scene = UIApplication.shared.connectScene(
            geometry: visitor.geometry ?? geometry,
            environment: visitor.preferences ?? preferences,
            clock: clock)
        let session = BrowserSession(
            number: visitor.makeNumber(), scene: scene, visitor: visitor, address: address,
            environment: environment)
        clock.around = { [weak session, weak scene] action in
            guard let scene else { return }
            scene.perform(action)
            session?.flush(acknowledging: false)
        }
        visitor.add(session)
        startSweeping()
        return session
    }

    // MARK: - Endings

    private func startSweeping() {
        guard sweeper == nil else { return }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.sweep() }
        }
        let interval = min(5, options.sceneTimeout / 4)
        timer.schedule(deadline: .now() + interval, repeating: interval)
        timer.resume()
        sweeper = timer
    }

    /// Ends the scenes that nobody looks at.
    private func sweep() {
        let now = environment.now
        for visitor in Array(visitors.values) {
            for session in Array(visitor.sessions.values) where !session.isConnected {
                let limit =
                    session.wasConnected
                    ? options.sceneTimeout : min(options.sceneTimeout, Self.firstConnectionTimeout)
                if now - session.idleSince >= limit { end(session) }
            }
        }
        guard count == 0 else { return }
        sweeper?.cancel()
        sweeper = nil
    }

    func end(_ session: BrowserSession) {
        let visitor = session.visitor
        visitor.remove(session)
        session.end()
        release(session.address)
        if visitor.sessions.isEmpty { visitors[visitor.secret] = nil }
    }

    /// Ends all scenes.
    func endAll() {
        for visitor in Array(visitors.values) {
            for session in Array(visitor.sessions.values) { end(session) }
        }
    }
}
