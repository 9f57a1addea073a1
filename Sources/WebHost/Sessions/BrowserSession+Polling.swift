import Dispatch
import HTTPServer
import UIKit

/// The way for pages whose network refuses WebSockets.
extension BrowserSession {
    /// A request that waits for patches.
    struct Poll {
        let responder: Responder
        let after: Int
        let timer: any DispatchSourceTimer
    }

    /// How long a request waits, in seconds: less than the usual patience of proxies.
    private static let pollSeconds = 25.0

    /// Handles messages that came with a request; the answer has all patches after a number.
    func post(_ bytes: [UInt8], after number: Int) -> HTTPResponse {
        wasConnected = true
        idleSince = environment.now
        defer { if !isConnected { connectionDidEnd() } }
        return scene.perform {
            if let answer = receive(bytes) { return .messages([answer]) }
            let owed = owesAcknowledgement
            let isTree = owesTree
            if isTree, !takeTree() { return .tooManyTrees }
            let news = commitMessages()
            history.confirm(number)
            let missed = isTree ? news : messages(after: number)
            guard var answers = missed else { return .tooManyTrees }
            if let poll, !news.isEmpty { answerPoll(with: messages(after: poll.after) ?? []) }
            if answers.isEmpty, owed { answers = [acknowledgement()] }
            if scene.needsCommit { scheduleFlush() }
            return .messages(answers)
        }
    }

    /// Answers a request when there are patches after a number, or after a while with none.
    func poll(after number: Int, _ responder: Responder) {
        wasConnected = true
        idleSince = environment.now
        // The newest page of a tab's address is the one that counts.
        dismissPage(reason: "Another page took over.")
        isHeldBack = false
        history.confirm(number)
        if owesTree {
            // The answer is the tree, with what is to be done once beside.
            guard takeTree() else {
                responder.respond(.tooManyTrees)
                return
            }
            var answers = commitMessages()
            for _ in 0..<3 where scene.needsCommit || owesTitle { answers += commitMessages() }
            responder.respond(.messages(answers))
            return
        }
        for _ in 0..<4 where scene.needsCommit || owesTitle { _ = commitMessages() }
        guard let answers = messages(after: number) else {
            responder.respond(.tooManyTrees)
            return
        }
        guard answers.isEmpty, !isStopping else {
            responder.respond(.messages(answers))
            return
        }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        let reference = reference
        timer.setEventHandler {
            MainActor.assumeIsolated { reference.object?.answerPoll(with: []) }
        }
        timer.schedule(deadline: .now() + Self.pollSeconds)
        timer.resume()
        poll = Poll(responder: responder, after: number, timer: timer)
        responder.onCancel = { _ = reference.object?.endPoll() }
    }

    /// Answers the request that waits, if one does.
    func answerPoll(with messages: [[UInt8]]) {
        endPoll()?.responder.respond(.messages(messages))
    }

    private func endPoll() -> Poll? {
        guard let ended = poll else { return nil }
        ended.timer.cancel()
        poll = nil
        connectionDidEnd()
        return ended
    }
}

extension HTTPResponse {
    /// The answer to a page that had too many whole trees of late (RFC 6585 §4); it tries again.
    fileprivate static var tooManyTrees: HTTPResponse {
        var response = HTTPResponse.text("The whole tree was sent too often.\n", status: 429)
        response.headers["Retry-After"] = "1"
        return response
    }

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
