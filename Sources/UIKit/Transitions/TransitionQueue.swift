/// What controllers' transitions do before and after a layout.
struct TransitionQueue {
    /// Starts of transitions that the code of this turn asked for.
    var starts: [() -> Void] = []
    /// Ends of transitions that take no time, once everything has its place.
    var ends: [() -> Void] = []

    /// Whether a commit goes through starts, layout and ends.
    var isSettling = false
    /// Whether controllers came or went since the page was told of the way back.
    var mayLeadElsewhere = true
    /// The steps back that the page knows of.
    var stepsBack = 0

    var isEmpty: Bool { starts.isEmpty && ends.isEmpty }
}

extension UIWindowScene {
    /// Runs a function before the next layout.
    func beforeLayout(_ body: @escaping () -> Void) {
        transitions.starts.append(body)
        renderContext.scheduleUpdate()
    }

    /// Runs a function after the next layout, in the same commit.
    func afterLayout(_ body: @escaping () -> Void) {
        transitions.ends.append(body)
        renderContext.scheduleUpdate()
    }

    /// Runs what waits for the next layout within the animation transaction that ends now.
    func startTransitionsEarly() {
        guard !transitions.isSettling, !transitions.starts.isEmpty else { return }
        perform { startTransitions() }
    }

    /// Runs what waits for the next layout; also what is added meanwhile.
    func startTransitions() {
        for _ in 0..<16 where !transitions.starts.isEmpty {
            let starts = transitions.starts
            transitions.starts = []
            for start in starts { start() }
        }
    }

    /// Runs what waited for the layout; whether there was something.
    func endTransitions() -> Bool {
        guard !transitions.ends.isEmpty else { return false }
        let ends = transitions.ends
        transitions.ends = []
        for end in ends { end() }
        return true
    }
}
