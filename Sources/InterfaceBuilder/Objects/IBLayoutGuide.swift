/// A layout guide that constraints can name.
package struct IBLayoutGuide: Sendable, Hashable {
    /// What the guide follows.
    package enum Kind: String, Sendable {
        case safeArea
        case layoutMargins
        case readableContent
        case contentLayoutGuide
        case frameLayoutGuide
        case keyboard
        /// The bottom of the bars at a controller's top, from before safe areas.
        case top
        /// The top of the bars at a controller's bottom, from before safe areas.
        case bottom
    }

    package let id: String
    package let kind: Kind

    init?(_ element: IBElement) {
        guard let id = element.id, let kind = Self.kind(element) else { return nil }
        self.id = id
        self.kind = kind
    }

    private static func kind(_ element: IBElement) -> Kind? {
        switch element.name {
        case "viewControllerLayoutGuide": return element.value("type")
        case "keyboardLayoutGuide": return .keyboard
        case "viewLayoutGuide":
            let name = element.key ?? element.string("type") ?? ""
            let short = name.hasSuffix("Guide") ? String(name.dropLast("LayoutGuide".count)) : name
            return Kind(rawValue: name) ?? Kind(rawValue: short)
        default: return nil
        }
    }
}
