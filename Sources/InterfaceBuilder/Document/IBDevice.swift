import CoreGraphics

/// The device whose screen a document shows.
package struct IBDevice: Sendable, Hashable {
    /// Such as `retina4_7`.
    package let id: String
    package let isLandscape: Bool
    /// Whether the document shows the dark appearance.
    package let isDark: Bool
    /// The part of an iPad's screen that the app has, such as `fullscreen` and `splitview1_2`.
    package let adaptation: String?

    init?(_ element: IBElement) {
        guard let id = element.string("id") else { return nil }
        self.id = id
        isLandscape = element.string("orientation")?.hasPrefix("landscape") ?? false
        isDark = element.attribute("appearance", is: "dark")
        adaptation =
            element.string("layout")
            ?? element.child(named: "adaptation")?.string("id")
    }

    /// Creates an upright device with the whole screen.
    init(id: String) {
        self.id = id
        isLandscape = false
        isDark = false
        adaptation = nil
    }

    /// Reads the screen that scenes are shown at, such as `retina4_7.fullscreen`.
    init?(metrics element: IBElement) {
        guard let type = element.string("type"), let id = type.split(separator: ".").first else {
            return nil
        }
        self.id = String(id)
        isLandscape = false
        isDark = false
        adaptation = type.split(separator: ".").dropFirst().first.map(String.init)
    }

    /// The screen in points, in the document's orientation; nil for a device that is not known.
    package var screenSize: CGSize? {
        guard let size = Self.sizes[id] else { return nil }
        return isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    /// Pixels in a point.
    package var scale: Double {
        let triple: Set<String> = [
            "retina5_5", "retina5_9", "retina6_5", "retina6_7", "retina6_12", "retina6_3",
            "retina6_72", "retina6_0", "retina6_9",
        ]
        return triple.contains(id) ? 3 : 2
    }

    private static let sizes: [String: CGSize] = [
        // The names of Xcode 5 and 6 among the metrics.
        "retina4": CGSize(width: 320, height: 568),
        "retina47": CGSize(width: 375, height: 667),
        "retina55": CGSize(width: 414, height: 736),
        "retina3_5": CGSize(width: 320, height: 480),
        "retina4_0": CGSize(width: 320, height: 568),
        "retina4_7": CGSize(width: 375, height: 667),
        "retina5_5": CGSize(width: 414, height: 736),
        "retina5_9": CGSize(width: 375, height: 812),
        "retina6_0": CGSize(width: 390, height: 844),
        "retina6_1": CGSize(width: 414, height: 896),
        "retina6_5": CGSize(width: 414, height: 896),
        "retina6_12": CGSize(width: 393, height: 852),
        "retina6_7": CGSize(width: 428, height: 926),
        "retina6_72": CGSize(width: 430, height: 932),
        "retina6_3": CGSize(width: 402, height: 874),
        "retina6_9": CGSize(width: 440, height: 956),
        "ipad7_9": CGSize(width: 768, height: 1_024),
        "ipad8_3rounded": CGSize(width: 744, height: 1_133),
        "ipad9_7": CGSize(width: 768, height: 1_024),
        "ipad10_2": CGSize(width: 810, height: 1_080),
        "ipad10_5": CGSize(width: 834, height: 1_112),
        "ipad10_9rounded": CGSize(width: 820, height: 1_180),
        "ipad11_0": CGSize(width: 834, height: 1_194),
        "ipad11_0rounded": CGSize(width: 834, height: 1_194),
        "ipad12_9rounded": CGSize(width: 1_024, height: 1_366),
        "ipad13_0rounded": CGSize(width: 1_032, height: 1_376),
        "ipad12_9": CGSize(width: 1_024, height: 1_366),
    ]
}
