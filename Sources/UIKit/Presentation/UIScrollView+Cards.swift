import CoreGraphics

extension UIScrollView {
    /// How far content is dragged before its card grows, in points.
    private static var dragThatExpands: CGFloat { 20 }

    /// A person's drag moved the content on from its upper end: a card around it may grow.
    func expandCardByDrag() {
        guard contentOffset.y - scroll.dragStart.y > Self.dragThatExpands,
            scroll.dragStart.y <= 0.5 - adjustedContentInset.top
        else { return }
        cardAround?.expandByScrolling()
    }

    private var cardAround: UISheetPresentationController? {
        var responder: UIResponder? = next
        while let candidate = responder {
            if let state = (candidate as? UIViewController)?.presentation, state.isPresented {
                return state.controller as? UISheetPresentationController
            }
            responder = candidate.next
        }
        return nil
    }
}
