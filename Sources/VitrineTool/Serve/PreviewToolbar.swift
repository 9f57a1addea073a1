import UIKit

/// What can be changed about the preview.
final class PreviewToolbar: UIView {
    /// A button of the bar.
    enum Command: Int, CaseIterable {
        case scenes, back, device, rotate, appearance, direction
    }

    /// Called when a button is pressed.
    var perform: (Command) -> Void = { _ in }
    private var buttons: [UIButton] = []
    private let stack = UIStackView()

    /// Whether there is room for pictures only, and a button that opens the list of scenes.
    var isNarrow = false {
        didSet { if isNarrow != oldValue { updateTitles() } }
    }

    /// The name of the device that is shown.
    var deviceName = "Device" {
        didSet { updateTitles() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        stack.spacing = 16
        stack.alignment = .center
        addSubview(stack)
        for command in Command.allCases {
            let button = UIButton(type: .system)
            button.accessibilityIdentifier = "\(command)"
            button.tag = command.rawValue
            button.addTarget(self, action: PreviewToolbar.press, for: .touchUpInside)
            stack.addArrangedSubview(button)
            buttons.append(button)
        }
        updateTitles()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        stack.frame = CGRect(x: isNarrow ? 4 : 16, y: 0, width: size.width, height: bounds.height)
    }

    private func updateTitles() {
        stack.spacing = isNarrow ? 4 : 16
        for (button, command) in zip(buttons, Command.allCases) {
            let title = command == .device ? deviceName : Self.title(of: command)
            let showsPicture = isNarrow && command != .device
            button.setTitle(showsPicture ? nil : title, for: .normal)
            button.setImage(
                showsPicture ? UIImage(systemName: Self.picture(of: command)) : nil,
                for: .normal
            )
            button.contentEdgeInsets.left = showsPicture ? 10 : 0
            button.contentEdgeInsets.right = showsPicture ? 10 : 0
            button.accessibilityLabel = title
        }
        buttons[Command.scenes.rawValue].isHidden = !isNarrow
        setNeedsLayout()
    }

    private static func title(of command: Command) -> String {
        switch command {
        case .scenes: "Scenes"
        case .back: "‹ Back"
        case .device: "Device"
        case .rotate: "Rotate"
        case .appearance: "Light/Dark"
        case .direction: "Right to Left"
        }
    }

    private static func picture(of command: Command) -> String {
        switch command {
        case .scenes: "list.bullet"
        case .back: "chevron.backward"
        case .device: "iphone"
        case .rotate: "arrow.clockwise"
        case .appearance: "moon"
        case .direction: "arrow.left.arrow.right"
        }
    }

    private func press(_ button: UIButton) {
        Command(rawValue: button.tag).map(perform)
    }
}
