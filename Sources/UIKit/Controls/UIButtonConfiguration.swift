import CoreGraphics
import Foundation

extension UIButton {
    /// What a button shows and how, as one value.
    @preconcurrency @MainActor
    public struct Configuration: Hashable, EqualByValues {
        enum Style { case plain, gray, tinted, filled, glass, prominentGlass }

        enum Text: Hashable {
            case plain(String)
            case attributed(AttributedString)

            var string: String {
                switch self {
                case .plain(let string): string
                case .attributed(let string): String(string.characters)
                }
            }

            var attributed: AttributedString {
                switch self {
                case .plain(let string): AttributedString(string)
                case .attributed(let string): string
                }
            }
        }

        let style: Style
        var titleText: Text?
        var subtitleText: Text?
        /// The colour of texts and image in a state; nil before `updated(for:)`.
        var shownForeground: UIColor?

        /// The fill, border and corners behind the content.
        public var background = UIBackgroundConfiguration.clear()
        /// How the corners are rounded; default `.dynamic`.
        public var cornerStyle = CornerStyle.dynamic
        /// The size class; it sets `contentInsets` and the background's corners.
        public var buttonSize = Size.medium {
            didSet { if buttonSize != oldValue { takeSize() } }
        }
        /// The colour that texts and image derive theirs from; nil means the style's.
        public var baseForegroundColor: UIColor?
        /// The colour that the background derives its own from; nil means the style's.
        public var baseBackgroundColor: UIColor?

        /// Whether the colours of a selected button differ; default true.
        public var automaticallyUpdateForSelection = true

        /// The image; default nil.
        public var image: UIImage?
        /// How a symbol is drawn whose image does not say it; default nil.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether an activity indicator turns in place of the image; default false.
        public var showsActivityIndicator = false
        /// A change of the activity indicator's colour; default nil.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// A change of the image's colour; default nil.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The side of the texts on which the image stands; default leading.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The space between image and texts, in points; default 0.
        public var imagePadding: CGFloat = 0

        /// The title; setting it removes attributes.
        public var title: String? {
            get { titleText?.string }
            set { titleText = newValue.map(Text.plain) }
        }
        /// The title with attributes.
        public var attributedTitle: AttributedString? {
            get { titleText?.attributed }
            set { titleText = newValue.map(Text.attributed) }
        }
        /// A change of the title's attributes; default nil.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// What happens to a long title; default breaks between words.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// How title and subtitle are aligned to each other; default `.automatic`.
        public var titleAlignment = TitleAlignment.automatic
        /// The space between title and subtitle, in points; default 1.
        public var titlePadding: CGFloat = 1

        /// The subtitle; setting it removes attributes.
        public var subtitle: String? {
            get { subtitleText?.string }
            set { subtitleText = newValue.map(Text.plain) }
        }
        /// The subtitle with attributes.
        public var attributedSubtitle: AttributedString? {
            get { subtitleText?.attributed }
            set { subtitleText = newValue.map(Text.attributed) }
        }
        /// A change of the subtitle's attributes; default nil.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// What happens to a long subtitle; default breaks between words.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// The space between the button's edges and its content, in points.
        public var contentInsets: NSDirectionalEdgeInsets

        /// Sets `contentInsets` to what the button's size asks for.
        public mutating func setDefaultContentInsets() {
            contentInsets = buttonSize.contentInsets
        }

        init(style: Style) {
            self.style = style
            contentInsets = Size.medium.contentInsets
            background.backgroundColor = nil
            background.cornerRadius = Size.medium.cornerRadius
        }

        private mutating func takeSize() {
            contentInsets = buttonSize.contentInsets
            background.cornerRadius = buttonSize.cornerRadius
        }

        var values: [AnyHashable] {
            let texts = hashableValues(
                titleText,
                titleTextAttributesTransformer?.identity,
                titleLineBreakMode,
                titleAlignment,
                titlePadding,
                subtitleText,
                subtitleTextAttributesTransformer?.identity,
                subtitleLineBreakMode
            )
            let images = hashableValues(
                image,
                preferredSymbolConfigurationForImage,
                showsActivityIndicator,
                activityIndicatorColorTransformer?.identity,
                imageColorTransformer?.identity,
                imagePlacement,
                imagePadding
            )
            let look = hashableValues(
                style,
                shownForeground,
                background,
                cornerStyle,
                buttonSize,
                baseForegroundColor,
                baseBackgroundColor,
                automaticallyUpdateForSelection,
                contentInsets
            )
            return texts + images + look
        }
    }
}

extension UIButton.Configuration {
    /// How the corners of the background are rounded.
    public enum CornerStyle: Int, Sendable {
        /// By the background's radius.
        case fixed = -1
        /// By the background's radius, which grows with the preferred content size.
        case dynamic
        /// By a small radius.
        case small
        /// By a medium radius.
        case medium
        /// By a large radius.
        case large
        /// By half the height.
        case capsule
    }

    /// The sizes of buttons.
    public enum Size: Int, Sendable {
        case medium, small, mini, large

        // UIKit's values for iOS 15 to 18.
        var contentInsets: NSDirectionalEdgeInsets {
            switch self {
            case .mini, .small:
                NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        var cornerRadius: CGFloat {
            switch self {
            case .mini, .small: 14
            case .medium: Self.mediumRadius
            case .large: Self.largeRadius
            }
        }

        static let smallRadius: CGFloat = 4.25
        static let mediumRadius: CGFloat = 5.95
        static let largeRadius: CGFloat = 8.75

        var titleStyle: UIFont.TextStyle {
            self == .mini || self == .small ? .subheadline : .body
        }
    }

    /// How title and subtitle are aligned to each other.
    public enum TitleAlignment: Int, Sendable {
        /// By the side on which the image stands.
        case automatic
        /// At the leading edge.
        case leading
        /// In the centre.
        case center
        /// At the trailing edge.
        case trailing
    }
}
