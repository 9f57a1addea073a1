import RenderTree
import UniformTypeIdentifiers

/// Lets a person choose documents of their device, which the app gets copies of, or gives them documents.
///
/// The person's browser shows its own dialog; the controller covers the app until then, and goes by itself.
open class UIDocumentPickerViewController: UIViewController {
    private enum Task {
        case open([UTType])
        case export([URL])
    }

    private let task: Task
    private let picking = FilePicking()
    private var isAnswered = false
    /// The documents that the page was told to save; nil before.
    private var exported: [URL]?

    /// What hears of the choice.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several documents may be chosen; default false.
    open var allowsMultipleSelection = false
    /// What the picker does with documents.
    public let documentPickerMode: UIDocumentPickerMode

    /// Creates a picker of documents of some types.
    ///
    /// - Parameters:
    ///   - contentTypes: The types; files of others that a person chooses nevertheless are left out.
    ///   - asCopy: Whether the app wants copies; it gets them in any case.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        precondition(
            !contentTypes.isEmpty,
            "UIDocumentPickerViewController: found no content types, expected one at least."
        )
        task = .open(contentTypes)
        documentPickerMode = asCopy ? .import : .open
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
    }

    /// Creates a picker that gives a person documents, by downloads of the browser.
    ///
    /// - Note: Differs from UIKit: whether the browser keeps them nobody hears, and the delegate is told
    ///   of the documents as the app named them.
    ///
    /// - Parameters:
    ///   - urls: The files, 64 MB at most.
    ///   - asCopy: Whether the app keeps its own; it does in any case.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        task = .export(urls)
        documentPickerMode = asCopy ? .exportToService : .moveToService
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
    }

    /// Creates a picker of documents of some types, by their identifiers; unknown ones are left out.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        let types = allowedUTIs.compactMap { UTType($0) }
        task = .open(types.isEmpty ? [.item] : types)
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
    }

    /// Creates a picker that gives a person documents.
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(forExporting: urls, asCopy: mode != .moveToService)
    }

    /// Creates a picker that gives a person a document.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) {
        self.init(urls: [url], in: mode)
    }

    /// Archives hold no such picker; nil.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityLabel = "Documents"
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        switch task {
        case .open(let types):
            picking.begin(
                for: self,
                AcceptedTypes.names(of: types),
                limit: allowsMultipleSelection ? 0 : 1
            ) { [weak self] files, scene in self?.end(files, types, scene) }
        case .export(let urls):
            // Browsers save files for a moment after a touch only, as they open dialogs.
            if exported == nil { export(urls) }
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let exported { answer(exported) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard presentedViewController == nil else { return }
        picking.end()
        isAnswered = false
        exported = nil
    }

    private func export(_ urls: [URL]) {
        view.backgroundColor = .clear
        exported = []
        guard let scene = view.window?.windowScene ?? UIWindowScene.current else { return }
        let files = urls.compactMap { SavedFile(of: $0, limit: scene.savedByteLimit) }
        if files.count == urls.count, scene.save(files) {
            exported = urls
        } else {
            Diagnostics.report(
                "\(urls.count) documents are not exported: one is no file that can be read, or all "
                    + "have more than \(scene.savedByteLimit) bytes."
            )
        }
    }

    private func end(_ files: [ChosenFile], _ types: [UTType], _ scene: UIWindowScene) {
        guard !isAnswered else { return }
        var kept: [TemporaryFile] = []
        for file in files where types.contains(where: { file.type.conforms(to: $0) }) {
            do {
                kept.append(try file.file())
            } catch {
                Diagnostics.report("A chosen document could not be kept: \(error)")
            }
        }
        scene.keep(kept)
        answer(kept.map { URL(fileURLWithPath: $0.path) })
    }

    /// Ends the picker and tells the delegate, once.
    private func answer(_ urls: [URL]) {
        guard !isAnswered else { return }
        isAnswered = true
        // A delegate may show what was chosen, for which the picker must be gone.
        let tell: () -> Void = { [self] in
            if urls.isEmpty {
                delegate?.documentPickerWasCancelled(self)
            } else {
                delegate?.documentPicker(self, didPickDocumentsAt: urls)
            }
        }
        if let presenter = presentingViewController {
            presenter.dismiss(animated: true, completion: tell)
        } else {
            tell()
        }
    }
}

/// What a picker does with documents.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// The app gets copies.
    case `import`
    /// The app opens documents; it gets copies as well.
    case open
    /// The person gets copies.
    case exportToService
    /// The person gets the documents; the app keeps its own as well.
    case moveToService
}

/// What hears of a picker of documents.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
    /// Tells which documents were chosen: files that are there as long as the scene; or given to the person.
    func documentPicker(
        _ controller: UIDocumentPickerViewController,
        didPickDocumentsAt urls: [URL]
    )
    /// Tells which document was chosen, where only the method for several ones is left out.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    /// Tells that nothing was chosen.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Tells of each document by itself.
    public func documentPicker(
        _ controller: UIDocumentPickerViewController,
        didPickDocumentsAt urls: [URL]
    ) {
        for url in urls { documentPicker(controller, didPickDocumentAt: url) }
    }
    /// Does nothing.
    public func documentPicker(
        _ controller: UIDocumentPickerViewController,
        didPickDocumentAt url: URL
    ) {}
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
