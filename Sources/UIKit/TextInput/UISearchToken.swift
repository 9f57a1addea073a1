/// What stands for something searched in a search field, before its text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    /// The picture before the text; nil for none.
    let icon: UIImage?
    let text: String

    /// Creates a token.
    ///
    /// - Parameters:
    ///   - icon: A picture before the text, shown white unless it says otherwise; nil for none.
    ///   - text: What the token says.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }

    /// What the app means by the token; default nil.
    open var representedObject: Any?
}
