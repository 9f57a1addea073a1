import CMalloc
import Foundation
import RenderTree
import UIKit

/// All tabs of all browsers and all scenes of scripts, and their limits.
@MainActor
final class SessionStore {
    /// Why there is no new scene.
    enum Refusal: Error, CustomStringConvertible {
        /// So many live that no more are made.
        case full(limit: Int)
        /// So many live for one address.
        case fullForAddress(limit: Int)

        var description: String {
            switch self {
            case .full(let limit):
                "All \(limit) scenes of this server are in use; try again later."
            case .fullForAddress(let limit):
                "All \(limit) scenes for one address are in use; close some first."
            }
        }

        /// The HTTP status (RFC 9110 §15.6.4, RFC 6585 §4).
        var status: Int {
            switch self {
            case .full: 503
            case .fullForAddress: 429
            }
        }
    }

    private let environment: SessionEnvironment
    private let options: HostOptions
    private var visitors: [String: Visitor] = [:]
    private var scripted: [String: ScriptedSession] = [:]
    private var countsByAddress: [String: Int] = [:]
    private(set) var count = 0
    /// What people were doing in tabs whose scenes have ended.
    var keptActivities = KeptActivities()
    private var sweeper: (any DispatchSourceTimer)?
    /// Tells why memory is short; nil while it is not.
    private let memoryShortage: @MainActor () -> String?
    /// When the app was last told that memory is short.
    private(set) var warnedAt = -Double.infinity

    /// How long a scene waits for the first connection of its page, in seconds.
    static let firstConnectionTimeout = 30.0
    /// How long a scene stays awake without a page, in seconds: reloads and short cuts find it so.
    static let hibernationTimeout = 20.0

    /// How long memory may stay short until the app is told again, in seconds.
    static let warningInterval = 30.0

    init(
        environment: SessionEnvironment,
        options: HostOptions,
        memoryShortage: @escaping @MainActor () -> String?
    ) {
        self.environment = environment
        self.memoryShortage = memoryShortage
        self.options = options
    }

    /// Returns the browser of the first secret that is known; nil where none is.
    func visitor(_ secrets: [String]) -> Visitor? {
        secrets.lazy.compactMap { self.visitors[$0] }.first
    }

    /// All tabs of all browsers.
    var allSessions: [BrowserSession] { visitors.values.flatMap { $0.sessions.values } }

    // MARK: - Limits

    /// Counts a scene that is about to be made, or says why it is not.
    private func reserve(_ address: String) throws(Refusal) {
        guard count < options.maxScenes else { throw .full(limit: options.maxScenes) }
        guard countsByAddress[address, default: 0] < options.maxScenesPerAddress else {
            throw .fullForAddress(limit: options.maxScenesPerAddress)
        }
        count += 1
        countsByAddress[address, default: 0] += 1
        startSweeping()
    }

    /// Gives back what `reserve(_:)` took.
    private func release(_ address: String) {
        count -= 1
        let left = countsByAddress[address, default: 1] - 1
        countsByAddress[address] = left > 0 ? left : nil
        guard count == 0 else { return }
        sweeper?.cancel()
        sweeper = nil
    }

    // MARK: - Tabs

    /// Makes a tab with its scene.
    func makeSession(
        for known: Visitor?,
        address: String,
        geometry: SceneGeometry,
        preferences: SceneEnvironment
    ) throws(Refusal) -> BrowserSession {
        let address = RequestPolicy.network(of: address)
        try reserve(address)
        let visitor = known ?? Visitor(secret: RandomName.make())
        visitors[visitor.secret] = visitor
        let clock = SystemSceneClock()
        let scene = environment.connect(
            visitor.geometry ?? geometry,
            visitor.preferences ?? preferences,
            clock
        )
        let session = BrowserSession(
            number: visitor.makeNumber(),
            scene: scene,
            clock: clock,
            visitor: visitor,
            address: address,
            environment: environment
        )
        visitor.add(session)
        return session
    }

    /// Ends a tab; a page that still shows it is told so.
    func end(_ session: BrowserSession, tellsPage: Bool = true) {
        guard !session.isEnded else { return }
        session.end(tellsPage: tellsPage)
        release(session.address)
        guard let visitor = session.visitor else { return }
        // What only fetches a page, a crawler or a preview of a link, does not come back to it.
        if session.wasConnected, let activity = session.scene.session.stateRestorationActivity {
            keptActivities.keep(
                activity,
                of: visitor,
                number: session.number,
                address: session.address
            )
        }
        visitor.remove(session)
        if visitor.sessions.isEmpty { visitors[visitor.secret] = nil }
    }

    // MARK: - Scenes of scripts

    /// Makes a scene for a script.
    func makeScriptedSession(
        address: String,
        geometry: SceneGeometry,
        environment preferences: SceneEnvironment
    ) throws(Refusal) -> ScriptedSession {
        let address = RequestPolicy.network(of: address)
        try reserve(address)
        let session = ScriptedSession(
            id: RandomName.make(),
            scripted: ScriptedScene(
                geometry: geometry,
                environment: preferences,
                connect: environment.connect
            ),
            address: address,
            now: environment.now
        )
        scripted[session.id] = session
        return session
    }

    /// Returns the scene of a script, which is not idle from now.
    func scriptedSession(_ id: String) -> ScriptedSession? {
        guard let session = scripted[id] else { return nil }
        session.idleSince = environment.now
        return session
    }

    /// Ends the scene of a script.
    func end(_ session: ScriptedSession) {
        guard scripted.removeValue(forKey: session.id) != nil else { return }
        session.scripted.end()
        release(session.address)
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
    func sweep() {
        let now = environment.now
        for session in allSessions { session.endStaleChoice() }
        for session in allSessions where !session.isConnected {
            let limit =
                session.wasConnected
                ? options.sceneTimeout : min(options.sceneTimeout, Self.firstConnectionTimeout)
            let idle = now - session.idleSince
            if idle >= limit {
                end(session)
            } else if idle >= Self.hibernationTimeout {
                session.hibernate()
            }
        }
        for session in Array(scripted.values) where now - session.idleSince >= options.sceneTimeout
        {
            end(session)
        }
        environment.images.sweep()
        checkMemory(now)
    }

    /// Warns the app where memory is short, and lets go of what can be made again.
    private func checkMemory(_ now: TimeInterval) {
        guard let reason = memoryShortage() else { return }
        guard now - warnedAt >= Self.warningInterval else { return }
        warnedAt = now
        environment.logger.warning("Memory is short: \(reason).")
        environment.images.forgetRecent()
        UIApplication.shared.receiveMemoryWarning()
        // Those that a page shows stay awake.
        for session in allSessions { session.hibernate() }
        environment.fonts.library.trimCaches()
        // What was freed goes back to the system, else the process stays as large as it was.
        malloc_trim(0)
    }

    /// Answers the requests that wait for something to happen: the server is about to stop.
    func answerWaiting() {
        for session in allSessions { session.stopWaiting() }
    }

    /// Ends all scenes without a word: their pages try again when there is a server again.
    func endAll() {
        for session in allSessions { end(session, tellsPage: false) }
        for session in Array(scripted.values) { end(session) }
    }
}
