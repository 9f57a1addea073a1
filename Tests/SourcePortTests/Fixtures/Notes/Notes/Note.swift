// swift-format-ignore-file
import Foundation

/// A note, observed by key paths as long as it is edited.
@objcMembers
class Note: NSObject {
    @objc dynamic var title: String
    @objc dynamic var body: String
    @objc let identifier = UUID().uuidString

    init(title: String, body: String = "") {
        self.title = title
        self.body = body
        super.init()
    }

    @objc(isEqualToNote:)
    func isEqual(to note: Note) -> Bool {
        return title == note.title && body == note.body
    }
}

@objc protocol NoteStoreDelegate {
    func noteStoreDidChange(_ store: NoteStore)
    @objc optional func noteStore(_ store: NoteStore, didAdd note: Note)
    @objc optional func noteStore(_ store: NoteStore, shouldAdd note: Note) -> Bool
    @objc optional func titleForNewNote(in store: NoteStore) -> String?
    @objc optional func noteStoreDidFinish(_ store: NoteStore)
    @objc optional var limit: Int { get }
}

class NoteStore: NSObject {
    static let shared = NoteStore()
    @objc static let didChange = Notification.Name("NoteStoreDidChange")

    weak var delegate: NoteStoreDelegate?
    var onChange: ((NoteStore) -> Void)?
    private(set) var notes: [Note] = []

    func add(_ note: Note) {
        guard delegate?.noteStore?(self, shouldAdd: note) ?? true else { return }
        guard notes.count < delegate?.limit ?? 100 else { return }
        if note.title.isEmpty, let title = delegate?.titleForNewNote?(in: self) {
            note.title = title
        }
        notes.append(note)
        delegate?.noteStore?(self, didAdd: note)
        tell()
    }

    func remove(at index: Int) {
        notes.remove(at: index)
        tell()
    }

    private func tell() {
        delegate?.noteStoreDidChange(self)
        onChange?(self)
        delegate?.noteStoreDidFinish?(self)
        NotificationCenter.default.post(name: NoteStore.didChange, object: self)
    }
}
