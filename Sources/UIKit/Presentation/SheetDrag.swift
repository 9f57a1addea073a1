import CoreGraphics

/// Moves a card by a finger: between its heights, and away.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private weak var sheet: UISheetPresentationController?
    private let pan: UIPanGestureRecognizer

    init(_ sheet: UISheetPresentationController, _ view: UIView) {
        self.sheet = sheet
        pan = UIPanGestureRecognizer(target: nil, action: nil)
        super.init()
        pan.addTarget(self, action: SheetDrag.moved)
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    func end() { pan.view?.removeGestureRecognizer(pan) }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let sheet, sheet.isAttached, !sheet.fillsWindow, sheet.transition == nil,
            let pan = recognizer as? UIPanGestureRecognizer
        else { return false }
        let way = pan.translation(in: sheet.containerView)
        // Upwards only where there is another height.
        return abs(way.y) > abs(way.x) && (way.y > 0 || sheet.detents.count > 1)
    }

    private func moved(_ pan: UIPanGestureRecognizer) {
        guard let sheet, let container = sheet.containerView else { return }
        let way = pan.translation(in: container).y
        switch pan.state {
        case .began, .changed: sheet.drag(by: way)
        case .ended:
            sheet.endDrag(at: way + pan.velocity(in: container).y * Self.momentum)
        case .cancelled, .failed: sheet.endDrag(at: 0)
        case .possible: break
        }
    }

    /// How far a finger's speed carries the card on, in seconds of its way.
    private static let momentum: CGFloat = 0.15
}
