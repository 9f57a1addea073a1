import CoreGraphics
import InterfaceBuilder
import UIKit

/// A device in whose size scenes are shown.
struct PreviewDevice: Equatable, Sendable {
    /// The name as people know it.
    let name: String
    /// The screen in points, upright.
    let size: CGSize
    /// What the status bar and the home indicator take of the upright screen, in points.
    var safeArea = UIEdgeInsets.zero

    /// The devices to choose from.
    static let all = [
        PreviewDevice(name: "iPhone SE", size: CGSize(width: 375, height: 667), top: 20),
        PreviewDevice(name: "iPhone 16", size: CGSize(width: 393, height: 852), top: 59),
        PreviewDevice(name: "iPhone Plus", size: CGSize(width: 430, height: 932), top: 59),
        PreviewDevice(name: "iPad", size: CGSize(width: 834, height: 1_194), top: 24),
    ]

    init(name: String, size: CGSize) {
        self.name = name
        self.size = size
    }

    private init(name: String, size: CGSize, top: CGFloat) {
        self.init(name: name, size: size)
        safeArea.top = top
        // Screens with round corners have the home indicator.
        safeArea.bottom = size.width >= 600 ? 20 : top > 20 ? 34 : 0
    }

    /// Returns the device that a document was made for.
    static func of(_ document: IBDocument) -> PreviewDevice {
        guard let size = document.shownDevice?.screenSize ?? oldScreen(document) else {
            return PreviewDevice(name: designedName, size: all[1].size)
        }
        let upright = CGSize(
            width: min(size.width, size.height),
            height: max(size.width, size.height)
        )
        let isNotched = upright.height >= 812 && upright.width < 600
        let top: CGFloat = isNotched ? 47 : 20
        return PreviewDevice(name: designedName, size: upright, top: top)
    }

    /// Returns the screen whose width the roots of a document from before Xcode 6 have, which names
    /// no device; nil for others.
    private static func oldScreen(_ document: IBDocument) -> CGSize? {
        let objects = document.scenes.compactMap(\.controller) + document.topLevelObjects
        let frames = objects.compactMap { ($0.view ?? $0).frame }
        let screens = [
            CGSize(width: 320, height: 480), CGSize(width: 320, height: 568),
            CGSize(width: 768, height: 1_024),
        ]
        return screens.first { screen in
            // Bars took their part of the height, and lower views stand beside the screens.
            frames.contains { $0.width == screen.width && $0.maxY > screen.height / 2 }
                && frames.allSatisfy { $0.width <= screen.width && $0.maxY <= screen.height }
        }
    }

    /// Returns what a scene was drawn in where that is no device: a view of its own, or a
    /// controller whose size the designer chose; nil for others.
    static func freeform(_ object: IBObject) -> PreviewDevice? {
        let isView = object.baseClass.kind == .view
        let size = isView ? object.frame?.size : object.size("freeformSize")
        guard let size, size.width >= 1, size.height >= 1, size.width <= 10_000,
            size.height <= 10_000
        else { return nil }
        return PreviewDevice(name: designedName, size: size)
    }

    private static let designedName = "As designed"

    /// Returns the safe area of the screen, upright or lying.
    func safeArea(isLandscape: Bool) -> UIEdgeInsets {
        guard isLandscape, size.width < 600 else { return safeArea }
        // Phones that lie hide the status bar; a notch counts on both sides.
        guard safeArea.bottom > 0 else { return .zero }
        return UIEdgeInsets(top: 0, left: safeArea.top, bottom: 21, right: safeArea.top)
    }

    /// Returns the size classes that a document was drawn in; nil for all of them at once, where it
    /// names no device.
    static func sizeClasses(_ document: IBDocument) -> IBSizeClasses? {
        guard let device = document.device, device.screenSize != nil else { return nil }
        return of(document).sizeClasses(isLandscape: device.isLandscape)
    }

    /// Returns the size classes, upright or lying.
    func sizeClasses(isLandscape: Bool) -> IBSizeClasses {
        if size.width >= 600 { return IBSizeClasses(width: .regular, height: .regular) }
        guard isLandscape else { return IBSizeClasses(width: .compact, height: .regular) }
        // The largest phones of their times, with a home button and without.
        let isLarge = size.height >= 896 || size == CGSize(width: 414, height: 736)
        return IBSizeClasses(width: isLarge ? .regular : .compact, height: .compact)
    }
}
