import CoreGraphics
import Foundation

/// A maker of drawings; its subclasses say of what.
open class UIGraphicsRenderer: NSObject {
    private let storedFormat: UIGraphicsRendererFormat

    /// Creates a maker of drawings that show a rectangle.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        storedFormat = format
        super.init()
        format.bounds = bounds
    }

    /// The format of what is drawn.
    open var format: UIGraphicsRendererFormat { storedFormat }
    /// Whether drawings are images; default true.
    open var allowsImageOutput: Bool { true }
}

/// How something is drawn.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The rectangle that a drawing shows, in points.
    open internal(set) var bounds = CGRect.zero

    /// Creates a format.
    public required override init() {
        super.init()
    }

    /// Returns the format for the current traits.
    open class func `default`() -> Self { self.init() }
    /// Returns the format that suits the current traits best.
    open class func preferred() -> Self { self.default() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        return copy
    }
}
