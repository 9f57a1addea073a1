import RenderTree

extension CGColor {
    /// The colour as the page shows it.
    var renderColor: RenderColor { RenderColor(self) }
}

extension RenderColor {
    /// Returns the colour with its opacity multiplied.
    func withAlpha(multipliedBy factor: Double) -> RenderColor {
        let alpha = UInt32((Double(alpha) * min(max(factor, 0), 1)).rounded())
        return RenderColor(rgba: rgba & 0xFFFF_FF00 | alpha)
    }
}
