import InterfaceBuilder

/// What a document says of a view whose class is in another module.
///
/// `init(coder:)` of such a class takes the values from its coder.
@MainActor
package struct DocumentValues {
    private let source: any IBValueSource

    /// Takes the values of the element that an object is made of; nil for other coders.
    package init?(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return nil }
        source = coder.object
    }

    private init(_ source: any IBValueSource) {
        self.source = source
    }

    /// Returns a flag; nil where the document does not say it.
    package func flag(_ name: String) -> Bool? { source.bool(name) }

    /// Returns a text or word; nil where the document does not say it.
    package func text(_ name: String) -> String? { source.string(name) }

    /// Returns the values of a part, such as `configuration`; nil where there is none.
    package func part(_ key: String) -> DocumentValues? {
        source.child(keyed: key).map { DocumentValues($0) }
    }
}
