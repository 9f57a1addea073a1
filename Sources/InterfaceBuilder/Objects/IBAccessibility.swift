/// What assistive technologies are told about a view.
package struct IBAccessibility: Sendable, Hashable {
    package let label: String?
    package let hint: String?
    package let value: String?
    package let identifier: String?
    /// Whether the view is an element; nil for the class's default.
    package let isElement: Bool?
    /// The traits that are set, such as `button` and `header`; nil for the class's own.
    package let traits: Set<String>?

    init(_ element: IBElement) {
        label = element.localizedText("label")
        hint = element.localizedText("hint")
        value = element.localizedText("value")
        identifier = element.string("identifier")
        isElement = element.boolChild("isElement")
        traits = element.child(keyed: "traits").map { traits in
            Set(traits.attributes.filter { $0.name != "key" && $0.value == "YES" }.map(\.name))
        }
    }
}
