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
}
