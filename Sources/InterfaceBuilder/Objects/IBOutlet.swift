/// An outlet: a property that loading sets to an object, or adds one to.
package struct IBOutlet: Sendable, Hashable {
    package let id: String?
    /// The property's name.
    package let property: String
    /// The id of the object.
    package let destination: String
    /// Whether the property is a collection of objects.
    package let isCollection: Bool
    /// The collection's class, such as `NSArray`; nil for the default.
    package let collectionClass: String?
    /// The line in the document.
    package let line: Int

    init?(_ element: IBElement) {
        guard let property = element.string("property"),
            let destination = element.string("destination")
        else { return nil }
        id = element.id
        self.property = property
        self.destination = destination
        isCollection = element.name == "outletCollection"
        collectionClass = element.string("collectionClass")
        line = element.line
    }
}
