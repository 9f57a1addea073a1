import Foundation

extension MetatypeInitializable where Self: UINavigationController {
    /// Creates a controller of a class that is known by its type alone, with the lowest of its stack.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(rootViewController: UIViewController, _: Void = ()) {
        self.init(
            made: ObjectFactory.made(Self.self, as: AnyInitializableNavigationController.self) {
                $0.init(rootViewController: rootViewController)
            }
        )
    }

    /// Creates a controller of a class that is known by its type alone, with bars of some classes.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?, _: Void = ()) {
        self.init(
            made: ObjectFactory.made(Self.self, as: AnyInitializableNavigationController.self) {
                $0.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
            }
        )
    }
}

extension MetatypeInitializable where Self: UITableViewController {
    /// Creates a controller of a class that is known by its type alone, with a table of a style.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(style: UITableView.Style, _: Void = ()) {
        self.init(
            made: ObjectFactory.made(Self.self, as: AnyInitializableTableViewController.self) {
                $0.init(style: style)
            }
        )
    }
}

extension MetatypeInitializable where Self: UICollectionViewController {
    /// Creates a controller of a class that is known by its type alone, with a layout.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(collectionViewLayout layout: UICollectionViewLayout, _: Void = ()) {
        self.init(
            made: ObjectFactory.made(Self.self, as: AnyInitializableCollectionViewController.self) {
                $0.init(collectionViewLayout: layout)
            }
        )
    }
}

extension MetatypeInitializable where Self: UIAlertController {
    /// Creates an alert of a class that is known by its type alone, without choices.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(
        title: String?,
        message: String?,
        preferredStyle: UIAlertController.Style,
        _: Void = ()
    ) {
        self.init(made: ObjectFactory.controller(Self.self, nil, nil))
        start(title, message, preferredStyle)
    }
}

extension MetatypeInitializable where Self: UIPresentationController {
    /// Creates a presentation of a class that is known by its type alone, as its own initialiser does.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?,
        _: Void = ()
    ) {
        self.init(
            made: ObjectFactory.made(Self.self, as: AnyInitializablePresentationController.self) {
                $0.init(
                    presentedViewController: presentedViewController,
                    presenting: presentingViewController
                )
            }
        )
    }
}

extension MetatypeInitializable where Self: UIGestureRecognizer {
    /// Creates a recognizer of a class that is known by its type alone, as its own initialiser does.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(target: Any?, action: Selector?, _: Void = ()) {
        self.init(
            made: ObjectFactory.made(Self.self, as: AnyInitializableRecognizer.self) {
                $0.init(target: target, action: action)
            }
        )
    }
}
