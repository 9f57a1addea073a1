import CoreGraphics
import RenderTree

/// A control that shows a colour, and a picker of colours when it is tapped.
open class UIColorWell: UIControl {
    private let ring = RainbowPart(frame: .zero)
    private let gap = ControlPart(frame: .zero)
    private let fill = ControlPart(frame: .zero)
    private weak var picker: UIColorPickerViewController?
    private lazy var listener = ColorWellListener(self)

    private static let side: CGFloat = 28

    /// Creates a well without a colour.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
        coder.decodeOwnValues(of: self)
    }

    private func addParts() {
        gap.backgroundColor = .systemBackground
        for part in [ring, gap, fill] { insertSubview(part, at: .max) }
        isAccessibilityElement = true
        accessibilityTraits.insert(.button)
        showLook()
    }

    // MARK: - Value

    /// The title of the picker; nil, the default, for "Colors".
    open var title: String? {
        didSet {
            picker?.title = title ?? "Colors"
            setNeedsRender()
        }
    }

    override func describe(_ semantics: inout Semantics) {
        super.describe(&semantics)
        semantics.label = title ?? "Color well"
    }

    /// Whether a person can change the colour's opacity; default true.
    open var supportsAlpha = true {
        didSet { picker?.supportsAlpha = supportsAlpha }
    }

    /// The colour; nil, the default, before one was picked.
    open var selectedColor: UIColor? {
        didSet {
            if let selectedColor, picker?.selectedColor != selectedColor {
                picker?.selectedColor = selectedColor
            }
            showLook()
        }
    }

    // MARK: - Look

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.side, height: Self.side)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        let circle = CGRect(
            x: bounds.midX - side / 2,
            y: bounds.midY - side / 2,
            width: side,
            height: side
        )
        for (part, inset) in [(ring, 0), (gap, side * 3 / 28), (fill, side * 5 / 28)] {
            part.frame = circle.insetBy(dx: inset, dy: inset)
            part.layer.cornerRadius = part.bounds.width / 2
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        showLook()
    }

    private func showLook() {
        gap.isHidden = selectedColor == nil
        fill.isHidden = selectedColor == nil
        fill.backgroundColor = selectedColor
        ring.alpha = isEnabled ? 1 : 0.4
        fill.alpha = isEnabled ? 1 : 0.4
        accessibilityValue = selectedColor.map { "Color \(PickedColor($0).text)" }
    }

    // MARK: - Picking

    override func touchUpInsideSent(_ event: UIEvent?) {
        super.touchUpInsideSent(event)
        if !showsMenuAsPrimaryAction { showPicker() }
    }

    private func showPicker() {
        guard picker == nil, var presenter = window?.rootViewController else { return }
        while let presented = presenter.presentedViewController { presenter = presented }
        let picker = UIColorPickerViewController()
        if let title { picker.title = title }
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.delegate = listener
        if presenter.traitsForPresentations.horizontalSizeClass != .compact {
            picker.modalPresentationStyle = .popover
            picker.popoverPresentationController?.sourceView = self
        }
        self.picker = picker
        presenter.present(picker, animated: true)
    }

    /// Takes the colour that a person picked.
    fileprivate func take(_ color: UIColor, from picker: UIColorPickerViewController) {
        guard picker === self.picker, selectedColor != color else { return }
        selectedColor = color
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    /// Lets go of the picker.
    fileprivate func end(_ picker: UIColorPickerViewController) {
        if picker === self.picker { self.picker = nil }
    }
}

/// All hues, in a circle.
private final class RainbowPart: ControlPart {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        guard let layer = layer as? CAGradientLayer else { return }
        layer.type = .conic
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 0.5, y: 0)
        layer.colors = (0...6).map { index in
            UIColor(hue: CGFloat(index % 6) / 6, saturation: 0.8, brightness: 1, alpha: 1).cgColor
        }
    }

    required init?(coder: NSCoder) { nil }
}

/// What a well's picker tells: classes of the app's may be delegates of pickers themselves.
private final class ColorWellListener: NSObject, UIColorPickerViewControllerDelegate {
    private weak var well: UIColorWell?

    init(_ well: UIColorWell) {
        self.well = well
    }

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController,
        didSelect color: UIColor,
        continuously: Bool
    ) { well?.take(color, from: viewController) }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        well?.end(viewController)
    }
}
