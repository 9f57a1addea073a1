import Foundation

extension CGContext {
    /// Fills the path, which ends.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        paint(fills: true, strokes: false, rule)
    }

    /// Draws the line of the path, which ends.
    public func strokePath() { paint(fills: false, strokes: true, .winding) }

    /// Draws the path, which ends.
    public func drawPath(using mode: CGPathDrawingMode) {
        let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
        paint(fills: mode != .stroke, strokes: mode.rawValue >= 2, isEvenOdd ? .evenOdd : .winding)
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill([rect]) }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects)
        fillPath()
    }

    /// Draws the line of a rectangle.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Draws the line of a rectangle in a width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let old = state.line.width
        setLineWidth(width)
        stroke(rect)
        state.line.width = old
    }

    /// Fills the ellipse inside a rectangle.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Draws the line of the ellipse inside a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Draws lines between each two points.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Takes away what was drawn in a rectangle.
    public func clear(_ rect: CGRect) {
        let old = state
        state.blend = .clear
        state.shadow = nil
        state.alpha = 1
        state.fill = .black
        fill(rect)
        state = old
    }

    // MARK: - Paths

    private func paint(fills: Bool, strokes: Bool, _ rule: CGPathFillRule) {
        defer { beginPath() }
        let shape = open.shape
        guard !shape.isEmpty else { return }
        if let outlined {
            // Its line is what is inside; a line around that is not drawn.
            let color = (fills ? state.fill : state.stroke).opacity(times: state.alpha)
            let path = strokedPath(color, outlined.line, outlined.transform)
            return add(.path(path), costs: shape.points.count)
        }
        var path = Drawing.Path(shape: shape, rule: rule)
        if strokes {
            let color = state.stroke.opacity(times: state.alpha)
            path = strokedPath(color, state.line, state.transform)
            path.rule = rule
        }
        if fills { path.fill = state.fill.opacity(times: state.alpha) }
        let isSeen = (path.fill?.alpha ?? 0) > 0 || (path.stroke?.color.alpha ?? 0) > 0
        guard isSeen || state.blend.rawValue > CGBlendMode.luminosity.rawValue else { return }
        add(.path(path), costs: shape.points.count)
    }

    /// Returns the path with its line; in its own coordinates where lines are not evenly wide.
    func strokedPath(
        _ color: Drawing.Color,
        _ line: Drawing.Line,
        _ transform: CGAffineTransform
    ) -> Drawing.Path {
        var state = state
        state.transform = transform
        var line = line
        if line.width == 0 { line.width = 0.5 }
        var path = Drawing.Path(shape: open.shape)
        if let scale = state.evenScale {
            path.stroke = (color, line.scaled(by: scale))
        } else {
            let inverse = transform.inverted()
            guard inverse != transform else { return path }
            path.shape = open.shape.applying(inverse)
            path.transform = transform
            path.stroke = (color, line)
        }
        return path
    }

    /// Fills a shape of this context's coordinates in a colour, as text is.
    package func fill(
        _ shape: PathShape,
        with color: CGColor,
        glyphs: [Drawing.Glyph]? = nil
    ) {
        let color = Drawing.Color(color).opacity(times: state.alpha)
        guard !shape.isEmpty || glyphs != nil, color.alpha > 0 else { return }
        var path = Drawing.Path(shape: shape.applying(ctm), fill: color)
        let transform = ctm
        path.glyphs = glyphs?.map { $0.moved(by: transform) }
        add(.path(path), costs: shape.points.count)
    }

    /// Draws characters' outlines as the text drawing mode says, or with a line of their own.
    package func drawGlyphs(
        _ shape: PathShape,
        color: CGColor,
        line: (color: CGColor, width: CGFloat)? = nil,
        isFilled: Bool = true,
        glyphs: [Drawing.Glyph]? = nil
    ) {
        guard !shape.isEmpty || glyphs != nil, state.textMode != .invisible else { return }
        let isFilled = isFilled && state.textMode != .stroke
        let isLined = line != nil || state.textMode != .fill
        guard isLined else { return fill(shape, with: color, glyphs: glyphs) }
        let old = state
        saveOpenPath {
            open.addPath(CGPath(shape: shape), transform: ctm)
            if state.textMode == .fill { state.fill = Drawing.Color(color) }
            if let line {
                state.stroke = Drawing.Color(line.color)
                state.line = Drawing.Line(width: Double(line.width))
            }
            drawPath(using: isFilled ? .fillStroke : .stroke)
        }
        state = old
    }

    /// Runs a function with a path of its own.
    package func saveOpenPath(_ body: () -> Void) {
        let (old, oldOutline) = (open, outlined)
        beginPath()
        body()
        (open, outlined) = (old, oldOutline)
    }

    // MARK: - Gradients

    /// Fills what drawing is limited to with colours that pass from a point to another.
    public func drawLinearGradient(
        _ gradient: CGGradient,
        start startPoint: CGPoint,
        end endPoint: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        guard isFinite(startPoint), isFinite(endPoint) else { return }
        let delta = CGVector(dx: endPoint.x - startPoint.x, dy: endPoint.y - startPoint.y)
        let length = hypot(delta.dx, delta.dy)
        guard length > 0 else { return }
        let far = reach(startPoint, endPoint)
        let from = options.contains(.drawsBeforeStartLocation) ? -far : 0
        let to = options.contains(.drawsAfterEndLocation) ? length + far : length
        let direction = CGVector(dx: delta.dx / length, dy: delta.dy / length)
        func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
            CGPoint(
                x: startPoint.x + direction.dx * along - direction.dy * across,
                y: startPoint.y + direction.dy * along + direction.dx * across
            )
        }
        let band = CGMutablePath()
        band.addLines(
            between: [point(from, -far), point(to, -far), point(to, far), point(from, far)]
        )
        band.closeSubpath()
        addGradient(gradient, .linear(startPoint, endPoint), in: band.shape)
    }

    /// Fills what drawing is limited to with colours that pass from a circle to another.
    public func drawRadialGradient(
        _ gradient: CGGradient,
        startCenter: CGPoint,
        startRadius: CGFloat,
        endCenter: CGPoint,
        endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard isFinite(startCenter), isFinite(endCenter), startRadius >= 0, endRadius >= 0,
            startRadius.isFinite, endRadius.isFinite, startRadius != endRadius
        else { return }
        let isGrowing = endRadius > startRadius
        let (outer, inner) =
            isGrowing
            ? ((endCenter, endRadius), (startCenter, startRadius))
            : ((startCenter, startRadius), (endCenter, endRadius))
        let goesOut = options.contains(
            isGrowing ? .drawsAfterEndLocation : .drawsBeforeStartLocation
        )
        let goesIn = options.contains(
            isGrowing ? .drawsBeforeStartLocation : .drawsAfterEndLocation
        )
        let area = CGMutablePath()
        func circle(_ center: CGPoint, _ radius: CGFloat) -> CGRect {
            CGRect(
                x: center.x - radius,
                y: center.y - radius,
                width: 2 * radius,
                height: 2 * radius
            )
        }
        if goesOut {
            area.addRect(circle(outer.0, reach(startCenter, endCenter) + outer.1))
        } else {
            area.addEllipse(in: circle(outer.0, outer.1))
        }
        if !goesIn, inner.1 > 0 { area.addEllipse(in: circle(inner.0, inner.1)) }
        let kind = Drawing.GradientArea.Kind.radial(startCenter, startRadius, endCenter, endRadius)
        addGradient(gradient, kind, in: area.shape)
    }

    private func addGradient(
        _ gradient: CGGradient,
        _ kind: Drawing.GradientArea.Kind,
        in shape: PathShape
    ) {
        guard state.alpha > 0 else { return }
        let area = Drawing.GradientArea(
            gradient: gradient,
            kind: kind,
            shape: shape.applying(ctm),
            transform: ctm,
            alpha: state.alpha
        )
        add(.gradient(area), costs: shape.points.count)
    }

    /// A length beyond everything that the drawing shows, in coordinates that are used.
    private func reach(_ points: CGPoint...) -> CGFloat {
        let box = CGRect(origin: .zero, size: size).applying(ctm.inverted())
        let corners = [box.origin, CGPoint(x: box.maxX, y: box.maxY)] + points
        let largest = corners.map { max(abs($0.x), abs($0.y)) }.max() ?? 0
        return (largest * 4 + 1).rounded(.up)
    }

    // MARK: - Pictures

    /// Draws a picture in a rectangle, its upper edge where y is greatest.
    ///
    /// In UIKit's contexts, where y grows downwards, it so stands on its head; `UIImage.draw` does
    /// not. With tiling it is repeated over all that is drawn into.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard isFinite(rect), var picture = picture(image, in: rect) else { return }
        picture.alpha = state.alpha
        picture.isSmooth = state.isSmooth
        guard byTiling, rect.width > 0, rect.height > 0 else { return add(picture) }
        let area = boundingBoxOfClipPath
        guard !area.isNull else { return }
        let columns = tiles(rect.minX, rect.width, area.minX, area.maxX)
        let rows = tiles(rect.minY, rect.height, area.minY, area.maxY)
        guard columns.count * rows.count <= 20_000 else { return }
        for row in rows {
            for column in columns {
                let moved = CGAffineTransform(
                    translationX: CGFloat(column) * rect.width,
                    y: CGFloat(row) * rect.height
                )
                var tile = picture
                tile.transform = picture.transform.concatenating(ctm.inverted())
                    .concatenating(moved).concatenating(ctm)
                add(.picture(tile))
            }
        }
    }

    private func tiles(
        _ start: CGFloat,
        _ length: CGFloat,
        _ from: CGFloat,
        _ to: CGFloat
    ) -> Range<Int> {
        let first = ((from - start) / length).rounded(.down)
        let last = ((to - start) / length).rounded(.up)
        guard abs(first) < 1e6, abs(last) < 1e6, first <= last else { return 0..<0 }
        return Int(first)..<Int(last)
    }

    /// Draws a picture upright in a rectangle, in a colour of its own or in the picture's.
    package func drawUpright(_ image: CGImage, in rect: CGRect, tint: CGColor?, alpha: CGFloat) {
        guard isFinite(rect), rect.width != 0, rect.height != 0, alpha > 0 else { return }
        let rect = rect.standardized
        let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        add(
            Drawing.Picture(
                image: image,
                size: rect.size,
                transform: place.concatenating(ctm),
                alpha: state.alpha * min(Double(alpha), 1),
                tint: tint.map { Drawing.Color($0) },
                isSmooth: state.isSmooth
            )
        )
    }

    func picture(_ image: CGImage, in rect: CGRect) -> Drawing.Picture? {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0 else { return nil }
        let place = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
        return Drawing.Picture(
            image: image,
            size: rect.size,
            transform: place.concatenating(ctm),
            alpha: 1
        )
    }
}
