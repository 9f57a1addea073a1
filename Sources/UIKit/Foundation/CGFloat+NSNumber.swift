import Foundation

extension CGFloat {
    /// Creates the value of a number, as near as it can be told.
    public init(truncating number: NSNumber) {
        self.init(Double(truncating: number))
    }

    /// Creates the value of a number, or returns nil where it cannot be told exactly.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}
