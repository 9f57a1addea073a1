/// Where text stands that was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline that it would have at its own size.
    case alignBaselines
    /// In the middle.
    case alignCenters
    /// At the top.
    case none
}
