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
    fileprivate subscript(fallingBack state: UIControl.State) -> Value? {
        self[state] ?? self[.normal]
    }
}

extension UIButton {
    // MARK: - Setting

    /// Sets the title of a state.
    public func setTitle(_ title: String?, for state: State) {
        if contents.titles[state] != title { contents.titles[state] = title }
        if state == .normal, style.configuration != nil { style.configuration?.title = title }
        contentsDidChange()
    }

    /// Sets the title of a state with attributes; it goes before the plain one.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        contents.attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
        if state == .normal, style.configuration != nil {
            style.configuration?.attributedTitle = title.map { AttributedString($0) }
        }
        contentsDidChange()
    }

    /// Sets the title's colour of a state.
    public func setTitleColor(_ color: UIColor?, for state: State) {
        contents.titleColors[state] = color
        contentsDidChange()
    }

    /// Sets the colour of the title's shadow of a state.
    public func setTitleShadowColor(_ color: UIColor?, for state: State) {
        contents.shadowColors[state] = color
        contentsDidChange()
    }

    /// Sets the image of a state.
    public func setImage(_ image: UIImage?, for state: State) {
        contents.images[state] = image
        if state == .normal, style.configuration != nil { style.configuration?.image = image }
        contentsDidChange()
    }

    /// Sets the image behind the content of a state.
    public func setBackgroundImage(_ image: UIImage?, for state: State) {
        contents.backgroundImages[state] = image
        contentsDidChange()
    }

    /// Sets how symbols are drawn in a state whose images do not say it.
    public func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?,
        forImageIn state: State
    ) {
        contents.symbolConfigurations[state] = configuration
        contentsDidChange()
    }

    // MARK: - Reading

    /// Returns how symbols are drawn in a state, the normal one's where it has none.
    public func preferredSymbolConfigurationForImage(
        in state: State
    ) -> UIImage.SymbolConfiguration? {
        contents.symbolConfigurations[fallingBack: state]
    }

    /// How symbols are drawn in the state that is shown.
    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    /// Returns the title of a state, the normal one's where it has none.
    public func title(for state: State) -> String? { contents.titles[fallingBack: state] }

    /// Returns the title with attributes of a state, the normal one's where it has none.
    public func attributedTitle(for state: State) -> NSAttributedString? {
        contents.attributedTitles[fallingBack: state]
    }

    /// Returns the title's colour of a state.
    public func titleColor(for state: State) -> UIColor? {
        contents.titleColors[fallingBack: state] ?? defaultTitleColor(for: state)
    }

    /// Returns the colour of the title's shadow of a state.
    public func titleShadowColor(for state: State) -> UIColor? {
        contents.shadowColors[fallingBack: state]
    }

    /// Returns the image of a state, the normal one's where it has none.
    public func image(for state: State) -> UIImage? { contents.images[fallingBack: state] }

    /// Returns the background image of a state, the normal one's where it has none.
    public func backgroundImage(for state: State) -> UIImage? {
        contents.backgroundImages[fallingBack: state]
    }

    /// The title as shown.
    public var currentTitle: String? {
        contents.titles[state] ?? style.configuration?.title ?? contents.titles[.normal]
    }

    /// The title with attributes as shown.
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The title's colour as shown.
    public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The colour of the title's shadow as shown.
    public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The image as shown.
    public var currentImage: UIImage? {
        contents.images[state] ?? style.configuration?.image ?? contents.images[.normal]
    }

    /// The background image as shown.
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    private func defaultTitleColor(for state: State) -> UIColor {
        guard style.type == .system else { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : effectiveTintColor
    }

    /// Takes over an action's title and image, and performs it when tapped.
    func show(_ action: UIAction) {
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    /// The name for people who do not see the button.
    var spokenTitle: String? {
        if let shown = style.shown {
            guard let title = parts.label?.text ?? shown.title, !title.isEmpty else {
                return shown.subtitle
            }
            return shown.subtitle.map { "\(title), \($0)" } ?? title
        }
        return currentAttributedTitle?.string ?? currentTitle
    }
}
