// swift-format-ignore-file
import UIKit

class NoteListController: BaseViewController, KeyPathNaming {
    override class var namedActions: [Selector] {
        super.namedActions + [
            Selector("add:forEvent:", NoteListController.add(_:forEvent:)),
            Selector("clear", NoteListController.clear),
            Selector("unwindToListWithSegue:", NoteListController.unwindToList(segue:)),
        ]
    }

    class var namedKeyPaths: [NamedKeyPath] { [NamedKeyPath("badge", \NoteListController.badge)] }

    @Outlet var tableView: UITableView!
    @Outlet private var addButton: UIButton!
    @Outlet var allButtons: [UIButton]!
    weak var badge: BadgeView! {
        didSet { badge.isAccessibilityElement = true }
    }

    let store = NoteStore.shared

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    private func storeChanged(_ notification: Notification) {
        tableView.reloadData()
        badge.count = store.notes.count
    }

    private func title(of note: Note) -> String {
        return note.title.isEmpty ? "Untitled" : note.title
    }

    /// Sets the list up.
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        store.delegate = self
        NotificationCenter.default.addObserver(
            self, selector: Selector("storeChanged:", NoteListController.storeChanged(_:)), name: NoteStore.didChange, object: nil)
        addButton.addTarget(self, action: Selector("endEditing:", UIView.endEditing(_:)), for: .touchCancel)
    }

#if DEBUG
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        statusLabel.text = "Appeared"
    }
#endif

    override func configure() {
        super.configure()
        title = "Notes"
    }
}

// MARK: - Life cycle

extension NoteListController {
    #if DEBUG
    #endif
}

// MARK: - Actions

private extension NoteListController {
    func add(_ sender: UIButton, forEvent event: UIEvent) {
        store.add(Note(title: ""))
    }

    func clear() {
        while !store.notes.isEmpty { store.remove(at: 0) }
    }

    @IBAction func unwindToList(segue: UIStoryboardSegue) {
        guard let source = segue.source as? NoteDetailController else { return }
        statusLabel.text = "Back with \(source.text)"
    }
}

extension NoteListController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return store.notes.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        cell.textLabel?.text = title(of: store.notes[indexPath.row])
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        store.remove(at: indexPath.row)
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }
}

extension NoteListController: NoteStoreDelegate {
    func noteStoreDidChange(_ store: NoteStore) {
        statusLabel.text = "\(store.notes.count) notes"
    }

    func titleForNewNote(in store: NoteStore) -> String? {
        return "Note \(store.notes.count + 1)"
    }
}
