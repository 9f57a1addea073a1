import InterfaceBuilder

/// How segues change what is shown.
@MainActor
enum SegueSteps {
    /// Sets what a segue says of its destination, before the app prepares it.
    static func configure(
        _ segue: IBSegue,
        _ source: UIViewController,
        _ destination: UIViewController,
        anchor: AnyObject?
    ) {
        if let style = segue.modalPresentationStyle.flatMap(
            UIModalPresentationStyle.init(document:)
        ) {
            destination.modalPresentationStyle = style
        }
        if let style = segue.modalTransitionStyle.flatMap(UIModalTransitionStyle.init(document:)) {
            destination.modalTransitionStyle = style
        }
        switch segue.kind {
        case .popoverPresentation, .popover: break
        default: return
        }
        destination.modalPresentationStyle = .popover
        guard let popover = destination.popoverPresentationController else { return }
        switch anchor {
        case let view as UIView: popover.sourceView = view
        case let item as UIBarButtonItem: popover.barButtonItem = item
        default: popover.sourceView = source.viewIfLoaded
        }
        if let names = segue.popoverArrowDirections, !names.isEmpty {
            popover.permittedArrowDirections = UIPopoverArrowDirection(document: names)
        }
    }

    /// Performs a segue in the way of its kind.
    static func perform(
        _ segue: IBSegue,
        _ source: UIViewController,
        _ destination: UIViewController,
        sender: Any?
    ) {
        let animated = UIView.areAnimationsEnabled
        switch segue.kind {
        case .show: source.show(destination, sender: sender)
        case .push:
            if let navigation = source.navigationController {
                navigation.pushViewController(destination, animated: animated)
            } else {
                source.show(destination, sender: sender)
            }
        case .replace where segue.string("splitViewControllerTargetIndex") == "0":
            (source.splitViewController ?? source).show(destination, sender: sender)
        case .showDetail, .replace: source.showDetailViewController(destination, sender: sender)
        case .presentation, .modal, .popoverPresentation, .popover:
            source.present(destination, animated: animated)
        case .custom, .other, .embed, .unwind, .relationship:
            source.archive?.loader.source.warn(
                .segue(
                    id: segue.id ?? "",
                    reason: "has no class for \(segue.kind); it is shown as others."
                ),
                line: segue.line
            )
            source.show(destination, sender: sender)
        }
    }

    // MARK: - Unwinding

    /// The controllers at which an unwind segue may end, the nearest first.
    ///
    /// Containers are searched from what is shown last to what was shown before, then what
    /// presented them, as in UIKit.
    static func candidates(from source: UIViewController) -> [UIViewController] {
        var found: [UIViewController] = []
        var current = source
        var steps = 0
        while steps < 1_000 {
            steps += 1
            if let parent = current.parent {
                let siblings = parent.children.reversed()
                let below = siblings.drop(while: { $0 !== current }).dropFirst()
                let others = siblings.prefix(while: { $0 !== current })
                for child in Array(below) + Array(others) { collect(child, into: &found) }
                found.append(parent)
                current = parent
            } else if let presenter = current.presentingViewController {
                collect(presenter, into: &found)
                current = presenter
            } else {
                return found
            }
        }
        return found
    }

    private static func collect(
        _ controller: UIViewController,
        into found: inout [UIViewController]
    ) {
        // Who unwinds through tabs means the one that is shown, where several would do.
        let shown = (controller as? UITabBarController)?.selectedViewController
        if let shown { collect(shown, into: &found) }
        for child in controller.children.reversed() where child !== shown {
            collect(child, into: &found)
        }
        if !found.contains(where: { $0 === controller }) { found.append(controller) }
    }

    /// Shows a controller again: ends what is presented over it, and goes back in containers.
    static func goBack(
        from source: UIViewController,
        to destination: UIViewController,
        _ segue: UIStoryboardSegue
    ) {
        var path = [destination]
        while let parent = path.last?.parent { path.append(parent) }
        let animated = UIView.areAnimationsEnabled
        var isDismissing = false
        if let presenter = path.first(where: { $0.presentedOwn != nil }),
            isOver(presenter, source)
        {
            presenter.dismiss(animated: animated)
            isDismissing = true
        }
        let unwind = {
            for (child, parent) in zip(path, path.dropFirst()).reversed() {
                parent.unwind(for: segue, towards: child)
            }
        }
        if isDismissing { UIView.performWithoutAnimation(unwind) } else { unwind() }
    }

    /// Whether a controller stands in what is presented over another.
    private static func isOver(_ presenter: UIViewController, _ source: UIViewController) -> Bool {
        var current: UIViewController? = source
        while let controller = current {
            if controller === presenter { return true }
            current = controller.parent ?? controller.presentingViewController
        }
        return false
    }
}

extension UIModalPresentationStyle {
    /// The style by Interface Builder's name; nil for others.
    init?(document name: String) {
        let names: [String: UIModalPresentationStyle] = [
            "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
            "currentContext": .currentContext, "custom": .custom,
            "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
            "popover": .popover, "none": .none, "automatic": .automatic,
        ]
        guard let style = names[name] else { return nil }
        self = style
    }
}

extension UIModalTransitionStyle {
    /// The style by Interface Builder's name; nil for others.
    init?(document name: String) {
        let names: [String: UIModalTransitionStyle] = [
            "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
            "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
        ]
        guard let style = names[name] else { return nil }
        self = style
    }
}

extension UIPopoverArrowDirection {
    /// The sides by Interface Builder's names.
    init(document names: Set<String>) {
        self = []
        if names.contains("up") { insert(.up) }
        if names.contains("down") { insert(.down) }
        if names.contains("left") { insert(.left) }
        if names.contains("right") { insert(.right) }
    }
}
