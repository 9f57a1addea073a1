extension UIView {
    /// Returns a view that shows what a part of this one shows now.
    ///
    /// - Parameters:
    ///   - rect: The part, in this view's coordinates, in points.
    ///   - afterUpdates: Whether changes that no page shows yet are part of it.
    ///   - capInsets: The edges that keep their thickness where the snapshot changes its size.
    /// - Returns: A view of the part's size at the origin; nil where this view is in no scene.
    public func resizableSnapshotView(
        from rect: CGRect,
        afterScreenUpdates afterUpdates: Bool,
        withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width.isFinite, rect.height.isFinite, !rect.isNull else { return nil }
        guard let context = rendering.context ?? UIWindowScene.current?.renderContext else {
            return nil
        }
        if afterUpdates { layoutIfNeeded() }
        return SnapshotView(
            self,
            rect: rect,
            insets: capInsets,
            usesCommitted: !afterUpdates,
            in: context
        )
    }
}

extension UIScreen {
    /// Returns a view that shows what the windows of the screen show now.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let whole = UIView(frame: CGRect(origin: .zero, size: bounds.size))
        let scene = UIApplication.shared.servedScenes.lazy
            .compactMap { $0 as? UIWindowScene }.first { $0.screen === self }
        for window in scene?.orderedWindows ?? [] where !window.isHidden {
            guard let copy = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
            copy.frame = window.frame
            whole.addSubview(copy)
        }
        return whole
    }
}
