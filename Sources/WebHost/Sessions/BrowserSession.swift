import Foundation
import HTTPServer
import Logging
import RenderTree
import UIKit
import WebRenderer

/// One browser tab: a scene, and what was exchanged with the page that shows it.
@MainActor
package final class BrowserSession {
    /// The number in the tab's address.
    package let number: Int
    /// The scene.
    package let scene: UIWindowScene
    /// The browser that the tab belongs to.
    unowned let visitor: Visitor
    /// The client's address, for the limit of scenes.
    let address: String

    private let environment: SessionEnvironment
    private var history = PatchHistory()
    /// The number of the last input that was handled.
    private(set) var lastInput = 0
    private var socket: WebSocket?
    private var poll: (responder: Responder, after: Int, timer: DispatchSourceTimer)?
    private var isHandling = false
    private var isFlushScheduled = false
    /// Whether the page gets no patches until it confirmed what it has.
    private var isHeldBack = false
    private var sentSinceConfirmation = 0
    /// When the last connection ended or, before the first one, when the page was fetched.
    private(set) var idleSince: TimeInterval
    private(set) var wasConnected = false

    /// How much a page may leave unconfirmed, in bytes.
    private static let windowInBytes = 512 * 1024
    private static let pollSeconds = 25.0

    init(
        number: Int, scene: UIWindowScene, visitor: Visitor, address: String,
        environment: SessionEnvironment
    ) {
        self.number = number
        self.scene = scene
        self.visitor = visitor
        self.address = address
        self.environment = environment
        idleSince = environment.now
        scene.updateHandler = { [weak self] in self?.scheduleFlush() }
    }

    /// Whether a page is connected now.
    var isConnected: Bool { socket != nil || poll != nil }

    // MARK: - Pages

    /// Brings the scene up to date for a page that shows the whole tree.
    func commitForPage() -> RenderSubtree {
        // What appearance callbacks change belongs to the first sight of the page.
        for _ in 0..<4 where scene.needsCommit {
            let patch = scene.commit()
            guard !patch.isEmpty else { continue }
            environment.images.register(patch)
            history.replaceAll()
        }
        if !isConnected { idleSince = environment.now }
        return scene.snapshot()
    }

    /// The number of the last patch.
    var lastPatch: Int { history.last }

    // MARK: - Inputs

    /// Handles what a page sent; a message that cannot be read counts for nothing.
    ///
    /// - Returns: What to answer before anything else; nil where patches and acknowledgement say it.
    func receive(_ bytes: [UInt8]) -> [UInt8]? {
        let messages: [ClientMessage]
        do {
            messages = try environment.decoder.messages(bytes)
        } catch {
            environment.logger.debug("Scene \(number): \(error)")
            return environment.encoder.message(error: error.description)
        }
        isHandling = true
        defer { isHandling = false }
        for message in messages {
            if let answer = handle(message) { return answer }
        }
        return nil
    }

    private func handle(_ message: ClientMessage) -> [UInt8]? {
        switch message {
        case .input(let number, let input):
            guard number > lastInput else { return nil }
            lastInput = number
            do {
                try scene.deliver(input)
            } catch {
                // The page may be a moment behind: its element can be gone by now.
                environment.logger.debug("Scene \(self.number): \(error)")
            }
            visitor.remember(input)
        case .hello(let version, let patch):
            return greet(version, patch)
        case .seen(let patch):
            confirm(patch)
        case .treeRequest:
            sendTree()
        }
        return nil
    }

    private func greet(_ version: Int, _ patch: Int) -> [UInt8]? {
        guard version == EventDecoder.protocolVersion else { return environment.encoder.messageGone() }
        isHeldBack = false
        sentSinceConfirmation = 0
        guard let missed = history.messages(after: patch) else {
            sendTree()
            return nil
        }
        for message in missed { socket?.send(text: message) }
        history.confirm(patch)
        return nil
    }

    private func confirm(_ patch: Int) {
        history.confirm(patch)
        guard patch >= history.last else { return }
        sentSinceConfirmation = 0
        guard isHeldBack else { return }
        isHeldBack = false
        sendTree()
    }

    private func sendTree() {
        let patch = scene.commit()
        if !patch.isEmpty { environment.images.register(patch) }
        history.replaceAll()
        let message = treeMessage()
        socket?.send(text: message)
        answerPoll(with: [message])
    }

    private func treeMessage() -> [UInt8] {
        environment.encoder.message(
            tree: scene.snapshot(), number: history.last, input: lastInput)
    }

    // MARK: - Patches

    /// Something changed outside of an input: a commit follows at the end of this turn.
    private func scheduleFlush() {
        guard !isHandling, !isFlushScheduled, isConnected else { return }
        isFlushScheduled = true
        DispatchQueue.main.async {
            MainActor.assumeIsolated { [weak self] in
                self?.isFlushScheduled = false
                self?.flush(acknowledging: false)
            }
        }
    }

    /// Commits and sends what changed; without changes the inputs alone are acknowledged.
    func flush(acknowledging: Bool) {
        guard isConnected, !isHeldBack else { return }
        isHandling = true
        let patch = scene.commit()
        isHandling = false
        if patch.isEmpty {
            guard acknowledging, let socket else { return }
            socket.send(
                text: environment.encoder.acknowledgement(number: history.last, input: lastInput))
            return
        }
        deliver(patch)
        // Appearance callbacks run after a commit, and may ask for another.
        if scene.needsCommit { scheduleFlush() }
    }

    private func deliver(_ patch: Patch) {
        environment.images.register(patch)
        let message = environment.encoder.message(
            patch, number: history.last + 1, input: lastInput)
        history.append(message)
        sentSinceConfirmation += message.count
        if let socket {
            socket.send(text: message)
            if sentSinceConfirmation > Self.windowInBytes { isHeldBack = true }
        }
        if let poll { answerPoll(with: messages(after: poll.after)) }
    }

    private func messages(after number: Int) -> [[UInt8]] {
        history.messages(after: number) ?? [treeMessage()]
    }

    // MARK: - Polling

    /// Handles messages that came with a request; the answer has all patches after a number.
    func post(_ bytes: [UInt8], after number: Int) -> HTTPResponse {
        wasConnected = true
        idleSince = environment.now
        let before = lastInput
        if let answer = receive(bytes) { return .messages([answer]) }
        isHandling = true
        let patch = scene.commit()
        isHandling = false
        if !patch.isEmpty { deliver(patch) }
        var answers = messages(after: number)
        if answers.isEmpty, lastInput != before {
            answers = [
                environment.encoder.acknowledgement(number: history.last, input: lastInput)
            ]
        }
        return .messages(answers)
    }

    /// Answers a request when there are patches after a number, or after a while with none.
    func poll(after number: Int, _ responder: Responder) {
        wasConnected = true
        poll?.responder.respond(.messages([]))
        endPoll()
        if number != history.last || scene.needsCommit {
            let patch = scene.commit()
            if !patch.isEmpty { deliver(patch) }
            let answers = messages(after: number)
            if !answers.isEmpty {
                responder.respond(.messages(answers))
                idleSince = environment.now
                return
            }
        }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.answerPoll(with: []) }
        }
        timer.schedule(deadline: .now() + Self.pollSeconds)
        timer.resume()
        poll = (responder, number, timer)
        responder.onCancel = { [weak self] in self?.endPoll() }
    }

    private func answerPoll(with messages: [[UInt8]]) {
        guard let responder = poll?.responder else { return }
        endPoll()
        responder.respond(.messages(messages))
    }

    private func endPoll() {
        guard poll != nil else { return }
        poll?.timer.cancel()
        poll = nil
        idleSince = environment.now
    }

    // MARK: - End

    /// Tells the page that the scene is over and lets go of everything.
    func end() {
        let gone = environment.encoder.messageGone()
        if let socket {
            socket.send(text: gone)
            socket.close(.goingAway, reason: "The scene has ended.")
        }
        socket = nil
        answerPoll(with: [gone])
        UIApplication.shared.disconnect(scene)
    }
}

extension BrowserSession: WebSocketDelegate {
    package func webSocketDidOpen(_ socket: WebSocket) {
        if let old = self.socket {
            // The newest page of a tab's address is the one that counts.
            old.send(text: environment.encoder.messageGone())
            old.close(.goingAway, reason: "Another page took over.")
        }
        self.socket = socket
        wasConnected = true
    }

    package func webSocket(_ socket: WebSocket, didReceive message: WebSocketMessage) {
        guard socket === self.socket else { return }
        if let answer = receive(message.bytes) {
            socket.send(text: answer)
            return
        }
        flush(acknowledging: true)
    }

    package func webSocket(
        _ socket: WebSocket, didCloseWith code: WebSocketCloseCode, reason: String
    ) {
        guard socket === self.socket else { return }
        self.socket = nil
        idleSince = environment.now
    }
}

extension HTTPResponse {
    /// Returns a list of messages.
    static func messages(_ messages: [[UInt8]]) -> HTTPResponse {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(messages.reduce(2) { $0 + $1.count + 1 })
        bytes.append(UInt8(ascii: "["))
        for (index, message) in messages.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            bytes += message
        }
        bytes.append(UInt8(ascii: "]"))
        var response = HTTPResponse.json(bytes)
        response.headers["Cache-Control"] = "no-store"
        return response
    }
}
