import UIKit

/// A notification over what a scene shows, at its upper edge.
@MainActor
final class NotificationBanner: NSObject {
    private static let margin: CGFloat = 8
    private static let largestWidth: CGFloat = 420
    /// How long it stays, in seconds.
    private static let duration: TimeInterval = 5
    private static let movement: TimeInterval = 0.3

    private let window: UIWindow
    private let card = UIView()
    /// The texts, which a tap takes for the whole: what can be done beside it stands below, not in it.
    private let message = UIControl()
    private var completion: ((String?) -> Void)?
    private var timer: SceneTimer?

    /// Shows a notification, and tells which action was chosen; nil where the time was over.
    init(
        _ notification: UNNotification,
        _ actions: [UNNotificationAction],
        in scene: UIWindowScene,
        completion: @escaping (String?) -> Void
    ) {
        self.completion = completion
        window = UIWindow(windowScene: scene)
        window.isOfSystem = true
        super.init()
        makeCard(notification.request.content, actions)
        place(in: scene)
        timer = scene.call(after: Self.duration) { [weak self] in self?.end(nil) }
    }

    /// Takes the notification away without a word.
    func dismiss() { end(nil) }

    // MARK: - Views

    private func makeCard(_ content: UNNotificationContent, _ actions: [UNNotificationAction]) {
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 20
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 0.2
        card.layer.shadowRadius = 12
        let swipe = UISwipeGestureRecognizer(
            target: self,
            action: NotificationBanner.swipedAway
        )
        swipe.direction = .up
        card.addGestureRecognizer(swipe)
        fillMessage(content)
        card.addSubview(message)
        message.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            message.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            message.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            message.topAnchor.constraint(equalTo: card.topAnchor),
        ])
        guard !actions.isEmpty else {
            message.bottomAnchor.constraint(equalTo: card.bottomAnchor).isActive = true
            return
        }
        let buttons = add(actions.map { makeButton($0) }, to: card)
        NSLayoutConstraint.activate([
            buttons.topAnchor.constraint(equalTo: message.bottomAnchor),
            buttons.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
        ])
    }

    private func fillMessage(_ content: UNNotificationContent) {
        let texts = [content.title, content.subtitle, content.body]
        message.accessibilityIdentifier = "notification-banner"
        message.isAccessibilityElement = true
        message.accessibilityTraits = .button
        message.accessibilityLabel = texts.filter { !$0.isEmpty }.joined(separator: ", ")
        message.addAction(
            UIAction { [weak self] _ in self?.end(UNNotificationDefaultActionIdentifier) },
            for: .touchUpInside
        )
        let fonts: [UIFont.TextStyle] = [.headline, .subheadline, .body]
        let labels = zip(texts, fonts).filter { !$0.0.isEmpty }.map { text, style in
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: style)
            label.numberOfLines = 4
            return label
        }
        let stack = add(labels, to: message)
        // Taps on texts are taps on what they stand in.
        stack.isUserInteractionEnabled = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: message.topAnchor, constant: 12),
            stack.bottomAnchor.constraint(equalTo: message.bottomAnchor, constant: -12),
        ])
    }

    private func makeButton(_ action: UNNotificationAction) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        if action.options.contains(.destructive) { button.tintColor = .systemRed }
        button.addAction(
            UIAction { [weak self] _ in self?.end(action.identifier) },
            for: .touchUpInside
        )
        return button
    }

    /// Adds views one below the other, with room at their sides.
    private func add(_ views: [UIView], to parent: UIView) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 2
        stack.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -16),
        ])
        return stack
    }

    private func place(in scene: UIWindowScene) {
        let room = scene.screen.bounds
        let safe = scene.keyWindow?.safeAreaInsets ?? .zero
        let width = min(room.width - 2 * Self.margin, Self.largestWidth)
        let size = card.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        // The window is as large as the card, so that what is beside it takes its own touches.
        window.windowLevel = .alert + 1
        window.frame = CGRect(
            x: (room.width - width) / 2,
            y: safe.top + Self.margin,
            width: width,
            height: size.height
        )
        window.backgroundColor = .clear
        card.frame = CGRect(origin: .zero, size: window.bounds.size)
        window.addSubview(card)
        window.isHidden = false
        card.transform = CGAffineTransform(translationX: 0, y: -(size.height + safe.top + 16))
        UIView.animate(
            withDuration: Self.movement,
            delay: 0,
            options: [.curveEaseOut, .allowUserInteraction]
        ) { self.card.transform = .identity }
        UIAccessibility.post(notification: .announcement, argument: message.accessibilityLabel)
    }

    func swipedAway() { end(UNNotificationDismissActionIdentifier) }

    private func end(_ action: String?) {
        guard let completion else { return }
        self.completion = nil
        timer?.cancel()
        let height = card.bounds.height + window.frame.minY + 16
        UIView.animate(withDuration: Self.movement) {
            self.card.transform = CGAffineTransform(translationX: 0, y: -height)
        } completion: { [window] _ in
            window.isHidden = true
            window.windowScene = nil
        }
        completion(action)
    }
}
