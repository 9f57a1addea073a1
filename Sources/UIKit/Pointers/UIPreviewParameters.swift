/// What of a view counts where it is pressed or pointed at.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// The outline of what counts, in the view's coordinates; nil, the default, for all of it.
    open var visiblePath: UIBezierPath?
    /// The colour behind what is lifted; nil, the default, for the system's.
    open var backgroundColor: UIColor!

    /// Creates parameters by which the whole view counts.
    public override init() {
        super.init()
    }
}
