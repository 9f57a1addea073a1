import CoreGraphics
import Foundation
import RenderTree

/// Pictures in the current context, upright whatever its coordinates are.
extension UIImage {
    /// Draws the image from a point to the right and down.
    public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    /// Draws the image from a point on, in a blend mode and an opacity.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image as large as a rectangle; resizable ones keep their edges.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image as large as a rectangle, in a blend mode and an opacity.
    ///
    /// Templates and symbols are drawn in the current colour of fillings.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let image = cgImage else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if state.isMirrored { context.mirror(about: rect.midX) }
        for (part, place) in parts(of: image, in: rect) {
            context.drawUpright(part, in: place, tint: drawnTint(in: context), alpha: alpha)
        }
        context.restoreGState()
    }

    /// Repeats the image over a rectangle, from its upper left corner on.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0,
            rect.width > 0, rect.height > 0
        else { return }
        let columns = (rect.width / size.width).rounded(.up)
        let rows = (rect.height / size.height).rounded(.up)
        guard columns * rows <= 20_000 else { return }
        context.saveGState()
        UIRectClip(rect)
        for row in 0..<Int(rows) {
            for column in 0..<Int(columns) {
                draw(
                    at: CGPoint(
                        x: rect.minX + CGFloat(column) * size.width,
                        y: rect.minY + CGFloat(row) * size.height
                    )
                )
            }
        }
        context.restoreGState()
    }

    private func drawnTint(in context: CGContext) -> CGColor? {
        if let own = state.symbol?.values.color { return own.cgColor }
        if renderingMode == .alwaysTemplate { return context.fillColor }
        if let tint = state.tintColor { return tint.cgColor }
        return renderingMode == .automatic && isSymbolImage ? context.fillColor : nil
    }

    /// Returns the nine parts of a resizable image, or all of it.
    private func parts(of image: CGImage, in rect: CGRect) -> [(CGImage, CGRect)] {
        let insets = storedCapInsets
        guard insets != .zero, rect.size != size, size.width > 0, size.height > 0 else {
            return [(image, rect)]
        }
        let factor = (
            x: image.wholeSize.width / size.width, y: image.wholeSize.height / size.height
        )
        func cuts(_ first: CGFloat, _ last: CGFloat, _ own: CGFloat, _ length: CGFloat)
            -> [(from: ClosedRange<CGFloat>, to: ClosedRange<CGFloat>)]
        {
            let (first, last) = (min(max(first, 0), own), min(max(last, 0), own))
            guard first + last <= min(own, length) else { return [(0...own, 0...length)] }
            return [
                (0...first, 0...first), (first...(own - last), first...(length - last)),
                ((own - last)...own, (length - last)...length),
            ]
        }
        let columns = cuts(insets.left, insets.right, size.width, rect.width)
        let rows = cuts(insets.top, insets.bottom, size.height, rect.height)
        return rows.flatMap { row in
            columns.compactMap { column in
                let part = CGRect(
                    x: column.from.lowerBound * factor.x,
                    y: row.from.lowerBound * factor.y,
                    width: (column.from.upperBound - column.from.lowerBound) * factor.x,
                    height: (row.from.upperBound - row.from.lowerBound) * factor.y
                )
                let place = CGRect(
                    x: rect.minX + column.to.lowerBound,
                    y: rect.minY + row.to.lowerBound,
                    width: column.to.upperBound - column.to.lowerBound,
                    height: row.to.upperBound - row.to.lowerBound
                )
                guard part.width > 0, part.height > 0 else { return nil }
                return image.showing(part).map { ($0, place) }
            }
        }
    }
}

extension UIImage {
    /// The picture, without what says how it is shown; for traits that are current.
    var storedPicture: CGImage? {
        let resource = AssetCatalogs.resource(of: state, for: .current)
        return resource.picture(
            size: CGSize(width: size.width * scale, height: size.height * scale)
        )
    }

    /// Creates an image of a picture, with one pixel a point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates an image of a picture.
    ///
    /// - Note: Differs from UIKit: pictures are turned as their bytes say, whatever `orientation`.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        let size = CGSize(
            width: cgImage.part.width / scale,
            height: cgImage.part.height / scale
        )
        self.init(UIImageState(resource: cgImage.resource(size: size), size: size, scale: scale))
    }
}

extension UIImageState {
    /// Creates the state of a picture that is there.
    init(resource: EncodedImage, size: CGSize, scale: CGFloat) {
        self.resource = resource
        storedSize = size
        self.scale = scale
        orientation = .up
    }
}

extension CGContext {
    /// Exchanges left and right of what is drawn from now on, about a place on the axis.
    func mirror(about x: CGFloat) {
        translateBy(x: 2 * x, y: 0)
        scaleBy(x: -1, y: 1)
    }
}

extension CGImage {
    /// The bytes that a page shows the picture with; a part is a document around the whole.
    func resource(size: CGSize) -> EncodedImage {
        isWhole
            ? ImageResources.resource(of: data, mediaType: mediaType, drawn: drawn)
            : .drawn(drawing(size: size))
    }
}
