import RenderTree

/// One browser, known by its cookie, with its tabs.
@MainActor
final class Visitor {
    /// The secret in the cookie.
    let secret: String
    private(set) var sessions: [Int: BrowserSession] = [:]
    /// The number of the next tab.
    private(set) var nextNumber: Int
    /// The size and preferences last heard of, for the first frame of the next page.
    private(set) var geometry: SceneGeometry?
    private(set) var preferences: SceneEnvironment?

    init(secret: String, nextNumber: Int = 1) {
        self.secret = secret
        self.nextNumber = nextNumber
    }

    /// Returns the next free tab number.
    func makeNumber() -> Int {
        defer { nextNumber += 1 }
        return nextNumber
    }

    func add(_ session: BrowserSession) {
        sessions[session.number] = session
    }

    func remove(_ session: BrowserSession) {
        sessions[session.number] = nil
    }

    /// Remembers what an input that was handled says about the browser.
    func remember(_ input: SceneInput) {
        switch input {
        case .geometry(let geometry): self.geometry = geometry
        case .environment(let environment): preferences = environment
        case .touch, .tap, .menu, .hover, .activate, .adjust, .scroll, .text, .key, .back,
            .keyboard, .file, .choice, .drag, .page, .visibility, .location:
            break
        }
    }
}
