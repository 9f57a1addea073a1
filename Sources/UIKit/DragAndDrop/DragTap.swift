import CoreGraphics

/// The tap of another finger that adds to a drag which goes on.
///
/// What a tap does otherwise waits until it is known that nothing is added.
final class DragTap: UITapGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var interaction: UIDragInteraction?

    init(_ interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        delegate = self
    }

    override func accepts(_ touch: UITouch) -> Bool {
        course(in: touch.window)?.canGrow == true
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let interaction, let view = attachedView else { return false }
        return course(in: view.window)?.add(from: interaction, at: location(in: view)) ?? false
    }

    private func course(in window: UIWindow?) -> DragCourse? {
        window?.windowScene?.requests?.drags.course
    }
}
