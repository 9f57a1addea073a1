import CoreGraphics
import Foundation
import InterfaceBuilder

extension NibLoader {
    func decodeButton(_ object: IBObject, into button: UIButton) {
        let size = pictureSize
        switch object.string("buttonType") {
        case nil, "custom": button.become(.custom)
        case "detailDisclosure": button.become(.detailDisclosure, pictureSize: size)
        case "infoLight": button.become(.infoLight, pictureSize: size)
        case "infoDark": button.become(.infoDark, pictureSize: size)
        case "contactAdd": button.become(.contactAdd, pictureSize: size)
        case "close": button.become(.close)
        default: button.become(.system)
        }
        // A configuration decides the type of the look itself.
        if object.buttonConfiguration != nil { button.style.type = .system }
        if let insets = insets(object, "contentEdgeInsets") {
            button.contentEdgeInsets = insets
        }
        if let insets = insets(object, "titleEdgeInsets") { button.titleEdgeInsets = insets }
        if let insets = insets(object, "imageEdgeInsets") { button.imageEdgeInsets = insets }
        decodeTitleLabel(object, of: button)
        for state in object.buttonStates { decode(state, object, into: button) }
        switch object.string("role") {
        case "primary": button.role = .primary
        case "cancel": button.role = .cancel
        case "destructive": button.role = .destructive
        default: break
        }
        if let configuration = object.buttonConfiguration {
            button.configuration = make(configuration, of: object)
        }
        if let flag = object.bool("adjustsImageWhenHighlighted") {
            button.adjustsImageWhenHighlighted = flag
        }
        if let flag = object.bool("adjustsImageWhenDisabled") {
            button.adjustsImageWhenDisabled = flag
        }
        if let flag = object.bool("showsTouchWhenHighlighted") {
            button.showsTouchWhenHighlighted = flag
        }
        if let flag = object.bool("pointerInteraction") {
            button.isPointerInteractionEnabled = flag
        }
        if let menu = menu(of: object) { button.menu = menu }
        if let flag = object.bool("showsMenuAsPrimaryAction") {
            button.showsMenuAsPrimaryAction = flag
        }
        if let flag = object.bool("changesSelectionAsPrimaryAction") {
            button.changesSelectionAsPrimaryAction = flag
        }
    }

    /// The size of the pictures of info and add buttons; a tool draws those of its time.
    private var pictureSize: CGSize {
        switch source.isPreview ? source.document.toolsGeneration ?? 0 : 0 {
        // The symbols of iOS 13, which became smaller with iOS 15.
        case 14_800..<18_000: CGSize(width: 25, height: 24)
        case 18_000...: CGSize(width: 20, height: 20)
        default: CGSize(width: 22, height: 22)
        }
    }

    private func insets(_ object: IBObject, _ key: String) -> UIEdgeInsets? {
        object.insets(key).map { UIEdgeInsets($0) }
    }

    private func decodeTitleLabel(_ object: IBObject, of button: UIButton) {
        guard object.buttonConfiguration == nil else { return }
        let hasTitle = object.buttonStates.contains { $0.title != nil || $0.attributedTitle != nil }
        guard hasTitle || object.font() != nil else { return }
        let label = button.titleLabel
        if let font = object.font() { label?.font = source.font(font, line: object.line) }
        if let mode = NSLineBreakMode(document: object.string("lineBreakMode")) {
            label?.lineBreakMode = mode
            // Titles that wrap have any number of lines.
            if mode == .byWordWrapping || mode == .byCharWrapping { label?.numberOfLines = 0 }
        }
        if let offset = object.size("titleShadowOffset") { label?.shadowOffset = offset }
    }

    private func decode(_ state: IBButtonState, _ object: IBObject, into button: UIButton) {
        let names: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
            "selected": .selected, "focused": .focused,
        ]
        guard let key = names[state.state] else { return }
        let line = object.line
        // Beside a configuration the tool keeps a title from before, which is not shown.
        if key != .normal || object.buttonConfiguration == nil {
            setTitles(state, for: key, object, of: button)
        }
        if let color = source.color(state.titleColor, line: line) {
            button.setTitleColor(color, for: key)
        }
        if let color = source.color(state.titleShadowColor, line: line) {
            button.setTitleShadowColor(color, for: key)
        }
        if let image = source.image(state.image, line: line) { button.setImage(image, for: key) }
        if let values = source.symbolConfiguration(state.symbolConfiguration, line: line) {
            button.setPreferredSymbolConfiguration(values, forImageIn: key)
        }
        if let image = source.image(state.backgroundImage, line: line) {
            button.setBackgroundImage(image, for: key)
        }
    }

    private func setTitles(
        _ state: IBButtonState,
        for key: UIControl.State,
        _ object: IBObject,
        of button: UIButton
    ) {
        let localized = source.localized("\(state.state)Title", of: object.id)
        if let title = localized ?? state.title { button.setTitle(title, for: key) }
        if let title = state.attributedTitle {
            button.setAttributedTitle(source.attributedString(title, line: object.line), for: key)
        }
    }

    // MARK: - Configurations

    private func make(
        _ values: IBButtonConfiguration,
        of object: IBObject
    ) -> UIButton.Configuration {
        let line = object.line
        var result = Self.style(values.style)
        if let size = values.buttonSize.flatMap({ Self.sizes[$0] }) { result.buttonSize = size }
        if let style = values.cornerStyle.flatMap({ Self.cornerStyles[$0] }) {
            result.cornerStyle = style
        }
        setTexts(values, of: &result, object)
        result.image = source.image(values.image(), line: line)
        result.preferredSymbolConfigurationForImage = source.symbolConfiguration(
            values.imageSymbolConfiguration,
            line: line
        )
        if let padding = values.imagePadding { result.imagePadding = CGFloat(padding) }
        if let padding = values.titlePadding { result.titlePadding = CGFloat(padding) }
        result.showsActivityIndicator = values.showsActivityIndicator
        if let edge = values.imagePlacement.flatMap({ Self.edges[$0] }) {
            result.imagePlacement = edge
        }
        if let alignment = values.titleAlignment.flatMap({ Self.titleAlignments[$0] }) {
            result.titleAlignment = alignment
        }
        result.baseForegroundColor = source.color(values.baseForegroundColor, line: line)
        result.baseBackgroundColor = source.color(values.baseBackgroundColor, line: line)
        if let insets = values.contentInsets {
            result.contentInsets = NSDirectionalEdgeInsets(insets)
        }
        if let background = values.background { set(background, of: &result, line: line) }
        return result
    }

    private func setTexts(
        _ values: IBButtonConfiguration,
        of result: inout UIButton.Configuration,
        _ object: IBObject
    ) {
        let line = object.line
        let ownTitle = source.localized("configuration.title", of: object.id)
        let ownSubtitle = source.localized("configuration.subtitle", of: object.id)
        if let title = values.attributedTitle, ownTitle == nil {
            result.attributedTitle = AttributedString(source.attributedString(title, line: line))
        } else {
            result.title = ownTitle ?? values.title
        }
        if let subtitle = values.attributedSubtitle, ownSubtitle == nil {
            result.attributedSubtitle = AttributedString(
                source.attributedString(subtitle, line: line)
            )
        } else {
            result.subtitle = ownSubtitle ?? values.subtitle
        }
        if let font = values.titleFont, let title = result.title, values.attributedTitle == nil {
            result.attributedTitle = text(title, font, line: line)
        }
        if let font = values.subtitleFont, let subtitle = result.subtitle,
            values.attributedSubtitle == nil
        {
            result.attributedSubtitle = text(subtitle, font, line: line)
        }
    }

    private func text(_ text: String, _ font: IBFont, line: Int) -> AttributedString {
        let attributes: [NSAttributedString.Key: Any] = [.font: source.font(font, line: line)]
        return AttributedString(NSAttributedString(string: text, attributes: attributes))
    }

    private func set(
        _ background: IBBackgroundConfiguration,
        of result: inout UIButton.Configuration,
        line: Int
    ) {
        if let color = source.color(background.backgroundColor, line: line) {
            result.background.backgroundColor = color
        }
        if let radius = background.cornerRadius {
            result.background.cornerRadius = CGFloat(radius)
        }
        if let color = source.color(background.strokeColor, line: line) {
            result.background.strokeColor = color
        }
        if let width = background.strokeWidth { result.background.strokeWidth = CGFloat(width) }
        if let outset = background.strokeOutset {
            result.background.strokeOutset = CGFloat(outset)
        }
        result.background.image = source.image(background.image, line: line)
        if let mode = background.imageContentMode.flatMap(UIView.ContentMode.init(document:)) {
            result.background.imageContentMode = mode
        }
    }

    private static func style(_ name: String?) -> UIButton.Configuration {
        switch name {
        case "gray", "bordered": .gray()
        case "tinted", "borderedTinted": .tinted()
        case "filled", "borderedProminent": .filled()
        default: .plain()
        }
    }

    private static let sizes: [String: UIButton.Configuration.Size] = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]
    private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium,
        "large": .large, "capsule": .capsule,
    ]
    private static let edges: [String: NSDirectionalRectEdge] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
    private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
}
