/// What a collection view would do with what is dragged over it.
open class UICollectionViewDropProposal: UIDropProposal {
    /// Where the collection view puts things.
    public enum Intent: Int, Sendable {
        /// Nothing is shown of it.
        case unspecified
        /// Items make room for a new one.
        case insertAtDestinationIndexPath
        /// The item under the finger lights up.
        case insertIntoDestinationIndexPath
    }

    /// Where the collection view puts things; default `unspecified`.
    public let intent: Intent

    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Creates a proposal that shows nothing in the collection view.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}
