/// How many frames a second something should have.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The fewest frames a second.
    public var minimum: Float
    /// The most frames a second.
    public var maximum: Float
    /// The number of frames a second that fits best; nil or 0 for the system's choice.
    public var preferred: Float?

    /// The system's own rate.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }
}
