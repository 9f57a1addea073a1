/// A reference to a controller of another storyboard.
package struct IBControllerReference: Sendable, Hashable {
    /// The other storyboard; nil for this one.
    package let storyboardName: String?
    /// The controller's identifier; nil for the initial controller.
    package let identifier: String?
    /// The bundle of the other storyboard; nil for the same.
    package let bundleIdentifier: String?

    /// Reads `<viewControllerPlaceholder>`; nil for other elements.
    init?(_ element: IBElement) {
        guard element.name == "viewControllerPlaceholder" else { return nil }
        storyboardName = element.string("storyboardName")
        identifier = element.string("referencedIdentifier")
        bundleIdentifier = element.string("bundleIdentifier")
    }
}
