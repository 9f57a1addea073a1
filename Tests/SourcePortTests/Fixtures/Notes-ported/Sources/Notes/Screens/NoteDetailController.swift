// swift-format-ignore-file
import UIKit

final class NoteDetailController: BaseViewController, UITextFieldDelegate {
    override class var namedActions: [Selector] {
        super.namedActions + [
            Selector("rename:", NoteDetailController.rename(_:)),
        ]
    }

    @Outlet var field: UITextField!
    @Outlet(.weak) var owner: NoteListController?
    private let note = Note(title: "Draft")
    private var observation: NSKeyValueObservation?
    private let watcher = NoteWatcher()

    var text: String {
        return field.text ?? ""
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.delegate = self
        watcher.watch(note)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: Selector("done", NoteDetailController.done))
    }

    fileprivate func done() {
        view.endEditing(true)
        performSegue(withIdentifier: "back", sender: self)
    }

    @IBAction override func showHelp(_ sender: Any) {
        super.showHelp(sender)
        statusLabel.text = "Help for \(watcher.lastTitle)"
    }

    @IBAction func rename(_ sender: Any?) {
        note.title = "Renamed"
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        return owner?.store.delegate?.noteStore(NoteStore.shared, shouldAdd: note) != false
    }
}

/// Watches a note the old way.
class NoteWatcher: NSObject, KeyValueObserving {
    private static var context = 0
    private(set) var lastTitle = "nothing"
    private weak var note: Note?

    func watch(_ note: Note) {
        self.note = note
        note.addObserver(
            self, forKeyPath: "title", options: [.new, .initial],
            context: &NoteWatcher.context)
    }

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard context == &NoteWatcher.context else {
            return
        }
        lastTitle = change?[.newKey] as? String ?? "none"
    }

    deinit {
        note?.removeObserver(self, forKeyPath: "title")
    }
}
