/// An object that loading makes: a view, a controller, a gesture recognizer, an item of a bar.
package struct IBObject: Sendable, Hashable, IBValueSource {
    package let element: IBElement
    package let overrides: [IBElement]
    /// The size classes that the overrides were chosen for; nil for the document's own values.
    package let sizeClasses: IBSizeClasses?

    /// The object of an element as the document gives it, without variations.
    package init(_ element: IBElement) {
        self.element = element
        overrides = []
        sizeClasses = nil
    }

    private init(_ element: IBElement, overrides: [IBElement], sizeClasses: IBSizeClasses) {
        self.element = element
        self.overrides = overrides
        self.sizeClasses = sizeClasses
    }

    /// The id; nil for parts that nothing refers to, such as a collection cell's content view.
    package var id: String? { element.id }

    /// The element's name, such as `tableViewCell`.
    package var elementName: String { element.name }

    /// The line of the object's tag, from 1.
    package var line: Int { element.line }

    /// The key under which the object belongs to its owner, such as `view` or `contentView`.
    package var key: String? { element.key }

    /// The name given to the object in Interface Builder.
    package var userLabel: String? { string("userLabel") }

    /// What loading makes of the element, before any custom class.
    package var baseClass: IBClass { IBClass(element) }

    /// The app's class; nil for the base class.
    package var customClass: String? {
        string("customClass").flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The module of the custom class; nil where it is the app's own or an Objective-C class.
    package var customModule: String? {
        string("customModule").flatMap { $0.isEmpty ? nil : $0 }
    }

    /// `target` where the module is the one that the document is compiled in.
    package var customModuleProvider: String? { string("customModuleProvider") }

    /// Words for messages: the label or class and the id.
    package var summary: String {
        let name = userLabel ?? customClass ?? baseClass.name
        return id.map { "\(name) \"\($0)\"" } ?? name
    }

    /// Returns the object with the variations for size classes, and all it contains as well.
    package func resolved(for sizeClasses: IBSizeClasses) -> IBObject {
        let matching =
            variations
            .filter { $0.applies(to: sizeClasses) }
            .sorted { $0.specificity < $1.specificity }
        return IBObject(
            element,
            overrides: matching.reversed().map(\.element),
            sizeClasses: sizeClasses
        )
    }

    /// Returns the object of another element with the same size classes as this one.
    func sibling(_ element: IBElement) -> IBObject {
        sizeClasses.map { IBObject(element).resolved(for: $0) } ?? IBObject(element)
    }
}
