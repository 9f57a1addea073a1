import RenderTree

/// What is asked and told of where a page is.
struct LocationRequests {
    /// How the page is to tell where it is.
    var wanted = LocationWish(.never)
    /// What the page was asked for; nil where it may have missed that.
    var page: LocationWish? = LocationWish(.never)
    /// Whether the page was asked at all.
    var wasAsked = false
    /// Who hears of it.
    var handler: (@MainActor (LocationInput) -> Void)?
}

extension UIWindowScene {
    /// Has the page tell where it is, or no more.
    ///
    /// Asked for once, it tells a place or a failure, and is then done; what is asked again before goes on.
    ///
    /// - Parameters:
    ///   - wish: How often, and how well.
    ///   - isRepeated: Whether a page that was asked the same is asked again; default no.
    package func locate(_ wish: LocationWish, isRepeated: Bool = false) {
        let requests = requirePageRequests()
        requests.location.wanted = wish
        if isRepeated { requests.location.page = nil }
        if wish != requests.location.page { renderContext.scheduleUpdate() }
    }

    /// Sets who hears of where the page is.
    package func onLocation(_ handler: @escaping @MainActor (LocationInput) -> Void) {
        requirePageRequests().location.handler = handler
    }

    /// Whether the page is asked where it is.
    package var isLocating: Bool { (requests?.location.wanted.mode ?? .never) != .never }

    /// Takes what the page tells; what nobody asked for is nobody's.
    func receive(_ location: LocationInput) {
        guard let requests, isLocating else { return }
        if requests.location.wanted.mode == .once {
            requests.location.wanted = LocationWish(.never)
            requests.location.page = LocationWish(.never)
        }
        requests.location.handler?(location)
    }

    /// Asks a page with a new tree once more, which may be another one.
    func locateAgain() {
        guard let requests, requests.location.wasAsked else { return }
        requests.location.page = nil
        renderContext.scheduleUpdate()
    }

    /// Returns what the page is to be asked now; nil where it knows.
    func takeLocationEffect() -> SceneEffect? {
        guard let requests, requests.location.wanted != requests.location.page else { return nil }
        requests.location.page = requests.location.wanted
        requests.location.wasAsked = true
        requests.hasEffects = true
        return .locate(requests.location.wanted)
    }
}
