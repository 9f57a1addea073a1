extension UIKitKeyPaths {
    /// Bars and their items.
    static let barTables: [ObjectIdentifier: [NamedKeyPath]] = [
        ObjectIdentifier(UINavigationItem.self): navigationItem,
        ObjectIdentifier(UIBarItem.self): barItem,
        ObjectIdentifier(UIBarButtonItem.self): barButtonItem,
        ObjectIdentifier(UITabBarItem.self): tabBarItem,
        ObjectIdentifier(UINavigationBar.self): navigationBar,
        ObjectIdentifier(UIToolbar.self): toolbar,
        ObjectIdentifier(UITabBar.self): tabBar,
    ]

    private static let navigationItem: [NamedKeyPath] = [
        NamedKeyPath("title", \UINavigationItem.title),
        NamedKeyPath("prompt", \UINavigationItem.prompt),
        NamedKeyPath("titleView", \UINavigationItem.titleView),
        NamedKeyPath("backBarButtonItem", \UINavigationItem.backBarButtonItem),
        NamedKeyPath("backButtonTitle", \UINavigationItem.backButtonTitle),
        NamedKeyPath("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
        NamedKeyPath("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
        NamedKeyPath("leftBarButtonItems", \UINavigationItem.leftBarButtonItems),
        NamedKeyPath("rightBarButtonItems", \UINavigationItem.rightBarButtonItems),
        NamedKeyPath("hidesBackButton", \UINavigationItem.hidesBackButton),
        NamedKeyPath(
            "leftItemsSupplementBackButton",
            \UINavigationItem.leftItemsSupplementBackButton
        ),
        NamedKeyPath("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode),
        NamedKeyPath("searchController", \UINavigationItem.searchController),
        NamedKeyPath(
            "hidesSearchBarWhenScrolling",
            \UINavigationItem.hidesSearchBarWhenScrolling
        ),
        NamedKeyPath("backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode),
    ]

    private static let barItem: [NamedKeyPath] = [
        NamedKeyPath("title", \UIBarItem.title),
        NamedKeyPath("image", \UIBarItem.image),
        NamedKeyPath("landscapeImagePhone", \UIBarItem.landscapeImagePhone),
        NamedKeyPath("imageInsets", \UIBarItem.imageInsets),
        NamedKeyPath("enabled", \UIBarItem.isEnabled),
        NamedKeyPath("isEnabled", \UIBarItem.isEnabled),
        NamedKeyPath("tag", \UIBarItem.tag),
        NamedKeyPath("accessibilityLabel", \UIBarItem.accessibilityLabel),
        NamedKeyPath("accessibilityHint", \UIBarItem.accessibilityHint),
        NamedKeyPath("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier),
    ]

    private static let barButtonItem: [NamedKeyPath] = [
        NamedKeyPath("customView", \UIBarButtonItem.customView),
        NamedKeyPath("tintColor", \UIBarButtonItem.tintColor),
        NamedKeyPath("width", \UIBarButtonItem.width),
        NamedKeyPath("style", \UIBarButtonItem.style),
        NamedKeyPath("menu", \UIBarButtonItem.menu),
        NamedKeyPath("hidden", \UIBarButtonItem.isHidden),
        NamedKeyPath("isHidden", \UIBarButtonItem.isHidden),
        NamedKeyPath("selected", \UIBarButtonItem.isSelected),
        NamedKeyPath("isSelected", \UIBarButtonItem.isSelected),
        // What a bar shows of an item, which apps reach by its name alone.
        NamedKeyPath.reading("view") { (item: UIBarButtonItem) in item.shownView },
    ]

    private static let tabBarItem: [NamedKeyPath] = [
        NamedKeyPath("selectedImage", \UITabBarItem.selectedImage),
        NamedKeyPath("badgeValue", \UITabBarItem.badgeValue),
        NamedKeyPath("badgeColor", \UITabBarItem.badgeColor),
        NamedKeyPath.reading("view") { (item: UITabBarItem) in
            (item.owner as? UITabBar)?.button(of: item)
        },
    ]

    private static let navigationBar: [NamedKeyPath] = [
        NamedKeyPath("delegate", \UINavigationBar.delegate),
        NamedKeyPath("barTintColor", \UINavigationBar.barTintColor),
        NamedKeyPath("barStyle", \UINavigationBar.barStyle),
        NamedKeyPath("translucent", \UINavigationBar.isTranslucent),
        NamedKeyPath("isTranslucent", \UINavigationBar.isTranslucent),
        NamedKeyPath("shadowImage", \UINavigationBar.shadowImage),
        NamedKeyPath("backIndicatorImage", \UINavigationBar.backIndicatorImage),
        NamedKeyPath(
            "backIndicatorTransitionMaskImage",
            \UINavigationBar.backIndicatorTransitionMaskImage
        ),
        NamedKeyPath("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
        NamedKeyPath.reading("topItem") { (bar: UINavigationBar) in bar.topItem },
    ]

    private static let toolbar: [NamedKeyPath] = [
        NamedKeyPath("delegate", \UIToolbar.delegate),
        NamedKeyPath("barTintColor", \UIToolbar.barTintColor),
        NamedKeyPath("barStyle", \UIToolbar.barStyle),
        NamedKeyPath("translucent", \UIToolbar.isTranslucent),
        NamedKeyPath("isTranslucent", \UIToolbar.isTranslucent),
        NamedKeyPath("items", \UIToolbar.items),
    ]

    private static let tabBar: [NamedKeyPath] = [
        NamedKeyPath("delegate", \UITabBar.delegate),
        NamedKeyPath("selectedItem", \UITabBar.selectedItem),
        NamedKeyPath("barTintColor", \UITabBar.barTintColor),
        NamedKeyPath("barStyle", \UITabBar.barStyle),
        NamedKeyPath("translucent", \UITabBar.isTranslucent),
        NamedKeyPath("isTranslucent", \UITabBar.isTranslucent),
        NamedKeyPath("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
        // The name from before iOS 8.
        NamedKeyPath("selectedImageTintColor", \UITabBar.tintColor),
        NamedKeyPath("backgroundImage", \UITabBar.backgroundImage),
        NamedKeyPath("shadowImage", \UITabBar.shadowImage),
        NamedKeyPath("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
        NamedKeyPath("itemPositioning", \UITabBar.itemPositioning),
        NamedKeyPath("itemWidth", \UITabBar.itemWidth),
        NamedKeyPath("itemSpacing", \UITabBar.itemSpacing),
    ]
}
