import CoreGraphics

/// What a view shows where there is nothing else to show: an image, texts and buttons.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable, EqualByValues {
    /// How the parts stand under each other.
    public enum Alignment: Sendable {
        /// In the middle.
        case center
        /// At the leading edge.
        case natural
    }

    /// What stands in place of texts that the app does not give.
    enum Kind { case plain, loading, search }

    let kind: Kind

    /// The image above the texts; default nil.
    public var image: UIImage?
    /// The look of the image.
    public var imageProperties = ImageProperties()
    /// The text; default nil.
    public var text: String? {
        didSet { if text != nil { attributedText = nil } }
    }
    /// The text with attributes, in place of `text`; default nil.
    public var attributedText: NSAttributedString? {
        didSet { if attributedText != nil { text = nil } }
    }
    /// The look of the text.
    public var textProperties: TextProperties
    /// The text below; default nil.
    public var secondaryText: String? {
        didSet { if secondaryText != nil { secondaryAttributedText = nil } }
    }
    /// The text below with attributes, in place of `secondaryText`; default nil.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { if secondaryAttributedText != nil { secondaryText = nil } }
    }
    /// The look of the text below.
    public var secondaryTextProperties: TextProperties
    /// The look of the button, which is there where it has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// The look of a second button, which is there where it has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()
    /// How the parts stand under each other; default in the middle.
    public var alignment = Alignment.center
    /// The directions in which margins are at least the superview's.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// The space around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 8,
        leading: 16,
        bottom: 8,
        trailing: 16
    )
    /// The distance between image and text, in points.
    public var imageToTextPadding: CGFloat = 12
    /// The distance between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// The distance between texts and button, in points.
    public var textToButtonPadding: CGFloat = 16
    /// The distance between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// What is behind the content; default nothing.
    public var background = UIBackgroundConfiguration.clear()

    private init(_ kind: Kind) {
        self.kind = kind
        let large = UIFont.preferredFont(forTextStyle: .title2)
        textProperties = TextProperties(
            font: .systemFont(ofSize: large.pointSize, weight: .bold),
            color: .label
        )
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline),
            color: .secondaryLabel
        )
    }

    /// Returns a configuration of something that is empty.
    public static func empty() -> UIContentUnavailableConfiguration { Self(.plain) }

    /// Returns a configuration of something that is on its way, with an activity indicator.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = Self(.loading)
        configuration.text = "Loading…"
        configuration.textProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline),
            color: .secondaryLabel
        )
        return configuration
    }

    /// Returns a configuration of a search without results, which names what was searched.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = Self(.search)
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = Self.noResults
        configuration.secondaryText = Self.advice
        return configuration
    }

    private static let noResults = "No Results"
    private static let advice = "Check the spelling or try a new search."

    public func makeContentView() -> UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    public func updated(
        for state: any UIConfigurationState
    ) -> UIContentUnavailableConfiguration {
        var result = self
        guard kind == .search, text?.hasPrefix(Self.noResults) == true,
            let state = state as? UIContentUnavailableConfigurationState
        else { return result }
        let searched = state.searchText ?? ""
        result.text =
            searched.isEmpty ? Self.noResults : "\(Self.noResults) for “\(searched)”"
        return result
    }

    var values: [AnyHashable] {
        let texts = hashableValues(
            kind,
            text,
            attributedText,
            textProperties,
            secondaryText,
            secondaryAttributedText,
            secondaryTextProperties
        )
        let parts = hashableValues(
            image,
            imageProperties,
            button,
            buttonProperties,
            secondaryButton,
            secondaryButtonProperties,
            background
        )
        let places = hashableValues(
            alignment,
            axesPreservingSuperviewLayoutMargins,
            directionalLayoutMargins,
            imageToTextPadding,
            textToSecondaryTextPadding,
            textToButtonPadding,
            buttonToSecondaryButtonPadding
        )
        return texts + parts + places
    }
}

extension UIContentUnavailableConfiguration {
    /// The look of the image.
    @preconcurrency @MainActor
    public struct ImageProperties: Hashable, EqualByValues {
        /// How a symbol is drawn; default large.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
            UIImage.SymbolConfiguration(pointSize: 48)
        /// The colour of template images; default that of secondary labels.
        public var tintColor: UIColor? = .secondaryLabel
        /// The radius of the corners, in points; default 0.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points; a length of 0 is without limit.
        public var maximumSize = CGSize.zero
        init() {}

        var values: [AnyHashable] {
            hashableValues(
                preferredSymbolConfiguration,
                tintColor,
                cornerRadius,
                maximumSize.width,
                maximumSize.height
            )
        }
    }

    /// The look of a text.
    @preconcurrency @MainActor
    public struct TextProperties: Hashable, EqualByValues {
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// What happens to lines that are too long; default breaks between words.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The largest number of lines; default 0, any.
        public var numberOfLines = 0
        /// Whether the font gets smaller where the text has no room; default false.
        public var adjustsFontSizeToFitWidth = false
        /// How small the font may get, as a share; default 0.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters may move together before a line is cut; default false.
        public var allowsDefaultTighteningForTruncation = false

        var values: [AnyHashable] {
            hashableValues(
                font,
                color,
                lineBreakMode,
                numberOfLines,
                adjustsFontSizeToFitWidth,
                minimumScaleFactor,
                allowsDefaultTighteningForTruncation
            )
        }
    }

    /// What a button does.
    @preconcurrency @MainActor
    public struct ButtonProperties: Hashable, EqualByValues {
        /// The action of a tap; default nil.
        public var primaryAction: UIAction?
        /// The menu that a tap, or a long press beside an action, shows; default nil.
        public var menu: UIMenu?
        /// Whether the button takes touches; default true.
        public var isEnabled = true
        init() {}

        var values: [AnyHashable] { hashableValues(primaryAction, menu, isEnabled) }
    }
}

/// What a configuration of missing content is made for.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable,
    EqualByValues
{
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// What a person searches for; nil where no search goes on.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state without a search.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }

    var values: [AnyHashable] { hashableValues(traitCollection, searchText, custom) }
}
