import Dispatch
import Foundation

/// What a document keeps.
struct DocumentStorage {
    var url: URL
    var state = UIDocument.State.closed
    var modificationDate: Date?
    /// The changes so far, without those that were undone.
    var changes = 0
    /// How many changes what is saved has; nil where undoing does not lead there any more.
    var savedChanges: Int? = 0
    /// How often changes were undone so far.
    var undone = 0
    var undoManager: UndoManager?
    /// What observes the undo manager, and the scene while the document is open.
    var undoObservers: [NotificationToken] = []
    var sceneObservers: [NotificationToken] = []
    var isAutosaveScheduled = false
    /// Whether what is saved is written at once, since there may be no later.
    var isUrgent = false
    /// The number of the last save that was asked for, and that of the newest one that was written.
    var lastSave = 0
    var writtenSave = 0
    /// The scene that opened the document; nil where none did.
    var origin: SceneOrigin?
}

/// An observer that ends with its last reference.
final class NotificationToken: @unchecked Sendable {
    // Unchecked: a constant that only notification centres look into.
    private let token: any NSObjectProtocol

    /// Observes what is posted on the main thread.
    init(
        _ name: Notification.Name,
        of object: AnyObject?,
        _ body: @escaping @MainActor @Sendable () -> Void
    ) {
        token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
            _ in MainThread.run(body)
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}

extension UIDocument {
    /// How long after a change a document is saved by itself, in seconds.
    private static let autosaveDelay = 10.0
    /// The open documents.
    private static var opened: [WeakDocument] = []

    private struct WeakDocument {
        weak var document: UIDocument?
    }

    // MARK: - Turns

    /// Runs code of the document in a later turn, as that of the scene that runs now; at once where
    /// there may be no later one.
    func later(_ body: @escaping @MainActor () -> Void) {
        if storage.isUrgent { return body() }
        DispatchQueue.main.async(execute: { MainActor.assumeIsolated { body() } })
    }

    /// Tells a completion handler in a later turn.
    func finish(_ isDone: Bool, _ handler: ((Bool) -> Void)?) {
        guard let handler else { return }
        later { handler(isDone) }
    }

    private func change(_ body: (inout State) -> Void) {
        let old = storage.state
        body(&storage.state)
        guard storage.state != old else { return }
        NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }

    // MARK: - Reading

    /// Takes over what is in a file; returns whether that went well.
    func reload(from url: URL) -> Bool {
        let isOpen = !storage.state.contains(.closed)
        if isOpen {
            disableEditing()
            change { $0.insert(.editingDisabled) }
        }
        defer {
            if isOpen {
                change { $0.remove(.editingDisabled) }
                enableEditing()
            }
        }
        do {
            try read(from: url)
        } catch {
            handleError(error, userInteractionPermitted: true)
            return false
        }
        storage.savedChanges = storage.changes
        noteModificationDate()
        enter()
        return true
    }

    private func noteModificationDate() {
        let attributes = try? FileManager.default.attributesOfItem(atPath: fileURL.path)
        fileModificationDate = attributes?[.modificationDate] as? Date
    }

    // MARK: - Writing

    /// Asks for the contents, and writes them.
    func write(to url: URL, for operation: SaveOperation, _ handler: ((Bool) -> Void)?) {
        let token = changeCountToken(for: operation)
        let contents: Any
        let attributes: [AnyHashable: Any]
        do {
            contents = try self.contents(forType: savingFileType ?? "public.data")
            attributes = try fileAttributesToWrite(to: url, for: operation)
        } catch {
            fail(error)
            return finish(false, handler)
        }
        storage.lastSave += 1
        let number = storage.lastSave
        later { [self] in
            if number < storage.writtenSave, url == fileURL {
                // What is newer could not wait, and is in the file.
                handler?(true)
                return
            }
            do {
                try writeContents(
                    contents,
                    andAttributes: attributes,
                    safelyTo: url,
                    for: operation
                )
            } catch {
                fail(error)
                handler?(false)
                return
            }
            storage.writtenSave = max(storage.writtenSave, number)
            updateChangeCount(withToken: token, for: operation)
            if operation == .forCreating {
                storage.url = url
                enter()
            }
            noteModificationDate()
            change { $0.remove(.savingError) }
            tellOthers()
            handler?(true)
        }
    }

    private func fail(_ error: any Error) {
        change { $0.insert(.savingError) }
        handleError(error, userInteractionPermitted: !storage.isUrgent)
    }

    /// Has other documents of the file take over what was written, as where another app writes on iOS.
    ///
    /// One that has changes of its own keeps them.
    private func tellOthers() {
        let path = fileURL.standardizedFileURL.path
        for other in Self.opened.compactMap(\.document) where other !== self {
            guard other.fileURL.standardizedFileURL.path == path, !other.hasUnsavedChanges else {
                continue
            }
            let url = other.fileURL
            let revert = { other.revert(toContentsOf: url, completionHandler: nil) }
            if let origin = other.storage.origin { origin.perform(revert) } else { revert() }
        }
    }

    // MARK: - Life

    /// Begins to be open.
    private func enter() {
        guard storage.state.contains(.closed) else { return }
        change { $0.remove(.closed) }
        Self.opened = Self.opened.filter { $0.document != nil } + [WeakDocument(document: self)]
        let scene = RenderContext.current?.scene
        storage.origin = RenderContext.current?.origin
        let names =
            scene == nil
            ? [
                UIApplication.didEnterBackgroundNotification,
                UIApplication.willTerminateNotification,
            ] : [UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification]
        storage.sceneObservers = names.map { name in
            NotificationToken(name, of: scene) { [weak self] in self?.autosaveNow() }
        }
    }

    /// Ends to be open.
    func leave() {
        guard !storage.state.contains(.closed) else { return }
        storage.sceneObservers = []
        storage.origin = nil
        Self.opened.removeAll { $0.document == nil || $0.document === self }
        change { $0.insert(.closed) }
    }

    /// Saves a document some time after its first change.
    func scheduleAutosave() {
        guard !storage.isAutosaveScheduled, !storage.state.contains(.closed) else { return }
        storage.isAutosaveScheduled = true
        // The document is held until then: nobody may drop changes by dropping the document.
        DispatchQueue.main.asyncAfter(
            deadline: .now() + Self.autosaveDelay,
            execute: {
                MainActor.assumeIsolated {
                    self.storage.isAutosaveScheduled = false
                    let isOpen = !self.storage.state.contains(.closed)
                    if isOpen, self.hasUnsavedChanges { self.autosave(completionHandler: nil) }
                }
            }
        )
    }

    /// Saves the document before this returns.
    func autosaveNow() {
        guard hasUnsavedChanges, !storage.state.contains(.closed) else { return }
        storage.isUrgent = true
        autosave(completionHandler: nil)
        storage.isUrgent = false
    }

    // MARK: - Undoing

    /// Takes what an undo manager does for changes of the document.
    func follow(_ manager: UndoManager?) {
        storage.undoManager = manager
        guard let manager else {
            storage.undoObservers = []
            return
        }
        func observe(_ name: Notification.Name, _ change: ChangeKind) -> NotificationToken {
            NotificationToken(name, of: manager) { [weak self] in self?.note(change) }
        }
        storage.undoObservers = [
            observe(.NSUndoManagerDidCloseUndoGroup, .done),
            observe(.NSUndoManagerDidUndoChange, .undone),
            observe(.NSUndoManagerDidRedoChange, .redone),
        ]
    }

    private func note(_ change: ChangeKind) {
        guard let manager = storage.undoManager else { return }
        if change == .done {
            // Groups inside of others are parts of one change; undoing makes groups of its own.
            guard manager.groupingLevel == 0, !manager.isUndoing, !manager.isRedoing,
                manager.canUndo
            else { return }
        }
        updateChangeCount(change)
    }
}
