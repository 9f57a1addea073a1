/// A segue: a step from an object to a scene.
package struct IBSegue: Sendable, Hashable, IBValueSource {
    package let element: IBElement
    package let id: String?
    package let kind: IBSegueKind
    /// The id of the controller, of a reference to one, or of the exit.
    package let destination: String
    /// The name that the app performs the segue by.
    package let identifier: String?

    init?(_ element: IBElement) {
        guard let destination = element.string("destination"), let kind = IBSegueKind(element)
        else { return nil }
        self.element = element
        self.destination = destination
        self.kind = kind
        id = element.id
        identifier = element.string("identifier").flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The line in the document.
    package var line: Int { element.line }
    /// The app's segue class.
    package var customClass: String? { string("customClass") }
    /// The module of the app's segue class.
    package var customModule: String? { string("customModule") }
    /// Whether the change is animated; the default is true.
    package var animates: Bool { bool("animates") ?? true }
    /// Such as `fullScreen`, `pageSheet`, `popover`; nil for the controller's own.
    package var modalPresentationStyle: String? { string("modalPresentationStyle") }
    /// Such as `coverVertical`, `crossDissolve`; nil for the controller's own.
    package var modalTransitionStyle: String? { string("modalTransitionStyle") }
    /// The id of the view that a popover points at.
    package var popoverAnchorView: String? { string("popoverAnchorView") }
    /// The id of the item that a popover points at.
    package var popoverAnchorBarButtonItem: String? { string("popoverAnchorBarButtonItem") }
    /// The selector of an exit's unwind action.
    package var unwindAction: String? { string("unwindAction") }
    /// The selector of the `@IBSegueAction` that makes the destination.
    package var destinationCreationSelector: String? { string("destinationCreationSelector") }
    /// Whether a table cell's accessory begins the segue, in place of its selection.
    package var isAccessoryAction: Bool { attribute("trigger", is: "accessoryAction") }

    /// The directions from which a popover's arrow may point; nil for any.
    package var popoverArrowDirections: Set<String>? {
        guard let child = child(keyed: "popoverArrowDirection") else { return nil }
        return Set(["up", "down", "left", "right"].filter { child.bool($0) == true })
    }
}
