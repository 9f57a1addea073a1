import InterfaceBuilder

/// How segues change what is shown, with the containers that there are.
@MainActor
enum SegueSteps {
    /// Performs a segue in the way of its kind.
    static func perform(
        _ segue: IBSegue,
        _ source: UIViewController,
        _ destination: UIViewController
    ) {
        source.archive?.loader.source.warn(
            .segue(
                id: segue.id ?? "",
                reason: "cannot show \(type(of: destination)): no container does \(segue.kind)."
            ),
            line: segue.line
        )
    }

    /// Returns the controller that was shown before another, or the one around it.
    static func previous(of controller: UIViewController) -> UIViewController? {
        controller.parent
    }

    /// Shows a controller again that is around another or was shown before it.
    static func goBack(
        from source: UIViewController,
        to destination: UIViewController,
        _ segue: UIStoryboardSegue
    ) {
        var current: UIViewController = source
        while let parent = current.parent, current !== destination {
            parent.unwind(for: segue, towards: current)
            current = parent
        }
    }
}
