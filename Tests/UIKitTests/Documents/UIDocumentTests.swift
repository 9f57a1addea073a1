import Foundation
import Testing

@testable import UIKit

@MainActor struct UIDocumentTests {
    /// A document of text.
    private final class Note: UIDocument {
        var text = ""
        var calls: [String] = []
        /// Whether the document is saved where the app goes, as tests beside this one make it.
        var savesByItself = false

        override func autosave(completionHandler: ((Bool) -> Void)? = nil) {
            guard savesByItself || completionHandler != nil else { return }
            super.autosave(completionHandler: completionHandler)
        }

        override func contents(forType typeName: String) throws -> Any {
            calls.append("contents \(typeName)")
            return Data(text.utf8)
        }

        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            calls.append("load")
            guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
            text = String(decoding: data, as: UTF8.self)
        }

        override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
            calls.append("error")
        }
    }

    private func makeURL() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    }

    private func read(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

    @Test func aNewDocumentIsClosed() {
        let note = Note(fileURL: URL(fileURLWithPath: "/tmp/My note.txt"))
        #expect(note.documentState == .closed)
        #expect(note.localizedName == "My note")
        #expect(note.fileType == "public.plain-text")
        #expect(!note.hasUnsavedChanges)
        #expect(note.fileModificationDate == nil)
    }

    @Test func whatIsSavedIsOpenedAgain() async {
        let url = makeURL()
        defer { try? FileManager.default.removeItem(at: url) }
        let note = Note(fileURL: url)
        note.text = "Hello"
        note.updateChangeCount(.done)
        #expect(await note.save(to: url, for: .forCreating))
        #expect(note.documentState == .normal)
        #expect(!note.hasUnsavedChanges)
        #expect(note.fileModificationDate != nil)
        #expect(read(url) == "Hello")
        #expect(await note.close())
        #expect(note.documentState == .closed)
        let other = Note(fileURL: url)
        #expect(await other.open())
        #expect(other.text == "Hello")
        #expect(other.documentState == .normal)
        #expect(await other.close())
    }

    @Test func whatIsNotThereCannotBeOpened() async {
        let note = Note(fileURL: makeURL())
        #expect(await note.open() == false)
        #expect(note.calls == ["error"])
        #expect(note.documentState == .closed)
    }

    @Test func closingSavesWhatIsNotSaved() async throws {
        let url = makeURL()
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("old".utf8).write(to: url)
        let note = Note(fileURL: url)
        #expect(await note.open())
        note.calls = []
        #expect(await note.close())
        #expect(note.calls == [])
        #expect(await note.open())
        note.text = "new"
        note.updateChangeCount(.done)
        #expect(await note.close())
        #expect(read(url) == "new")
    }

    @Test func aFailedSaveKeepsTheChanges() async throws {
        let url = makeURL()
        let note = Note(fileURL: url)
        #expect(await note.save(to: url, for: .forCreating))
        try FileManager.default.removeItem(at: url)
        // A folder stands where the file was.
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: url) }
        try Data().write(to: url.appendingPathComponent("a"))
        note.updateChangeCount(.done)
        note.calls = []
        #expect(await note.close() == false)
        #expect(note.calls == ["contents public.plain-text", "error"])
        #expect(note.hasUnsavedChanges)
        #expect(note.documentState == .savingError)
    }

    /// Changes the text so that it can be undone and done again.
    private func change(_ note: Note, to text: String) {
        let old = note.text
        note.undoManager.registerUndo(withTarget: note) { self.change($0, to: old) }
        note.text = text
    }

    @Test func undoingIsAChangeToo() async {
        let url = makeURL()
        defer { try? FileManager.default.removeItem(at: url) }
        let note = Note(fileURL: url)
        #expect(await note.save(to: url, for: .forCreating))
        note.undoManager.groupsByEvent = false
        note.undoManager.beginUndoGrouping()
        change(note, to: "a")
        note.undoManager.endUndoGrouping()
        #expect(note.hasUnsavedChanges)
        note.undoManager.undo()
        #expect(!note.hasUnsavedChanges)
        note.undoManager.redo()
        #expect(note.hasUnsavedChanges)
        #expect(await note.save(to: url, for: .forOverwriting))
        #expect(!note.hasUnsavedChanges)
        note.undoManager.undo()
        #expect(note.hasUnsavedChanges)
        #expect(await note.close())
    }

    @Test func changesWhileItIsWrittenStayUnsaved() async {
        let url = makeURL()
        defer { try? FileManager.default.removeItem(at: url) }
        let note = Note(fileURL: url)
        #expect(await note.save(to: url, for: .forCreating))
        note.updateChangeCount(.done)
        note.text = "a"
        let isSaved = await withCheckedContinuation { done in
            note.save(to: url, for: .forOverwriting) { done.resume(returning: $0) }
            note.text = "b"
            note.updateChangeCount(.done)
        }
        #expect(isSaved)
        #expect(read(url) == "a")
        #expect(note.hasUnsavedChanges)
        #expect(await note.close())
        #expect(read(url) == "b")
    }

    @Test func changesAfterTwoSavesAtOnceAreNotSaved() async {
        let url = makeURL()
        defer { try? FileManager.default.removeItem(at: url) }
        let note = Note(fileURL: url)
        #expect(await note.save(to: url, for: .forCreating))
        note.updateChangeCount(.done)
        note.save(to: url, for: .forOverwriting, completionHandler: nil)
        #expect(await note.save(to: url, for: .forOverwriting))
        #expect(!note.hasUnsavedChanges)
        note.text = "new"
        note.updateChangeCount(.done)
        #expect(note.hasUnsavedChanges)
        #expect(await note.close())
        #expect(read(url) == "new")
    }

    @Test func aChangeInPlaceOfAnUndoneOneIsNotSaved() async {
        let url = makeURL()
        defer { try? FileManager.default.removeItem(at: url) }
        let note = Note(fileURL: url)
        note.updateChangeCount(.done)
        #expect(await note.save(to: url, for: .forCreating))
        note.updateChangeCount(.undone)
        note.updateChangeCount(.done)
        #expect(note.hasUnsavedChanges)
        #expect(await note.close())
        #expect(!note.hasUnsavedChanges)
    }

    @Test func anotherDocumentOfTheFileTakesChangesOver() async throws {
        let url = makeURL()
        defer { try? FileManager.default.removeItem(at: url) }
        let (first, second, third) = (Note(fileURL: url), Note(fileURL: url), Note(fileURL: url))
        first.text = "1"
        #expect(await first.save(to: url, for: .forCreating))
        #expect(await second.open())
        #expect(await third.open())
        third.text = "own"
        third.updateChangeCount(.done)
        first.text = "2"
        first.updateChangeCount(.done)
        #expect(await first.save(to: url, for: .forOverwriting))
        // The next turn of the main queue.
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(second.text == "2")
        #expect(third.text == "own")
        #expect(await second.close())
        #expect(await third.close())
        #expect(await first.close())
    }

    @Test func theDocumentIsSavedAsThePersonLeaves() async {
        let url = makeURL()
        defer { try? FileManager.default.removeItem(at: url) }
        let note = Note(fileURL: url)
        #expect(await note.save(to: url, for: .forCreating))
        note.text = "kept"
        note.updateChangeCount(.done)
        note.savesByItself = true
        // At once: the process may end after that.
        note.autosaveNow()
        #expect(read(url) == "kept")
        #expect(!note.hasUnsavedChanges)
        #expect(await note.close())
    }

    @Test func whatIsSavedInHasteStays() async {
        let url = makeURL()
        defer { try? FileManager.default.removeItem(at: url) }
        let note = Note(fileURL: url)
        #expect(await note.save(to: url, for: .forCreating))
        note.savesByItself = true
        note.text = "a"
        note.updateChangeCount(.done)
        let isSaved = await withCheckedContinuation { done in
            note.save(to: url, for: .forOverwriting) { done.resume(returning: $0) }
            note.text = "b"
            note.updateChangeCount(.done)
            note.autosaveNow()
        }
        #expect(isSaved)
        #expect(read(url) == "b")
        #expect(!note.hasUnsavedChanges)
        #expect(await note.close())
    }

    @Test func changesOfTheStateArePosted() async {
        let url = makeURL()
        defer { try? FileManager.default.removeItem(at: url) }
        let note = Note(fileURL: url)
        var count = 0
        let token = NotificationToken(UIDocument.stateChangedNotification, of: note) { count += 1 }
        #expect(await note.save(to: url, for: .forCreating))
        #expect(count == 1)
        #expect(await note.close())
        #expect(count == 2)
        withExtendedLifetime(token) {}
    }
}
