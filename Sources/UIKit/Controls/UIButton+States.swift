/// What a button shows in each of its states.
struct ButtonContents {
    var titles: [UIControl.State: String] = [:]
    var attributedTitles: [UIControl.State: NSAttributedString] = [:]
    var titleColors: [UIControl.State: UIColor] = [:]
    var shadowColors: [UIControl.State: UIColor] = [:]
    var images: [UIControl.State: UIImage] = [:]
    var backgroundImages: [UIControl.State: UIImage] = [:]
    var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]
}

extension Dictionary where Key == UIControl.State {
    /// The value of a state; the normal state's where it has none of its own.
    subscript(fallingBack state: UIControl.State) -> Value? {
        self[state] ?? self[.normal]
    }
}

extension UIButton {
    /// Sets how symbols are drawn in a state whose images do not say it.
    public func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?,
        forImageIn state: State
    ) {
        contents.symbolConfigurations[state] = configuration
        contentsDidChange()
    }

    /// Returns how symbols are drawn in a state, the normal one's where it has none.
    public func preferredSymbolConfigurationForImage(
        in state: State
    ) -> UIImage.SymbolConfiguration? {
        contents.symbolConfigurations[fallingBack: state]
    }

    /// The image as the state's configuration of symbols draws it.
    var shownImage: UIImage? { currentImage?.preferring(currentPreferredSymbolConfiguration) }

    /// How symbols are drawn in the state that is shown.
    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    func defaultTitleColor(for state: State) -> UIColor {
        guard style.isSystem else { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : effectiveTintColor
    }

    /// Takes over an action's title and image, and performs it when tapped.
    func show(_ action: UIAction) {
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    /// The name for people who do not see the button; without words that of the picture.
    var spokenTitle: String? {
        if let words = spokenWords, !words.isEmpty { return words }
        return style.shown.map { $0.image?.spokenName } ?? currentImage?.spokenName
    }

    private var spokenWords: String? {
        if let shown = style.shown {
            guard let title = parts.label?.text ?? shown.title, !title.isEmpty else {
                return shown.subtitle
            }
            return shown.subtitle.map { "\(title), \($0)" } ?? title
        }
        return currentAttributedTitle?.string ?? currentTitle
    }
}
