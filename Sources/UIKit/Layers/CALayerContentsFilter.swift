/// How a picture is drawn in another size than its own.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Each point has the colour of the nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Each point has a colour between those of the pixels around.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Between pixels and sizes; pages draw it as `linear`.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

extension CALayer {
    /// How the layer's picture, also that of an image view, is drawn larger; default `linear`.
    ///
    /// - Note: Differs from UIKit: browsers draw a picture with `nearest` so in smaller sizes too.
    ///   Drawings have no pixels and stay sharp.
    public var magnificationFilter: CALayerContentsFilter {
        get { extras?.magnificationFilter ?? .linear }
        set {
            guard newValue != magnificationFilter else { return }
            requireExtras().magnificationFilter = newValue
            owner?.layerLookDidChange()
        }
    }
}
