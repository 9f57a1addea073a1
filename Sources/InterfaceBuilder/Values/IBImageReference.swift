/// An image by name, with how a symbol is to be drawn.
package struct IBImageReference: Sendable, Hashable {
    package let name: String
    /// Whether it is one of the system's symbols.
    package let isSystem: Bool
    /// Such as `small`, `medium`, `large`.
    package let symbolScale: String?
    /// Such as `template`, `original`, `hierarchical`, `palette`, `multicolor`.
    package let renderingMode: String?
    /// The colours of a hierarchical or palette symbol.
    package let colors: [IBColor]

    /// Creates a reference to a picture as it is.
    package init(name: String, isSystem: Bool) {
        self.name = name
        self.isSystem = isSystem
        symbolScale = nil
        renderingMode = nil
        colors = []
    }

    /// Reads `<imageReference>`; nil for other elements.
    init?(_ element: IBElement) {
        guard element.name == "imageReference", let name = element.localizedText("image") else {
            return nil
        }
        self.name = name
        isSystem = element.attribute("catalog", is: "system")
        symbolScale = element.string("symbolScale")
        renderingMode = element.string("renderingMode")
        colors = element.children
            .filter { $0.name == "hierarchicalColors" || $0.name == "paletteColors" }
            .flatMap { $0.children.compactMap(IBColor.init) }
    }
}

extension IBValueSource {
    /// The image of an attribute or key, such as `image` or `backgroundImage`.
    package func image(_ key: String = "image") -> IBImageReference? {
        if let reference = child(keyed: key).flatMap(IBImageReference.init) { return reference }
        guard let name = localizedText(key), !name.isEmpty else { return nil }
        return IBImageReference(name: name, isSystem: attribute("catalog", is: "system"))
    }
}
