/// A colour of a document: by numbers, or by a name that others resolve.
package enum IBColor: Sendable, Hashable {
    /// Numbers.
    case components(IBColorComponents)
    /// A colour of the system, such as `labelColor`, and its numbers where the document has them.
    case system(name: String, fallback: IBColorComponents?)
    /// A colour of the app's asset catalog.
    case named(String)
    /// A colour of another catalog, such as macOS's `textColor` in attributed strings.
    case catalog(name: String, catalog: String)

    /// Reads `<color>`; nil for other elements and for spaces that are not known.
    init?(_ element: IBElement) {
        guard element.name == "color" else { return nil }
        let components = IBColorReader.components(element)
        // Betas of Xcode 11 name the colour of iOS 13 beside that of iOS 12.
        let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
        if let name = names.lazy.compactMap({ element.string($0) }).first {
            self = .system(name: name, fallback: components)
        } else if let name = element.string("name") ?? Self.brokenName(element, components) {
            if let catalog = element.string("catalog") {
                self = .catalog(name: name, catalog: catalog)
            } else {
                self = .named(name)
            }
        } else if let components {
            self = .components(components)
        } else {
            return nil
        }
    }

    /// The name as the tool writes one with a line break: in an element of its own.
    private static func brokenName(_ element: IBElement, _ components: IBColorComponents?)
        -> String?
    {
        components == nil ? element.localizedText("name") : nil
    }
}

extension IBValueSource {
    /// The colour with a key, such as `backgroundColor`; nil where it has none or `<nil>`.
    package func color(_ key: String) -> IBColor? {
        child(keyed: key).flatMap(IBColor.init)
    }
}
