/// Makes layers of classes that are known by their metatype only.
enum LayerFactory {
    /// Returns a new layer of a class, made with `init()`; a plain one of any other class.
    // Inlined, the cast would be decided by the stand-in's type; see `ObjectFactory`.
    @inline(never) @MainActor
    static func make(_ type: AnyClass) -> CALayer {
        if type == CALayer.self { return CALayer() }
        return ObjectFactory.make(type) as? CALayer ?? CALayer()
    }
}
