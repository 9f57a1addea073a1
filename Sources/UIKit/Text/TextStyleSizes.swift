import CoreGraphics

/// The sizes of a text style for each content size, extra small first.
///
/// Apple's Human Interface Guidelines, "Typography", Dynamic Type sizes of iOS.
struct TextStyleSizes {
    let pointSizes: [CGFloat]
    /// The distances of baselines; `UIFontMetrics` scales with them, not with the point sizes.
    let leadings: [CGFloat]

    /// Creates the sizes of a style; those of body text where the style is unknown, as in UIKit.
    init(_ style: UIFont.TextStyle) {
        self = Self.table[style] ?? Self.body
    }

    private init(_ pointSizes: [CGFloat], _ leadings: [CGFloat]) {
        self.pointSizes = pointSizes
        self.leadings = leadings
    }

    static let defaultPosition = 3

    static func position(of category: UIContentSizeCategory) -> Int {
        (category == .unspecified
            ? UITraitCollection.current.preferredContentSizeCategory : category)
            .position ?? defaultPosition
    }

    /// Returns a value scaled from the default content size to another, in whole pixels.
    func scale(_ value: CGFloat, category: Int, displayScale: CGFloat) -> CGFloat {
        if category == Self.defaultPosition { return value }
        let scaled = value * leadings[category] / leadings[Self.defaultPosition]
        let pixels = displayScale > 0 ? displayScale : UITraitCollection.current.displayScale
        return pixels > 0 ? (scaled * pixels).rounded() / pixels : scaled
    }

    private static let body = TextStyleSizes(
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    )

    private static let table: [UIFont.TextStyle: TextStyleSizes] = [
        .body: body,
        .largeTitle: TextStyleSizes(
            [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
        ),
        .title1: TextStyleSizes(
            [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
        ),
        .title2: TextStyleSizes(
            [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
        ),
        .title3: TextStyleSizes(
            [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
        ),
        .headline: TextStyleSizes(
            [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
        ),
        .subheadline: TextStyleSizes(
            [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
        ),
        .callout: TextStyleSizes(
            [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
        ),
        .footnote: TextStyleSizes(
            [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
        ),
        .caption1: TextStyleSizes(
            [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
        ),
        .caption2: TextStyleSizes(
            [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
            [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
        ),
    ]
}
