import RenderTree
import UniformTypeIdentifiers

/// Lets a person choose documents of their device, which the app gets copies of.
///
/// The person's browser shows its own dialog; the controller covers the app until then, and goes by itself.
open class UIDocumentPickerViewController: UIViewController {
    private let types: [UTType]
    private let picking = FilePicking()
    private var isAnswered = false

    /// What hears of the choice.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several documents may be chosen; default false.
    open var allowsMultipleSelection = false

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
        types = contentTypes
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
    }

    /// Archives hold no such picker; nil.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityLabel = "Documents"
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        picking.begin(
            for: self,
            AcceptedTypes.names(of: types),
            limit: allowsMultipleSelection ? 0 : 1
        ) { [weak self] files, scene in self?.end(files, scene) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard presentedViewController == nil else { return }
        picking.end()
        isAnswered = false
    }

    private func end(_ files: [ChosenFile], _ scene: UIWindowScene) {
        guard !isAnswered else { return }
        isAnswered = true
        var kept: [TemporaryFile] = []
        for file in files where types.contains(where: { file.type.conforms(to: $0) }) {
            do {
                kept.append(try file.file())
            } catch {
                Diagnostics.report("A chosen document could not be kept: \(error)")
            }
        }
        scene.keep(kept)
        let urls = kept.map { URL(fileURLWithPath: $0.path) }
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

/// What hears of a picker of documents.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
    /// Tells which documents were chosen: files that are there as long as the scene.
    func documentPicker(
        _ controller: UIDocumentPickerViewController,
        didPickDocumentsAt urls: [URL]
    )
    /// Tells that nothing was chosen.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Does nothing.
    public func documentPicker(
        _ controller: UIDocumentPickerViewController,
        didPickDocumentsAt urls: [URL]
    ) {}
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
