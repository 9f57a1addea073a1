import Dispatch
import RenderTree

/// The heart: input in, tree out.
extension UIWindowScene {
    /// Runs code of the app as this scene's: `UIScreen.main` and current traits are its own.
    package func perform<T>(_ body: () throws -> T) rethrows -> T {
        let (outer, traits) = (RenderContext.running, UITraitCollection.current)
        // Inputs and commits are parts of what already runs as this scene's.
        if outer === renderContext, traits === traitCollection { return try body() }
        RenderContext.running = renderContext
        UITraitCollection.current = traitCollection
        defer {
            RenderContext.running = outer
            UITraitCollection.current = traits
        }
        // What the code begins goes on as the scene's.
        if outer === renderContext { return try body() }
        return try SceneOrigin.$current.withValue(renderContext.origin) { try body() }
    }

    /// Brings layout up to date and returns what changed since the last commit.
    package func commit() -> Patch {
        perform {
            ValueObservers.sweep(for: renderContext)
            settle()
            ValueObservers.sweep(for: renderContext, endsTurn: true)
            updateWayBack()
            renderContext.endImplicitGroup()
            CATransaction.endTurn(of: renderContext)
            UndoManager.endTurn()
            renderContext.updateAccessibilityOrder()
            var patch = makePatch()
            if !earlierChanges.isEmpty {
                earlierChanges.append(patch)
                patch = earlierChanges
                earlierChanges = Patch()
            }
            if let focus = takeFocusChange() { patch.operations.append(focus) }
            updateKeyClaims(always: !appearingControllers.isEmpty)
            let effects = takeEffects()
            if !effects.isEmpty {
                patch.operations += effects
                for case .perform(.save(_, name: _)) in effects { patch.mayNeedFiles = true }
            }
            shownRoot = nil
            renderContext.commitEnded()
            finishAppearances()
            AutoreleasePool.drain()
            return patch
        }
    }

    /// Keeps what changed so far apart from the animated changes that follow.
    ///
    /// A view that is added and animated in one turn starts from the values before the block.
    func keepChangesApart() {
        guard isRootCommitted, renderContext.hasChanges || windowsNeedCommit else { return }
        if shownRoot == nil { shownRoot = committedRoot }
        renderContext.keepsShownNodes = true
        earlierChanges.append(makePatch())
        renderContext.keepsShownNodes = false
    }

    /// Whether a commit would have something to do.
    package var needsCommit: Bool {
        renderContext.isUpdateScheduled || windowsNeedCommit || !appearingControllers.isEmpty
            || !earlierChanges.isEmpty || !isRootCommitted || requests?.effects.isEmpty == false
    }

    /// Returns the whole tree as last committed.
    package func snapshot() -> RenderSubtree {
        let root = shownRoot ?? committedRoot ?? makeRootNode()
        return RenderSubtree(
            node: root,
            children: root.children.compactMap { renderContext.committedSubtree(of: $0) }
        )
    }

    /// Makes the next commit tell of the animations that run, after a page got the whole tree.
    package func tellAnimationsAgain() {
        renderContext.tellAnimationsAgain()
        tellKeyClaimsAgain()
        askForFilesAgain()
        showPagesAgain()
        keepAwakeAgain()
        locateAgain()
        listenForDragsAgain()
    }

    /// Drops what can be made again from the views, while nobody looks at the scene.
    ///
    /// The next commit brings everything back and returns a patch with the whole tree.
    package func hibernate() {
        // With what told the page of them.
        requests?.savedPictures = []
        guard committedRoot != nil else { return }
        committedRoot = nil
        shownRoot = nil
        earlierChanges = Patch()
        renderContext.hibernate()
    }

    /// Brings the scene up to date with the next turn of the main run loop, without a page.
    func commitsByItself(_ clock: SystemSceneClock) {
        updateHandler = { [weak self] in
            DispatchQueue.main.async { _ = self?.commit() }
        }
        clock.around = { [weak self] action in
            guard let self else { return }
            perform(action)
            _ = commit()
        }
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
        transitions.isSettling = true
        defer { transitions.isSettling = false }
        // Layouts may add controllers, which appear before their own layout.
        for _ in 0..<16 {
            startTransitions()
            for controller in appearingControllers { controller.isAppearingIfNeeded() }
            let count = appearingControllers.count
            renderContext.settleButtons()
            for window in orderedWindows where !window.isHidden { window.layoutSubtree() }
            // What draws may ask for another layout.
            let hasDrawn = renderContext.displayViews()
            let hasEnded = endTransitions()
            if appearingControllers.count == count, !hasEnded, !hasDrawn, transitions.isEmpty {
                return
            }
        }
    }

    private func finishAppearances() {
        guard !appearingControllers.isEmpty else { return }
        let controllers = appearingControllers.inOrderOfAppearance
        appearingControllers = []
        for controller in controllers
        where controller.appearsWithCommit && controller.viewIfLoaded?.window?.windowScene === self
        {
            controller.didAppear()
        }
    }

    // MARK: - The patch

    private func makeRootNode() -> RenderNode {
        RenderNode(
            id: rootID,
            frame: screen.bounds,
            semantics: Semantics(role: .main),
            children: orderedWindows.map { renderContext.id(of: $0) }
        )
    }

    private func makePatch() -> Patch {
        if !renderContext.replicators.isEmpty {
            renderContext.updateCopies(tellsAnimations: isRootCommitted)
        }
        guard isRootCommitted else { return makeFirstPatch() }
        guard windowsNeedCommit, let old = committedRoot else {
            return renderContext.makePatch(rootChange: nil)
        }
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

extension Patch {
    /// Adds what another patch does afterwards.
    ///
    /// In place: a turn with many animation blocks adds as many patches.
    fileprivate mutating func append(_ next: Patch) {
        guard !next.isEmpty else { return }
        if isEmpty {
            self = next
            return
        }
        mayNeedFiles = mayNeedFiles || next.mayNeedFiles
        // Blocks of one animation often come in parts, which share their transition.
        let indices = next.transitions.map { transition in
            if let index = transitions.lastIndex(of: transition) { return index }
            transitions.append(transition)
            return transitions.count - 1
        }
        operations += next.operations.map { $0.withTransitions(indices) }
    }
}

extension Patch.Operation {
    fileprivate func withTransitions(_ indices: [Int]) -> Patch.Operation {
        switch self {
        case .frame(let id, let from, let to, let transition?):
            .frame(id, from: from, to: to, transition: indices[transition])
        case .style(let id, let from, let to, let transition?):
            .style(id, from: from, to: to, transition: indices[transition])
        case .content(let id, let from, let to, let transition?):
            .content(id, from: from, to: to, transition: indices[transition])
        case .changeAppearance(let id, let change, let transition):
            .changeAppearance(id, change, transition: indices[transition])
        default: self
        }
    }
}
