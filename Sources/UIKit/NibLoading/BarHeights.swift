import CoreGraphics
import InterfaceBuilder

/// The natural heights of bars on a document's device, in the time of the tool that saved it.
struct BarHeights {
    /// A large title below a navigation bar.
    static let largeTitle: CGFloat = 52
    /// A navigation bar with a small title on a sheet.
    static let sheet: CGFloat = 56
    /// A prompt above the titles of a navigation bar.
    static let prompt: CGFloat = 30

    /// A navigation bar with a small title.
    let navigationBar: CGFloat
    /// A toolbar without the stripe of the home indicator.
    let toolbar: CGFloat
    /// A tab bar without that stripe.
    let tabBar: CGFloat

    /// Reads the device and the tool of a document.
    init(_ document: IBDocument) {
        let size = document.shownDevice?.screenSize ?? .zero
        let isTablet = document.shownDevice?.id.hasPrefix("ipad") == true
        if isTablet, let version = document.toolsGeneration, version >= 14_300 {
            // All are higher on tablets since iOS 12.
            (navigationBar, toolbar, tabBar) = (50, 50, 50)
        } else if ScreenInsets(document).isLyingPhone {
            // Bars are lower on phones that lie; tab bars since iOS 11, but on the widest.
            let isLow = size.width < 896 && size.width != 736
            let hasLowTabs = isLow && document.toolsGeneration.map { $0 >= 13_000 } ?? true
            (navigationBar, toolbar, tabBar) = (32, 32, hasLowTabs ? 32 : 49)
        } else {
            // Beside a home indicator toolbars are as high as tab bars.
            let isNotched = max(size.width, size.height) >= 812 && !isTablet
            (navigationBar, toolbar, tabBar) = (44, isNotched ? 49 : 44, 49)
        }
    }
}
