import CoreGraphics

extension UIButton {
    /// The kinds of buttons.
    public enum ButtonType: Int, Sendable {
        /// Without a look of its own.
        case custom = 0
        /// In the tint colour.
        case system = 1
        /// A letter i in a circle, which leads to details.
        case detailDisclosure = 2
        /// The same as `detailDisclosure`.
        case infoLight = 3
        /// The same as `detailDisclosure`.
        case infoDark = 4
        /// A plus in a circle.
        case contactAdd = 5
        /// A cross in a circle, which closes what the button is part of.
        case close = 7
        /// The same as `system`.
        case roundedRect = 8

        /// Whether a new button has the size of its picture, so that it can be an accessory as it is.
        var isPicture: Bool {
            switch self {
            case .detailDisclosure, .infoLight, .infoDark, .contactAdd: true
            default: false
            }
        }
    }

    /// What a button is for.
    public enum Role: Int, Sendable {
        /// Nothing in particular.
        case normal
        /// The choice that suits most people.
        case primary
        /// Leaving everything as it is.
        case cancel
        /// Taking something away.
        case destructive
    }

    /// A closure that changes a button's configuration for its state.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// A closure that says what a pointer over a button shows, nil for nothing, given what it would.
    public typealias PointerStyleProvider =
        @MainActor (
            UIButton, UIPointerEffect, UIPointerShape
        ) -> UIPointerStyle?

    /// How a button looks beyond the values of its states.
    struct ButtonStyle {
        var type = ButtonType.custom
        var role = Role.normal
        /// Whether titles and images have the tint colour and dim when touched.
        var isSystem: Bool { type != .custom }
        var configuration: Configuration?
        /// Whether there is one; to compare it with nil copies both sides, which each touch would pay for.
        var hasConfiguration: Bool { if case .some = configuration { true } else { false } }
        /// The configuration as it is shown in the current state.
        var shown: Configuration?
        var updateHandler: ConfigurationUpdateHandler?
        var updatesAutomatically = true
        var needsConfigurationUpdate = false
        /// The state that is shown, where a configuration was.
        var shownState: State?
        /// Whether the state changed since; it may have come back.
        var stateMayDiffer = false
        /// Whether the pending layout is for the state alone.
        var layoutIsForState = false
        /// Whether the parts are being placed before the layout.
        var isPlacing = false
        var adjustsWhenHighlighted = true
        var adjustsWhenDisabled = true
        var contentInsets = UIEdgeInsets.zero
        var titleInsets = UIEdgeInsets.zero
        var imageInsets = UIEdgeInsets.zero
        /// The menu; nil for a button without one.
        var menu: UIMenu?
        /// What lights up under fingers and pointers; nil where nothing does.
        var lights: ButtonLights?
    }
}

extension UIButton {
    /// Makes this button one of a type, with the picture that some types have.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - pictureSize: The size of the pictures of the info and add buttons, in points.
    func become(_ type: ButtonType, pictureSize: CGSize = CGSize(width: 22, height: 22)) {
        style.type = type == .roundedRect ? .system : type
        let name: String
        switch type {
        case .detailDisclosure, .infoLight, .infoDark: name = "info.circle"
        case .contactAdd: name = "plus.circle"
        case .close: name = "xmark.circle.fill"
        case .custom, .system, .roundedRect: return
        }
        let size = type == .close ? CGSize(width: 30, height: 30) : pictureSize
        let image = UIImage(systemName: name)?.sized(size, insets: .zero)
        setImage(image, for: .normal)
        if type == .close { tintColor = .systemGray2 }
        accessibilityLabel = Self.names[type]
    }

    /// Creates a system button that shows an image and calls a named action when it is tapped.
    public static func systemButton(
        with image: UIImage,
        target: Any?,
        action: Selector?
    ) -> UIButton {
        let button = systemButton(with: image)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    /// Creates a system button that shows an image and calls a method when it is tapped.
    public static func systemButton<R: AnyObject, X>(
        with image: UIImage,
        target: Any?,
        action: @escaping @MainActor (R) -> @MainActor () -> X
    ) -> UIButton {
        let button = systemButton(with: image)
        button.addTarget(target, action: action, for: .touchUpInside)
        return button
    }

    /// Creates a system button that shows an image and calls a method that takes the button.
    public static func systemButton<R: AnyObject, S, X>(
        with image: UIImage,
        target: Any?,
        action: @escaping @MainActor (R) -> @MainActor (S) -> X
    ) -> UIButton {
        let button = systemButton(with: image)
        button.addTarget(target, action: action, for: .touchUpInside)
        return button
    }

    private static func systemButton(with image: UIImage) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        return button
    }

    private static let names: [ButtonType: String] = [
        .detailDisclosure: "More Info", .infoLight: "More Info", .infoDark: "More Info",
        .contactAdd: "Add", .close: "Close",
    ]
}
