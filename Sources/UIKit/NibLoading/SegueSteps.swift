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
    /// Containers say which of their children are searched, from what is shown last to what was
    /// shown before, then what presented them, as in UIKit.
    static func candidates(from origin: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        var found: [UIViewController] = []
        var seen: Set<ObjectIdentifier> = []
        var current = origin.source
        var steps = 0
        while let above = current.parent ?? current.presentingViewController, steps < 1_000 {
            steps += 1
            seen.insert(ObjectIdentifier(current))
            for child in above.allowedChildrenForUnwinding(from: origin) {
                collect(child, origin, &seen, into: &found)
            }
            if !found.contains(where: { $0 === above }) { found.append(above) }
            current = above
        }
        return found
    }

    /// Adds a controller behind those of its children; each once, whatever containers answer.
    private static func collect(
        _ controller: UIViewController,
        _ origin: UIStoryboardUnwindSegueSource,
        _ seen: inout Set<ObjectIdentifier>,
        into found: inout [UIViewController]
    ) {
        guard seen.insert(ObjectIdentifier(controller)).inserted else { return }
        for child in controller.allowedChildrenForUnwinding(from: origin) {
            collect(child, origin, &seen, into: &found)
        }
        found.append(controller)
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
