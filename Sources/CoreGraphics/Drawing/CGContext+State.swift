import Foundation

/// What paths, text and pictures are drawn with.
extension CGContext {
    // MARK: - Colours

    /// Sets the colour of fillings.
    public func setFillColor(_ color: CGColor) { state.fill = Drawing.Color(color) }

    /// Sets the colour of fillings, in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of fillings, a grey.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) { state.stroke = Drawing.Color(color) }

    /// Sets the colour of lines, in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of lines, a grey.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }

    /// The colour of fillings.
    package var fillColor: CGColor { state.fill.object }

    // MARK: - Lines

    /// Sets the width of lines, in points; 0 for thin ones.
    public func setLineWidth(_ width: CGFloat) {
        if width >= 0, width.isFinite { state.line.width = Double(width) }
    }

    /// Sets the shape of lines' ends.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

    /// Sets the shape of lines' corners.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

    /// Sets how far corners may point, in widths of the line.
    public func setMiterLimit(_ limit: CGFloat) {
        if limit.isFinite { state.line.miterLimit = max(Double(limit), 1) }
    }

    /// Sets the lengths of dashes and gaps in turn, and where in them lines begin.
    ///
    /// No lengths, or lengths that are all zero, make whole lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isGood = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
        state.line.dashes = isGood ? lengths.prefix(1_000).map { Double($0) } : []
        state.line.phase = phase.isFinite && isGood ? Double(phase) : 0
    }

    // MARK: - Looks

    /// Sets the opacity of everything that is drawn, 0…1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha > 0 ? min(Double(alpha), 1) : 0
    }

    /// Sets how what is drawn is laid over what was drawn before.
    public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }

    /// Sets a shadow of what is drawn; a transform does not change it.
    ///
    /// - Parameters:
    ///   - offset: The distance to the right and down, in points; up in contexts of memory.
    ///   - blur: The blur, in points.
    ///   - color: The colour; nil for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = nil
        guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite else {
            return
        }
        // Where y grows upwards from the start, so does the shadow's offset.
        let down = bitmap == nil ? offset.height : -offset.height
        state.shadow = Drawing.Shadow(
            offset: CGSize(width: offset.width, height: down),
            deviation: blur > 0 && blur.isFinite ? Double(min(blur, 1_000)) / 2 : 0,
            color: Drawing.Color(color)
        )
    }

    /// Sets a black shadow with an opacity of one third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// Sets whether edges are smooth; default true.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAliased = !shouldAntialias }

    /// Sets whether edges may be smooth at all, whatever is saved and restored; default true.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        self.allowsAntialiasing = allowsAntialiasing
    }

    /// How smooth pictures are that are drawn in another size; only `none` makes a difference.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.isSmooth ? .default : .none }
        set { state.isSmooth = newValue != .none }
    }

    /// Sets what of characters is drawn.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }
}

extension Drawing.Color {
    /// The colour as an object.
    var object: CGColor {
        func part(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 255) / 255 }
        return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }
}
