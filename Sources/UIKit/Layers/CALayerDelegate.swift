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
}

extension CALayerDelegate {
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Returns nil.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {}
