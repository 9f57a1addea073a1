import CoreGraphics

/// What a picker of colours shows: three ways to a colour, its opacity, and what was picked.
final class ColorPickerView: UIScrollView {
    /// Called with each colour, and whether the finger goes on.
    var picked: ((PickedColor, Bool) -> Void)?
    /// Called by the button that ends the picker.
    var close: (() -> Void)?
    let title = UILabel()
    private let modes = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
    private let grid = ColorGrid(frame: .zero)
    private let spectrum = ColorSpectrum(frame: .zero)
    private let sliders = ColorSliders(frame: .zero)
    private let opacity = ColorSliderRow(title: "Opacity", limit: 100, unit: "%")
    private let swatch = UIView()

    /// The colour that is shown.
    var selection = PickedColor(red: 1, green: 1, blue: 1) {
        didSet { show() }
    }

    /// Whether the opacity can be changed.
    var supportsAlpha = true {
        didSet { opacity.isHidden = !supportsAlpha }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        title.font = .preferredFont(forTextStyle: .headline)
        title.textAlignment = .center
        let button = UIButton(type: .close)
        button.addAction(UIAction { [weak self] _ in self?.close?() }, for: .touchUpInside)
        modes.selectedSegmentIndex = 0
        modes.addAction(UIAction { [weak self] _ in self?.showMode() }, for: .valueChanged)
        for surface in [grid, spectrum] {
            surface.heightAnchor.constraint(equalTo: surface.widthAnchor, multiplier: 10 / 12)
                .isActive = true
            surface.picked = { [weak self] in self?.pick($0, $1) }
        }
        sliders.picked = { [weak self] in self?.pick($0, $1) }
        opacity.changed = { [weak self] value, goesOn in self?.fade(value, goesOn) }
        swatch.layer.cornerRadius = 8
        swatch.layer.borderWidth = 1
        swatch.layer.borderColor = UIColor.separator.cgColor
        swatch.heightAnchor.constraint(equalToConstant: 64).isActive = true
        swatch.isAccessibilityElement = true
        let space = UIView()
        for side in [space, button] {
            side.widthAnchor.constraint(equalToConstant: 30).isActive = true
        }
        let head = UIStackView(arrangedSubviews: [space, title, button])
        head.alignment = .center
        let stack = UIStackView(
            arrangedSubviews: [head, modes, grid, spectrum, sliders, opacity, swatch]
        )
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let (content, visible) = (contentLayoutGuide, frameLayoutGuide)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            stack.widthAnchor.constraint(equalTo: visible.widthAnchor, constant: -32),
        ])
        showMode()
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func showMode() {
        for (index, view) in [grid, spectrum, sliders].enumerated() {
            view.isHidden = index != modes.selectedSegmentIndex
        }
    }

    private func pick(_ color: PickedColor, _ goesOn: Bool) {
        var color = color
        color.alpha = selection.alpha
        selection = color
        picked?(color, goesOn)
    }

    private func fade(_ alpha: CGFloat, _ goesOn: Bool) {
        selection.alpha = alpha
        picked?(selection, goesOn)
    }

    private func show() {
        let opaque = selection.opaque
        if grid.selection != opaque { grid.selection = opaque }
        if spectrum.selection != opaque { spectrum.selection = opaque }
        if sliders.selection != opaque { sliders.selection = opaque }
        opacity.value = selection.alpha
        swatch.backgroundColor = selection.color
        swatch.accessibilityLabel = "Color \(selection.text)"
    }
}
