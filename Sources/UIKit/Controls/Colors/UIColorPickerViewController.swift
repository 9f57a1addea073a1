import CoreGraphics

/// Lets a person pick a colour: from a grid, from a spectrum, or by sliders and digits.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    private let picker = ColorPickerView(frame: CGRect(x: 0, y: 0, width: 375, height: 540))
    private var stored = UIColor.white
    private var isTold = false

    /// What hears of the colours.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// The colour; default white.
    ///
    /// Nobody is told of one that the app sets.
    open var selectedColor: UIColor {
        get { stored }
        set {
            stored = newValue
            picker.selection = PickedColor(newValue)
        }
    }

    /// Whether a person can change the colour's opacity; default true.
    open var supportsAlpha: Bool {
        get { picker.supportsAlpha }
        set { picker.supportsAlpha = newValue }
    }

    /// Creates a picker with the title "Colors".
    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Colors"
        preferredContentSize = picker.bounds.size
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        title = title ?? "Colors"
    }

    open override func loadView() {
        view = picker
        picker.close = { [weak self] in self?.dismissByPerson() }
        picker.picked = { [weak self] in self?.pick($0, goesOn: $1) }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isTold = false
        picker.title.text = title
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // A person may end it by the card or beside the bubble.
        if isBeingDismissed { finish() }
    }

    private func pick(_ color: PickedColor, goesOn: Bool) {
        stored = color.color
        delegate?.colorPickerViewController(self, didSelect: stored, continuously: goesOn)
    }

    private func dismissByPerson() {
        guard let presenter = presentingViewController else { return finish() }
        presenter.dismiss(animated: true)
    }

    private func finish() {
        guard !isTold else { return }
        isTold = true
        delegate?.colorPickerViewControllerDidFinish(self)
    }
}

/// What hears of a picker of colours.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Tells that a person picked a colour.
    ///
    /// - Parameters:
    ///   - viewController: The picker.
    ///   - color: The colour.
    ///   - continuously: Whether the finger goes on; false for the last colour of a touch.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController,
        didSelect color: UIColor,
        continuously: Bool
    )
    /// Tells that a person picked a colour; of older apps.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// Tells that the picker has ended.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Calls the method of older apps.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController,
        didSelect color: UIColor,
        continuously: Bool
    ) { colorPickerViewControllerDidSelectColor(viewController) }
    /// Does nothing.
    public func colorPickerViewControllerDidSelectColor(
        _ viewController: UIColorPickerViewController
    ) {}
    /// Does nothing.
    public func colorPickerViewControllerDidFinish(
        _ viewController: UIColorPickerViewController
    ) {}
}
