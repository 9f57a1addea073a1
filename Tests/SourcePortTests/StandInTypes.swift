import SourcePort

/// As much of UIKit's hierarchy as the tests name.
struct StandInTypes: FrameworkTypes {
    private static let superclasses: [String: String] = [
        "UIResponder": "NSObject", "UIView": "UIResponder", "UIControl": "UIView",
        "UILabel": "UIView", "UIButton": "UIControl", "UITextField": "UIControl",
        "UIScrollView": "UIView", "UITableView": "UIScrollView", "UIViewController": "UIResponder",
        "UITableViewController": "UIViewController", "UIGestureRecognizer": "NSObject",
        "UITapGestureRecognizer": "UIGestureRecognizer", "UITableViewCell": "UIView",
        "NSLayoutConstraint": "NSObject", "UIImageView": "UIView",
        "CALayer": "NSObject", "CAShapeLayer": "CALayer",
    ]
    private static let missing: Set<String> = [
        "UIThing", "UIImagePickerController", "UIWebView", "CATransform3DMakeScale",
        "CACurrentMediaTime", "UIDeviceOrientationIsLandscape", "UIEdgeInsetsEqualToEdgeInsets",
    ]

    func contains(_ name: String) -> Bool { !Self.missing.contains(name) }

    func superclass(of name: String) -> String? { Self.superclasses[name] }
}
