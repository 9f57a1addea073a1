import CoreGraphics

/// Sliders of a colour's red, green and blue, and its six digits.
final class ColorSliders: UIStackView, UITextFieldDelegate {
    /// Called with each colour, and whether the finger goes on.
    var picked: ((PickedColor, Bool) -> Void)?
    private let rows = ["Red", "Green", "Blue"].map { ColorSliderRow(title: $0, limit: 255) }
    private let field = UITextField()

    /// The colour that is shown; its transparency does not count.
    var selection = PickedColor(red: 1, green: 1, blue: 1) {
        didSet { show() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        axis = .vertical
        spacing = 12
        for (index, row) in rows.enumerated() {
            row.changed = { [weak self] value, goesOn in self?.change(index, value, goesOn) }
            addArrangedSubview(row)
        }
        let title = UILabel()
        title.text = "sRGB Hex Color #"
        title.font = .preferredFont(forTextStyle: .subheadline)
        title.textColor = .tintColor
        field.borderStyle = .roundedRect
        field.textAlignment = .right
        field.autocapitalizationType = .allCharacters
        field.autocorrectionType = .no
        field.delegate = self
        field.accessibilityLabel = title.text
        field.widthAnchor.constraint(equalToConstant: 100).isActive = true
        let line = UIStackView(arrangedSubviews: [title, field])
        line.spacing = 12
        addArrangedSubview(line)
        show()
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        guard let color = PickedColor(text: field.text ?? "") else { return show() }
        selection = color
        picked?(color, false)
    }

    private func change(_ index: Int, _ value: CGFloat, _ goesOn: Bool) {
        var color = selection
        switch index {
        case 0: color.red = value
        case 1: color.green = value
        default: color.blue = value
        }
        selection = color
        picked?(color, goesOn)
    }

    private func show() {
        for (row, value) in zip(rows, [selection.red, selection.green, selection.blue]) {
            row.value = value
        }
        if !field.isEditing { field.text = selection.text }
    }
}

/// A slider below its title and beside its value.
final class ColorSliderRow: UIStackView {
    /// Called with each value, 0…1, and whether the finger goes on.
    var changed: ((CGFloat, Bool) -> Void)?
    private let slider = UISlider()
    private let number = UILabel()
    private var limit: CGFloat = 1
    private var unit = ""

    /// Creates a row whose greatest value is shown as a number with a unit.
    convenience init(title: String, limit: CGFloat, unit: String = "") {
        self.init(frame: .zero)
        (self.limit, self.unit) = (limit, unit)
        axis = .vertical
        spacing = 4
        let label = UILabel()
        label.text = title.uppercased()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        number.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        number.textAlignment = .right
        number.widthAnchor.constraint(equalToConstant: 60).isActive = true
        slider.accessibilityLabel = title
        slider.addAction(
            UIAction { [weak self] _ in self?.move(goesOn: self?.slider.isTracking == true) },
            for: .valueChanged
        )
        let end = UIAction { [weak self] _ in self?.move(goesOn: false) }
        slider.addAction(end, for: [.touchUpInside, .touchUpOutside])
        let line = UIStackView(arrangedSubviews: [slider, number])
        line.spacing = 12
        addArrangedSubview(label)
        addArrangedSubview(line)
    }

    /// The value, 0…1.
    var value: CGFloat {
        get { CGFloat(slider.value) }
        set {
            // What a finger drags is where the finger is.
            if !slider.isTracking { slider.value = Float(newValue) }
            number.text = "\(Int((newValue * limit).rounded()))\(unit)"
        }
    }

    private func move(goesOn: Bool) { changed?(value, goesOn) }
}
