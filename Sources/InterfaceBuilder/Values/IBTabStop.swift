/// A place in the lines of an attributed text to which a tab leads.
package struct IBTabStop: Sendable, Hashable {
    /// `left`, `center`, `right`, `justified` or `natural`.
    package let alignment: String?
    /// The distance from the edge that lines begin at, in points.
    package let location: Double

    init(_ element: IBElement) {
        alignment = element.string("alignment")
        location = element.length("location") ?? 0
    }
}
