/// The names of Swift 3 and 4, and those of today.
///
/// Types that were global are nested, and constants that were global belong to their types.
enum OldNames {
    /// Types and constants by their old names.
    static let all: [String: String] = {
        var names = constants
        for (owner, types) in nested {
            for type in types { names[owner + type] = "\(owner).\(type)" }
        }
        for family in families {
            for member in family.members {
                names[family.prefix + member] = "\(family.type).\(lowercased(member))"
            }
        }
        return names
    }()

    /// Members by their old names.
    static let members: [String: String] = [
        "styleSingle": "single", "styleDouble": "double", "styleThick": "thick",
        "commonModes": "common", "defaultRunLoopMode": "default",
        "UITrackingRunLoopMode": "tracking",
        "childViewControllers": "children",
        "activityIndicatorViewStyle": "style", "applicationFrame": "bounds",
        "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
        // Linux has no Library, and finds no folder for it.
        "libraryDirectory": "applicationSupportDirectory",
    ]

    /// A method by its name and first label: today's name and label.
    static let methods: [String: (name: String, label: String?)] = [
        "bringSubview(toFront:)": ("bringSubviewToFront", nil),
        "sendSubview(toBack:)": ("sendSubviewToBack", nil),
        "addChildViewController(_:)": ("addChild", nil),
        "removeFromParentViewController()": ("removeFromParent", nil),
        "willMove(toParentViewController:)": ("willMove", "toParent"),
        "didMove(toParentViewController:)": ("didMove", "toParent"),
        "size(attributes:)": ("size", "withAttributes"),
    ]

    /// Methods without arguments that are properties today.
    static let getters: Set<String> = ["UNNotificationSound.default"]

    /// Functions that ask a value or give it something: today's member.
    static let functions: [String: (member: String, labels: [String])] = [
        "UIEdgeInsetsInsetRect": ("inset", ["by"]),
        "UIImagePNGRepresentation": ("pngData", []),
        "UIImageJPEGRepresentation": ("jpegData", ["compressionQuality"]),
    ]

    /// Returns today's method; `label` is "_" for an argument without one, nil without arguments.
    static func method(_ name: String, label: String?) -> (name: String, label: String?)? {
        methods[name + "(" + (label.map { $0 + ":" } ?? "") + ")"]
    }

    static func lowercased(_ name: String) -> String {
        name.prefix(1).lowercased() + name.dropFirst()
    }

    private static let nested: [String: [String]] = [
        "UIBlurEffect": ["Style"],
        "UIView": ["KeyframeAnimationOptions", "TintAdjustmentMode", "AnimationTransition"],
        "UIFontDescriptor": ["SymbolicTraits", "AttributeName"],
        "UIWindow": ["Level"],
        "UIApplication": ["State"],
        "UIImage": ["Orientation", "ResizingMode"],
        "UITabBar": ["ItemPositioning"],
        "UITabBarItem": ["SystemItem"],
        "UIProgressView": ["Style"],
        "UIControl": ["ContentVerticalAlignment"],
        "UITableViewCell": ["StateMask"],
        "UICollisionBehavior": ["Mode"],
        "UIPushBehavior": ["Mode"],
        "UINavigationController": ["Operation"],
        "UIPageViewController": ["NavigationOrientation", "SpineLocation"],
        "UISplitViewController": ["DisplayMode"],
        "UIDatePicker": ["Mode"],
        "UIScrollView": [
            "KeyboardDismissMode", "ContentInsetAdjustmentBehavior", "IndicatorStyle",
        ],
        "UISearchBar": ["Icon"],
        "UIContextualAction": ["Style"],
        "UITableViewRowAction": ["Style"],
        "UIImagePickerController": ["SourceType"],
        "UITextField": ["DidEndEditingReason"],
        "UITouch": ["Phase"],
    ]

    private struct Family {
        var prefix: String
        var type: String
        var members: [String]
    }

    private static let families = [
        Family(
            prefix: "kCAMediaTimingFunction",
            type: "CAMediaTimingFunctionName",
            members: ["Linear", "EaseIn", "EaseOut", "EaseInEaseOut", "Default"]
        ),
        Family(
            prefix: "kCAFillMode",
            type: "CAMediaTimingFillMode",
            members: ["Removed", "Forwards", "Backwards", "Both"]
        ),
        Family(
            prefix: "kCALineCap",
            type: "CAShapeLayerLineCap",
            members: ["Butt", "Round", "Square"]
        ),
        Family(
            prefix: "kCALineJoin",
            type: "CAShapeLayerLineJoin",
            members: ["Miter", "Round", "Bevel"]
        ),
        Family(
            prefix: "kCAFillRule",
            type: "CAShapeLayerFillRule",
            members: ["NonZero", "EvenOdd"]
        ),
        Family(
            prefix: "kCAGravity",
            type: "CALayerContentsGravity",
            members: [
                "Center", "Top", "Bottom", "Left", "Right", "TopLeft", "TopRight", "BottomLeft",
                "BottomRight", "Resize", "ResizeAspect", "ResizeAspectFill",
            ]
        ),
        Family(
            prefix: "kCATransition",
            type: "CATransitionType",
            members: ["Fade", "MoveIn", "Push", "Reveal"]
        ),
        Family(
            prefix: "kCATransition",
            type: "CATransitionSubtype",
            members: ["FromRight", "FromLeft", "FromTop", "FromBottom"]
        ),
        Family(
            prefix: "kCAAlignment",
            type: "CATextLayerAlignmentMode",
            members: ["Natural", "Left", "Right", "Center", "Justified"]
        ),
        Family(
            prefix: "kCATruncation",
            type: "CATextLayerTruncationMode",
            members: ["None", "Start", "End", "Middle"]
        ),
        Family(
            prefix: "kCAAnimation",
            type: "CAAnimationCalculationMode",
            members: ["Linear", "Discrete", "Paced", "Cubic", "CubicPaced"]
        ),
        Family(
            prefix: "kCAAnimation",
            type: "CAAnimationRotationMode",
            members: ["RotateAuto", "RotateAutoReverse"]
        ),
        Family(
            prefix: "kCAEmitterLayer",
            type: "CAEmitterLayerEmitterShape",
            members: ["Point", "Line", "Rectangle", "Cuboid", "Circle", "Sphere"]
        ),
        Family(
            prefix: "kCAEmitterLayer",
            type: "CAEmitterLayerEmitterMode",
            members: ["Points", "Outline", "Surface", "Volume"]
        ),
        Family(
            prefix: "kCAEmitterLayer",
            type: "CAEmitterLayerRenderMode",
            members: ["Unordered", "OldestFirst", "OldestLast", "BackToFront", "Additive"]
        ),
        Family(
            prefix: "kCAFilter",
            type: "CALayerContentsFilter",
            members: ["Nearest", "Linear", "Trilinear"]
        ),
        Family(prefix: "kCAGradientLayer", type: "CAGradientLayerType", members: ["Axial"]),
        Family(
            prefix: "UILayoutPriority",
            type: "UILayoutPriority",
            members: ["Required", "DefaultHigh", "DefaultLow", "FittingSizeLevel"]
        ),
        Family(
            prefix: "UIKey",
            type: "UIKeyCommand",
            members: [
                "InputUpArrow", "InputDownArrow", "InputLeftArrow", "InputRightArrow",
                "InputEscape",
            ]
        ),
        Family(
            prefix: "UIFontWeight",
            type: "UIFont.Weight",
            members: [
                "UltraLight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy",
                "Black",
            ]
        ),
        Family(
            prefix: "UIWindowLevel",
            type: "UIWindow.Level",
            members: ["Normal", "Alert", "StatusBar"]
        ),
        Family(
            prefix: "UIImagePickerController",
            type: "UIImagePickerController.InfoKey",
            members: [
                "MediaType", "OriginalImage", "EditedImage", "CropRect", "ImageURL", "MediaURL",
            ]
        ),
        Family(
            prefix: "UIAccessibilityTrait",
            type: "UIAccessibilityTraits",
            members: [
                "None", "Button", "Link", "Image", "Selected", "PlaysSound", "KeyboardKey",
                "StaticText", "SummaryElement", "NotEnabled", "UpdatesFrequently", "SearchField",
                "StartsMediaSession", "Adjustable", "AllowsDirectInteraction", "CausesPageTurn",
                "TabBar", "Header",
            ]
        ),
    ]

    private static let reading = "NSAttributedString.DocumentReadingOptionKey."

    private static let constants = [
        "UITabBarSystemItem": "UITabBarItem.SystemItem",
        "UIActivityType": "UIActivity.ActivityType",
        "UIActivityCategory": "UIActivity.Category",
        "UIAttachmentBehaviorType": "UIAttachmentBehavior.AttachmentType",
        "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
        "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
        "RunLoopMode": "RunLoop.Mode",
        "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
        "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
        "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
        "UISegmentedControlNoSegment": "UISegmentedControl.noSegment",
        "UICollectionViewFlowLayoutAutomaticSize": "UICollectionViewFlowLayout.automaticSize",
        "UIApplicationOpenSettingsURLString": "UIApplication.openSettingsURLString",
        "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifier.invalid",
        "UIAccessibilityAnnouncementNotification": "UIAccessibility.Notification.announcement",
        "UIAccessibilityLayoutChangedNotification": "UIAccessibility.Notification.layoutChanged",
        "UIAccessibilityScreenChangedNotification": "UIAccessibility.Notification.screenChanged",
        "UIAccessibilityPageScrolledNotification": "UIAccessibility.Notification.pageScrolled",
        "UIEdgeInsetsZero": "UIEdgeInsets.zero", "UIOffsetZero": "UIOffset.zero",
        "CGRectZero": "CGRect.zero", "CGPointZero": "CGPoint.zero", "CGSizeZero": "CGSize.zero",
        "CGAffineTransformIdentity": "CGAffineTransform.identity",
        "NSFontAttributeName": "NSAttributedString.Key.font",
        "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
        "NSBackgroundColorAttributeName": "NSAttributedString.Key.backgroundColor",
        "NSKernAttributeName": "NSAttributedString.Key.kern",
        "NSParagraphStyleAttributeName": "NSAttributedString.Key.paragraphStyle",
        "NSUnderlineStyleAttributeName": "NSAttributedString.Key.underlineStyle",
        "NSUnderlineColorAttributeName": "NSAttributedString.Key.underlineColor",
        "NSStrikethroughStyleAttributeName": "NSAttributedString.Key.strikethroughStyle",
        "NSBaselineOffsetAttributeName": "NSAttributedString.Key.baselineOffset",
        "NSLinkAttributeName": "NSAttributedString.Key.link",
        "NSAttachmentAttributeName": "NSAttributedString.Key.attachment",
        "NSShadowAttributeName": "NSAttributedString.Key.shadow",
        "NSStrokeColorAttributeName": "NSAttributedString.Key.strokeColor",
        "NSStrokeWidthAttributeName": "NSAttributedString.Key.strokeWidth",
        "NSStrikethroughColorAttributeName": "NSAttributedString.Key.strikethroughColor",
        "NSLigatureAttributeName": "NSAttributedString.Key.ligature",
        "NSObliquenessAttributeName": "NSAttributedString.Key.obliqueness",
        "NSExpansionAttributeName": "NSAttributedString.Key.expansion",
        "NSTextEffectAttributeName": "NSAttributedString.Key.textEffect",
        "NSDocumentTypeDocumentAttribute": reading + "documentType",
        "NSCharacterEncodingDocumentAttribute": reading + "characterEncoding",
        "NSHTMLTextDocumentType": "NSAttributedString.DocumentType.html",
        "NSPlainTextDocumentType": "NSAttributedString.DocumentType.plain",
        "UIPageViewControllerOptionInterPageSpacingKey":
            "UIPageViewController.OptionsKey.interPageSpacing",
        "UIPageViewControllerOptionSpineLocationKey":
            "UIPageViewController.OptionsKey.spineLocation",
    ]
}
