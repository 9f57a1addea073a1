/// The attributes of a stack view.
package struct IBStack: Sendable, Hashable {
    /// Whether the views stand above each other.
    package let isVertical: Bool
    /// `fill`, `leading`, `top`, `firstBaseline`, `center`, `trailing`, `bottom`, `lastBaseline`.
    package let alignment: String
    /// `fill`, `fillEqually`, `fillProportionally`, `equalSpacing`, `equalCentering`.
    package let distribution: String
    /// Points.
    package let spacing: Double
    /// Whether the spacing is the system's standard one; `spacing` has the tool's value.
    package let usesStandardSpacing: Bool
    package let isBaselineRelative: Bool
    /// Whether the views stay inside the margins.
    package let isLayoutMarginsRelative: Bool

    init(_ object: IBObject) {
        isVertical = object.attribute("axis", is: "vertical")
        alignment = object.string("alignment") ?? "fill"
        distribution = object.string("distribution") ?? "fill"
        spacing = object.length("spacing") ?? 0
        usesStandardSpacing = object.attribute("spacingType", is: "standard")
        isBaselineRelative = object.bool("baselineRelativeArrangement") ?? false
        // A document that gives margins means them, though it may leave the flag out.
        isLayoutMarginsRelative =
            object.bool("layoutMarginsRelativeArrangement")
            ?? (object.layoutMargins != nil || object.directionalLayoutMargins != nil)
    }
}
