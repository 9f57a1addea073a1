import CoreGraphics
import Foundation
import RenderTree
import Synchronization

/// The font files of the server, as far as fonts that apps name are concerned.
package struct NamedFonts: Sendable {
    /// A face of a family.
    package struct Face: Hashable, Sendable {
        /// The family.
        package var family: String
        /// The OpenType weight, 1…1000.
        package var weight: Int
        /// Whether the face is slanted.
        package var isItalic: Bool

        /// Creates a face.
        package init(family: String, weight: Int = 400, isItalic: Bool = false) {
            self.family = family
            self.weight = weight
            self.isItalic = isItalic
        }
    }

    /// The vertical metrics of a face, as fractions of its size; descenders are negative.
    package struct Metrics: Hashable, Sendable {
        package var ascender, descender, leading, capHeight, xHeight: CGFloat

        /// Creates metrics.
        package init(
            ascender: CGFloat,
            descender: CGFloat,
            leading: CGFloat,
            capHeight: CGFloat,
            xHeight: CGFloat
        ) {
            self.ascender = ascender
            self.descender = descender
            self.leading = leading
            self.capHeight = capHeight
            self.xHeight = xHeight
        }

        // San Francisco's, so that layouts made for iOS keep their heights.
        static let system = Metrics(
            ascender: 0.952148,
            descender: -0.241211,
            leading: 0,
            capHeight: 0.7046,
            xHeight: 0.5264
        )
    }

    /// Returns the names of all families.
    package var familyNames: @Sendable () -> [String]
    /// Returns the names of a family's faces.
    package var fontNames: @Sendable (String) -> [String]
    /// Returns the face of a family's, full or PostScript name.
    package var face: @Sendable (String) -> Face?
    /// Returns the metrics of a face.
    package var metrics: @Sendable (Face) -> Metrics?
    /// Returns the PostScript name of the file that draws a face.
    package var postScriptName: @Sendable (Face) -> String?

    /// Creates the answers for font files.
    package init(
        familyNames: @escaping @Sendable () -> [String],
        fontNames: @escaping @Sendable (String) -> [String],
        face: @escaping @Sendable (String) -> Face?,
        metrics: @escaping @Sendable (Face) -> Metrics?,
        postScriptName: @escaping @Sendable (Face) -> String?
    ) {
        self.familyNames = familyNames
        self.fontNames = fontNames
        self.face = face
        self.metrics = metrics
        self.postScriptName = postScriptName
    }

    // Font files belong to the process, as on iOS; they are looked up from any thread.
    private static let shared = Mutex<NamedFonts?>(nil)

    /// The font files, read when first asked for; nil without them: only the system font is found.
    package static var current: NamedFonts? {
        get {
            if let known = shared.withLock({ $0 }) { return known }
            _ = ProcessFonts.library
            return shared.withLock { $0 }
        }
        set { shared.withLock { $0 = newValue } }
    }
}

extension UIFont {
    private var metrics: NamedFonts.Metrics {
        guard let name = values.name else {
            var metrics = NamedFonts.Metrics.system
            if let own = values.standsInFor.flatMap(AppleFonts.measures) {
                metrics.ascender = own.ascender
                metrics.descender = own.descender
                metrics.leading = own.leading
            }
            return metrics
        }
        let face = NamedFonts.Face(
            family: name,
            weight: values.weight.openTypeWeight,
            isItalic: values.isItalic
        )
        return NamedFonts.current?.metrics(face) ?? .system
    }

    /// The distance of the top from the baseline, in points.
    public var ascender: CGFloat { metrics.ascender * pointSize }
    /// The distance of the bottom from the baseline, in points; negative.
    public var descender: CGFloat { metrics.descender * pointSize }
    /// The space between lines, in points.
    ///
    /// Fonts of text styles have one, so that baselines stand as far apart as the style says.
    public var leading: CGFloat { metrics.leading * pointSize + styleLeading }
    /// What the text style leaves below lines, beyond the font's own leading.
    var styleLeading: CGFloat {
        guard let scaling = values.scaling, scaling.baseSize == nil else { return 0 }
        let sizes = TextStyleSizes(scaling.textStyle)
        guard let position = sizes.pointSizes.lastIndex(of: pointSize) else { return 0 }
        return max(0, sizes.leadings[position] - lineHeight)
    }
    /// The height of capital letters, in points.
    public var capHeight: CGFloat { metrics.capHeight * pointSize }
    /// The height of the letter x, in points.
    public var xHeight: CGFloat { metrics.xHeight * pointSize }
    /// The height of a line, in points: ascender, descender and the font's own leading.
    public var lineHeight: CGFloat {
        let metrics = metrics
        return (metrics.ascender - metrics.descender + metrics.leading) * pointSize
    }

    /// The OpenType weight: 100, 200 … 900.
    package var openTypeWeight: Int { values.weight.openTypeWeight }
    /// Whether the font is slanted.
    package var isItalic: Bool { values.isItalic }
    /// The OpenType features beyond the font's defaults.
    package var features: [String] { values.features }

    /// The family as the page's style sheet declares it.
    package var styleSheetFamily: String {
        if let name = values.name { return name }
        switch values.design {
        case .serif: return "Noto Serif"
        case .monospaced: return "Noto Sans Mono"
        default: return "Inter"
        }
    }

    /// Returns the style of characters in this font.
    package func textStyle(color: RenderColor) -> RenderTree.TextStyle {
        var style = RenderTree.TextStyle(
            family: styleSheetFamily,
            size: Double(pointSize),
            weight: openTypeWeight,
            isItalic: isItalic,
            color: color,
            tracking: Double(tracking(scale: 1))
        )
        if !features.isEmpty {
            var decoration = RenderTree.TextStyle.Decoration()
            decoration.features = features
            style.decoration = decoration
        }
        return style
    }
}
