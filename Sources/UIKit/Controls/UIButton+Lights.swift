import CoreGraphics

/// What lights up in a button: a light under a finger, a plate behind it under a pointer.
@MainActor
final class ButtonLights {
    /// Whether the light shows while the button is pressed.
    var showsTouch = false
    /// The light, once it was shown.
    var light: ControlPart?
    /// What tells of pointers; nil where they change nothing.
    var hover: UIHoverGestureRecognizer?
    /// The plate, once it was shown.
    var plate: ControlPart?
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

    func setPointerInteraction(_ isOn: Bool) {
        guard isOn != isPointerInteractionEnabled else { return }
        let lights = requireLights()
        if let hover = lights.hover {
            lights.hover = nil
            removeGestureRecognizer(hover)
            lights.plate?.removeFromSuperview()
            lights.plate = nil
        } else {
            let hover = UIHoverGestureRecognizer(target: self, action: UIButton.hovered)
            lights.hover = hover
            addGestureRecognizer(hover)
        }
    }

    private func hovered(_ recognizer: UIHoverGestureRecognizer) {
        guard let lights = style.lights else { return }
        let isOver = recognizer.state == .began || recognizer.state == .changed
        let isShown = isOver && isEnabled
        guard isShown || lights.plate != nil else { return }
        let plate = lights.plate ?? makePlate()
        lights.plate = plate
        let alpha: CGFloat = isShown ? 1 : 0
        guard plate.alpha != alpha else { return }
        plate.frame = bounds.insetBy(dx: -8, dy: -4)
        UIView.animate(
            withDuration: 0.2,
            delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            plate.alpha = alpha
        }
    }

    private func makePlate() -> ControlPart {
        let plate = ControlPart(frame: bounds)
        plate.backgroundColor = .tertiarySystemFill
        plate.layer.cornerRadius = 8
        plate.alpha = 0
        insertSubview(plate, at: 0)
        return plate
    }
}
