import CoreGraphics

/// The content of a row: text, secondary text and an image.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, EqualByValues {
    /// The image; default nil.
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
    public var textProperties = TextProperties()
    /// The text below or beside the first; default nil.
    public var secondaryText: String? {
        didSet { if secondaryText != nil { secondaryAttributedText = nil } }
    }
    /// The secondary text with attributes, in place of `secondaryText`; default nil.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { if secondaryAttributedText != nil { secondaryText = nil } }
    }
    /// The look of the secondary text.
    public var secondaryTextProperties = TextProperties()
    /// The directions in which margins are at least the superview's.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// The space around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 11,
        leading: 16,
        bottom: 11,
        trailing: 8
    )
    /// Whether the texts stand side by side where they fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between image and text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The least distance between texts side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The distance between texts one above the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 4
    /// Whether the state that the configuration was updated for takes no input.
    var isDisabled = false
    /// The least height, margins included, in points.
    var minimumHeight: CGFloat = 0

    init(font: UIFont, color: UIColor, secondary: UIFont, secondaryColor: UIColor) {
        textProperties.font = font
        textProperties.color = color
        secondaryTextProperties.font = secondary
        secondaryTextProperties.color = secondaryColor
    }

    public func makeContentView() -> UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var result = self
        if let state = state as? UICellConfigurationState {
            result.isDisabled = state.isDisabled
        } else if let state = state as? UIViewConfigurationState {
            result.isDisabled = state.isDisabled
        }
        return result
    }

    /// Whether there is a text.
    var hasText: Bool { text?.isEmpty == false || attributedText?.length ?? 0 > 0 }
    /// Whether there is a secondary text.
    var hasSecondaryText: Bool {
        secondaryText?.isEmpty == false || secondaryAttributedText?.length ?? 0 > 0
    }

    var values: [AnyHashable] {
        let texts = hashableValues(
            text,
            attributedText,
            textProperties,
            secondaryText,
            secondaryAttributedText,
            secondaryTextProperties,
            prefersSideBySideTextAndSecondaryText,
            isDisabled
        )
        let places = hashableValues(
            image,
            imageProperties,
            axesPreservingSuperviewLayoutMargins,
            directionalLayoutMargins,
            imageToTextPadding,
            textToSecondaryTextHorizontalPadding,
            textToSecondaryTextVerticalPadding,
            minimumHeight
        )
        return texts + places
    }
}
