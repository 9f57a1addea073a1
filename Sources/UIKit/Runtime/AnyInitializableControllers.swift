import Foundation

// Each is open for the reason that `AnyInitializableObject` gives. Nothing outside needs them.

/// Stands for any subclass of UINavigationController whose own initialisers are to be called.
@_spi(ObjectFactory)
open class AnyInitializableNavigationController: UINavigationController {
    public required override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
    }

    public required override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Stands for any subclass of UITableViewController whose `init(style:)` is to be called.
@_spi(ObjectFactory)
open class AnyInitializableTableViewController: UITableViewController {
    public required override init(style: UITableView.Style) {
        super.init(style: style)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Stands for any subclass of UICollectionViewController whose initialiser with a layout is to be called.
@_spi(ObjectFactory)
open class AnyInitializableCollectionViewController: UICollectionViewController {
    public required override init(collectionViewLayout layout: UICollectionViewLayout) {
        super.init(collectionViewLayout: layout)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Stands for any subclass of UIPresentationController whose initialiser is to be called.
@_spi(ObjectFactory)
open class AnyInitializablePresentationController: UIPresentationController {
    public required override init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        super.init(
            presentedViewController: presentedViewController,
            presenting: presentingViewController
        )
    }
}

/// Stands for any subclass of UIGestureRecognizer whose `init(target:action:)` is to be called.
@_spi(ObjectFactory)
open class AnyInitializableRecognizer: UIGestureRecognizer {
    public required override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }
}
