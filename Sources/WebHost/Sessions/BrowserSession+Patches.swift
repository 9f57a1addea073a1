import Dispatch
import RenderTree
import UIKit
import WebRenderer

extension BrowserSession {
    /// Something changed outside of an input: a commit follows at the end of this turn.
    func scheduleFlush() {
        guard !isHandling, !isFlushScheduled, isConnected else { return }
        isFlushScheduled = true
        let reference = reference
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                reference.object?.isFlushScheduled = false
                reference.object?.flush()
            }
        }
    }

    /// Brings the scene up to date and makes the pictures of what changed available.
    func commit() -> Patch {
        isHandling = true
        isHibernating = false
        hasOnlyScrolled = false
        defer { isHandling = false }
        var patch = scene.commit()
        if !lateEffects.isEmpty {
            patch.operations += lateEffects
            lateEffects = []
        }
        if patch.mayNeedFiles, !patch.isEmpty { environment.images.register(patch) }
        return patch
    }

    /// Commits and sends what changed; without changes the inputs alone are acknowledged.
    func flush() {
        guard isConnected, !isHeldBack else { return }
        if owesTree, !takeTree() { return sendTreeLater() }
        let messages = commitMessages()
        if let socket {
            for message in messages { socket.send(text: message) }
            isHeldBack = history.isOverdue
        }
        if let poll, !messages.isEmpty { answerPoll(with: self.messages(after: poll.after) ?? []) }
        // Appearance callbacks run after a commit, and may ask for another.
        if scene.needsCommit { scheduleFlush() }
    }

    /// Commits and returns what a page that has everything up to then is told.
    func commitMessages() -> [[UInt8]] {
        let patch = commit()
        defer { owesAcknowledgement = false }
        if owesTree {
            owesTree = false
            history.replaceAll()
            return treeMessages() + effectMessages(of: patch)
        }
        if !patch.isEmpty || owesTitle {
            let message = environment.encoder.message(
                patch,
                number: history.last + 1,
                input: lastInput
            )
            var prelude: [[UInt8]] = []
            if owesTitle { prelude.append(environment.encoder.message(title: takeTitle())) }
            if patch.mayNeedFiles {
                let faces = environment.fonts.faces(for: patch, known: &knownFaces)
                if !faces.isEmpty { prelude.append(environment.encoder.message(faces: faces)) }
            }
            history.append(message, after: prelude)
            return prelude.isEmpty ? [message] : prelude + [message]
        }
        return owesAcknowledgement ? [acknowledgement()] : []
    }

    /// Returns what brings a page with the patches up to a number up to date.
    ///
    /// - Returns: Nil where that is the whole tree, of which the page had too many of late.
    func messages(after number: Int) -> [[UInt8]]? {
        if let missed = history.messages(after: number) { return missed }
        return takeTree() ? treeMessages() : nil
    }

    func acknowledgement() -> [UInt8] {
        environment.encoder.acknowledgement(number: history.last, input: lastInput)
    }

    /// Returns the faces that a page of a tree declares, and takes them as known.
    func facesForPage(_ tree: RenderSubtree) -> [FontFace] {
        knownFaces = KnownFaces()
        return environment.fonts.faces(for: tree, known: &knownFaces)
    }

    /// What a page is to do once beside showing the tree that takes the place of a patch.
    private func effectMessages(of patch: Patch) -> [[UInt8]] {
        let effects = patch.operations.filter(\.isDoneOnce)
        guard !effects.isEmpty else { return [] }
        let message = environment.encoder.message(
            Patch(operations: effects),
            number: history.last + 1,
            input: lastInput
        )
        history.append(message)
        return [message]
    }

    /// The whole tree, after title and faces: the page may have missed any.
    private func treeMessages() -> [[UInt8]] {
        let tree = scene.snapshot()
        environment.images.register(tree)
        scene.tellAnimationsAgain()
        let faces = facesForPage(tree)
        let message = environment.encoder.message(
            tree: tree,
            number: history.last,
            input: lastInput
        )
        var prelude: [[UInt8]] = []
        if owesTitle || mayHaveOldTitle {
            prelude.append(environment.encoder.message(title: takeTitle()))
        }
        if !faces.isEmpty { prelude.append(environment.encoder.message(faces: faces)) }
        return prelude + [message]
    }
}

extension Patch.Operation {
    /// Whether a page hears of it in no other way: the rest is in a tree, or told again after it.
    var isDoneOnce: Bool {
        guard case .perform(let effect) = self else { return false }
        return switch effect {
        case .open, .copy, .vibrate, .prepare, .announce, .read, .endChoice, .save: true
        case .claim, .choose, .navigate, .keepAwake, .locate: false
        // What follows a finger is a touch, which ends where the page was lost.
        case .drag: false
        }
    }
}
