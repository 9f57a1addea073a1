/// The buttons of an older alert, and the controller that shows them.
@MainActor
final class DelegatedAlert {
    private let style: UIAlertController.Style
    /// The texts of the buttons, by their indexes.
    var titles: [String] = []
    /// The indexes of buttons with a meaning; -1 for none.
    var cancelIndex = -1
    var destructiveIndex = -1
    /// What shows the alert; on the screen it keeps the alert, and not the other way round.
    private var kept: DelegatedAlertController?
    private weak var shown: DelegatedAlertController?

    /// Told when the alert is about to be on the screen, and when it is.
    var willPresent: () -> Void = {}
    var didPresent: () -> Void = {}
    /// Told of what happens: each with the index of a button, -1 for none.
    var wasClicked: (Int) -> Void = { _ in }
    var willDismiss: (Int) -> Void = { _ in }
    var didDismiss: (Int) -> Void = { _ in }

    init(_ style: UIAlertController.Style) {
        self.style = style
    }

    /// Whether the alert is on the screen, or on its way there.
    var isVisible: Bool {
        controller.presentingViewController != nil && !controller.isBeingDismissed
    }

    /// What shows the alert; made when it is first asked for.
    var controller: DelegatedAlertController {
        if let known = kept ?? shown { return known }
        let made = DelegatedAlertController(title: nil, message: nil, preferredStyle: style)
        made.wasChosen = { [weak self] in self?.choose($0) }
        made.isGone = { [weak self] in self?.keep($0) }
        kept = made
        return made
    }

    private func keep(_ controller: DelegatedAlertController) {
        guard controller === shown else { return }
        kept = controller
        shown = nil
        controller.owner = nil
    }

    /// Adds a button; returns its index.
    func add(_ title: String) -> Int {
        titles.append(title)
        return titles.count - 1
    }

    /// Returns the text of a button; nil where there is none.
    func title(at index: Int) -> String? {
        titles.indices.contains(index) ? titles[index] : nil
    }

    /// The text above; empty for none.
    var title: String {
        get { controller.title ?? "" }
        set { controller.title = newValue.isEmpty ? nil : newValue }
    }

    /// The index of the first button without a meaning; -1 for none.
    var firstOtherIndex: Int {
        titles.indices.first { $0 != cancelIndex && $0 != destructiveIndex } ?? -1
    }

    /// Makes the controller anew, for other fields.
    func renewController() {
        guard !isVisible else { return }
        (kept, shown) = (nil, nil)
    }

    private func style(of index: Int) -> UIAlertAction.Style {
        if index == cancelIndex { return .cancel }
        return index == destructiveIndex ? .destructive : .default
    }

    /// Makes the buttons that are not there yet.
    private func makeActions(_ controller: UIAlertController) {
        for index in controller.actions.count..<max(controller.actions.count, titles.count) {
            controller.addAction(UIAlertAction(title: titles[index], style: style(of: index)))
        }
    }

    /// Shows the alert over what a window shows.
    func show(_ owner: UIView, in window: UIWindow?, animated: Bool) {
        guard !isVisible, let presenter = Self.presenter(in: window) else { return }
        willPresent()
        let controller = controller
        makeActions(controller)
        controller.owner = owner
        (kept, shown) = (nil, controller)
        presenter.present(controller, animated: animated) { [self] in
            withExtendedLifetime(owner) { didPresent() }
        }
        if controller.presentingViewController == nil { keep(controller) }
    }

    /// Returns the controller that is in front in a window; nil for that of the scene that runs.
    private static func presenter(in window: UIWindow?) -> UIViewController? {
        let scene = UIWindowScene.current
        let own = window ?? scene?.keyWindow ?? scene?.windows.last { !$0.isHidden }
        var found = own?.rootViewController
        while let next = found?.presentedViewController, !next.isBeingDismissed { found = next }
        return found
    }

    /// A person took a button, or none.
    private func choose(_ index: Int) {
        wasClicked(index)
        // The delegate may have ended it.
        if isVisible { end(index, animated: true) }
    }

    /// Takes the alert away as if a button had been taken.
    func end(_ index: Int, animated: Bool) {
        guard isVisible else { return }
        let controller = controller
        let owner = controller.owner
        willDismiss(index)
        controller.dismiss(animated: animated) { [self] in
            withExtendedLifetime(owner) { didDismiss(index) }
        }
    }
}

/// The controller of an older alert, which decides about its buttons.
final class DelegatedAlertController: UIAlertController {
    /// Called with the index of the button that a person took; -1 for none.
    var wasChosen: ((Int) -> Void)?
    /// Called when the alert is gone from the screen.
    var isGone: ((DelegatedAlertController) -> Void)?
    /// The alert, while it is on the screen.
    var owner: UIView?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { isGone?(self) }
    }

    override func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isBeingDismissed, presentingViewController != nil else { return }
        wasChosen?(actions.firstIndex { $0 === action } ?? -1)
    }

    override func endWithoutChoice() {
        wasChosen?(-1)
    }
}
