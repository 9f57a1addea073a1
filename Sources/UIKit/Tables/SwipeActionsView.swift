import CoreGraphics

/// The buttons behind a row that is moved aside.
final class SwipeActionsView: UIView {
    private let isRight: Bool
    /// The buttons, the one at the row's edge first.
    private var buttons: [(button: UIButton, width: CGFloat)] = []

    init(
        _ actions: [UIContextualAction],
        isRight: Bool,
        _ perform: @escaping @MainActor (UIContextualAction, UIView) -> Void
    ) {
        self.isRight = isRight
        super.init(frame: .zero)
        clipsToBounds = true
        for action in actions {
            let button = UIButton(type: .custom)
            if let effect = action.backgroundEffect {
                let view = UIVisualEffectView(effect: effect)
                view.isUserInteractionEnabled = false
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                button.insertSubview(view, at: 0)
            } else {
                button.backgroundColor = action.backgroundColor
            }
            button.setTitle(action.image == nil ? action.title : nil, for: .normal)
            button.setImage(action.image, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 15)
            button.setTitleColor(.white, for: .normal)
            button.tintColor = .white
            button.accessibilityLabel = action.title
            button.addAction(
                UIAction { [weak button] _ in
                    if let button { perform(action, button) }
                },
                for: .touchUpInside
            )
            let width = button.sizeThatFits(.zero).width
            buttons.append((button, max(74, width + 30)))
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The button at the row's edge.
    var firstButton: UIButton? { buttons.first?.button }

    /// The width at which all buttons show what they say, in points.
    var naturalWidth: CGFloat { buttons.reduce(0) { $0 + $1.width } }

    /// Gives the buttons the room beside the row.
    func spread(over room: CGFloat) {
        let scale = naturalWidth > 0 ? room / naturalWidth : 0
        var edge = isRight ? bounds.width : 0
        for (button, width) in buttons {
            let share = width * scale
            let x = isRight ? edge - share : edge
            button.frame = CGRect(x: x, y: 0, width: share, height: bounds.height)
            edge = isRight ? x : x + share
        }
    }
}
