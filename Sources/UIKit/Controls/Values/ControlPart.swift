import RenderTree

/// A piece of a control: it takes no touches, and the control speaks for it.
class ControlPart: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func describe(_ semantics: inout Semantics) {
        semantics.isHidden = true
    }

    /// Casts the shadow of something that can be moved.
    func castShadow() {
        layer.shadowOpacity = 0.18
        layer.shadowOffset = CGSize(width: 0, height: 2)
        layer.shadowRadius = 3
    }
}

extension UIControl {
    /// How long controls take to show another value, in seconds.
    static var valueAnimationTime: TimeInterval { 0.25 }

    /// Makes changes gradually where asked for, and where the control can be seen.
    func change(animated: Bool, _ changes: () -> Void) {
        guard animated, window != nil else { return changes() }
        UIView.animate(
            withDuration: Self.valueAnimationTime,
            delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: changes
        )
    }

    /// Whether what a gesture of a view around takes for its own moves the thumb of this control.
    func keepsWay(of recognizer: UIGestureRecognizer) -> Bool {
        guard isTracking, recognizer.view !== self else { return false }
        switch recognizer {
        case is UIScreenEdgePanGestureRecognizer: return false
        case is DragPress: return true
        case let pan as UIPanGestureRecognizer:
            let way = pan.translation(in: self)
            return abs(way.x) >= abs(way.y)
        case let swipe as UISwipeGestureRecognizer:
            return !swipe.direction.isDisjoint(with: [.left, .right])
        default: return false
        }
    }

    /// Tells that a person changed the value.
    func sendValueChanged(_ event: UIEvent? = nil) {
        sendActions(for: [.valueChanged, .primaryActionTriggered], event)
    }
}

extension CGRect {
    /// Returns the rectangle without its edges; an empty one where nothing else is left.
    ///
    /// `insetBy` makes a null rectangle of one that is too small, which is no frame.
    func shrunk(by dx: CGFloat, _ dy: CGFloat) -> CGRect {
        CGRect(
            x: minX + min(dx, width / 2),
            y: minY + min(dy, height / 2),
            width: max(0, width - 2 * dx),
            height: max(0, height - 2 * dy)
        )
    }
}
