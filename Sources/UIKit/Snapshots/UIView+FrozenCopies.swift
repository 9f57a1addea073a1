extension UIView {
    func makeSnapshot(
        of rect: CGRect,
        _ afterUpdates: Bool,
        _ capInsets: UIEdgeInsets
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
