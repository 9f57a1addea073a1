import RenderTree

/// How a layer's content fits its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In its size, in the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// In its size, at the upper edge.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// In its size, at the lower edge.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// In its size, at the left edge.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// In its size, at the right edge.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In its size, in the upper left corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In its size, in the upper right corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In its size, in the lower left corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In its size, in the lower right corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Filling the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as covers the bounds.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    private static let modes: [UIView.ContentMode: CALayerContentsGravity] = [
        .scaleToFill: .resize, .redraw: .resize, .scaleAspectFit: .resizeAspect,
        .scaleAspectFill: .resizeAspectFill, .center: .center, .top: .top, .bottom: .bottom,
        .left: .left, .right: .right, .topLeft: .topLeft, .topRight: .topRight,
        .bottomLeft: .bottomLeft, .bottomRight: .bottomRight,
    ]

    /// Creates what a view's content mode means for its layer.
    init(_ mode: UIView.ContentMode) { self = Self.modes[mode] ?? .resize }

    /// How pictures fit boxes of nodes.
    var imageMode: ImageContent.Mode {
        let found = Self.modes.first { $0.value == self && $0.key != .redraw }
        return found.flatMap { ImageContent.Mode(rawValue: UInt8($0.key.rawValue)) } ?? .scaleToFill
    }
}
