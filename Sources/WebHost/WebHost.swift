import Foundation
import HTTPServer
import Logging
import RenderTree
import UIKit
import WebRenderer

/// The server of an app: scenes on one side, browsers on the other.
@MainActor
package final class WebHost {
    /// The options of the command line.
    package let options: HostOptions
    let logger: Logger
    let environment: SessionEnvironment
    let store: SessionStore
    let pages: PageBuilder
    /// The names that browsers reach the server by; nil for any.
    private let hostNames: Set<String>?
    private let files: ClientFiles
    private let assets: StaticFiles
    private let fontFiles: FontFiles
    private var server: HTTPServer?
    /// What the fields of pages' requests say: the secrets of the browser, nil where they are another
    /// site's.
    private var knownFields = FieldMemory(count: 512)
    private var knownSenders = [Sender](repeating: .foreign, count: 512)
    /// Whether the log has said that requests of our pages name another host.
    private var hasWarnedOfHost = false

    /// Creates a host.
    ///
    /// - Parameters:
    ///   - options: The options of the command line.
    ///   - logger: Where the host says what happens.
    ///   - connect: What makes scenes; default the app.
    ///   - clock: The time by which idle scenes end, in seconds; default the machine's.
    ///   - memoryShortage: Tells why memory is short, nil while it is not; default what the system
    ///     and the options say.
    /// - Throws: A `HostError` where files that it needs are missing.
    package init(
        options: HostOptions,
        logger: Logger,
        connect: @escaping ScriptedScene.Connector = ScriptedScene.connectToApp,
        clock: @escaping @MainActor () -> TimeInterval = {
            ProcessInfo.processInfo.systemUptime
        },
        memoryShortage: (@MainActor () -> String?)? = nil
    ) throws {
        self.options = options
        hostNames = options.hostNames
        self.logger = logger
        files = try ClientFiles(folder: options.publicFolder)
        assets = try StaticFiles(folder: files.folder) { _ in .immutable }
        let fonts = try FontStore(folders: options.fonts)
        fontFiles = FontFiles(fonts)
        environment = SessionEnvironment(
            fonts: fonts,
            logger: logger,
            connect: connect,
            clock: clock,
            uploads: UploadStore(
                fileLimit: options.maxFileMegabytes << 20,
                totalLimit: options.maxFilesMegabytes << 20,
                hosts: options.hostNames
            )
        )
        let gauge = options.memoryGauge
        store = SessionStore(
            environment: environment,
            options: options,
            memoryShortage: memoryShortage ?? { gauge.shortage() }
        )
        pages = PageBuilder(files: files, fonts: fonts)
    }

    /// Begins to serve and returns the port.
    ///
    /// The main run loop may watch the sockets where the main thread is in it until the end.
    package func start(isWatched: Bool = false) throws -> Int {
        let server = try HTTPServer(
            configuration: options.serverConfiguration,
            router: try makeRouter(),
            logger: logger
        )
        self.server = server
        return try isWatched ? server.startWatching() : server.start()
    }

    /// Compresses the files of the client before somebody waits for them.
    func compressFiles() {
        let names = [files.styleSheet] + files.modules
        let paths = names.map { String($0.dropFirst("/assets/".count + files.hash.count + 1)) }
        for path in files.hashedFiles { assets.note(path) }
        Task.detached(priority: .background) { [assets] in
            for path in paths { assets.compressAhead(path) }
        }
    }

    /// How long what is in flight may hold up the end of all scenes.
    ///
    /// Ten seconds after it asked, Docker kills a process that has not ended: apps save in the callbacks
    /// of their scenes' end, and need most of that time.
    static let grace = Duration.seconds(3)

    /// Answers what is in flight, ends all scenes and stops.
    ///
    /// - Parameter beforeScenesEnd: Called when nothing is in flight any more.
    package func stop(beforeScenesEnd: () -> Void = {}) async {
        store.answerWaiting()
        await server?.stop(grace: Self.grace)
        // Its routes hold the host.
        server = nil
        beforeScenesEnd()
        // The files that came in are gone with their scenes.
        store.endAll()
    }

    /// Returns the page without client script that shows a scene now.
    package func page(of scripted: ScriptedScene) -> [UInt8] {
        pages.page(of: scripted.scene, tree: scripted.snapshot(), nonce: RandomName.make())
    }

    /// Returns a page without client script that needs no other file.
    package func standalonePage(of scripted: ScriptedScene) throws -> [UInt8] {
        try pages.standalonePage(of: scripted.scene, tree: scripted.snapshot())
    }

    // MARK: - Routes

    private func makeRouter() throws -> Router {
        var router = Router()
        try router.main(.get, "/") { [self] in page($0, $1) }
        try router.main(.get, "/scene/:number") { [self] in page($0, $1) }
        try router.webSocket("/scene/:number/socket") { [self] in socket($0) }
        try router.main(.post, "/scene/:number/events", isBrief: true) { [self] in post($0, $1) }
        // It lets go of the page that is connected.
        try router.main(.get, "/scene/:number/patches", answersHead: false, isBrief: true) {
            [self] in poll($0, $1)
        }
        try router.main(.get, "/images/:hash") { [self] request, responder in
            let hash = request.parameters["hash"] ?? ""
            responder.respond(environment.images.response(hash: hash).tagged(hash, for: request))
        }
        try router.main(.get, "/health", isBrief: true) { [self] _, responder in
            responder.respond(health)
        }
        try router.main(.get, "/fonts/:name") { [fontFiles] in fontFiles.answer($0, $1) }
        try addFiles(to: &router)
        try addUploads(to: &router)
        try router.main(.get, "/scene/:number/pages/:name") { [self] in
            $1.respond(localPage($0))
        }
        if options.api {
            let api = SceneAPI(
                store: store,
                pages: pages,
                images: environment.images,
                hosts: hostNames
            )
            try api.addRoutes(to: &router, description: files.description)
        }
        return router
    }

    private func addFiles(to router: inout Router) throws {
        let hash = files.hash
        try router.direct(.get, "/assets/:hash/*path") { [assets] request in
            guard request.parameters["hash"] == hash else {
                return .text("This version of the file is not here any more.\n", status: 404)
            }
            return assets.response(to: request, path: request.parameters["path"] ?? "")
        }
        let root = try StaticFiles(folder: files.folder)
        for name in ["favicon.ico", "robots.txt"] {
            try router.direct(.get, "/" + name) { root.response(to: $0, path: name) }
        }
    }

    private var health: HTTPResponse {
        var response = HTTPResponse.json(
            Array("{\"status\":\"ok\",\"scenes\":\(store.count)}\n".utf8)
        )
        response.headers["Cache-Control"] = "no-store"
        return response
    }

    // MARK: - Pages

    private func page(_ request: HTTPRequest, _ responder: Responder) {
        guard RequestPolicy.isForHere(request, hosts: hostNames) else {
            responder.respond(RequestPolicy.unknownHost(request))
            return
        }
        guard request.method != .head else {
            responder.respond(pages.responseToHead())
            return
        }
        guard !RequestPolicy.isPartOfForeignPage(request) else {
            responder.respond(RequestPolicy.foreignPart())
            return
        }
        let visitor = store.visitor(VisitorCookie.secrets(in: request))
        do {
            let session = try knownSession(request, visitor) ?? newSession(request, visitor)
            responder.respond(pages.response(session, to: request))
        } catch let refusal as SessionStore.Refusal {
            responder.respond(Self.response(to: refusal))
        } catch {
            logger.error("A page could not be made: \(error)")
            responder.respond(.text("The page could not be made.\n", status: 500))
        }
    }

    /// The tab of a page's address, unless another page of the browser shows it already.
    private func knownSession(_ request: HTTPRequest, _ visitor: Visitor?) -> BrowserSession? {
        guard let session = session(request, visitor) else { return nil }
        return session.isConnected && !RequestPolicy.isReload(request) ? nil : session
    }

    private func session(_ request: HTTPRequest, _ visitor: Visitor?) -> BrowserSession? {
        request.parameters["number"].flatMap(Int.init).flatMap { visitor?.sessions[$0] }
    }

    private func newSession(
        _ request: HTTPRequest,
        _ visitor: Visitor?
    ) throws -> BrowserSession {
        let visitor =
            visitor
            ?? VisitorCookie.secrets(in: request).lazy
            .compactMap { self.store.keptActivities.visitor($0) }.first
        let secret = visitor?.secret
        let number = request.parameters["number"].flatMap(Int.init)
        UIApplication.shared.opening = SceneOpening(
            address: Self.address(of: request),
            restored: store.keptActivities.activity(secret: secret, number: number)
        )
        defer { UIApplication.shared.opening = nil }
        let session = try store.makeSession(
            for: visitor,
            address: request.remoteAddress,
            geometry: RequestPolicy.guessGeometry(request),
            preferences: RequestPolicy.guessPreferences(request)
        )
        // Where there was no room for a scene, the next try still finds it.
        store.keptActivities.forget(secret: secret, number: number)
        return session
    }

    /// Returns the address of a page, where the person gave more of it than where the app is.
    static func address(of request: HTTPRequest) -> URL? {
        guard request.target.hasPrefix("/?"), request.target.utf8.count > 2,
            let host = request.header("Host")
        else { return nil }
        return URL(string: (request.isSecure ? "https://" : "http://") + host + request.target)
    }

    /// Returns the answer where no scene is made.
    static func response(to refusal: SessionStore.Refusal) -> HTTPResponse {
        var response = HTTPResponse.text(refusal.description + "\n", status: refusal.status)
        response.headers["Retry-After"] = "30"
        return response
    }

    // MARK: - Connections

    private func socket(_ request: HTTPRequest) -> WebSocketUpgrade {
        if let refusal = refusal(request) { return .refuse(refusal) }
        let visitor = store.visitor(VisitorCookie.secrets(in: request))
        guard let session = session(request, visitor) else {
            // The page is told over the socket: a refusal would look like a network failure.
            return .accept(GoneDelegate(message: environment.encoder.messageGone()))
        }
        return .accept(session)
    }

    /// Returns the answer to what a page of another site sends; nil to all else.
    private func refusal(_ request: HTTPRequest) -> HTTPResponse? {
        guard !RequestPolicy.isFromHere(request, hosts: hostNames) else { return nil }
        let visitor = store.visitor(VisitorCookie.secrets(in: request))
        if !hasWarnedOfHost, let origin = request.header("Origin"),
            session(request, visitor) != nil
        {
            hasWarnedOfHost = true
            logger.warning(
                """
                A page of \(origin) asks for the host \(request.header("Host") ?? "") and counts as \
                another site's. A proxy has to hand on the Host that the browser sent.
                """
            )
        }
        return RequestPolicy.foreignOrigin(request)
    }

    /// Who sends messages.
    private enum Sender {
        /// A page of our own, by its secrets.
        case page([String])
        case foreign
        /// Somebody whose content is of a kind that no page sends.
        case stranger
    }

    /// Finds out who sends messages, once for all requests with the same header.
    private func sender(of request: HTTPRequest) -> Sender {
        let (place, isKnown) = knownFields.place(of: request)
        if !isKnown {
            if !RequestPolicy.isFromHere(request, hosts: hostNames) {
                knownSenders[place] = .foreign
            } else if !RequestPolicy.isPlainJSON(request) {
                knownSenders[place] = .stranger
            } else {
                knownSenders[place] = .page(VisitorCookie.secrets(in: request))
            }
        }
        return knownSenders[place]
    }

    private func post(_ request: HTTPRequest, _ responder: Responder) {
        let secrets: [String]
        switch sender(of: request) {
        case .page(let found): secrets = found
        case .foreign:
            responder.respond(refusal(request) ?? RequestPolicy.foreignOrigin(request))
            return
        case .stranger:
            responder.respond(RequestPolicy.unknownContent())
            return
        }
        let visitor = store.visitor(secrets)
        guard let session = session(request, visitor) else {
            responder.respond(Self.gone)
            return
        }
        responder.respond(session.post(request.body, after: Self.patchNumber(request)))
    }

    private func poll(_ request: HTTPRequest, _ responder: Responder) {
        // It lets go of the page that is connected, so other sites must not send it.
        if let refusal = refusal(request) {
            responder.respond(refusal)
            return
        }
        let visitor = store.visitor(VisitorCookie.secrets(in: request))
        guard let session = session(request, visitor) else {
            responder.respond(Self.gone)
            return
        }
        session.poll(after: Self.patchNumber(request), responder)
    }

    /// Returns a document of the app's own for a frame of its page.
    private func localPage(_ request: HTTPRequest) -> HTTPResponse {
        let visitor = store.visitor(VisitorCookie.secrets(in: request))
        guard let session = session(request, visitor),
            let document = session.scene.localDocument(named: request.parameters["name"] ?? "")
        else { return .text("There is no such page.\n", status: 404) }
        return pages.response(to: document)
    }

    private static func patchNumber(_ request: HTTPRequest) -> Int {
        request.query("after").flatMap(Int.init) ?? -1
    }

    private static var gone: HTTPResponse {
        .text("The scene has ended; load the page anew.\n", status: 410)
    }
}

/// Tells a page whose scene is over so, and closes.
@MainActor
private final class GoneDelegate: WebSocketDelegate {
    private let message: [UInt8]

    init(message: [UInt8]) {
        self.message = message
    }

    func webSocketDidOpen(_ socket: WebSocket) {
        socket.send(text: message)
        socket.close(.goingAway, reason: "The scene has ended.")
    }

    func webSocket(_ socket: WebSocket, didReceive message: WebSocketMessage) {}
}
