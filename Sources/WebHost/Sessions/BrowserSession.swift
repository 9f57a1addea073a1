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
    /// The browser that the tab belongs to; nil once the last of its tabs has ended.
    private(set) weak var visitor: Visitor?
    /// The client's address, for the limit of scenes.
    let address: String
    let environment: SessionEnvironment
    private let clock: SystemSceneClock
    /// What the scene, its clock and timers know the session by.
    private(set) lazy var reference = BackReference(self)

    // Safe unchecked, as all below: main actor only, and never held while code of the app runs.
    @exclusivity(unchecked) var history = PatchHistory()
    /// The faces that the page has rules for.
    @exclusivity(unchecked) var knownFaces = KnownFaces()
    /// The number of the last input that was handled.
    @exclusivity(unchecked) private(set) var lastInput = 0
    /// The number that the inputs of the newest page go on from.
    private(set) var firstNumber = 0
    @exclusivity(unchecked) var socket: WebSocket?
    @exclusivity(unchecked) var poll: Poll?
    /// Whether a commit follows anyway, so that changes need not ask for one.
    @exclusivity(unchecked) var isHandling = false
    @exclusivity(unchecked) var isFlushScheduled = false
    /// Whether nothing but scrolling was told since the last commit.
    @exclusivity(unchecked) var hasOnlyScrolled = false
    /// Whether the page gets no patches until it confirmed what it has.
    @exclusivity(unchecked) var isHeldBack = false
    /// Whether the page gets the whole tree in place of the next patch.
    @exclusivity(unchecked) var owesTree = false
    /// What the page is to do once that was said before the page came.
    @exclusivity(unchecked) var lateEffects: [Patch.Operation] = []
    @exclusivity(unchecked) private var trees = TreeBudget()
    /// What sends the tree that the page gets later because it had many.
    private var treeTimer: SceneTimer?
    /// Whether the page said hello on its socket.
    @exclusivity(unchecked) var hasGreeted = false
    /// The title that the page has, as far as it was told.
    private var knownTitle = ""
    /// Whether the page has an older title than the scene.
    @exclusivity(unchecked) private(set) var owesTitle = false
    /// Whether the title changed since the page was loaded, so that it may have missed that.
    private(set) var mayHaveOldTitle = false
    /// Whether the page waits to hear that its inputs were handled.
    @exclusivity(unchecked) var owesAcknowledgement = false
    /// When the last connection ended or, before the first one, when the page was fetched.
    var idleSince: TimeInterval
    /// What looks whether a page that held something down when its connection ended is back.
    private(set) var absence: SceneTimer?
    /// How long that stays down without a connection, in seconds: short cuts end nothing.
    static let absenceTimeout = 2.0
    var wasConnected = false
    /// The name of the question for files that the page is asked.
    private(set) var openTicket: String?
    /// When the last file came that belongs to no answer yet; nil where there is none.
    private var fileCameAt: TimeInterval?
    /// How long files wait for the answer that they belong to, in seconds.
    static let answerTimeout = 1_800.0
    /// Whether the scene sleeps; its next commit wakes it.
    @exclusivity(unchecked) var isHibernating = false
    private(set) var isEnded = false
    /// Whether requests are answered at once because the server stops.
    private(set) var isStopping = false

    init(
        number: Int,
        scene: UIWindowScene,
        clock: SystemSceneClock,
        visitor: Visitor,
        address: String,
        environment: SessionEnvironment
    ) {
        self.number = number
        self.scene = scene
        self.clock = clock
        self.visitor = visitor
        self.address = address
        self.environment = environment
        idleSince = environment.now
        scene.guessesGeometry = true
        let reference = reference
        scene.updateHandler = { reference.object?.scheduleFlush() }
        scene.fileByteLimit = environment.uploads.fileLimit
        scene.choiceHandler = { reference.object?.choiceDidChange($0) }
        scene.titleHandler = { _ in reference.object?.titleDidChange() }
        clock.around = { action in reference.object?.runTimer(action) }
    }

    isolated deinit { reference.objectEnds() }

    /// More inputs than a page sends while the next one is on its way.
    private static let numbersOfAPage = 1000

    /// Whether a page is connected now.
    var isConnected: Bool { socket != nil || poll != nil }

    /// The number of the last patch.
    var lastPatch: Int { history.last }

    // MARK: - Pages

    /// Brings the scene up to date for a page that shows the whole tree.
    ///
    /// The page that showed it before is let go of: from here on the new one's inputs count.
    func commitForPage() -> RenderSubtree {
        dismissPage(reason: "Another page took over.")
        scene.cancelHeldInput()
        // What the page before it still sends is never taken for an input of this one.
        firstNumber = max(firstNumber, lastInput) + Self.numbersOfAPage
        isHeldBack = false
        owesTree = false
        history.forgetUnconfirmed()
        // What appearance callbacks change belongs to the first sight of the page.
        var effects: [Patch.Operation] = []
        for _ in 0..<4 where scene.needsCommit {
            let patch = commit()
            guard !patch.isEmpty else { continue }
            history.replaceAll()
            effects += patch.operations.filter(\.isDoneOnce)
        }
        lateEffects = effects + lateEffects
        idleSince = environment.now
        let tree = scene.snapshot()
        environment.images.register(tree)
        scene.tellAnimationsAgain()
        _ = takeTitle()
        mayHaveOldTitle = false
        return tree
    }

    private func titleDidChange() {
        owesTitle = PageBuilder.title(of: scene) != knownTitle
        if owesTitle { scheduleFlush() }
    }

    /// Returns the title, which the page is told now.
    func takeTitle() -> String {
        owesTitle = false
        mayHaveOldTitle = true
        knownTitle = PageBuilder.title(of: scene)
        return knownTitle
    }

    /// Tells the page that its scene is not its own any more, and lets go of its connection.
    func dismissPage(reason: String) {
        let gone = environment.encoder.messageGone()
        if let socket {
            self.socket = nil
            socket.send(text: gone)
            socket.close(.goingAway, reason: reason)
        }
        answerPoll(with: [gone])
    }

    /// Notes that the page has no connection that lasts.
    func connectionDidEnd() {
        idleSince = environment.now
        if absence == nil, !isEnded, scene.holdsInput { watchAbsence(for: Self.absenceTimeout) }
    }

    private func watchAbsence(for seconds: TimeInterval) {
        let reference = reference
        absence = clock.schedule(after: seconds) { reference.object?.checkAbsence() }
    }

    /// Takes back what a page holds down that stays away.
    func checkAbsence() {
        absence = nil
        guard !isConnected, !isEnded, scene.holdsInput else { return }
        let left = Self.absenceTimeout - (environment.now - idleSince)
        if left > 0 {
            watchAbsence(for: max(left, 0.01))
        } else {
            scene.cancelHeldInput()
        }
    }

    // MARK: - Inputs

    /// Handles what a page sent; a message that cannot be read counts for nothing.
    ///
    /// - Returns: What to answer in place of patches and acknowledgement.
    func receive(_ bytes: [UInt8]) -> [UInt8]? {
        let messages: [ClientMessage]
        do {
            messages = try environment.decoder.messages(bytes)
        } catch {
            environment.logger.debug("Scene \(number): \(error)")
            return environment.encoder.message(error: error.description)
        }
        let scrolls = messages.allSatisfy(\.mayWaitForScrolling)
        // What else a person does meets what is there after the scrolling.
        if hasOnlyScrolled, !scrolls { flush() }
        hasOnlyScrolled = scrolls
        isHandling = true
        defer { isHandling = false }
        for message in messages {
            if let answer = handle(message) { return answer }
        }
        return nil
    }

    private func handle(_ message: ClientMessage) -> [UInt8]? {
        switch message {
        case .input(let number, let input): handle(input, number)
        case .hello(let version, let patch):
            guard version == EventDecoder.protocolVersion else {
                return environment.encoder.messageGone()
            }
            greet(patch)
        case .seen(let patch):
            guard history.confirm(patch), isHeldBack else { break }
            isHeldBack = false
            owesTree = true
        case .treeRequest: owesTree = true
        }
        return nil
    }

    /// Handles an input that was not handled before; numbers may leave gaps where the page was refused.
    private func handle(_ input: SceneInput, _ number: Int) {
        owesAcknowledgement = true
        guard number > lastInput else { return }
        lastInput = number
        do {
            try scene.deliver(input)
            visitor?.remember(input)
        } catch {
            // The page may be a moment behind: its element can be gone by now.
            environment.logger.debug("Scene \(self.number): \(error)")
        }
    }

    // MARK: - Files

    private func choiceDidChange(_ question: FileQuestion?) {
        if let openTicket { environment.uploads.close(openTicket) }
        openTicket = question?.ticket
        fileCameAt = nil
        guard let question, let visitor else { return }
        environment.uploads.open(question.ticket, for: visitor.secret)
    }

    /// Ends a question whose answer does not come, so that its files take no room for ever.
    func endStaleChoice() {
        guard let fileCameAt, environment.now - fileCameAt >= Self.answerTimeout else { return }
        self.fileCameAt = nil
        scene.abandonChoice()
    }

    /// Takes a file that the person chose, before the end of the choice.
    func receive(_ file: FileInput) {
        fileCameAt = environment.now
        isHandling = true
        defer { isHandling = false }
        do {
            try scene.deliver(.file(file))
        } catch {
            environment.logger.debug("Scene \(self.number): \(error)")
        }
    }

    private func greet(_ patch: Int) {
        // A connection begins once; what it missed is sent once.
        guard socket == nil || !hasGreeted else {
            owesAcknowledgement = true
            return
        }
        hasGreeted = true
        // What was down when the last connection ended has lost its end.
        scene.cancelHeldInput()
        owesAcknowledgement = true
        isHeldBack = false
        history.forgetUnconfirmed()
        guard let missed = history.messages(after: patch) else {
            owesTree = true
            return
        }
        for message in missed { socket?.send(text: message) }
        history.confirm(patch)
    }

    /// Takes a whole tree from what the page may have; returns false where it had too many.
    func takeTree() -> Bool { trees.take(at: environment.now) }

    /// Sends the tree that the page is owed in a while.
    func sendTreeLater() {
        guard treeTimer == nil else { return }
        // What changed is sent after each timer's action.
        let reference = reference
        treeTimer = clock.schedule(after: 1 / TreeBudget.perSecond) {
            reference.object?.treeTimer = nil
        }
    }

    private func runTimer(_ action: @MainActor () -> Void) {
        isHandling = true
        scene.perform(action)
        isHandling = false
        flush()
    }

    // MARK: - Sleep

    /// Drops what can be made again when a page comes back.
    func hibernate() {
        guard !isConnected, !isHibernating else { return }
        isHibernating = true
        scene.hibernate()
        history.forgetMessages()
        // With it comes what a tree alone says nothing of: animations that run, pages of the web.
        owesTree = true
        knownFaces = KnownFaces()
    }

    // MARK: - End

    /// Answers a request that waits, and those to come at once: the server is about to stop.
    func stopWaiting() {
        isStopping = true
        answerPoll(with: [])
    }

    /// Ends the scene with its callbacks and lets go of everything.
    func end(tellsPage: Bool) {
        isEnded = true
        if tellsPage {
            dismissPage(reason: "The scene has ended.")
        } else {
            socket?.close(.goingAway, reason: "The server stops.")
            socket = nil
            answerPoll(with: [])
        }
        UIApplication.shared.disconnect(scene)
        clock.cancelAll()
    }
}

extension ClientMessage {
    /// Whether a message needs no commit before or after it where scrolling follows.
    fileprivate var mayWaitForScrolling: Bool {
        switch self {
        case .input(_, .scroll), .seen: true
        default: false
        }
    }
}
