import CoreGraphics

/// The view of the controller that shows what is pressed, in a frame that a tap opens.
final class MenuPreview: UIControl {
    private let clip = UIView()
    private let open: () -> Void
    let controller: UIViewController

    init(_ controller: UIViewController, _ open: @escaping () -> Void) {
        self.controller = controller
        self.open = open
        super.init(frame: .zero)
        float(clipping: clip, opacity: 0.25, radius: 32, drop: 8)
        clip.isUserInteractionEnabled = false
        clip.accessibilityElementsHidden = true
        addSubview(clip)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = controller.title ?? controller.navigationItem.title ?? "Preview"
    }

    required init?(coder: NSCoder) { nil }

    /// The size that the controller prefers, in points; zero where it says nothing.
    var wantedSize: CGSize { controller.preferredContentSize }

    /// Shows the controller's view, as that of a child.
    func show(in parent: UIViewController) {
        guard let view = controller.view else { return }
        parent.addChild(controller)
        view.frame = clip.bounds
        clip.addSubview(view)
        controller.didMove(toParent: parent)
    }

    /// Lets go of the controller, of whose view a picture stays.
    func release() {
        guard let view = controller.viewIfLoaded, view.superview === clip else { return }
        let picture = view.snapshotView(afterScreenUpdates: true)
        controller.willMove(toParent: nil)
        view.removeFromSuperview()
        controller.removeFromParent()
        if let picture { clip.addSubview(picture) }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        self.point(inside: point, with: event) ? self : nil
    }

    override func touchUpInsideSent(_ event: UIEvent?) {
        super.touchUpInsideSent(event)
        open()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        clip.subviews.first?.frame = clip.bounds
    }
}
