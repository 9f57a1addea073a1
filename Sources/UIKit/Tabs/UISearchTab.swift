/// The tab that leads to the app's search; it stands at the trailing end of the bar.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    /// Creates a tab with the system's title and picture.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: UITabBarItem.SystemItem.search.title,
            image: TabGlyphs.image(of: .search),
            identifier: "UISearchTab",
            viewControllerProvider: viewControllerProvider
        )
    }

    /// Creates a tab with a title and a picture.
    public override init(
        title: String,
        image: UIImage?,
        identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(
            title: title,
            image: image,
            identifier: identifier,
            viewControllerProvider: viewControllerProvider
        )
        preferredPlacement = .pinned
    }
}
