import CoreGraphics

/// A part of a view that shows when a pointer is over it.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
    /// The part, in the view's coordinates.
    public let rect: CGRect
    /// What tells regions of the same place apart; default nil.
    public let identifier: AnyHashable?

    /// Creates a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }

    func isSame(as other: UIPointerRegion) -> Bool {
        rect == other.rect && identifier == other.identifier
    }
}

/// Where a pointer is for which a region is asked.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// The place, in the view's coordinates.
    public let location: CGPoint

    init(location: CGPoint) {
        self.location = location
        super.init()
    }
}
