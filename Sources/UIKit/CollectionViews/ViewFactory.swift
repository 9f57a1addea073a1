/// Makes views of classes that are known by their metatype only.
@MainActor
enum ViewFactory {
    /// Returns a new view, made with `init(frame:)` of its own class; nil for other classes.
    ///
    /// Swift lets only required initialisers be called on a metatype, and requiring this one would
    /// require it of every view. The cast is sound all the same, as `ObjectFactory` says: both
    /// classes inherit UIView's entry for `init(frame:)` at the same place of their method tables.
    // Inlined, a cast of the result would be decided by the stand-in's type.
    @inline(never)
    static func make(_ type: AnyClass, _ frame: CGRect) -> UIView? {
        guard type is UIView.Type else { return nil }
        return unsafeBitCast(type, to: AnyInitializableView.Type.self).init(frame: frame) as UIView
    }
}

/// Stands for any subclass of UIView whose `init(frame:)` is to be called.
///
/// It is open for the reason that `AnyInitializableObject` gives. Nothing outside needs it.
@_spi(ObjectFactory)
open class AnyInitializableView: UIView {
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
