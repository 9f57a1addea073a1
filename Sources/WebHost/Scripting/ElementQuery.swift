/// What an element is found by; all that is given must fit.
package struct ElementQuery: Sendable, Equatable, CustomStringConvertible {
    /// The number of the view.
    package var id: UInt32?
    /// The accessibility identifier.
    package var identifier: String?
    /// The accessibility label.
    package var label: String?
    /// The name of the class.
    package var className: String?
    /// The text that the view itself shows.
    package var text: String?

    /// Creates a query.
    package init(
        id: UInt32? = nil,
        identifier: String? = nil,
        label: String? = nil,
        className: String? = nil,
        text: String? = nil
    ) {
        self.id = id
        self.identifier = identifier
        self.label = label
        self.className = className
        self.text = text
    }

    /// Whether nothing is given.
    package var isEmpty: Bool { self == ElementQuery() }

    package var description: String {
        var parts: [String] = []
        if let id { parts.append("number \(id)") }
        if let identifier { parts.append("identifier \"\(identifier)\"") }
        if let label { parts.append("label \"\(label)\"") }
        if let className { parts.append("class \(className)") }
        if let text { parts.append("text \"\(text)\"") }
        return parts.joined(separator: ", ")
    }

    /// Returns whether an element fits.
    package func matches(_ element: SceneElement) -> Bool {
        (id == nil || id == element.id)
            && (identifier == nil || identifier == element.identifier)
            && (label == nil || label == element.label)
            && (className == nil || className == element.className)
            && (text == nil || text == element.text)
    }

    /// Returns all elements of a tree that fit, without those inside them.
    package func all(in elements: [SceneElement]) -> [SceneElement] {
        elements.flatMap { element in
            let inner = all(in: element.children ?? [])
            return matches(element) ? [element.alone] + inner : inner
        }
    }

    /// Returns the elements of a tree that fit and are not inside one that does.
    package func outermost(in elements: [SceneElement]) -> [SceneElement] {
        elements.flatMap { element in
            matches(element) ? [element.alone] : outermost(in: element.children ?? [])
        }
    }
}
