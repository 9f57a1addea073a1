import CoreGraphics

/// A scene of a storyboard: a controller and the objects beside it.
package struct IBScene: Sendable, Hashable {
    package let element: IBElement

    init(_ element: IBElement) {
        self.element = element
    }

    /// The id.
    package var id: String? { element.string("sceneID") }

    /// All top-level objects, in document order.
    package var objects: [IBObject] {
        element.child(named: "objects")?.children.map(IBObject.init) ?? []
    }

    /// The controller, or the reference to one; nil for a scene without.
    package var controller: IBObject? {
        objects.first { $0.attribute("sceneMemberID", is: "viewController") }
            ?? objects.first { $0.baseClass.kind == .viewController }
    }

    /// The placeholder that actions through the responder chain name.
    package var firstResponder: IBObject? {
        objects.first { $0.attribute("placeholderIdentifier", is: "IBFirstResponder") }
    }

    /// The destination of unwind segues.
    package var exit: IBObject? { objects.first { $0.baseClass.kind == .exit } }

    /// The objects beside the controller that loading makes: views, recognizers, custom objects.
    package var otherObjects: [IBObject] {
        let controller = controller
        return objects.filter { object in
            let kind = object.baseClass.kind
            return object != controller && kind != .placeholder && kind != .exit
        }
    }

    /// Where the scene stands on the canvas.
    package var canvasLocation: CGPoint? { element.point("canvasLocation") }

    /// The name in messages: the identifier, the label or the class of the controller, or the id.
    package var name: String {
        let controller = controller
        return controller?.string("storyboardIdentifier") ?? controller?.userLabel
            ?? controller?.customClass ?? id ?? "?"
    }
}
