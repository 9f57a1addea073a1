import Foundation

// What Swift makes of methods with completions for tasks, which wait for their ends.
extension UIViewController {
    /// Presents a controller, and returns once it is there.
    ///
    /// As with the completion: a controller that cannot be presented never is there.
    public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
        await withCheckedContinuation { continuation in
            present(viewControllerToPresent, animated: flag) { continuation.resume() }
        }
    }

    /// Dismisses what is presented here, or else this controller, and returns once that is gone.
    public func dismiss(animated flag: Bool) async {
        await withCheckedContinuation { continuation in
            dismiss(animated: flag) { continuation.resume() }
        }
    }

    /// Leads from one child to another, and returns once that is there.
    ///
    /// - Returns: Whether the transition ran to the end.
    @discardableResult
    public func transition(
        from fromViewController: UIViewController,
        to toViewController: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            transition(
                from: fromViewController,
                to: toViewController,
                duration: duration,
                options: options,
                animations: animations,
                completion: { continuation.resume(returning: $0) }
            )
        }
    }
}

extension UIPageViewController {
    /// Shows pages, and returns once they are there.
    ///
    /// - Returns: Whether the turn ran to the end.
    @discardableResult
    public func setViewControllers(
        _ viewControllers: [UIViewController]?,
        direction: NavigationDirection,
        animated: Bool
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            setViewControllers(viewControllers, direction: direction, animated: animated) {
                continuation.resume(returning: $0)
            }
        }
    }
}

extension UITableView {
    /// Changes rows and sections together, and returns once they are at their places.
    ///
    /// - Returns: Whether the animations ran to the end.
    @discardableResult
    public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
        await withCheckedContinuation { continuation in
            performBatchUpdates(updates) { continuation.resume(returning: $0) }
        }
    }
}

extension UICollectionView {
    /// Changes items and sections together, and returns once they are at their places.
    ///
    /// - Returns: Whether the animations ran to the end.
    @discardableResult
    public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
        await withCheckedContinuation { continuation in
            performBatchUpdates(updates) { continuation.resume(returning: $0) }
        }
    }

    /// Changes the layout, and returns once items are at their new places.
    ///
    /// - Returns: Whether they came there.
    @discardableResult
    public func setCollectionViewLayout(
        _ layout: UICollectionViewLayout,
        animated: Bool
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            setCollectionViewLayout(layout, animated: animated) {
                continuation.resume(returning: $0)
            }
        }
    }
}

extension UITableViewDiffableDataSource {
    /// Shows a snapshot by making all rows anew, and returns once they are there.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }
}

extension UICollectionViewDiffableDataSource {
    /// Shows a snapshot by making all views anew, and returns once they are there.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }
}
