/// What proxies of UIKit's classes pass on beside the properties that have names.
@MainActor
enum UIKitAppearances {
    static let tables: [ObjectIdentifier: [AppearanceKey]] = [
        ObjectIdentifier(UIView.self): view,
        ObjectIdentifier(UINavigationBar.self): navigationBar,
        ObjectIdentifier(UITabBar.self): tabBar,
        ObjectIdentifier(UIToolbar.self): toolbar,
        ObjectIdentifier(UIBarItem.self): barItem,
        ObjectIdentifier(UIBarButtonItem.self): barButtonItem,
        ObjectIdentifier(UITabBarItem.self): tabBarItem,
        ObjectIdentifier(UIButton.self): button,
        ObjectIdentifier(UISegmentedControl.self): segmentedControl + segmentDividers,
        ObjectIdentifier(UISearchBar.self): searchBar,
        ObjectIdentifier(UITextField.self): textField,
        ObjectIdentifier(UIScrollView.self): scrollView,
        ObjectIdentifier(UITableView.self): tableView,
        ObjectIdentifier(UITableViewCell.self): tableViewCell,
        ObjectIdentifier(UIActivityIndicatorView.self): activityIndicator,
        ObjectIdentifier(UIRefreshControl.self): refreshControl,
        ObjectIdentifier(UIVisualEffectView.self): visualEffectView,
    ]

    private static let states: [UIControl.State] = [
        .normal, .highlighted, .disabled, .selected, [.selected, .highlighted],
    ]

    private static let view: [AppearanceKey] = [
        AppearanceKey("tintColor", { (object: UIView) in object.ownTintColor }) {
            (object: UIView, value: UIColor?) in object.tintColor = value
        },
        AppearanceKey("layer.cornerRadius", \UIView.layer.cornerRadius),
        AppearanceKey("layer.borderWidth", \UIView.layer.borderWidth),
        AppearanceKey("layer.borderColor", \UIView.layer.borderColor),
        AppearanceKey("layer.masksToBounds", \UIView.layer.masksToBounds),
    ]

    private static let navigationBar: [AppearanceKey] =
        [
            AppearanceKey("barStyle", \UINavigationBar.barStyle),
            AppearanceKey("isTranslucent", \UINavigationBar.isTranslucent),
            AppearanceKey("barTintColor", \UINavigationBar.barTintColor),
            AppearanceKey("titleTextAttributes", \UINavigationBar.titleTextAttributes),
            AppearanceKey(
                "largeTitleTextAttributes",
                \UINavigationBar.largeTitleTextAttributes
            ),
            AppearanceKey("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
            AppearanceKey("shadowImage", \UINavigationBar.shadowImage),
            AppearanceKey("backIndicatorImage", \UINavigationBar.backIndicatorImage),
            AppearanceKey(
                "backIndicatorTransitionMaskImage",
                \UINavigationBar.backIndicatorTransitionMaskImage
            ),
            look("standardAppearance", { (bar: UINavigationBar) in bar.ownStandard }) {
                $0.standardAppearance = $1
            },
            AppearanceKey("compactAppearance", \UINavigationBar.compactAppearance),
            AppearanceKey("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance),
            AppearanceKey(
                "compactScrollEdgeAppearance",
                \UINavigationBar.compactScrollEdgeAppearance
            ),
        ]
        + [UIBarMetrics.default, .compact].map { metrics in
            AppearanceKey(
                "backgroundImage \(metrics.rawValue)",
                { (object: UINavigationBar) in object.backgroundImages[metrics.rawValue] }
            ) { (object: UINavigationBar, value: UIImage?) in
                object.setBackgroundImage(value, for: metrics)
            }
        }
        + [UIBarMetrics.default, .compact].map { metrics in
            AppearanceKey(
                "titleShift \(metrics.rawValue)",
                { (object: UINavigationBar) in object.titleShifts[metrics] }
            ) { (object: UINavigationBar, value: CGFloat?) in
                object.setTitleVerticalPositionAdjustment(value ?? 0, for: metrics)
            }
        }

    private static func look<Bar: UIView, Look: UIBarAppearance>(
        _ name: String,
        _ get: @escaping @MainActor (Bar) -> Look?,
        _ set: @escaping @MainActor (Bar, Look) -> Void
    ) -> AppearanceKey {
        AppearanceKey(name, get) { (bar: Bar, look: Look?) in
            if let look { set(bar, look) }
        }
    }

    private static let tabBar: [AppearanceKey] = [
        AppearanceKey("barStyle", \UITabBar.barStyle),
        AppearanceKey("isTranslucent", \UITabBar.isTranslucent),
        AppearanceKey("barTintColor", \UITabBar.barTintColor),
        AppearanceKey("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
        AppearanceKey("backgroundImage", \UITabBar.backgroundImage),
        AppearanceKey("shadowImage", \UITabBar.shadowImage),
        AppearanceKey("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
        AppearanceKey("itemPositioning", \UITabBar.itemPositioning),
        AppearanceKey("itemWidth", \UITabBar.itemWidth),
        AppearanceKey("itemSpacing", \UITabBar.itemSpacing),
        look("standardAppearance", { (bar: UITabBar) in bar.ownStandard }) {
            $0.standardAppearance = $1
        },
        AppearanceKey("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance),
    ]

    private static let toolbar: [AppearanceKey] = [
        AppearanceKey("barStyle", \UIToolbar.barStyle),
        AppearanceKey("isTranslucent", \UIToolbar.isTranslucent),
        AppearanceKey("barTintColor", \UIToolbar.barTintColor),
        look("standardAppearance", { (bar: UIToolbar) in bar.ownStandard }) {
            $0.standardAppearance = $1
        },
        AppearanceKey("compactAppearance", \UIToolbar.compactAppearance),
        AppearanceKey("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance),
        AppearanceKey("compactScrollEdgeAppearance", \UIToolbar.compactScrollEdgeAppearance),
    ]

    private static let barItem: [AppearanceKey] =
        states.map { state in
            AppearanceKey(
                "titleTextAttributes \(state.rawValue)",
                { (object: UIBarItem) in object.titleTextAttributes(for: state) }
            ) { (object: UIBarItem, value: [NSAttributedString.Key: Any]?) in
                object.setTitleTextAttributes(value, for: state)
            }
        } + [AppearanceKey("imageInsets", \UIBarItem.imageInsets)]

    private static let barButtonItem: [AppearanceKey] = [
        AppearanceKey("tintColor", \UIBarButtonItem.tintColor),
        AppearanceKey("width", \UIBarButtonItem.width),
        backTitleShift(.default), backTitleShift(.compact),
    ]

    private static func backTitleShift(_ metrics: UIBarMetrics) -> AppearanceKey {
        AppearanceKey(
            "backTitleShift \(metrics.rawValue)",
            { (object: UIBarButtonItem) in object.ownLook?.backTitleShifts[metrics] }
        ) { (object: UIBarButtonItem, value: UIOffset?) in
            object.setBackButtonTitlePositionAdjustment(value ?? .zero, for: metrics)
        }
    }

    private static let tabBarItem: [AppearanceKey] = [
        AppearanceKey("badgeColor", \UITabBarItem.badgeColor),
        AppearanceKey("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment),
        AppearanceKey("standardAppearance", \UITabBarItem.standardAppearance),
        AppearanceKey("scrollEdgeAppearance", \UITabBarItem.scrollEdgeAppearance),
    ]

    private static let button: [AppearanceKey] = states.flatMap { state in
        [
            AppearanceKey(
                "titleColor \(state.rawValue)",
                { (object: UIButton) in object.contents.titleColors[state] }
            ) { (object: UIButton, value: UIColor?) in object.setTitleColor(value, for: state) },
            AppearanceKey(
                "titleShadowColor \(state.rawValue)",
                { (object: UIButton) in object.contents.shadowColors[state] }
            ) { (object: UIButton, value: UIColor?) in object.setTitleShadowColor(value, for: state)
            },
            AppearanceKey(
                "backgroundImage \(state.rawValue)",
                { (object: UIButton) in object.contents.backgroundImages[state] }
            ) { (object: UIButton, value: UIImage?) in object.setBackgroundImage(value, for: state)
            },
            AppearanceKey(
                "image \(state.rawValue)",
                { (object: UIButton) in object.contents.images[state] }
            ) { (object: UIButton, value: UIImage?) in object.setImage(value, for: state) },
        ]
    }

    private static let segmentedControl: [AppearanceKey] =
        states.flatMap { state in
            [
                AppearanceKey(
                    "titleTextAttributes \(state.rawValue)",
                    { (object: UISegmentedControl) in object.titleTextAttributes(for: state) }
                ) { (object: UISegmentedControl, value: [NSAttributedString.Key: Any]?) in
                    object.setTitleTextAttributes(value, for: state)
                },
                AppearanceKey(
                    "backgroundImage \(state.rawValue)",
                    { (object: UISegmentedControl) in
                        object.backgroundImage(for: state, barMetrics: .default)
                    }
                ) { (object: UISegmentedControl, value: UIImage?) in
                    object.setBackgroundImage(value, for: state, barMetrics: .default)
                },
            ]
        }

    private static let segmentDividers: [AppearanceKey] = states.flatMap { left in
        states.map { right in
            AppearanceKey(
                "dividerImage \(left.rawValue) \(right.rawValue)",
                { (object: UISegmentedControl) in
                    object.dividerImage(
                        forLeftSegmentState: left,
                        rightSegmentState: right,
                        barMetrics: .default
                    )
                }
            ) { (object: UISegmentedControl, value: UIImage?) in
                object.setDividerImage(
                    value,
                    forLeftSegmentState: left,
                    rightSegmentState: right,
                    barMetrics: .default
                )
            }
        }
    }

    private static let searchBar: [AppearanceKey] = [
        AppearanceKey("searchBarStyle", \UISearchBar.searchBarStyle),
        AppearanceKey("keyboardType", \UISearchBar.keyboardType),
        AppearanceKey("autocapitalizationType", \UISearchBar.autocapitalizationType),
        AppearanceKey("autocorrectionType", \UISearchBar.autocorrectionType),
    ]

    private static let textField: [AppearanceKey] = [
        AppearanceKey("keyboardType", \UITextField.keyboardType),
        AppearanceKey("returnKeyType", \UITextField.returnKeyType),
        AppearanceKey("autocapitalizationType", \UITextField.autocapitalizationType),
        AppearanceKey("autocorrectionType", \UITextField.autocorrectionType),
        AppearanceKey("defaultTextAttributes", \UITextField.defaultTextAttributes),
    ]

    private static let scrollView: [AppearanceKey] = [
        AppearanceKey("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
        AppearanceKey(
            "contentInsetAdjustmentBehavior",
            \UIScrollView.contentInsetAdjustmentBehavior
        ),
        AppearanceKey("decelerationRate", \UIScrollView.decelerationRate),
    ]

    private static let tableView: [AppearanceKey] = [
        AppearanceKey("separatorStyle", \UITableView.separatorStyle),
        AppearanceKey("separatorInset", \UITableView.separatorInset),
        AppearanceKey("separatorInsetReference", \UITableView.separatorInsetReference),
        AppearanceKey("fillerRowHeight", \UITableView.fillerRowHeight),
        AppearanceKey("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
        AppearanceKey("sectionFooterHeight", \UITableView.sectionFooterHeight),
        AppearanceKey(
            "estimatedSectionHeaderHeight",
            \UITableView.estimatedSectionHeaderHeight
        ),
        AppearanceKey(
            "estimatedSectionFooterHeight",
            \UITableView.estimatedSectionFooterHeight
        ),
        AppearanceKey("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding),
        AppearanceKey(
            "cellLayoutMarginsFollowReadableWidth",
            \UITableView.cellLayoutMarginsFollowReadableWidth
        ),
    ]

    private static let tableViewCell: [AppearanceKey] = [
        AppearanceKey("selectionStyle", \UITableViewCell.selectionStyle),
        AppearanceKey("separatorInset", \UITableViewCell.separatorInset),
        AppearanceKey("accessoryType", \UITableViewCell.accessoryType),
        AppearanceKey("indentationWidth", \UITableViewCell.indentationWidth),
    ]

    private static let activityIndicator: [AppearanceKey] = [
        AppearanceKey("style", \UIActivityIndicatorView.style)
    ]

    private static let refreshControl: [AppearanceKey] = [
        AppearanceKey("attributedTitle", \UIRefreshControl.attributedTitle)
    ]

    private static let visualEffectView: [AppearanceKey] = [
        AppearanceKey("effect", \UIVisualEffectView.effect)
    ]
}
