/// The identity of a node within one scene; never used twice in it.
public struct NodeID: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The number that the browser sees.
    public let rawValue: UInt32

    /// Creates an identity from its number.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static func < (left: NodeID, right: NodeID) -> Bool { left.rawValue < right.rawValue }

    public var description: String { String(rawValue) }
}
