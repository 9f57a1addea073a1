/// One thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// What gives the data of the item to whoever takes it.
    public let itemProvider: NSItemProvider
    /// What the item stands for in the app itself; default nil, and nil for items from outside.
    open var localObject: Any?
    /// Makes what is shown under the finger when the item is dragged; nil, the default, for what was
    /// lifted.
    ///
    /// Asked when the drag begins. Where it returns nil, nothing is shown of the item.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item of what a provider has.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
