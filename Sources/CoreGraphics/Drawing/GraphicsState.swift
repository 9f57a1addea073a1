import Foundation

/// What a context saves and restores.
struct GraphicsState {
    var transform: CGAffineTransform
    var clip: Drawing.Clip?
    var fill = Drawing.Color.black
    var stroke = Drawing.Color.black
    var line = Drawing.Line()
    var alpha = 1.0
    var blend = CGBlendMode.normal
    var shadow: Drawing.Shadow?
    var isAliased = false
    var isSmooth = true
    var textMode = CGTextDrawingMode.fill

    /// The factor of lengths where the transform keeps angles; nil where it does not.
    var evenScale: Double? {
        let (first, second) = (hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        let slant = abs(transform.a * transform.c + transform.b * transform.d)
        guard abs(first - second) <= 1e-6 * max(first, second),
            slant <= 1e-6 * max(first * second, .leastNormalMagnitude)
        else { return nil }
        return Double(first)
    }

    /// Returns a step with what holds for it.
    func item(_ content: Drawing.Content) -> Drawing.Item {
        Drawing.Item(
            content: content,
            clip: clip,
            blend: blend,
            shadow: shadow,
            isAliased: isAliased
        )
    }
}
