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

/// Makes controller views of a class that is known by its metatype only.
@MainActor
private enum ControllerViewFactory {
    /// Returns a new view, made with `init(controller:)` of its own class.
    ///
    /// Swift lets only required initialisers be called on a metatype, and requiring this one would
    /// require it of every subclass with an initialiser of its own. The cast is sound all the same:
    /// both classes inherit ControllerView's entry for `init(controller:)` at the same place of
    /// their method tables, and the class's own entry is called.
    static func make<View: ControllerView>(
        _ type: View.Type,
        for controller: Controller
    ) -> View {
        let made: ControllerView = unsafeBitCast(type, to: AnyInitializableControllerView.Type.self)
            .init(controller: controller)
        guard let view = made as? View else {
            preconditionFailure("\(type).init(controller:) returned \(made).")
        }
        return view
    }
}

/// Stands for any subclass of ControllerView whose `init(controller:)` is to be called.
///
/// It is open, since of any other class the compiler knows all subclasses: it would call this
/// class's own initialiser instead of looking into the method table. Nothing outside needs it.
@_spi(ObjectFactory)
open class AnyInitializableControllerView: ControllerView {
    public required override init(controller: Controller) {
        super.init(controller: controller)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
