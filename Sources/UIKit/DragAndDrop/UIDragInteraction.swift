import CoreGraphics

/// Lets a person drag something out of a view.
///
/// A long press of a finger lifts it, or a mouse that moves with its button down.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// Whether new interactions are enabled: true.
    public class var isEnabledByDefault: Bool { true }

    /// The view that the interaction is of; nil without one.
    open private(set) weak var view: UIView?
    /// What says what is dragged.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// Whether something can be lifted; default true.
    open var isEnabled = true {
        didSet { for recognizer in recognizers { recognizer.isEnabled = isEnabled } }
    }
    private var recognizers: [UIGestureRecognizer] = []
    /// The drag that was asked for, and is lifted or goes on.
    private var course: DragCourse?

    /// Creates an interaction; add it to a view.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {
        for recognizer in recognizers { self.view?.removeGestureRecognizer(recognizer) }
        recognizers = []
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        recognizers = [DragPress(self), DragTap(self)]
        for recognizer in recognizers {
            recognizer.isEnabled = isEnabled
            view.addGestureRecognizer(recognizer)
        }
        view.requireRare().takesPartInDrags = true
        view.setNeedsRender()
    }

    // MARK: - The press

    /// Asks for what a press lifts.
    ///
    /// - Parameters:
    ///   - start: Where the touch went down, in the window.
    ///   - point: Where it is now.
    /// - Returns: Whether there is something.
    func prepare(at start: CGPoint, to point: CGPoint) -> Bool {
        guard let view, let delegate, let window = view.window, let scene = window.windowScene,
            scene.requests?.drags.course == nil, mayLift(start, point)
        else { return false }
        let place = DragPlace(window.pointInSuperview(start), in: scene)
        let session = LocalDragSession([], place)
        let items = delegate.dragInteraction(self, itemsForBeginning: session)
        guard !items.isEmpty, view.window === window else { return false }
        session.items = items
        course = DragCourse(session, from: self, in: window)
        return true
    }

    /// Whether a list leaves a touch to what else could become of it.
    private func mayLift(_ start: CGPoint, _ point: CGPoint) -> Bool {
        (delegate as? ListDragSource)?.mayLift(from: start, to: point) ?? true
    }

    func lift() { course?.lift() }

    func follow(to point: CGPoint, begins: Bool) {
        guard let course else { return }
        if begins { course.begin() }
        course.move(to: point)
    }

    func letGo(at point: CGPoint) {
        let course = course
        self.course = nil
        course?.letGo(at: point)
    }

    /// Lets a drag go on whose view left the window.
    func handOver(_ touch: UITouch) {
        let course = course
        self.course = nil
        course?.follow(touch)
    }

    func cancel() {
        let course = course
        self.course = nil
        course?.cancel()
    }
}
