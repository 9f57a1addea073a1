extension UIKitKeyPaths {
    static let navigationController: [NamedKeyPath] = [
        NamedKeyPath("delegate", \UINavigationController.delegate)
    ]

    static let tabBarController: [NamedKeyPath] = [
        NamedKeyPath("delegate", \UITabBarController.delegate)
    ]

    static let splitViewController: [NamedKeyPath] = [
        NamedKeyPath("delegate", \UISplitViewController.delegate),
        NamedKeyPath("preferredDisplayMode", \UISplitViewController.preferredDisplayMode),
    ]

    static let pageViewController: [NamedKeyPath] = [
        NamedKeyPath("dataSource", \UIPageViewController.dataSource),
        NamedKeyPath("delegate", \UIPageViewController.delegate),
    ]

    /// What documents lead to through controllers, or set of them.
    static let controllerTables: [ObjectIdentifier: [NamedKeyPath]] = [
        ObjectIdentifier(UIViewController.self): [
            NamedKeyPath.reading("navigationItem") { (controller: UIViewController) in
                controller.navigationItem
            },
            NamedKeyPath("tabBarItem", \UIViewController.tabBarItem),
            NamedKeyPath("toolbarItems", \UIViewController.toolbarItems),
            NamedKeyPath("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
            NamedKeyPath("modalPresentationStyle", \UIViewController.modalPresentationStyle),
            NamedKeyPath("modalTransitionStyle", \UIViewController.modalTransitionStyle),
            NamedKeyPath("preferredContentSize", \UIViewController.preferredContentSize),
            NamedKeyPath("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout),
            NamedKeyPath(
                "overrideUserInterfaceStyle",
                \UIViewController.overrideUserInterfaceStyle
            ),
            NamedKeyPath("restorationIdentifier", \UIViewController.restorationIdentifier),
            NamedKeyPath("additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets),
            // The name from before iOS 7.
            NamedKeyPath("contentSizeForViewInPopover", \UIViewController.preferredContentSize),
            NamedKeyPath(
                "viewRespectsSystemMinimumLayoutMargins",
                \UIViewController.viewRespectsSystemMinimumLayoutMargins
            ),
            NamedKeyPath("editing", \UIViewController.isEditing),
            NamedKeyPath(
                "modalPresentationCapturesStatusBarAppearance",
                \UIViewController.modalPresentationCapturesStatusBarAppearance
            ),
            NamedKeyPath(
                "providesPresentationContextTransitionStyle",
                \UIViewController.providesPresentationContextTransitionStyle
            ),
            NamedKeyPath(
                "definesPresentationContext",
                \UIViewController.definesPresentationContext
            ),
            NamedKeyPath("modalInPresentation", \UIViewController.isModalInPresentation),
            NamedKeyPath("isModalInPresentation", \UIViewController.isModalInPresentation),
            NamedKeyPath(
                "extendedLayoutIncludesOpaqueBars",
                \UIViewController.extendedLayoutIncludesOpaqueBars
            ),
            NamedKeyPath(
                "automaticallyAdjustsScrollViewInsets",
                \UIViewController.automaticallyAdjustsScrollViewInsets
            ),
            NamedKeyPath.reading("navigationController") { (controller: UIViewController) in
                controller.navigationController
            },
            NamedKeyPath.reading("tabBarController") { (controller: UIViewController) in
                controller.tabBarController
            },
        ],
        ObjectIdentifier(UINavigationController.self): [
            NamedKeyPath("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe),
            NamedKeyPath("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap),
            NamedKeyPath(
                "hidesBarsWhenVerticallyCompact",
                \UINavigationController.hidesBarsWhenVerticallyCompact
            ),
            NamedKeyPath(
                "hidesBarsWhenKeyboardAppears",
                \UINavigationController.hidesBarsWhenKeyboardAppears
            ),
            // Only by their names can bars of an app's classes be put into containers that code made.
            NamedKeyPath(
                "navigationBar",
                get: { (controller: UINavigationController) in controller.navigationBar },
                set: { (controller: UINavigationController, bar: UINavigationBar) in
                    controller.replaceBar(by: bar)
                }
            ),
            NamedKeyPath.reading("toolbar") { (controller: UINavigationController) in
                controller.toolbar
            },
            NamedKeyPath("navigationBarHidden", \UINavigationController.isNavigationBarHidden),
            NamedKeyPath("toolbarHidden", \UINavigationController.isToolbarHidden),
            NamedKeyPath("isNavigationBarHidden", \UINavigationController.isNavigationBarHidden),
            NamedKeyPath("isToolbarHidden", \UINavigationController.isToolbarHidden),
            NamedKeyPath.reading("interactivePopGestureRecognizer") {
                (controller: UINavigationController) in controller.interactivePopGestureRecognizer
            },
            NamedKeyPath.reading("topViewController") { (controller: UINavigationController) in
                controller.topViewController
            },
        ],
        ObjectIdentifier(UITabBarController.self): [
            NamedKeyPath(
                "tabBar",
                get: { (controller: UITabBarController) in controller.tabBar },
                set: { (controller: UITabBarController, bar: UITabBar) in
                    controller.replaceBar(by: bar)
                }
            ),
            NamedKeyPath("selectedIndex", \UITabBarController.selectedIndex),
        ],
        ObjectIdentifier(UISplitViewController.self): [
            NamedKeyPath("presentsWithGesture", \UISplitViewController.presentsWithGesture),
            NamedKeyPath("preferredSplitBehavior", \UISplitViewController.preferredSplitBehavior),
            NamedKeyPath(
                "showsSecondaryOnlyButton",
                \UISplitViewController.showsSecondaryOnlyButton
            ),
            NamedKeyPath(
                "preferredPrimaryColumnWidthFraction",
                \UISplitViewController.preferredPrimaryColumnWidthFraction
            ),
            NamedKeyPath(
                "minimumPrimaryColumnWidth",
                \UISplitViewController.minimumPrimaryColumnWidth
            ),
            NamedKeyPath(
                "maximumPrimaryColumnWidth",
                \UISplitViewController.maximumPrimaryColumnWidth
            ),
        ],
        // Of alerts apps set these by name alone.
        ObjectIdentifier(UIAlertController.self): [
            NamedKeyPath("attributedTitle", \UIAlertController.attributedTitle),
            NamedKeyPath("attributedMessage", \UIAlertController.attributedMessage),
            NamedKeyPath("contentViewController", \UIAlertController.contentViewController),
        ],
        ObjectIdentifier(UIAlertAction.self): [
            NamedKeyPath("titleTextColor", \UIAlertAction.titleColor),
            // Tests of apps call it in place of a tap.
            NamedKeyPath("handler", \UIAlertAction.handler),
            NamedKeyPath(
                "titleTextAlignment",
                get: { (action: UIAlertAction) -> Any in action.titleAlignment },
                // Apps give words of text layers, which on iOS count as the number 0: left.
                set: { (action: UIAlertAction, value: Any) in
                    let alignment = KeyPathValue.convert(value, to: NSTextAlignment.self)
                    action.titleAlignment = alignment ?? .left
                }
            ),
            NamedKeyPath("image", \UIAlertAction.image),
        ],
        ObjectIdentifier(UITableViewController.self): [
            NamedKeyPath("refreshControl", \UITableViewController.refreshControl),
            NamedKeyPath("tableView", \UITableViewController.tableView),
        ],
    ]
}
