/// How a picture is drawn in another size than its own.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a filter from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Smoothly.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// With every pixel to be seen.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Smoothly, from smaller copies.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The edges of a layer that are drawn smoothly.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The left edge.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The right edge.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The lower edge.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The upper edge.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

// Browsers decide how all of this is drawn: the values are kept for code that asks for them.
extension CALayer {
    /// Whether turned edges are smooth, as browsers draw them; default false.
    public var allowsEdgeAntialiasing: Bool {
        get { extras?.wishes.allowsEdgeAntialiasing ?? false }
        set { requireExtras().wishes.allowsEdgeAntialiasing = newValue }
    }
    /// The edges that are smooth; default all.
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { extras?.wishes.edgeAntialiasingMask ?? LayerWishes().edgeAntialiasingMask }
        set { requireExtras().wishes.edgeAntialiasingMask = newValue }
    }
    /// Whether the opacity is that of the layer and its sublayers together, as it always is.
    public var allowsGroupOpacity: Bool {
        get { extras?.wishes.allowsGroupOpacity ?? true }
        set { requireExtras().wishes.allowsGroupOpacity = newValue }
    }
    /// Whether drawing may be done later, as browsers decide; default false.
    public var drawsAsynchronously: Bool {
        get { extras?.wishes.drawsAsynchronously ?? false }
        set { requireExtras().wishes.drawsAsynchronously = newValue }
    }
    /// How enlarged pictures are drawn, as browsers decide; default `linear`.
    public var magnificationFilter: CALayerContentsFilter {
        get { extras?.wishes.magnificationFilter ?? .linear }
        set { requireExtras().wishes.magnificationFilter = newValue }
    }
    /// How reduced pictures are drawn, as browsers decide; default `linear`.
    public var minificationFilter: CALayerContentsFilter {
        get { extras?.wishes.minificationFilter ?? .linear }
        set { requireExtras().wishes.minificationFilter = newValue }
    }
}
