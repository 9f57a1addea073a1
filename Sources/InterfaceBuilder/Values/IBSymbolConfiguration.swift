/// How symbols are drawn: their size, weight and scale.
package struct IBSymbolConfiguration: Sendable, Hashable {
    /// The size in points; nil where a font or style decides it.
    package let pointSize: Double?
    package let weight: IBFontWeight?
    /// `small`, `medium`, `large` or `default`.
    package let scale: String?
    /// The font whose size the symbol has.
    package let font: IBFont?
    /// The text style whose size the symbol has.
    package let textStyle: String?

    /// Reads `<preferredSymbolConfiguration>`; nil for other elements.
    init?(_ element: IBElement) {
        guard element.name.hasSuffix("ymbolConfiguration") else { return nil }
        pointSize = element.length("pointSize")
        weight = element.value("weight")
        scale = element.string("scale")
        font = element.children.lazy.compactMap(IBFont.init).first
        textStyle = element.string("textStyle")
    }
}

extension IBValueSource {
    /// The symbol configuration with a key.
    package func symbolConfiguration(
        _ key: String = "preferredSymbolConfiguration"
    ) -> IBSymbolConfiguration? {
        child(keyed: key).flatMap(IBSymbolConfiguration.init)
    }
}
