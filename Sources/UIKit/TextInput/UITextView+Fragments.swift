extension UITextView {
    /// What tells of the text's paragraphs as they are laid out; made when first asked for.
    ///
    /// - Note: Differs from UIKit: it is there beside `layoutManager`, and the view does not show what
    ///   fragments of the app's own classes draw.
    public var textLayoutManager: NSTextLayoutManager? {
        if let fragments = area.fragments { return fragments.manager }
        let content = NSTextContentStorage(textKit.storage)
        let manager = NSTextLayoutManager(textKit.manager)
        content.addTextLayoutManager(manager)
        area.fragments = (content, manager)
        return manager
    }
}
