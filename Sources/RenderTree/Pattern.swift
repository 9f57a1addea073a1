/// A picture that fills a box again and again, from its upper left corner on.
public struct Pattern: Sendable, Equatable {
    /// The bytes and their address.
    public var resource: EncodedImage
    /// How many pixels of the picture are one point.
    public var scale: Double

    /// Creates a pattern.
    public init(resource: EncodedImage, scale: Double = 1) {
        self.resource = resource
        self.scale = scale
    }
}
