import CoreGraphics

/// What apps say to make drawing faster or finer. It is kept; pages are drawn the same.
extension CALayer {
    /// Whether the layer promises to be opaque; default false.
    ///
    /// The page is drawn the same.
    public var isOpaque: Bool {
        get { extras?.isOpaque ?? false }
        set { requireExtras().isOpaque = newValue }
    }
    /// Whether the layer is drawn once and then moved as a picture; default false.
    public var shouldRasterize: Bool {
        get { extras?.shouldRasterize ?? false }
        set { requireExtras().shouldRasterize = newValue }
    }

    /// Whether the layer is drawn beside the main thread, as browsers always do; kept, default false.
    public var drawsAsynchronously: Bool {
        get { extras?.drawsAsynchronously ?? false }
        set { requireExtras().drawsAsynchronously = newValue }
    }

    /// Whether what is in the layer shines through as a whole, as in browsers; kept, default true.
    public var allowsGroupOpacity: Bool {
        get { extras?.allowsGroupOpacity ?? true }
        set { requireExtras().allowsGroupOpacity = newValue }
    }

    /// Whether turned edges are smoothed, as browsers always do; kept, default false.
    public var allowsEdgeAntialiasing: Bool {
        get { extras?.allowsEdgeAntialiasing ?? false }
        set { requireExtras().allowsEdgeAntialiasing = newValue }
    }

    /// The edges that are smoothed; kept, default all.
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { extras?.edgeAntialiasingMask ?? .all }
        set { requireExtras().edgeAntialiasingMask = newValue }
    }

    /// The pixels for each point of that picture; default 1.
    public var rasterizationScale: CGFloat {
        get { extras?.rasterizationScale ?? 1 }
        set { requireExtras().rasterizationScale = newValue }
    }
}
