extension IBDocument {
    /// Returns the object of an id; nil where the document has none.
    package func object(id: String) -> IBObject? {
        index.element(id: id, in: root.tape).map { IBObject(IBElement(tape: root.tape, index: $0)) }
    }

    /// Returns the scene that an element is in; nil outside of scenes.
    package func scene(of element: IBElement) -> IBScene? {
        scenes.first { $0.element.contains(element) }
    }

    /// Returns the scene whose controller or other object has an id.
    package func scene(containing id: String) -> IBScene? {
        object(id: id).flatMap { scene(of: $0.element) }
    }

    /// Returns the scene that the app finds by a storyboard identifier.
    package func scene(identifier: String) -> IBScene? {
        scenes.first { $0.controller?.attribute("storyboardIdentifier", is: identifier) ?? false }
    }

    /// The scene that the storyboard begins with.
    package var initialScene: IBScene? { initialViewControllerID.flatMap(scene(containing:)) }

    /// The objects of a xib, placeholders included; for a storyboard, those of all scenes.
    package var topLevelObjects: [IBObject] {
        guard kind == .storyboard else {
            return root.child(named: "objects")?.children.map(IBObject.init) ?? []
        }
        return scenes.flatMap(\.objects)
    }

    /// The object that a xib's file's owner stands for.
    package var filesOwner: IBObject? { placeholder("IBFilesOwner") }

    /// The placeholder that a xib's actions through the responder chain name.
    package var firstResponder: IBObject? { placeholder("IBFirstResponder") }

    /// The constraints of all objects without variations, in document order.
    package var constraintCount: Int {
        guard let number = root.number(of: "constraint") else { return 0 }
        return root.descendants.reduce(0) { $1.record.name == number ? $0 + 1 : $0 }
    }

    /// Whether a segue would make a controller contain itself, so that it cannot be followed.
    package func isCyclic(_ segue: IBSegue) -> Bool {
        cyclicSegues.contains(segue.element.index)
    }

    private func placeholder(_ identifier: String) -> IBObject? {
        topLevelObjects.first { $0.attribute("placeholderIdentifier", is: identifier) }
    }
}
