/// The sizes beyond which a document cannot mean what it says.
package enum IBLimits {
    /// The largest coordinate or length in points that a view can have.
    package static let coordinate = 1_000_000.0
    /// Warnings for one document.
    package static let warnings = 1_000
}
