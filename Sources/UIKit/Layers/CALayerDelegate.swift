/// What a layer asks and tells; the delegate of a view's layer is the view.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Lays out the sublayers, after the bounds changed or the layer asked for it.
    func layoutSublayers(of layer: CALayer)
    /// Returns what happens where a property changes: an animation, or NSNull for nothing.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - event: The name of the property.
    /// - Returns: The action; nil to look on.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
    /// Makes the content of a layer; by default it is drawn.
    func display(_ layer: CALayer)
    /// Draws the content of a layer.
    func draw(_ layer: CALayer, in ctx: CGContext)
}

extension CALayerDelegate {
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Returns nil.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    /// Has the layer drawn.
    public func display(_ layer: CALayer) { layer.displayByDrawing() }
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
}

extension UIView: CALayerDelegate {}
