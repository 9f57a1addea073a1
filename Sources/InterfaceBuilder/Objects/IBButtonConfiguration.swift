/// The configuration of a button, as of iOS 15.
package struct IBButtonConfiguration: Sendable, Hashable, IBValueSource {
    /// `plain`, `gray`, `tinted`, `filled`, `bordered…`; nil for a custom one.
    package let style: String?
    package let element: IBElement

    init?(_ element: IBElement) {
        guard element.name == "buttonConfiguration" else { return nil }
        self.element = element
        style = element.string("style")
    }

    /// The title without attributes.
    package var title: String? { localizedText("title") }
    /// The second line without attributes.
    package var subtitle: String? { localizedText("subtitle") }
    /// The title with attributes.
    package var attributedTitle: IBAttributedString? { attributedString("attributedTitle") }
    /// The second line with attributes.
    package var attributedSubtitle: IBAttributedString? { attributedString("attributedSubtitle") }
    /// The title's font.
    package var titleFont: IBFont? { font("titleFontDescription") }
    /// The second line's font.
    package var subtitleFont: IBFont? { font("subtitleFontDescription") }
    /// `leading` (default), `trailing`, `top`, `bottom`.
    package var imagePlacement: String? { string("imagePlacement") }
    /// The distance between image and title in points.
    package var imagePadding: Double? { length("imagePadding") }
    /// The distance between the two lines in points.
    package var titlePadding: Double? { length("titlePadding") }
    /// `automatic`, `leading`, `center`, `trailing`.
    package var titleAlignment: String? { string("titleAlignment") }
    /// `dynamic`, `small`, `medium`, `large`, `capsule`, `fixed`.
    package var cornerStyle: String? { string("cornerStyle") }
    /// `mini`, `small`, `medium`, `large`.
    package var buttonSize: String? { string("buttonSize") }
    /// Whether an activity indicator takes the image's place.
    package var showsActivityIndicator: Bool { bool("showsActivityIndicator") ?? false }
    /// The colour of title and image; nil for the style's.
    package var baseForegroundColor: IBColor? { color("baseForegroundColor") }
    /// The colour behind; nil for the style's.
    package var baseBackgroundColor: IBColor? { color("baseBackgroundColor") }
    /// The distances of the content from the edges; nil for the style's.
    package var contentInsets: IBDirectionalEdgeInsets? { directionalInsets("contentInsets") }
    /// The size and weight of the symbol.
    package var imageSymbolConfiguration: IBSymbolConfiguration? {
        symbolConfiguration("preferredSymbolConfigurationForImage")
    }
    /// The background, where the document changes the style's.
    package var background: IBBackgroundConfiguration? {
        child(keyed: "background").map(IBBackgroundConfiguration.init)
    }
}
