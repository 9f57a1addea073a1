import Foundation
import UniformTypeIdentifiers

/// A document in a file: a subclass says what its contents are, and gets them.
///
/// - Note: Differs from UIKit: everything is called on the main thread, reading and writing too; files
///   are no packages, since Foundation for Linux has no `FileWrapper`.
@preconcurrency @MainActor
open class UIDocument: NSObject {
    /// What a change does to the number of changes that are not saved.
    public enum ChangeKind: Int, Sendable {
        case done, undone, redone, cleared
    }

    /// Why a document is saved.
    public enum SaveOperation: Int, Sendable {
        case forCreating, forOverwriting
    }

    /// What holds of a document; nothing where it is open and can be edited.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        /// Creates a state from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The document is open and can be edited.
        public static let normal: State = []
        /// The document was not opened, or is closed.
        public static let closed = State(rawValue: 1 << 0)
        /// Versions of the document contradict each other; never here.
        public static let inConflict = State(rawValue: 1 << 1)
        /// The document could not be saved last.
        public static let savingError = State(rawValue: 1 << 2)
        /// The document is busy, and should not be changed.
        public static let editingDisabled = State(rawValue: 1 << 3)
        /// The progress of the document is known; never here.
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    /// Posted when `documentState` changes; the object is the document.
    public nonisolated static let stateChangedNotification = Notification.Name(
        "UIDocumentStateChangedNotification"
    )

    final var storage: DocumentStorage

    /// Creates a document of a file, which is not read yet and need not be there.
    public init(fileURL url: URL) {
        precondition(url.isFileURL, "UIDocument(fileURL:): found \(url), expected a file's URL.")
        storage = DocumentStorage(url: url)
        super.init()
    }

    // MARK: - Hooks

    /// Returns what is written into the file: a `Data`.
    ///
    /// Overridden by every subclass that is saved; by itself it throws.
    open func contents(forType typeName: String) throws -> Any {
        throw CocoaError(.fileWriteUnknown)
    }

    /// Takes over what was read of the file: a `Data`.
    ///
    /// Overridden by every subclass that is opened; by itself it throws.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {
        throw CocoaError(.fileReadUnknown)
    }

    /// Reads a file, and gives its bytes to `load(fromContents:ofType:)`.
    open func read(from url: URL) throws {
        try load(fromContents: Data(contentsOf: url), ofType: fileType)
    }

    /// Writes contents so that the old ones stay where that fails.
    open func writeContents(
        _ contents: Any,
        andAttributes additionalFileAttributes: [AnyHashable: Any]?,
        safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
        var attributes: [FileAttributeKey: Any] = [:]
        for (key, value) in additionalFileAttributes ?? [:] {
            if let name = key.base as? String {
                attributes[FileAttributeKey(rawValue: name)] = value
            }
            if let key = key.base as? FileAttributeKey { attributes[key] = value }
        }
        if !attributes.isEmpty {
            try FileManager.default.setAttributes(attributes, ofItemAtPath: url.path)
        }
    }

    /// Writes contents.
    open func writeContents(
        _ contents: Any,
        to url: URL,
        for saveOperation: SaveOperation,
        originalContentsURL: URL?
    ) throws {
        guard let data = contents as? Data else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url, options: .atomic)
    }

    /// Returns attributes of the file that is written; default none.
    open func fileAttributesToWrite(
        to url: URL,
        for saveOperation: SaveOperation
    ) throws -> [AnyHashable: Any] { [:] }

    /// The type in which the document is saved; default that of the file.
    open var savingFileType: String? { fileType }

    /// Returns the extension of a type's files; default that of the document's file.
    open func fileNameExtension(
        forType typeName: String?,
        saveOperation: SaveOperation
    ) -> String {
        let type = typeName.flatMap { UTType($0) }
        return type?.preferredFilenameExtension ?? fileURL.pathExtension
    }

    /// Saves the document where it has changes, as happens by itself some time after a change, when
    /// the person leaves the tab, and when the scene ends.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else {
            finish(true, completionHandler)
            return
        }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    /// Saves the document: asks for the contents at once, and writes them a moment later.
    ///
    /// - Parameters:
    ///   - url: Where it is saved; the document's file from then on, where it is made.
    ///   - saveOperation: Whether the file is made.
    ///   - completionHandler: Is told on the main thread whether that went well.
    open func save(
        to url: URL,
        for saveOperation: SaveOperation,
        completionHandler: ((Bool) -> Void)? = nil
    ) {
        write(to: url, for: saveOperation, completionHandler)
    }

    /// Reads the document's file a moment later, and opens the document.
    ///
    /// - Parameter completionHandler: Is told on the main thread whether that went well.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        later { [self] in finish(reload(from: fileURL), completionHandler) }
    }

    /// Saves the document where it has changes, and closes it.
    ///
    /// - Parameter completionHandler: Is told on the main thread whether that went well; else the
    ///   document stays open.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        autosave { [self] isSaved in
            if isSaved { leave() }
            completionHandler?(isSaved)
        }
    }

    /// Takes over what is in a file, and forgets changes that are not saved.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        later { [self] in finish(reload(from: url), completionHandler) }
    }

    /// Called where the document gets busy; its views should take no changes until it is not.
    open func disableEditing() {}

    /// Called where the document can be changed again.
    open func enableEditing() {}

    /// Hears of an error in reading or writing; by itself it reports it.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        Diagnostics.report("\(fileURL.lastPathComponent): \(error)")
        finishedHandlingError(error, recovered: false)
    }

    /// Called at the end of `handleError(_:userInteractionPermitted:)`.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

    /// Notes a change; what undo managers do is noted by itself.
    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done:
            // What is saved was undone, and cannot be had again.
            if let saved = storage.savedChanges, saved > storage.changes {
                storage.savedChanges = nil
            }
            storage.changes += 1
        case .redone: storage.changes += 1
        case .undone:
            storage.changes -= 1
            storage.undone += 1
        case .cleared: storage.savedChanges = storage.changes
        }
        if hasUnsavedChanges { scheduleAutosave() }
    }

    /// Returns how many changes there are as the document is saved.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any {
        [storage.changes, storage.undone]
    }

    /// Takes those changes away that were there when the document was saved.
    open func updateChangeCount(
        withToken changeCountToken: Any,
        for saveOperation: SaveOperation
    ) {
        guard let saved = changeCountToken as? [Int], saved.count == 2 else { return }
        // Other changes may stand in the place of those that were undone meanwhile.
        storage.savedChanges = saved[1] == storage.undone ? saved[0] : nil
    }

    /// Whether there are changes that are not saved.
    open var hasUnsavedChanges: Bool { storage.savedChanges != storage.changes }

    /// What undoes changes; made when it is first asked for.
    ///
    /// What it does, undoes and does again are changes of the document.
    open var undoManager: UndoManager! {
        get {
            if storage.undoManager == nil { follow(UndoManager()) }
            return storage.undoManager
        }
        set { follow(newValue) }
    }

    // MARK: - Values

    /// The document's file.
    open var fileURL: URL { storage.url }
    /// The name of the file, without what tells its type.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The identifier of the file's type.
    open var fileType: String? {
        UTType(filenameExtension: fileURL.pathExtension)?.identifier
    }
    /// When the file was changed last, as far as the document knows; nil before it was opened.
    open var fileModificationDate: Date? {
        get { storage.modificationDate }
        set { storage.modificationDate = newValue }
    }
    /// What holds of the document; default closed.
    open var documentState: State { storage.state }
}

extension UIDocument {
    /// Reads the document's file and opens the document; returns whether that went well.
    @discardableResult
    public func open() async -> Bool {
        await withCheckedContinuation { done in open { done.resume(returning: $0) } }
    }

    /// Saves the document where it has changes and closes it; returns whether that went well.
    @discardableResult
    public func close() async -> Bool {
        await withCheckedContinuation { done in close { done.resume(returning: $0) } }
    }

    /// Saves the document; returns whether that went well.
    @discardableResult
    public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { done in
            save(to: url, for: saveOperation) { done.resume(returning: $0) }
        }
    }

    /// Takes over what is in a file; returns whether that went well.
    @discardableResult
    public func revert(toContentsOf url: URL) async -> Bool {
        await withCheckedContinuation { done in
            revert(toContentsOf: url) { done.resume(returning: $0) }
        }
    }
}
