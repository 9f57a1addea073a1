@_exported import UIKit

/// Lets a person choose pictures and movies.
///
/// The person's browser shows its own dialog for it; the controller covers the app until then.
public final class PHPickerViewController: UIViewController {
    /// What may be chosen.
    public let configuration: PHPickerConfiguration
    /// What hears of the choice, and ends the picker.
    public weak var delegate: (any PHPickerViewControllerDelegate)?

    private let picking = FilePicking()

    /// Creates a picker.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
    }

    /// Archives hold no such picker; nil.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityLabel = "Photos"
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let filter = configuration.filter ?? .any(of: [.images, .videos])
        picking.begin(
            for: self,
            filter.accepted,
            limit: max(configuration.selectionLimit, 0)
        ) { [weak self] files, scene in
            guard let self else { return }
            let results = files.map { file in
                PHPickerResult(
                    itemProvider: NSItemProvider(file, scene: scene),
                    assetIdentifier: nil
                )
            }
            self.delegate?.picker(self, didFinishPicking: results)
        }
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if presentedViewController == nil { picking.end() }
    }
}

/// What hears of a picker of photos.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Tells what was chosen, nothing where the person went back; the delegate ends the picker.
    func picker(
        _ picker: PHPickerViewController,
        didFinishPicking results: [PHPickerResult]
    )
}
