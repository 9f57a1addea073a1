import CoreGraphics
import Foundation
import RenderTree

extension UIImage {
    /// How a picture is turned against its stored bytes.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Whether a picture is shown in its own colours.
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// How the middle of a resizable picture fills the space.
    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    /// The edges that do not stretch, in points.
    public var capInsets: UIEdgeInsets { state.capInsets }
    /// How the middle of a resizable picture fills the space.
    public var resizingMode: ResizingMode { state.resizingMode }
    /// The edges that alignment ignores, in points.
    public var alignmentRectInsets: UIEdgeInsets { state.alignmentRectInsets }
    /// How far above the lower edge text beside the image has its baseline, in points; nil for none.
    ///
    /// Symbols have one, which puts them in the middle of capital letters.
    public var baselineOffsetFromBottom: CGFloat? { state.baselineOffset }
    /// Whether the image has a baseline.
    public var hasBaseline: Bool { state.baselineOffset != nil }
    /// Whether the picture is mirrored in layouts from right to left.
    public var flipsForRightToLeftLayoutDirection: Bool {
        state.flipsForRightToLeftLayoutDirection
    }

    /// Returns the image with a baseline at a height above its lower edge, in points.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changing { $0.baselineOffset = baselineOffset }
    }

    /// Returns the image without a baseline.
    public func imageWithoutBaseline() -> UIImage {
        changing { $0.baselineOffset = nil }
    }

    /// Returns the image shown in its own colours or in the tint colour.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changing { $0.renderingMode = renderingMode }
    }

    /// Returns the image in one colour.
    public func withTintColor(_ color: UIColor) -> UIImage {
        changing { $0.tintColor = color }
    }

    /// Returns the image in one colour and with a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changing {
            $0.tintColor = color
            $0.renderingMode = renderingMode
        }
    }

    /// Returns the image with edges that do not stretch.
    ///
    /// - Note: Differs from UIKit: the middle is stretched, never tiled.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns the image with edges that do not stretch.
    ///
    /// - Note: Differs from UIKit: the middle is stretched, never tiled.
    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets,
        resizingMode: ResizingMode
    ) -> UIImage {
        changing {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// Returns the image with edges that do not stretch; the point after the first ones does.
    ///
    /// - Parameters:
    ///   - leftCapWidth: The width of the left edge, in points; 0 where all of the width stretches.
    ///   - topCapHeight: The height of the upper edge, in points; 0 where all of the height does.
    /// - Returns: The image with these edges, and those on the other sides, as its `capInsets`.
    public func stretchableImage(
        withLeftCapWidth leftCapWidth: Int,
        topCapHeight: Int
    ) -> UIImage {
        func caps(_ first: Int, _ length: CGFloat) -> (first: CGFloat, last: CGFloat) {
            guard first > 0 else { return (0, 0) }
            let first = min(CGFloat(first), length)
            return (first, max(length - first - 1, 0))
        }
        let (columns, rows) = (caps(leftCapWidth, size.width), caps(topCapHeight, size.height))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: rows.first,
                left: columns.first,
                bottom: rows.last,
                right: columns.last
            ),
            resizingMode: .stretch
        )
    }

    /// Returns the image with edges that alignment ignores.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changing { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Returns the image that is mirrored in layouts from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changing { $0.flipsForRightToLeftLayoutDirection = true }
    }

    /// Returns the image with left and right exchanged, in all layouts.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changing {
            $0.isMirrored.toggle()
            $0.orientation = $0.orientation.mirrored
        }
    }

    /// The edges that do not stretch, in the picture that the bytes show, in points.
    var storedCapInsets: UIEdgeInsets {
        var insets = capInsets
        if state.isMirrored { swap(&insets.left, &insets.right) }
        return insets
    }

    private func changing(_ change: (inout UIImageState) -> Void) -> UIImage {
        let changed = images?.map { $0.changing(change) } ?? []
        if let animated = UIImage.animatedImage(with: changed, duration: duration) {
            return animated
        }
        var state = state
        change(&state)
        let image = UIImage(state)
        let asset = knownAsset.withLock { $0 }
        if asset != nil { image.knownAsset.withLock { $0 = asset } }
        return image
    }
}

extension UIImage {
    /// The encoded bytes, shared by all images of the same bytes.
    package var resource: EncodedImage { state.resource }

    /// Returns the picture as it is drawn in a box.
    ///
    /// `tintColor` is that of templates, for images that have none of their own; an automatic
    /// rendering mode means template only in a template context, such as a plain button.
    package func content(
        mode: ImageContent.Mode,
        tintColor: UIColor,
        traits: UITraitCollection,
        isTemplateContext: Bool = false
    ) -> ImageContent {
        let isTemplate =
            renderingMode == .alwaysTemplate
            || (renderingMode == .automatic && (isTemplateContext || isSymbolImage))
        // A symbol whose configuration has a colour keeps it.
        let own = state.symbol?.values.color
        let color = own ?? (isTemplate ? tintColor : state.tintColor)
        var content = ImageContent(
            resource: resource(for: traits),
            size: size,
            mode: mode,
            tintColor: color?.renderColor(in: traits)
        )
        let insets = storedCapInsets
        if insets != .zero {
            content.capInsets = ImageContent.Insets(
                top: Double(insets.top),
                left: Double(insets.left),
                bottom: Double(insets.bottom),
                right: Double(insets.right)
            )
        }
        let follows = flipsForRightToLeftLayoutDirection && traits.layoutDirection == .rightToLeft
        content.isFlipped = follows != state.isMirrored
        return content
    }
}

extension UIImage.Orientation {
    /// The mirrored form of the orientation.
    var mirrored: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .down: .downMirrored
        case .left: .leftMirrored
        case .right: .rightMirrored
        case .upMirrored: .up
        case .downMirrored: .down
        case .leftMirrored: .left
        case .rightMirrored: .right
        }
    }
}
