/// What generic code can make of a class that it knows by its type alone: `T()`, `Self()`.
///
/// Swift lets only required initialisers be called on such a type, but Apple's classes are of
/// another language, whose initialisers may be. Requiring `init()` here would require it of every
/// class of an app. So generic code finds the initialisers below, which make the object by way of
/// the class's method table; where the class is known, its own are nearer.
///
/// - Note: Differs from UIKit: of views and controllers `init(frame:)` or `init(nibName:bundle:)`
///   is called, not an `init()` that the class adds.
public protocol MetatypeInitializable {}

extension MetatypeInitializable {
    /// Stands for an object that was made elsewhere.
    init(made object: Self) { self = object }
}

extension UIResponder: MetatypeInitializable {}
extension CALayer: MetatypeInitializable {}
extension CAAnimation: MetatypeInitializable {}
extension UIBarAppearance: MetatypeInitializable {}
extension NSLayoutConstraint: MetatypeInitializable {}
extension UILayoutGuide: MetatypeInitializable {}
extension UIGestureRecognizer: MetatypeInitializable {}
extension UICollectionViewLayout: MetatypeInitializable {}
extension UIStoryboardSegue: MetatypeInitializable {}

// Of a metatype in a value, `Self` is the type that the value is declared with; `self`, which only
// static methods have, is the class that it holds. So these two initialisers have a static method's
// code, by the name that both have for the linker.

extension MetatypeInitializable where Self: NSObject {
    /// Creates an object of a class that is known by its type alone.
    @_silgen_name("vitrine_make_object") @_disfavoredOverload @preconcurrency @MainActor
    public init(_: Void = ())

    @_silgen_name("vitrine_make_object") @MainActor @usableFromInline
    static func make() -> Self { ObjectFactory.object(self) }
}

extension MetatypeInitializable where Self: UIView {
    /// Creates a view of a class that is known by its type alone, with its superview's coordinates.
    @_silgen_name("vitrine_make_view") @_disfavoredOverload @preconcurrency @MainActor
    public init(frame: CGRect, _: Void = ())

    @_silgen_name("vitrine_make_view") @MainActor @usableFromInline
    static func make(frame: CGRect) -> Self { ObjectFactory.view(self, frame) }
}

// A method takes its arguments otherwise than an initialiser where they are counted references, so
// that those with such arguments make the type that the value is declared with.

extension MetatypeInitializable where Self: UIViewController {
    /// Creates a controller of a class that is known by its type alone, as its own initialiser does.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(nibName: String?, bundle: Bundle?, _: Void = ()) {
        self.init(made: ObjectFactory.controller(Self.self, nibName, bundle))
    }
}

extension MetatypeInitializable where Self: UITableViewCell {
    /// Creates a cell of a class that is known by its type alone, as its own initialiser does.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?, _: Void = ()) {
        self.init(made: ObjectFactory.cell(Self.self, style, reuseIdentifier))
    }
}

extension MetatypeInitializable where Self: UIStoryboardSegue {
    /// Creates a segue of a class that is known by its type alone, as its own initialiser does.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(
        identifier: String?,
        source: UIViewController,
        destination: UIViewController,
        _: Void = ()
    ) {
        self.init(made: ObjectFactory.segue(Self.self, identifier, source, destination))
    }
}

extension ObjectFactory {
    // None of these is inlined: the class would be decided by the stand-in's type.

    @inline(never)
    static func object<Object: NSObject>(_ type: Object.Type) -> Object {
        let made = unsafeBitCast(type, to: AnyInitializableObject.Type.self).init() as NSObject
        return unsafeDowncast(made, to: type)
    }

    @inline(never) @MainActor
    static func view<View: UIView>(_ type: View.Type, _ frame: CGRect) -> View {
        let maker = unsafeBitCast(type, to: AnyInitializableView.Type.self)
        return unsafeDowncast(maker.init(frame: frame) as UIView, to: type)
    }

    @inline(never) @MainActor
    static func controller<Controller: UIViewController>(
        _ type: Controller.Type,
        _ nibName: String?,
        _ bundle: Bundle?
    ) -> Controller {
        let maker = unsafeBitCast(type, to: AnyInitializableController.Type.self)
        let made = maker.init(nibName: nibName, bundle: bundle) as UIViewController
        return unsafeDowncast(made, to: type)
    }

    @inline(never) @MainActor
    static func cell<Cell: UITableViewCell>(
        _ type: Cell.Type,
        _ style: UITableViewCell.CellStyle,
        _ identifier: String?
    ) -> Cell {
        let maker = unsafeBitCast(type, to: AnyInitializableCell.Type.self)
        let made = maker.init(style: style, reuseIdentifier: identifier) as UITableViewCell
        return unsafeDowncast(made, to: type)
    }
}

/// Stands for any subclass of UIViewController whose `init(nibName:bundle:)` is to be called.
///
/// It is open for the reason that `AnyInitializableObject` gives. Nothing outside needs it.
@_spi(ObjectFactory)
open class AnyInitializableController: UIViewController {
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
