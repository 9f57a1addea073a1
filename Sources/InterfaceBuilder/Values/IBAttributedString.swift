/// A text with attributes, in fragments.
package struct IBAttributedString: Sendable, Hashable {
    /// A run of text with the same attributes.
    package struct Fragment: Sendable, Hashable {
        package let text: String
        /// The attributes by their names, such as `NSFont`.
        package let attributes: [String: IBTextAttribute]

        init(_ element: IBElement) {
            text = element.localizedText("content") ?? ""
            var attributes: [String: IBTextAttribute] = [:]
            for child in element.child(named: "attributes")?.children.map({ $0 }) ?? [] {
                if let key = child.key, let value = IBTextAttribute(child) {
                    attributes[key] = value
                }
            }
            self.attributes = attributes
        }
    }

    package let fragments: [Fragment]

    /// The text of all fragments.
    package var text: String { fragments.map(\.text).joined() }

    init?(_ element: IBElement) {
        guard element.name == "attributedString" else { return nil }
        fragments = element.children(named: "fragment").map(Fragment.init)
    }
}

extension IBValueSource {
    /// The attributed text with a key, such as `attributedText` or `attributedTitle`.
    package func attributedString(_ key: String) -> IBAttributedString? {
        child(keyed: key).flatMap(IBAttributedString.init)
    }
}
