/// The class of UIKit, or of another framework, that an element stands for.
package struct IBClass: Sendable, Hashable {
    /// The family that decides how loading makes and keeps an object.
    package enum Kind: Sendable, Hashable {
        case view, viewController, gestureRecognizer, barItem, layout, placeholder, exit
        case controllerReference, customObject, section, other
    }

    package let kind: Kind
    /// The name of the class, such as `UILabel`.
    package let name: String
    /// Whether loaders know the element.
    package let isKnown: Bool

    init(_ element: IBElement) {
        let name = element.name
        if let known = Self.table[name] {
            (kind, self.name) = known
            isKnown = true
        } else {
            kind = Self.kind(byEndOf: name, key: element.key)
            self.name = "UI" + name.prefix(1).uppercased() + name.dropFirst()
            isKnown = false
        }
    }

    /// Elements of frameworks that are not listed are still views or controllers by their names.
    private static func kind(byEndOf name: String, key: String?) -> Kind {
        if name.hasSuffix("ViewController") || name.hasSuffix("Controller") {
            return .viewController
        }
        if name.hasSuffix("GestureRecognizer") { return .gestureRecognizer }
        return name.hasSuffix("View") ? .view : .other
    }

    private static let table: [String: (Kind, String)] = {
        var table: [String: (Kind, String)] = [:]
        let groups: [(Kind, String)] = [
            (.view, views), (.viewController, controllers), (.gestureRecognizer, recognizers),
            (.barItem, items), (.layout, layouts), (.placeholder, "placeholder NSObject"),
            (.exit, "exit UIStoryboardUnwindSegue"), (.customObject, "customObject NSObject"),
            (.section, "tableViewSection UITableViewSection"),
            (.controllerReference, "viewControllerPlaceholder UIViewController"),
            // Xcode 5 to 7; an object beside a controller, whatever its name.
            (.other, "searchDisplayController UISearchDisplayController"),
        ]
        for (kind, words) in groups {
            let words = words.split(whereSeparator: \.isWhitespace).map(String.init)
            for index in stride(from: 0, to: words.count - 1, by: 2) {
                table[words[index]] = (kind, words[index + 1])
            }
        }
        return table
    }()

    private static let views = """
        view UIView label UILabel button UIButton imageView UIImageView textField UITextField
        textView UITextView scrollView UIScrollView tableView UITableView window UIWindow
        tableViewCell UITableViewCell tableViewCellContentView UITableViewCellContentView
        tableViewHeaderFooterView UITableViewHeaderFooterView collectionView UICollectionView
        collectionViewCell UICollectionViewCell collectionReusableView UICollectionReusableView
        collectionViewCellContentView UIView stackView UIStackView
        collectionViewTableCell UICollectionViewListCell switch UISwitch slider UISlider
        stepper UIStepper segmentedControl UISegmentedControl progressView UIProgressView
        activityIndicatorView UIActivityIndicatorView pageControl UIPageControl
        pickerView UIPickerView datePicker UIDatePicker searchBar UISearchBar
        navigationBar UINavigationBar tabBar UITabBar toolbar UIToolbar control UIControl
        visualEffectView UIVisualEffectView containerView UIView refreshControl UIRefreshControl
        colorWell UIColorWell calendarView UICalendarView pasteControl UIPasteControl
        mapView MKMapView webView UIWebView wkWebView WKWebView glkView GLKView mtkView MTKView
        sceneKitView SCNView skView SKView arscnView ARSCNView arskView ARSKView
        adBannerView ADBannerView
        """
    private static let controllers = """
        viewController UIViewController tableViewController UITableViewController
        collectionViewController UICollectionViewController
        navigationController UINavigationController tabBarController UITabBarController
        splitViewController UISplitViewController pageViewController UIPageViewController
        hostingController UIHostingController avPlayerViewController AVPlayerViewController
        glkViewController GLKViewController imagePickerController UIImagePickerController
        """
    private static let recognizers = """
        tapGestureRecognizer UITapGestureRecognizer
        pinchGestureRecognizer UIPinchGestureRecognizer
        rotationGestureRecognizer UIRotationGestureRecognizer
        swipeGestureRecognizer UISwipeGestureRecognizer
        panGestureRecognizer UIPanGestureRecognizer
        screenEdgePanGestureRecognizer UIScreenEdgePanGestureRecognizer
        pongPressGestureRecognizer UILongPressGestureRecognizer
        longPressGestureRecognizer UILongPressGestureRecognizer
        hoverGestureRecognizer UIHoverGestureRecognizer
        customGestureRecognizer UIGestureRecognizer
        """
    private static let items = """
        navigationItem UINavigationItem barButtonItem UIBarButtonItem tabBarItem UITabBarItem
        """
    private static let layouts = """
        collectionViewFlowLayout UICollectionViewFlowLayout
        collectionViewLayout UICollectionViewLayout
        """
}
