import UIKit

/// The container view of a controller's subviews, with their layout and animations.
///
/// Subclasses add subviews in `addSubviews()` and lay them out in `layoutViews()`; both are called
/// once, in this order, while the view is made.
open class ControllerView: UIView {
    /// The controller that the view belongs to.
    public private(set) weak var controller: Controller?

    /// Creates the view, adds it to the controller's view, which it fills and follows.
    public init(controller: Controller) {
        super.init(frame: controller.view.bounds)
        self.controller = controller
        backgroundColor = .systemBackground
        controller.view.addSubview(self)
        pin(to: controller.view)
        addSubviews()
        layoutViews()
    }

    /// A controller view is made for its controller; this returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Adds the subviews.
    open func addSubviews() {}

    /// Sets constraints or frames of the subviews.
    open func layoutViews() {}

    private func pin(to view: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: view.topAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor),
            leftAnchor.constraint(equalTo: view.leftAnchor),
            rightAnchor.constraint(equalTo: view.rightAnchor),
        ])
    }
}
