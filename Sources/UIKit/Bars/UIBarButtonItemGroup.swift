/// Items that stand together in a navigation bar, and may be replaced by one where room is short.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    weak var owner: UINavigationItem?
    /// Whether the bar has the group; false for optional ones that a person would have to add.
    private var isInBar = true

    /// Creates a group that stands where the app puts it.
    ///
    /// - Parameters:
    ///   - barButtonItems: The items, from the leading edge on.
    ///   - representativeItem: What stands for them where room is short; nil where nothing does.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        takeItems()
    }

    /// Returns a group that stands where the app puts it.
    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// Returns a group that a person may move.
    ///
    /// - Note: Differs from UIKit: bars are not customized, so that it stays in its place.
    open class func movableGroup(
        customizationIdentifier: String,
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        fixedGroup(representativeItem: representativeItem, items: items)
    }

    /// Returns a group that a person may add or take away.
    ///
    /// - Note: Differs from UIKit: bars are not customized, so that it stays as it is by default.
    open class func optionalGroup(
        customizationIdentifier: String,
        isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = fixedGroup(representativeItem: representativeItem, items: items)
        group.isInBar = isInDefaultCustomization
        return group
    }

    /// The items, from the leading edge on.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
            takeItems()
            owner?.groupsDidChange()
        }
    }
    /// What stands for the items where room is short; without an action of its own it shows them as a
    /// menu.
    open var representativeItem: UIBarButtonItem? {
        didSet { owner?.groupsDidChange() }
    }
    /// Whether the bar shows the representative item.
    open internal(set) var isDisplayingRepresentativeItem = false
    /// Whether the group is left out; default false.
    open var isHidden = false {
        didSet { if isHidden != oldValue { owner?.groupsDidChange() } }
    }
    /// What stands for the group in menus; nil takes the items.
    open var menuRepresentation: UIMenuElement?

    private func takeItems() {
        for item in barButtonItems { item.buttonGroup = self }
    }

    /// Whether the representative item could stand for more than one item.
    var canCollapse: Bool {
        representativeItem != nil && barButtonItems.filter { !$0.isHidden }.count > 1
    }

    /// What the bar shows, from the leading edge on.
    var shownItems: [UIBarButtonItem] {
        guard isInBar, !isHidden else { return [] }
        guard isDisplayingRepresentativeItem, let item = representativeItem else {
            return barButtonItems
        }
        if item.menu == nil, item.primaryAction == nil, item.action == nil {
            let choices = UIDeferredMenuElement.uncached { [weak self] done in
                done(self?.elements ?? [])
            }
            item.menu = UIMenu(children: [choices])
        }
        return [item]
    }

    /// The items as choices of a menu.
    var elements: [UIMenuElement] {
        guard isInBar, !isHidden else { return [] }
        if let menuRepresentation { return [menuRepresentation] }
        return barButtonItems.filter { !$0.isHidden && !$0.isSpace }.map(\.menuElement)
    }
}

extension UIBarButtonItem {
    /// Returns a group with this item alone, which stands where the app puts it.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    /// Returns a group with this item alone, which a person may move.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// Returns a group with this item alone, which a person may add or take away.
    public func creatingOptionalGroup(
        customizationIdentifier: String,
        isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier,
            isInDefaultCustomization: isInDefaultCustomization,
            items: [self]
        )
    }

    /// The item as a choice of a menu.
    fileprivate var menuElement: UIMenuElement {
        if let menuRepresentation { return menuRepresentation }
        let name = title ?? accessibilityLabel ?? systemItem?.spokenTitle ?? ""
        if let menu, primaryAction == nil, action == nil {
            return UIMenu(title: name, image: image, children: menu.children)
        }
        return UIAction(
            title: name,
            image: image,
            attributes: isEnabled ? [] : .disabled,
            state: isSelected ? .on : .off
        ) { [weak self] _ in self?.send(nil) }
    }
}
