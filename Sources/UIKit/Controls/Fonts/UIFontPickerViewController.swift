import Foundation

/// Lets a person choose a font of those that `UIFont.familyNames` has.
///
/// Presented, it ends by itself when a font is chosen or the person goes back.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// Which fonts are offered, and how.
    open class Configuration: NSObject, NSCopying {
        /// Whether single faces can be chosen, not only families; default false.
        open var includeFaces = false
        /// Whether names are shown in the system's font, not in their own; default false.
        open var displayUsingSystemFont = false
        /// What fonts have to be; default nothing.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

        /// Creates a configuration that offers all families.
        public override init() { super.init() }

        /// Returns a configuration of the same values.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.includeFaces = includeFaces
            copy.displayUsingSystemFont = displayUsingSystemFont
            copy.filteredTraits = filteredTraits
            return copy
        }
    }

    /// A copy of what the picker was made with.
    public let configuration: Configuration
    /// What hears of the choice; default nil.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The font that has a mark, and that the person chose; default nil.
    open var selectedFontDescriptor: UIFontDescriptor?

    private var isTold = false

    /// Creates a picker.
    public init(configuration: Configuration = Configuration()) {
        self.configuration = configuration.copy() as? Configuration ?? configuration
        super.init(nibName: nil, bundle: nil)
        title = "Choose Font"
    }

    /// Creates a picker of all families, from a document.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        title = title ?? "Choose Font"
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let list = FontList(of: nil, configuration, selectedFontDescriptor)
        list.title = title
        list.chosen = { [weak self] in self?.choose($0) }
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.end() }
        )
        let stack = UINavigationController(rootViewController: list)
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isBeingPresented { isTold = false }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // A person may end it by the card or beside the bubble.
        if isBeingDismissed { cancel() }
    }

    private func choose(_ descriptor: UIFontDescriptor) {
        selectedFontDescriptor = descriptor
        isTold = true
        delegate?.fontPickerViewControllerDidPickFont(self)
        dismissByItself()
    }

    private func end() {
        cancel()
        dismissByItself()
    }

    private func cancel() {
        guard !isTold else { return }
        isTold = true
        delegate?.fontPickerViewControllerDidCancel(self)
    }

    /// Ends the presentation, unless the delegate has done so.
    private func dismissByItself() {
        guard !isBeingDismissed else { return }
        presentingViewController?.dismiss(animated: true)
    }
}

/// What hears of a picker of fonts.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// Tells that a person chose a font, which is the picker's `selectedFontDescriptor`.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    /// Tells that a person went back.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// Does nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    /// Does nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
