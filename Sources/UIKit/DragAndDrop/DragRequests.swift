import RenderTree

/// What a scene and its page have to do with drags.
@MainActor
struct DragRequests {
    /// Whether the page was told to listen for drags.
    var isListening = false
    /// What is dragged now; nil for nothing.
    var course: DragCourse?
    /// What a person drags into the page; nil for nothing.
    var outside: OutsideDrag?
}

extension UIWindowScene {
    /// Lets the page load what it needs for drags, with the first view that has to do with them.
    func listenForDrags() {
        let requests = requirePageRequests()
        guard !requests.drags.isListening else { return }
        requests.drags.isListening = true
        // Views are being drawn: what is asked for now goes with them.
        requests.effects.append(.drag(.listen))
        requests.hasEffects = true
    }

    /// Tells a page with a new tree once more to listen for drags.
    func listenForDragsAgain() {
        guard let requests, requests.drags.isListening else { return }
        requests.effects.removeAll { $0 == .drag(.listen) }
        requests.effects.append(.drag(.listen))
        renderContext.scheduleUpdate()
    }
}
