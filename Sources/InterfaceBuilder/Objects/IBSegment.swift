import CoreGraphics

/// A segment of a segmented control.
package struct IBSegment: Sendable, Hashable {
    package let title: String?
    package let image: IBImageReference?
    /// Points; nil for the width that the control gives it.
    package let width: Double?
    package let isEnabled: Bool
    /// How far the content is moved.
    package let contentOffset: CGSize

    init(_ element: IBElement) {
        title = element.localizedText("title")
        image = element.image()
        width = element.length("width").flatMap { $0 > 0 ? $0 : nil }
        isEnabled = element.bool("enabled") ?? true
        contentOffset = element.size("contentOffset") ?? .zero
    }
}
