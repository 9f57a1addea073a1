/// What of a flow layout is to be computed anew.
open class UICollectionViewFlowLayoutInvalidationContext:
    UICollectionViewLayoutInvalidationContext
{
    /// Whether the delegate is asked for sizes again; default true.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether places are computed again; default true.
    open var invalidateFlowLayoutAttributes = true
}
