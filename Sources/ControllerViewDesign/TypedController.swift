import UIKit

/// A controller that knows the type of its view, so that no downcast is needed.
///
///     class HomeController: TypedController<HomeControllerView> {
///         override func setViewHandlers() {
///             contentView.button.addTarget(self, action: Self.tapped, for: .touchUpInside)
///         }
///     }
open class TypedController<View: ControllerView>: Controller {
    private var storedContentView: View?

    /// The view with all subviews; made when the controller's view is loaded.
    public var contentView: View {
        loadViewIfNeeded()
        if let storedContentView { return storedContentView }
        let view = ControllerViewFactory.make(View.self, for: self)
        storedContentView = view
        controllerView = view
        return view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        _ = contentView
    }
}

/// Makes controller views of a class that is known by their metatype only.
@MainActor
private enum ControllerViewFactory {
    /// Swift lets only required initialisers be called on a metatype, and requiring this one would
    /// require it of every subclass with an initialiser of its own. The cast is sound all the same:
    /// both classes inherit ControllerView's entry for `init(controller:)` at the same place of
    /// their method tables, and the class's own entry is called.
    static func make<View: ControllerView>(
        _ type: View.Type,
        for controller: Controller
    ) -> View {
        let made: ControllerView = unsafeBitCast(type, to: _InitializableControllerView.Type.self)
            .init(controller: controller)
        guard let view = made as? View else {
            preconditionFailure("\(type).init(controller:) returned \(made).")
        }
        return view
    }
}

/// Stands for any ControllerView whose `init(controller:)` is to be called; of no use to apps.
///
/// It is open so that the compiler cannot assume to know all classes below it: a direct call in
/// place of the look-up in the method table would make an object of the wrong size.
open class _InitializableControllerView: ControllerView {
    /// Creates the view of a controller.
    public required override init(controller: Controller) {
        super.init(controller: controller)
    }

    /// A controller view is made for its controller; this returns nil.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
