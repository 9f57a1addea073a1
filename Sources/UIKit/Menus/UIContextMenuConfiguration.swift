/// What a long press on something shows.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// Returns the menu, given what the system suggests; nil for none.
    public typealias ActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Returns a controller that shows what is pressed.
    public typealias PreviewProvider = () -> UIViewController?

    /// The name of what is pressed; unique unless given.
    public let identifier: any NSCopying
    let actionProvider: ActionProvider?
    let previewProvider: PreviewProvider?

    /// Creates what is shown.
    public init(
        identifier: (any NSCopying)? = nil,
        previewProvider: PreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// The menu as it is to be shown, empty where there is only a preview; nil where nothing is.
    func makeMenu() -> UIMenu? {
        if let menu = actionProvider?([]), !menu.children.isEmpty { return menu }
        return previewProvider == nil ? nil : UIMenu(children: [])
    }
}
