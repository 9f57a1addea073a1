/// A view of a scene as scripts and tests see it.
package struct SceneElement: Codable, Sendable, Equatable {
    /// A rectangle of the window, in points.
    package struct Frame: Codable, Sendable, Equatable {
        package var x, y, width, height: Double

        /// Creates a rectangle.
        package init(x: Double, y: Double, width: Double, height: Double) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// The number of the view within its scene.
    package var id: UInt32
    /// The name of the view's class.
    package var className: String
    /// The place of the view in its window.
    package var frame: Frame
    /// The text that the view itself shows.
    package var text: String?
    /// The accessibility identifier.
    package var identifier: String?
    /// The accessibility label.
    package var label: String?
    /// The accessibility value.
    package var value: String?
    /// Whether the text of the view is edited now; nil where it is not.
    package var isFocused: Bool?
    /// The accessibility traits by name.
    package var traits: [String]
    /// Whether neither the view nor one around it is a disabled control or keeps touches out.
    package var isEnabled: Bool
    /// Whether a part of the view is in the window, and nothing around it hides it.
    package var isVisible: Bool
    /// The views inside, back to front; nil where only the element itself was asked for.
    package var children: [SceneElement]?

    private enum CodingKeys: String, CodingKey {
        case id, frame, text, identifier, label, value, traits, children
        case className = "class"
        case isFocused = "focused"
        case isEnabled = "enabled"
        case isVisible = "visible"
    }

    /// The element without those inside.
    package var alone: SceneElement {
        var element = self
        element.children = nil
        return element
    }
}
