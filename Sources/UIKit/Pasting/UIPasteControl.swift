import CoreGraphics

/// A button that pastes what the app put onto the clipboard.
///
/// - Note: Differs from UIKit: what other apps put there cannot be read.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    /// What the button says.
    public enum DisplayMode: UInt, Sendable {
        case iconAndLabel, iconOnly, labelOnly
    }

    /// The look of the button.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        /// What the button says; default a picture and a word.
        open var displayMode = DisplayMode.iconAndLabel
        /// The form of the corners; default `fixed`, with `cornerRadius`.
        open var cornerStyle = UIButton.Configuration.CornerStyle.fixed
        /// The radius of the corners, in points, where their form is `fixed`; default 8.
        open var cornerRadius: CGFloat = 8
        /// The colour of what it says; default white.
        open var baseForegroundColor: UIColor?
        /// The colour behind it; default the tint colour.
        open var baseBackgroundColor: UIColor?
    }

    /// The look that the button was made with.
    public let configuration: Configuration
    /// What is pasted into; default nil: the first responder up the chain that can.
    open weak var target: (any UIPasteConfigurationSupporting)? { didSet { updateState() } }
    private let button: UIButton
    // Safe: set once, and read when nobody else has the button any more.
    nonisolated(unsafe) private var observer: (any NSObjectProtocol)?

    /// Creates a button with a look.
    public init(configuration: Configuration) {
        self.configuration = configuration
        button = UIButton(configuration: Self.look(configuration))
        super.init(frame: .zero)
        prepare()
    }

    /// Creates a button with the usual look.
    public override convenience init(frame: CGRect) {
        self.init(configuration: Configuration())
        self.frame = frame
    }

    /// Creates a button with the usual look: documents say nothing of it.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        button = UIButton(configuration: Self.look(configuration))
        super.init(coder: coder)
        prepare()
    }

    private static func look(_ configuration: Configuration) -> UIButton.Configuration {
        var look = UIButton.Configuration.filled()
        if configuration.displayMode != .iconOnly { look.title = "Paste" }
        if configuration.displayMode != .labelOnly {
            look.image = UIImage(systemName: "doc.on.doc")
            look.imagePadding = configuration.displayMode == .iconAndLabel ? 6 : 0
        }
        look.cornerStyle = configuration.cornerStyle
        if configuration.cornerStyle == .fixed {
            look.background.cornerRadius = configuration.cornerRadius
        }
        look.baseForegroundColor = configuration.baseForegroundColor
        look.baseBackgroundColor = configuration.baseBackgroundColor
        return look
    }

    private func prepare() {
        button.accessibilityLabel = "Paste"
        button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .touchUpInside)
        addSubview(button)
        observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification,
            object: nil,
            queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated {
                // Each tab has a clipboard of its own.
                guard let self, self.window?.windowScene === UIWindowScene.current else { return }
                self.updateState()
            }
        }
        updateState()
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    /// Where items go now; nil where nothing takes what is in the clipboard.
    private var receiver: (any UIPasteConfigurationSupporting)? {
        let providers = UIPasteboard.general.itemProviders
        guard !providers.isEmpty else { return nil }
        if let target { return target.canPaste(providers) ? target : nil }
        var responder = window?.firstResponder ?? next
        while let candidate = responder {
            if candidate.canPaste(providers) { return candidate }
            responder = candidate.next
        }
        return nil
    }

    private func updateState() { button.isEnabled = isEnabled && receiver != nil }

    private func paste() {
        receiver?.paste(itemProviders: UIPasteboard.general.itemProviders)
    }

    open override var isEnabled: Bool { didSet { updateState() } }
    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
        updateState()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateState()
    }
}
