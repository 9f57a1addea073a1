import CoreGraphics
import Foundation

/// One of the rectangles that selected text takes.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    private let place: CGRect
    private let direction: NSWritingDirection
    private let isFirst: Bool
    private let isLast: Bool

    /// Creates an empty rectangle, for classes with values of their own.
    public override init() {
        (place, direction, isFirst, isLast) = (.zero, .leftToRight, false, false)
        super.init()
    }

    init(_ place: CGRect, _ direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
        self.place = place
        self.direction = direction
        self.isFirst = isFirst
        self.isLast = isLast
        super.init()
    }

    /// The rectangle, in the coordinates of the view with the text.
    open var rect: CGRect { place }
    /// The direction of the interface that the text stands in.
    open var writingDirection: NSWritingDirection { direction }
    /// Whether the selection begins here.
    open var containsStart: Bool { isFirst }
    /// Whether the selection ends here.
    open var containsEnd: Bool { isLast }
    /// Whether the text is written in columns: false.
    open var isVertical: Bool { false }

    /// Returns the rectangles of a selection's parts, in order.
    static func all(_ places: [CGRect], in view: UIView) -> [UITextSelectionRect] {
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return places.enumerated().map { index, place in
            UITextSelectionRect(
                place,
                isRightToLeft ? .rightToLeft : .leftToRight,
                isFirst: index == 0,
                isLast: index == places.count - 1
            )
        }
    }
}
