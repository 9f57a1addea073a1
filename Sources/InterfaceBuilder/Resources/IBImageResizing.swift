/// How an image grows: its edges keep their size, its centre is stretched or repeated.
package struct IBImageResizing: Sendable, Hashable {
    /// `9-part`, `3-part-horizontal` or `3-part-vertical`.
    package let mode: String
    /// The edges that keep their size, in pixels of the file.
    package let capInsets: IBEdgeInsets
    /// Whether the centre is repeated, in place of stretched.
    package let isTiled: Bool
    /// The size of the centre in pixels; nil where the edges leave it.
    package let centerWidth: Double?
    package let centerHeight: Double?

    init?(_ json: [String: JSONValue]) {
        guard let mode = json["mode"]?.string else { return nil }
        self.mode = mode
        let insets = json["cap-insets"]?.object ?? [:]
        func inset(_ name: String) -> Double {
            insets[name]?.number.map { min(max(0, $0), IBLimits.coordinate) } ?? 0
        }
        capInsets = IBEdgeInsets(
            top: inset("top"),
            left: inset("left"),
            bottom: inset("bottom"),
            right: inset("right")
        )
        let center = json["center"]?.object ?? [:]
        isTiled = center["mode"]?.string == "tile"
        centerWidth = center["width"]?.number
        centerHeight = center["height"]?.number
    }
}
