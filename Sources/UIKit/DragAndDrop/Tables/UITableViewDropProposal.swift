/// What a table would do with what is dragged over it.
open class UITableViewDropProposal: UIDropProposal {
    /// Where the table puts things.
    public enum Intent: Int, Sendable {
        /// Nothing is shown of it.
        case unspecified
        /// Rows make room for a new one.
        case insertAtDestinationIndexPath
        /// The row under the finger lights up.
        case insertIntoDestinationIndexPath
        /// Into a row above its middle, and between two rows near their edges.
        case automatic
    }

    /// Where the table puts things; default `unspecified`.
    public let intent: Intent

    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Creates a proposal that shows nothing in the table.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}
