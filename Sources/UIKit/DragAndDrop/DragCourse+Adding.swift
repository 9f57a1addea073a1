import CoreGraphics

extension DragCourse {
    /// Whether taps may add to the drag.
    var canGrow: Bool { phase == .dragging && drag != nil && !springs.isTapping }

    /// Adds what an interaction has where its view was tapped.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - point: The place of the tap, in the coordinates of the interaction's view.
    /// - Returns: Whether something was added.
    func add(from interaction: UIDragInteraction, at point: CGPoint) -> Bool {
        guard canGrow, let drag, let drop, let view, let window,
            let delegate = interaction.delegate,
            delegate.dragInteraction(
                interaction,
                sessionForAddingItems: [drag],
                withTouchAt: point
            ) === drag
        else { return false }
        let added = delegate.dragInteraction(
            interaction,
            itemsForAddingTo: drag,
            withTouchAt: point
        )
        // The app may have taken the drag back.
        guard !added.isEmpty, canGrow else { return false }
        if let source {
            source.delegate?
                .dragInteraction(source, session: drag, willAdd: added, for: interaction)
        }
        additions.append((interaction, added))
        items += added
        drag.items = items
        drop.items = items
        let found = liftedPreviews(of: added, from: interaction, drag)
        previews += found
        UIView.performWithoutAnimation { view.add(found, in: window) }
        animate { view.gather() }
        // Targets may say otherwise of more things.
        forgetAnswers()
        retarget()
        return true
    }

    /// The interactions that gave something, from the first on.
    var givers: [UIDragInteraction] {
        var found = source.map { [$0] } ?? []
        for (giver, _) in additions where !found.contains(where: { $0 === giver }) {
            found.append(giver)
        }
        return found
    }

    /// Returns the interaction that gave an item.
    func giver(of item: UIDragItem) -> UIDragInteraction? {
        additions.first { $0.items.contains { $0 === item } }?.source ?? source
    }
}
