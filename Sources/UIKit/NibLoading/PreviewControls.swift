import CoreGraphics
import InterfaceBuilder

/// The controls of a preview at the natural sizes that they had in the tool that saved the document.
///
/// Apple changed the sizes with iOS 11, 13, 14, 16 and 26; a document keeps the frames of its time, and all
/// that hangs below a control moves with it.
@MainActor
enum PreviewControls {
    /// Returns the class for an element in the tool's time; nil where the size is today's.
    static func type(for element: String, in document: IBDocument) -> UIView.Type? {
        if let type = barType(for: element, BarHeights(document)) { return type }
        guard let version = document.toolsGeneration else { return nil }
        switch element {
        case "searchBar" where version < 13_000: return NarrowSearchBar.self
        case "textField" where version < 14_800: return NarrowTextField.self
        case "segmentedControl" where version < 14_800: return NarrowSegmentedControl.self
        case "stepper" where version < 14_800: return NarrowStepper.self
        case "progressView" where version < 14_800: return NarrowProgressView.self
        case "datePicker" where version < 17_000: return WheelsDatePicker.self
        case "pageControl" where version < 17_000: return TightPageControl.self
        case "pageControl" where version < 19_000: return FirstRoomyPageControl.self
        case "pageControl" where version < 21_000: return SmallRoomyPageControl.self
        case "switch" where version >= 24_000: return WideSwitch.self
        default: return nil
        }
    }

    /// Returns the class for an element of a canvas on a screen whose pixels were points.
    static func roundedType(for element: String) -> UIView.Type? {
        element == "label" ? RoundedLabel.self : nil
    }

    /// Returns the class for a bar whose height on the document's device is not the usual one.
    private static func barType(for element: String, _ heights: BarHeights) -> UIView.Type? {
        switch element {
        case "toolbar" where heights.toolbar == 49: TallToolbar.self
        case "toolbar" where heights.toolbar == 50: TabletToolbar.self
        case "navigationBar" where heights.navigationBar == 50: TabletNavigationBar.self
        case "tabBar" where heights.tabBar == 50: TabletTabBar.self
        default: nil
        }
    }
}

/// A label of a canvas on a screen whose pixels were points: whole points large.
final class RoundedLabel: UILabel {
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
}

/// A toolbar of a phone with a home indicator.
final class TallToolbar: UIToolbar {
    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 49)
    }
}

/// A toolbar of a tablet since iOS 12.
final class TabletToolbar: UIToolbar {
    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 50)
    }
}

/// A navigation bar of a tablet since iOS 12: 6 points higher than others.
final class TabletNavigationBar: UINavigationBar {
    override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: super.intrinsicContentSize.height + 6
        )
    }
}

/// A tab bar of a tablet since iOS 12.
final class TabletTabBar: UITabBar {
    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 50)
    }
}

/// A text field of before iOS 13, which left less room around its line.
final class NarrowTextField: UITextField {
    override var intrinsicContentSize: CGSize {
        var size = super.intrinsicContentSize
        let line = font?.lineHeight ?? 0
        switch borderStyle {
        case .roundedRect: size.height = max(30, (line + 9).rounded(.up))
        case .none: size.height = line.rounded(.up)
        case .line, .bezel: break
        }
        return size
    }
}

/// A segmented control of before iOS 13: 29 points high.
final class NarrowSegmentedControl: UISegmentedControl {
    override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: 28)
    }
}

/// A stepper of before iOS 13: 29 points high.
final class NarrowStepper: UIStepper {
    override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 29) }
}

/// A progress view of before iOS 13: 2 points high.
final class NarrowProgressView: UIProgressView {
    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 2)
    }
}

/// A search bar of before iOS 11: 44 points high without its prompt.
final class NarrowSearchBar: UISearchBar {
    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 44 + promptHeight)
    }
}

/// A date picker of before iOS 14, which had wheels only.
final class WheelsDatePicker: UIDatePicker {
    override var datePickerStyle: UIDatePickerStyle { .wheels }
}

/// A switch of iOS 26: 63 × 28 points.
final class WideSwitch: UISwitch {
    override var intrinsicContentSize: CGSize { CGSize(width: 61, height: 28) }
}

/// A page control of before iOS 14, as wide as its dots.
final class TightPageControl: UIPageControl {
    override func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: max(0, 16 * CGFloat(pageCount) - 9), height: 37)
    }
}

/// A page control of Xcode 12, a little larger.
final class FirstRoomyPageControl: UIPageControl {
    override class var room: CGSize { CGSize(width: 70.5, height: 27.67) }
}

/// A page control of Xcode 13, which drew all that follows the size of text small.
final class SmallRoomyPageControl: UIPageControl {
    override class var room: CGSize { CGSize(width: 63, height: 26) }
}
