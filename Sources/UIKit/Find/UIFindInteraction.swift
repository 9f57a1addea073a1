/// Finds text in a view, and replaces it, with a bar at the window's lower end.
///
/// While the view or what is in it is the first responder, Command-F shows the bar, and Command-G
/// leads to the next match.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    /// The view that the interaction is of; nil without one.
    open private(set) weak var view: UIView?
    /// What makes the sessions.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// The search that goes on; nil while the bar is not shown.
    open private(set) var activeFindSession: UIFindSession?
    /// The text that the bar searches, also the next time that it is shown; default nil.
    open var searchText: String? { didSet { navigator?.showTexts() } }
    /// The text that the bar puts in place of matches; default nil.
    open var replacementText: String? { didSet { navigator?.showTexts() } }
    /// What makes the menu of the bar's options of the usual ones; default nil: these alone.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        didSet { navigator?.updateOptions() }
    }

    private var navigator: FindNavigatorView?
    private var anchor: FindAnchor?
    private weak var oldResponder: UIResponder?
    private(set) var match = UITextSearchOptions.WordMatchMethod.contains
    private(set) var comparison: NSString.CompareOptions = .caseInsensitive

    /// Creates an interaction; add it to a view.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
        // Its commands are looked for.
        UIKeyCommand.areUsed = true
    }

    open func willMove(to view: UIView?) { dismissFindNavigator() }
    open func didMove(to view: UIView?) { self.view = view }

    // MARK: - The bar

    /// Whether the bar is shown.
    open var isFindNavigatorVisible: Bool { navigator != nil }

    /// Shows the bar, as far as the delegate has a session.
    ///
    /// - Parameter showingReplace: Whether it has a field for what takes the place of matches, where
    ///   the session can replace any.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, let window = view.window else { return }
        if let navigator {
            navigator.showsReplacement = showingReplace && canReplace
            navigator.begin()
            return
        }
        guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
        activeFindSession = session
        session.resultsDidChange = { [weak self] in self?.updateResultCount() }
        oldResponder = window.firstResponder
        let navigator = FindNavigatorView(self)
        self.navigator = navigator
        navigator.showsReplacement = showingReplace && canReplace
        navigator.show(in: window)
        let anchor = FindAnchor { [weak self] in self?.dismissFindNavigator() }
        view.addSubview(anchor)
        self.anchor = anchor
        delegate?.findInteraction(self, didBegin: session)
        navigator.begin()
        if searchText?.isEmpty == false { search() }
    }

    /// Takes the bar away, and gives the focus back to what had it before.
    open func dismissFindNavigator() {
        guard let navigator, let session = activeFindSession else { return }
        self.navigator = nil
        activeFindSession = nil
        anchor?.end()
        anchor = nil
        session.resultsDidChange = nil
        let hadFocus = navigator.hasFocus
        navigator.removeFromSuperview()
        session.end()
        if hadFocus, let old = oldResponder as? UIView, old.window != nil {
            old.becomeFirstResponder()
        }
        delegate?.findInteraction(self, didEnd: session)
    }

    /// Highlights the next match; where nothing is searched yet, what was searched last.
    open func findNext() { step(.forward) }
    /// Highlights the match before.
    open func findPrevious() { step(.backward) }

    private func step(_ direction: UITextStorageDirection) {
        if let session = activeFindSession {
            session.highlightNextResult(in: direction)
            updateResultCount()
        } else if searchText?.isEmpty == false {
            presentFindNavigator(showingReplace: false)
        }
    }

    /// Has the bar say how many matches the session has.
    open func updateResultCount() { navigator?.updateCount() }

    // MARK: - Inside

    var canReplace: Bool { activeFindSession?.supportsReplacement ?? false }

    /// The upper edge of the bar in the window's coordinates; nil while it is not shown.
    var coveredTop: CGFloat? { navigator.map(\.frame.minY) }

    private var options: UITextSearchOptions { UITextSearchOptions(match, comparison) }

    /// A person typed what is searched.
    func type(_ text: String) {
        searchText = text
        search()
    }

    /// A person chose other options.
    func choose(_ match: UITextSearchOptions.WordMatchMethod, _ comparison: NSString.CompareOptions)
    {
        self.match = match
        self.comparison = comparison
        navigator?.updateOptions()
        search()
    }

    private func search() {
        activeFindSession?.performSearch(query: searchText ?? "", options: options)
        updateResultCount()
    }

    /// Replaces the highlighted match, or all.
    func replace(all isAll: Bool, with text: String) {
        guard let session = activeFindSession, let query = searchText, !query.isEmpty else {
            return
        }
        replacementText = text
        if isAll {
            session.replaceAll(searchQuery: query, replacementString: text, options: options)
        } else if session.allowsReplacementForCurrentlyHighlightedResult {
            session.performSingleReplacement(
                query: query,
                replacementString: text,
                options: options
            )
        }
        updateResultCount()
    }
}

/// What makes the sessions of a find interaction, and hears of their beginning and end.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: AnyObject {
    /// Returns what searches; nil where nothing can be searched now.
    func findInteraction(
        _ interaction: UIFindInteraction,
        sessionFor view: UIView
    ) -> UIFindSession?
    /// Tells that a search begins; default nothing.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// Tells that a search ended; default nothing.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
    }
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// What stands in a view that is searched, and tells when it leaves its window.
private final class FindAnchor: ControlPart {
    private var left: (() -> Void)?

    init(_ left: @escaping () -> Void) {
        self.left = left
        super.init(frame: .zero)
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    func end() {
        left = nil
        removeFromSuperview()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { left?() }
    }
}

extension UIView {
    /// The commands that the view itself has; nil without any.
    var ownKeyCommands: [UIKeyCommand]? {
        guard let text = self as? any TextEditing, text.allowsEditingTextAttributes else {
            return findCommands
        }
        return (findCommands ?? []) + CharacterStyle.commands
    }

    /// The commands of the view's find interaction; nil without one.
    var findCommands: [UIKeyCommand]? {
        guard let interactions = rare?.interactions, !interactions.isEmpty,
            interactions.contains(where: { $0 is UIFindInteraction })
        else { return nil }
        return [
            UIKeyCommand(
                title: "Find…",
                action: UIView.findByKey,
                input: "f",
                modifierFlags: .command
            ),
            UIKeyCommand(
                title: "Find Next",
                action: UIView.findNextByKey,
                input: "g",
                modifierFlags: .command
            ),
            UIKeyCommand(
                title: "Find Previous",
                action: UIView.findPreviousByKey,
                input: "g",
                modifierFlags: [.command, .shift]
            ),
        ]
    }

    private var ownFindInteraction: UIFindInteraction? {
        rare?.interactions.lazy.compactMap { $0 as? UIFindInteraction }.first
    }

    private func findByKey() { ownFindInteraction?.presentFindNavigator(showingReplace: false) }
    private func findNextByKey() { ownFindInteraction?.findNext() }
    private func findPreviousByKey() { ownFindInteraction?.findPrevious() }
}
