import RenderTree
import UIKit

/// A scene without a browser, for scripts and tests; its time passes only when told.
@MainActor
package final class ScriptedScene {
    /// Makes a scene of the app.
    package typealias Connector =
        @MainActor (
            SceneGeometry, SceneEnvironment, any SceneClock
        ) -> UIWindowScene

    /// Makes a scene of the app that runs in this process.
    package static let connectToApp: Connector = { geometry, environment, clock in
        UIApplication.shared.connectScene(
            geometry: geometry,
            environment: environment,
            clock: clock
        )
    }

    /// What an event reached.
    package struct Result: Codable, Sendable, Equatable {
        /// The number of the element that was tapped; nil where the event names none.
        package var element: UInt32?
    }

    /// The scene.
    package let scene: UIWindowScene
    /// UIKit's messages for developers since the scene was made, at most a hundred.
    package private(set) var diagnostics: [String] = []
    private let clock = VirtualSceneClock()
    private var openTouches: Set<Int> = []
    /// The time that was let pass last.
    private var passage: Task<Bool, Never>?

    private static let maximumDiagnostics = 100

    /// Creates a scene and brings it on the screen.
    package init(
        geometry: SceneGeometry,
        environment: SceneEnvironment,
        connect: Connector = ScriptedScene.connectToApp
    ) {
        let outer = Diagnostics.handler
        var messages: [String] = []
        Diagnostics.handler = { message in
            messages.append(message)
            outer(message)
        }
        defer { Diagnostics.handler = outer }
        scene = connect(geometry, environment, clock)
        settle()
        diagnostics = Array(messages.prefix(Self.maximumDiagnostics))
    }

    /// The seconds that have passed in the scene.
    package var now: TimeInterval { clock.now }

    // MARK: - Looking

    /// Returns the windows with all that is in them, back to front.
    package func windows() -> [SceneElement] {
        run {
            settle()
            return SceneInspector(scene: scene).windows()
        }
    }

    /// Returns the elements that fit a query, parents first.
    package func elements(_ query: ElementQuery) -> [SceneElement] {
        query.all(in: windows())
    }

    /// Returns the whole tree as a page shows it.
    package func snapshot() -> RenderSubtree {
        run {
            settle()
            return scene.snapshot()
        }
    }

    /// Returns the one element that a query means.
    ///
    /// An element inside another that fits does not count, nor one out of sight beside one in sight.
    package func element(_ query: ElementQuery) throws(ScriptError) -> SceneElement {
        var found = query.outermost(in: windows())
        if found.count > 1, found.contains(where: \.isVisible) { found.removeAll { !$0.isVisible } }
        guard let element = found.first else { throw .notFound(query) }
        guard found.count == 1 else { throw .ambiguous(query, count: found.count) }
        return element
    }

    // MARK: - Doing

    /// Delivers an event and brings the scene up to date.
    @discardableResult
    package func handle(_ event: ScriptEvent) throws(ScriptError) -> Result {
        var result = Result()
        switch event {
        case .tap(let query):
            let element = try element(query)
            result.element = element.id
            try tap(NodeID(rawValue: element.id))
        case .hover(let point):
            if let point { try require(point) }
            try deliver(.hover(point))
        case .perform(let action, let query):
            let element = try element(query)
            result.element = element.id
            try perform(action, on: NodeID(rawValue: element.id))
        case .tapPoint(let point):
            try require(point)
            try deliver(.tap(point))
        case .scroll(let query, let x, let y):
            result.element = try scroll(query, x, y)
        case .type, .select, .focus, .blur: result.element = try edit(event)
        case .touch(let touch): try handle(touch)
        case .key(let key): try deliver(.key(key))
        case .press(let key, let code, let modifiers):
            for isDown in [true, false] {
                try deliver(
                    .key(KeyInput(isDown: isDown, key: key, code: code, modifiers: modifiers))
                )
            }
        case .resize(let change):
            var geometry = scene.currentGeometry
            change.apply(to: &geometry)
            try deliver(.geometry(geometry))
        case .environment(let change):
            var environment = scene.currentEnvironment
            change.apply(to: &environment)
            try deliver(.environment(environment))
        case .choose(let files): try choose(files)
        case .load(let query, let isLoaded): result.element = try load(query, isLoaded)
        case .visibility(let isVisible):
            try deliver(.visibility(isVisible: isVisible))
        case .location(let location):
            guard scene.isLocating else { throw ScriptError.locatesNothing }
            try deliver(.location(location))
        }
        return result
    }

    /// Lets time pass: what falls due is called in order, and the scene is brought up to date after each.
    ///
    /// - Returns: Whether all of the time has passed; it stops where too much falls due in it.
    @discardableResult
    package func advance(by seconds: TimeInterval) -> Bool {
        run {
            // What waits for a layout, as transitions do, begins before the time and not after it.
            settle()
            let isDone = scene.perform { clock.advance(by: seconds) { settle() } }
            settle()
            return isDone
        }
    }

    /// Lets time pass, and tasks that sleep in it go on at their times; other passages wait for its end.
    ///
    /// - Returns: Whether all of the time has passed; it stops where too much falls due in it.
    package func pass(_ seconds: TimeInterval) async -> Bool {
        let task = Task { [passage] in
            _ = await passage?.value
            return await passAlone(seconds)
        }
        passage = task
        return await task.value
    }

    private func passAlone(_ seconds: TimeInterval) async -> Bool {
        // What an earlier event began comes before the time.
        await Self.turn()
        run { settle() }
        var passage = clock.passage(of: seconds)
        var progress = VirtualSceneClock.Progress.halted
        while progress == .halted {
            let woken = scene.wokenTasks
            progress = run {
                let progress = scene.perform {
                    clock.go(on: &passage) {
                        settle()
                        return scene.wokenTasks != woken
                    }
                }
                settle()
                return progress
            }
            if scene.wokenTasks != woken {
                await Self.turn()
                run { settle() }
            }
        }
        return progress == .done
    }

    /// Lets tasks have their turn, on the main thread and on others, also those that they hand on to.
    private static func turn() async {
        for _ in 0..<3 {
            await Task.detached {}.value
            await Task.yield()
        }
    }

    /// Ends the scene with its callbacks.
    package func end() {
        run { UIApplication.shared.disconnect(scene) }
        clock.cancelAll()
    }

    // MARK: - Inside

    private func tap(_ id: NodeID) throws(ScriptError) {
        let point: Swift.Result<CGPoint, SceneInputError> = run {
            do throws(SceneInputError) {
                return .success(try scene.tapPoint(of: id))
            } catch {
                return .failure(error)
            }
        }
        switch point {
        case .success(let point): try deliver(.tap(point))
        case .failure(let error): throw .refused(error)
        }
    }

    private func perform(_ action: ScriptEvent.Action, on id: NodeID) throws(ScriptError) {
        if action == .activate { return try deliver(.activate(id)) }
        let error: SceneInputError? = run {
            defer { settle() }
            do throws(SceneInputError) {
                try scene.adjust(id, isIncrement: action == .increment)
                return nil
            } catch {
                return error
            }
        }
        if let error { throw .refused(error) }
    }

    /// Tells a web view what became of its page.
    private func load(
        _ query: ElementQuery,
        _ isLoaded: Bool
    ) throws(ScriptError) -> UInt32 {
        let element = try element(query)
        let id = NodeID(rawValue: element.id)
        guard let view = scene.view(for: id) as? any EmbeddedPage else {
            throw .noWebView(query, className: element.className)
        }
        let number = view.pageNumber
        try deliver(.page(PageLoadInput(node: id, number: number, isLoaded: isLoaded)))
        return element.id
    }

    /// Answers the question for files that waits.
    private func choose(_ files: [ScriptEvent.File]) throws(ScriptError) {
        settle()
        guard let question = scene.openQuestion else { throw .noQuestion }
        guard files.count <= question.limit else {
            throw .tooManyFiles(files.count, limit: question.limit)
        }
        for (index, file) in files.enumerated() {
            let input = FileInput(
                ticket: question.ticket,
                index: index,
                name: file.name,
                mediaType: file.mediaType,
                contents: .bytes(file.bytes)
            )
            try deliver(.file(input))
        }
        try deliver(.choice(ChoiceInput(ticket: question.ticket, count: files.count)))
    }

    /// Scrolls as a person does who drags the content and lets it come to rest.
    private func scroll(
        _ query: ElementQuery,
        _ x: Double?,
        _ y: Double?
    ) throws(ScriptError) -> UInt32 {
        let element = try element(query)
        let id = NodeID(rawValue: element.id)
        guard let view = scene.view(for: id) as? UIScrollView, view.isScrollEnabled else {
            throw .notScrollable(query, className: element.className)
        }
        if let pulled = view.pulledOffset(y: y.map { CGFloat($0) }) {
            try deliver(.scroll(view.scrollInput(to: pulled, phase: .dragging, node: id)))
        }
        let target = view.reachableOffset(x: x.map { CGFloat($0) }, y: y.map { CGFloat($0) })
        for phase in [ScrollInput.Phase.dragging, .ended] {
            try deliver(.scroll(view.scrollInput(to: target, phase: phase, node: id)))
        }
        return element.id
    }

    /// Does what a person does to text.
    private func edit(_ event: ScriptEvent) throws(ScriptError) -> UInt32? {
        switch event {
        case .type(let query, let characters):
            return try edit(query) { (id) throws(SceneInputError) in
                try scene.enterText(characters, into: id)
            }
        case .select(let query, let range):
            return try edit(query) { (id) throws(SceneInputError) in
                try scene.select(range, in: id)
            }
        case .focus(let query):
            return try edit(query) { (id) throws(SceneInputError) in
                try scene.beginEditing(id)
            }
        default:
            run {
                scene.endEditing()
                settle()
            }
            return nil
        }
    }

    private func edit(
        _ query: ElementQuery,
        _ body: (NodeID) throws(SceneInputError) -> Void
    ) throws(ScriptError) -> UInt32 {
        let element = try element(query)
        let error: SceneInputError? = run {
            defer { settle() }
            do throws(SceneInputError) {
                try body(NodeID(rawValue: element.id))
                return nil
            } catch {
                return error
            }
        }
        if let error { throw .refused(error) }
        return element.id
    }

    private func handle(_ touch: TouchInput) throws(ScriptError) {
        if touch.phase == .began {
            try require(touch.location)
        } else if !openTouches.contains(touch.identifier) {
            throw .noTouch(identifier: touch.identifier)
        }
        try deliver(.touch(touch))
        switch touch.phase {
        case .began: openTouches.insert(touch.identifier)
        case .moved: break
        case .ended, .cancelled: openTouches.remove(touch.identifier)
        }
    }

    private func require(_ point: CGPoint) throws(ScriptError) {
        settle()
        guard !scene.hasWindow(at: point) else { return }
        let size = scene.currentGeometry.size
        throw .outside(x: Double(point.x), y: Double(point.y), size: size)
    }

    private func deliver(_ input: SceneInput) throws(ScriptError) {
        let error: SceneInputError? = run {
            defer { settle() }
            do throws(SceneInputError) {
                try scene.deliver(input)
                return nil
            } catch {
                return error
            }
        }
        if let error { throw .refused(error) }
    }

    /// Commits until nothing is pending: appearance callbacks run after a commit and may ask for another.
    func settle() {
        for _ in 0..<8 where scene.needsCommit { _ = scene.commit() }
    }

    /// Runs code that may make UIKit complain, and keeps the complaints.
    func run<T>(_ body: () -> T) -> T {
        let outer = Diagnostics.handler
        Diagnostics.handler = { [weak self] message in
            self?.note(message)
            outer(message)
        }
        defer { Diagnostics.handler = outer }
        return body()
    }

    private func note(_ message: String) {
        if diagnostics.count < Self.maximumDiagnostics { diagnostics.append(message) }
    }
}
