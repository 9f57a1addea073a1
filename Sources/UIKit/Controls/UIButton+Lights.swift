import CoreGraphics

/// What lights up in a button under fingers and pointers.
@MainActor
final class ButtonLights {
    /// Whether the light shows while the button is pressed.
    var showsTouch = false
    /// The light, once it was shown.
    var light: ControlPart?
    /// What says what pointers show; nil where nobody asked.
    var pointer: ButtonPointer?
}

extension UIButton {
    func requireLights() -> ButtonLights {
        if let lights = style.lights { return lights }
        let made = ButtonLights()
        style.lights = made
        return made
    }

    // MARK: - Fingers

    /// Brings the light up to the state.
    func showLight() {
        guard let lights = style.lights else { return }
        let isLit = lights.showsTouch && isHighlighted
        guard isLit || lights.light != nil else { return }
        let light = lights.light ?? makeLight()
        lights.light = light
        light.center = CGPoint(x: bounds.midX, y: bounds.midY)
        light.isHidden = !isLit
    }

    private func makeLight() -> ControlPart {
        let side: CGFloat = 28
        let light = ControlPart(frame: CGRect(x: 0, y: 0, width: side, height: side))
        light.backgroundColor = UIColor(white: 1, alpha: 0.5)
        light.layer.cornerRadius = side / 2
        light.layer.shadowColor = UIColor.white.cgColor
        light.layer.shadowOpacity = 1
        light.layer.shadowOffset = .zero
        light.layer.shadowRadius = 14
        insertSubview(light, at: .max)
        return light
    }

    // MARK: - Pointers

    func requirePointer() -> ButtonPointer {
        let lights = requireLights()
        if let pointer = lights.pointer { return pointer }
        let made = ButtonPointer(self)
        lights.pointer = made
        return made
    }

    func setPointerInteraction(_ isOn: Bool) {
        guard isOn != isPointerInteractionEnabled else { return }
        let interaction = requirePointer().interaction
        if isOn { addInteraction(interaction) } else { removeInteraction(interaction) }
    }
}

/// Says what a pointer over a button shows.
@MainActor
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
    private weak var button: UIButton?
    var provider: UIButton.PointerStyleProvider?
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)

    init(_ button: UIButton) {
        self.button = button
        super.init()
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        guard let button, button.isEnabled else { return nil }
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
        let shape = UIPointerShape.roundedRect(button.frame.insetBy(dx: -8, dy: -4))
        guard let provider else { return UIPointerStyle(effect: effect, shape: shape) }
        return provider(button, effect, shape)
    }
}
