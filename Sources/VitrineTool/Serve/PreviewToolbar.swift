import UIKit

/// What can be changed about the preview.
final class PreviewToolbar: UIView {
    /// A button of the bar.
    enum Command: Int, CaseIterable {
        case back, device, rotate, appearance, direction
    }

    /// Called when a button is pressed.
    var perform: (Command) -> Void = { _ in }
    private var buttons: [UIButton] = []
    private let stack = UIStackView()

    /// Whether there is a scene to go back to.
    var canGoBack = false {
        didSet { buttons[Command.back.rawValue].isEnabled = canGoBack }
    }

    /// The name of the device that is shown.
    var deviceName = "Device" {
        didSet { buttons[Command.device.rawValue].setTitle(deviceName, for: .normal) }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        stack.spacing = 16
        stack.alignment = .center
        addSubview(stack)
        for command in Command.allCases {
            let button = UIButton(type: .system)
            button.setTitle(Self.title(of: command), for: .normal)
            button.accessibilityIdentifier = "\(command)"
            button.tag = command.rawValue
            button.addTarget(self, action: PreviewToolbar.press, for: .touchUpInside)
            stack.addArrangedSubview(button)
            buttons.append(button)
        }
        canGoBack = false
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        stack.frame = CGRect(x: 16, y: 0, width: size.width, height: bounds.height)
    }

    private static func title(of command: Command) -> String {
        switch command {
        case .back: "‹ Back"
        case .device: "Device"
        case .rotate: "Rotate"
        case .appearance: "Light/Dark"
        case .direction: "Right to Left"
        }
    }

    private func press(_ button: UIButton) {
        Command(rawValue: button.tag).map(perform)
    }
}
