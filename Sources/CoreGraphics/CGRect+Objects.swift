/// Rectangles as objects: both `as? CGRect` and `as? NSValue` find one in a dictionary of anything.
extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.rectValue
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSValue,
        result: inout CGRect?
    ) -> Bool {
        guard String(cString: source.objCType).hasPrefix("{CGRect=") else { return false }
        result = source.rectValue
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.rectValue ?? .zero
    }
}

extension NSValue {
    /// Creates an object of a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Creates an object of a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Creates an object of a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The rectangle of an object of one.
    public var cgRectValue: CGRect { rectValue }
    /// The point of an object of one.
    public var cgPointValue: CGPoint { pointValue }
    /// The size of an object of one.
    public var cgSizeValue: CGSize { sizeValue }
}
