/// What a drop would do.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: what is dragged goes back.
    case cancel = 0
    /// Nothing, though the target takes other things; a sign says so.
    case forbidden = 1
    /// The target gets a copy.
    case copy = 2
    /// The target gets what the source gives away.
    case move = 3
}

/// What a target would do with what is dragged over it.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    /// What a drop would do.
    public let operation: UIDropOperation

    /// Creates a proposal.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}
