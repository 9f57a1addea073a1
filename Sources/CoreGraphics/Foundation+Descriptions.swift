import Foundation

// As on iOS, in texts and in the debugger; Foundation for Linux shows the names of the properties.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates: "(1.0, 2.0)".
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The lengths: "(1.0, 2.0)".
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The corner and the lengths: "(1.0, 2.0, 3.0, 4.0)".
    public var debugDescription: String {
        "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
}
