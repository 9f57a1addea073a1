import RenderTree

/// The heart: input in, tree out.
extension UIWindowScene {
    /// Runs code of the app as this scene's: `UIScreen.main` and current traits are its own.
    package func perform<T>(_ body: () throws -> T) rethrows -> T {
        let (outer, traits) = (RenderContext.running, UITraitCollection.current)
        RenderContext.running = renderContext
        UITraitCollection.current = traitCollection
        defer {
            RenderContext.running = outer
            UITraitCollection.current = traits
        }
        return try body()
    }

    /// Brings layout up to date and returns what changed since the last commit.
    package func commit() -> Patch {
        perform {
            settle()
            let patch = makePatch()
            finishAppearances()
            return patch
        }
    }

    /// Whether a commit would have something to do.
    package var needsCommit: Bool {
        renderContext.isUpdateScheduled || windowsNeedCommit || !appearingControllers.isEmpty
    }

    /// Returns the whole tree as last committed.
    package func snapshot() -> RenderSubtree {
        let root = committedRoot ?? makeRootNode()
        return RenderSubtree(
            node: root,
            children: root.children.compactMap { renderContext.committedSubtree(of: $0) }
        )
    }

    func updateWasScheduled() {
        updateHandler?()
    }

    func noteAppearing(_ controller: UIViewController) {
        guard controller.appearance.phase == .appearing else { return }
        appearingControllers.append(controller)
        renderContext.scheduleUpdate()
    }

    /// Appearance, then layout, until nothing is pending.
    private func settle() {
        renderContext.updateBegan()
        for controller in appearingControllers { controller.isAppearingIfNeeded() }
        for window in orderedWindows where !window.isHidden { window.layoutSubtree() }
    }

    private func finishAppearances() {
        let controllers = appearingControllers
        appearingControllers = []
        for controller in controllers where !controller.appearance.isManual {
            controller.didAppear()
        }
    }

    // MARK: - The patch

    private func makeRootNode() -> RenderNode {
        RenderNode(
            id: rootID,
            frame: screen.bounds,
            children: orderedWindows.map { renderContext.id(of: $0) }
        )
    }

    private func makePatch() -> Patch {
        guard let old = committedRoot else { return makeFirstPatch() }
        guard windowsNeedCommit else { return renderContext.makePatch(rootChange: nil) }
        windowsNeedCommit = false
        let root = makeRootNode()
        committedRoot = root
        return renderContext.makePatch(rootChange: old == root ? nil : (old, root))
    }

    private func makeFirstPatch() -> Patch {
        windowsNeedCommit = false
        let root = makeRootNode()
        committedRoot = root
        let windows = orderedWindows.map { renderContext.renderSubtree(of: $0) }
        // Takes the views off the list of changes: all of them are in the tree.
        _ = renderContext.makePatch(rootChange: nil)
        return PatchBuilder.replacingTree(with: RenderSubtree(node: root, children: windows))
    }
}
