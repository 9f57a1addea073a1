/// What a button shows in one of its states.
package struct IBButtonState: Sendable, Hashable {
    /// `normal`, `highlighted`, `disabled`, `selected`, `focused`.
    package let state: String
    package let title: String?
    package let attributedTitle: IBAttributedString?
    package let image: IBImageReference?
    package let backgroundImage: IBImageReference?
    package let titleColor: IBColor?
    package let titleShadowColor: IBColor?
    package let symbolConfiguration: IBSymbolConfiguration?

    init?(_ element: IBElement) {
        guard let state = element.key else { return nil }
        self.state = state
        title = element.localizedText("title")
        attributedTitle = element.attributedString("attributedTitle")
        image = element.image()
        backgroundImage = element.image("backgroundImage")
        titleColor = element.color("titleColor")
        titleShadowColor = element.color("titleShadowColor")
        symbolConfiguration = element.symbolConfiguration("preferredSymbolConfiguration")
    }
}
