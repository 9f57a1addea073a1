// swift-format-ignore-file
import Foundation
import UIKit

/// A note, observed by key paths as long as it is edited.
class Note: NSObject, KeyPathNaming {
    class var namedKeyPaths: [NamedKeyPath] { [NamedKeyPath("title", \Note.title)] }

    var title: String { didSet { didChangeValue(forKey: "title") } }
    var body: String
    let identifier = UUID().uuidString

    init(title: String, body: String = "") {
        self.title = title
        self.body = body
        super.init()
    }

    func isEqual(to note: Note) -> Bool {
        return title == note.title && body == note.body
    }
}

protocol NoteStoreDelegate: AnyObject {
    func noteStoreDidChange(_ store: NoteStore)
    func noteStore(_ store: NoteStore, didAdd note: Note)
    func noteStore(_ store: NoteStore, shouldAdd note: Note) -> Bool
    func titleForNewNote(in store: NoteStore) -> String?
    func noteStoreDidFinish(_ store: NoteStore)
    var limit: Int { get }
}

extension NoteStoreDelegate {
    func noteStore(_ store: NoteStore, didAdd note: Note) {}
    func noteStore(_ store: NoteStore, shouldAdd note: Note) -> Bool { true }
    func titleForNewNote(in store: NoteStore) -> String? { nil }
    func noteStoreDidFinish(_ store: NoteStore) {}
    var limit: Int { 100 }
}

class NoteStore: NSObject {
    static let shared = NoteStore()
    static let didChange = Notification.Name("NoteStoreDidChange")

    weak var delegate: NoteStoreDelegate?
    var onChange: ((NoteStore) -> Void)?
    private(set) var notes: [Note] = []

    func add(_ note: Note) {
        guard delegate?.noteStore(self, shouldAdd: note) ?? true else { return }
        guard notes.count < delegate?.limit ?? 100 else { return }
        if note.title.isEmpty, let title = delegate?.titleForNewNote(in: self) {
            note.title = title
        }
        notes.append(note)
        delegate?.noteStore(self, didAdd: note)
        tell()
    }

    func remove(at index: Int) {
        notes.remove(at: index)
        tell()
    }

    private func tell() {
        delegate?.noteStoreDidChange(self)
        onChange?(self)
        delegate?.noteStoreDidFinish(self)
        NotificationCenter.default.post(name: NoteStore.didChange, object: self)
    }
}
