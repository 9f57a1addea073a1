import CoreGraphics
import RenderTree

/// Contents of nodes in contexts.
extension UIView {
    /// Draws a picture where the page would have it.
    func draw(_ content: ImageContent, _ context: CGContext) {
        let size = content.size
        guard size.width > 0, size.height > 0,
            let image = CGImage(
                data: content.resource.data,
                mediaType: content.resource.mediaType,
                size: size,
                drawn: content.resource.drawn
            )
        else { return }
        let place = place(of: size, content.mode)
        context.saveGState()
        if content.isFlipped { context.mirror(about: place.midX) }
        context.drawUpright(image, in: place, tint: content.tintColor.map { CGColor($0) }, alpha: 1)
        context.restoreGState()
    }

    /// Returns where something of a size stands in the bounds.
    private func place(of size: CGSize, _ mode: ImageContent.Mode) -> CGRect {
        func scaled(_ factor: CGFloat) -> CGRect {
            let size = CGSize(width: size.width * factor, height: size.height * factor)
            return aligned(size, 0.5, 0.5)
        }
        let across = bounds.width / size.width
        let down = bounds.height / size.height
        switch mode {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return scaled(min(across, down))
        case .scaleAspectFill: return scaled(max(across, down))
        case .center: return aligned(size, 0.5, 0.5)
        case .top: return aligned(size, 0.5, 0)
        case .bottom: return aligned(size, 0.5, 1)
        case .left: return aligned(size, 0, 0.5)
        case .right: return aligned(size, 1, 0.5)
        case .topLeft: return aligned(size, 0, 0)
        case .topRight: return aligned(size, 1, 0)
        case .bottomLeft: return aligned(size, 0, 1)
        case .bottomRight: return aligned(size, 1, 1)
        }
    }

    private func aligned(_ size: CGSize, _ across: CGFloat, _ down: CGFloat) -> CGRect {
        CGRect(
            x: bounds.minX + (bounds.width - size.width) * across,
            y: bounds.minY + (bounds.height - size.height) * down,
            width: size.width,
            height: size.height
        )
    }

    /// Draws a path with its line.
    func draw(_ content: ShapeContent, _ context: CGContext) {
        let moved = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
        let path = CGPath(shape: content.path.applying(moved))
        context.saveGState()
        context.saveOpenPath {
            if let fill = content.fill {
                context.setFillColor(CGColor(fill))
                context.addPath(path)
                context.fillPath(using: content.fillRule)
            }
            if let line = content.line, line.start < line.end {
                context.setStrokeColor(CGColor(line.color))
                context.setLineWidth(CGFloat(line.width))
                context.setLineCap(line.cap)
                context.setLineJoin(line.join)
                context.setMiterLimit(CGFloat(line.miterLimit))
                setDashes(of: line, length: content.path.lengths.reduce(0, +), context)
                context.addPath(path)
                context.strokePath()
            }
        }
        context.restoreGState()
    }

    /// A line that begins late or ends early is one dash.
    private func setDashes(of line: ShapeContent.Line, length: CGFloat, _ context: CGContext) {
        guard line.start > 0 || line.end < 1 else {
            let dashes = line.dashes.map { CGFloat($0) }
            return context.setLineDash(phase: CGFloat(line.dashPhase), lengths: dashes)
        }
        let (start, end) = (CGFloat(line.start) * length, CGFloat(line.end) * length)
        context.setLineDash(phase: 0, lengths: [0, start, end - start, length + 1])
    }
}
