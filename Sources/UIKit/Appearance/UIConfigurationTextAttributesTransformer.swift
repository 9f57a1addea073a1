import Foundation

/// A change of the attributes of a configuration's text.
public struct UIConfigurationTextAttributesTransformer {
    /// The change.
    public let transform: (AttributeContainer) -> AttributeContainer
    private let mark = CopyMark()
    /// What the transformer has in common with its copies, and with nothing else.
    var identity: ObjectIdentifier { ObjectIdentifier(mark) }

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns the changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
        transform(input)
    }
}
