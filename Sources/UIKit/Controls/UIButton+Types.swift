extension UIButton {
    /// The kinds of buttons.
    public enum ButtonType: Int, Sendable {
        /// Without a look of its own.
        case custom = 0
        /// In the tint colour.
        case system = 1
        /// The same as `system`.
        case roundedRect = 8
    }

    /// A closure that changes a button's configuration for its state.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// How a button looks beyond the values of its states.
    struct ButtonStyle {
        var type = ButtonType.custom
        var configuration: Configuration?
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
        var adjustsWhenHighlighted = true
        var adjustsWhenDisabled = true
        var contentInsets = UIEdgeInsets.zero
        var titleInsets = UIEdgeInsets.zero
        var imageInsets = UIEdgeInsets.zero
    }
}
