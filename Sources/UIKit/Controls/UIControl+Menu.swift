import CoreGraphics

/// What shows the menu of a control, which says itself which one it is.
final class ControlMenuInteraction: UIContextMenuInteraction {
    init(_ control: UIControl) {
        super.init(delegate: control)
    }

    override func makeRequest(at point: CGPoint) -> MenuRequest? {
        guard let control = view as? UIControl, control.isEnabled,
            var request = super.makeRequest(at: point)
        else { return nil }
        control.prepareMenu(&request)
        return request
    }
}

extension UIControl: UIContextMenuInteractionDelegate {}

extension UIControl {
    var menuInteraction: ControlMenuInteraction? {
        guard let rare else { return nil }
        for case let found as ControlMenuInteraction in rare.interactions { return found }
        return nil
    }

    func setMenuInteraction(_ isOn: Bool) {
        let old = menuInteraction
        if isOn, old == nil {
            addInteraction(ControlMenuInteraction(self))
        } else if !isOn, let old {
            removeInteraction(old)
        }
    }

    /// Shows the menu where a tap does so; whether it did.
    func showMenuOfTap() -> Bool {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        guard showsMenuAsPrimaryAction, var request = menuInteraction?.makeRequest(at: middle)
        else { return false }
        request.lifts = false
        sendActions(for: .menuActionTriggered)
        MenuController.show(request)
        return true
    }
}
