import CoreGraphics

/// An image that a document names.
package struct IBImageResource: Sendable, Hashable {
    package let name: String
    /// Whether it is one of the system's symbols.
    package let isSystem: Bool
    /// The size in points that the image had in the tool.
    package let size: CGSize

    init(_ element: IBElement, name: String) {
        self.name = name
        isSystem = element.attribute("catalog", is: "system")
        size = CGSize(width: element.length("width") ?? 0, height: element.length("height") ?? 0)
    }
}
