import PhotosUI
import UIKit
import UniformTypeIdentifiers

/// Pictures and documents that a person chooses, by the browser's own dialogs.
class FilesController: ScrollingStackController {
    private let imageView = UIImageView()
    private let report = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        addTitle("Photos and files")
        imageView.contentMode = .scaleAspectFit
        imageView.backgroundColor = .secondarySystemGroupedBackground
        imageView.layer.cornerRadius = 12
        imageView.clipsToBounds = true
        imageView.accessibilityIdentifier = "chosen-image"
        imageView.heightAnchor.constraint(equalToConstant: 240).isActive = true
        stack.addArrangedSubview(imageView)
        report.text = "Nothing chosen yet"
        report.numberOfLines = 0
        report.textColor = .secondaryLabel
        report.accessibilityIdentifier = "report-label"
        stack.addArrangedSubview(report)
        addButton("Choose photos", "choose-photos") { [weak self] in self?.choosePhotos() }
        addButton("Take a photo", "take-photo") { [weak self] in self?.takePhoto() }
        addButton("Choose documents", "choose-documents") { [weak self] in
            self?.chooseDocuments()
        }
    }

    private func addButton(_ title: String, _ name: String, _ action: @escaping () -> Void) {
        let button = UIButton(configuration: .filled(), primaryAction: UIAction { _ in action() })
        button.setTitle(title, for: .normal)
        button.accessibilityIdentifier = name
        stack.addArrangedSubview(button)
    }

    private func choosePhotos() {
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        configuration.selectionLimit = 3
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
    }

    private func takePhoto() {
        let picker = UIImagePickerController()
        if UIImagePickerController.isSourceTypeAvailable(.camera) { picker.sourceType = .camera }
        picker.allowsEditing = true
        picker.delegate = self
        present(picker, animated: true)
    }

    private func chooseDocuments() {
        let picker = UIDocumentPickerViewController(
            forOpeningContentTypes: [.pdf, .text],
            asCopy: true
        )
        picker.allowsMultipleSelection = true
        picker.delegate = self
        present(picker, animated: true)
    }

    private func show(_ image: UIImage?, _ text: String) {
        imageView.image = image
        report.text = text
    }
}

extension FilesController: PHPickerViewControllerDelegate {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        guard let provider = results.first?.itemProvider else {
            return show(nil, "No photo was chosen")
        }
        let count = results.count
        provider.loadObject(ofClass: UIImage.self) { [weak self] object, error in
            let image = object as? UIImage
            let text = error.map { $0.localizedDescription } ?? "Chosen: \(count)"
            Task { @MainActor in self?.show(image, text) }
        }
    }
}

extension FilesController: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
        let image = (info[.editedImage] ?? info[.originalImage]) as? UIImage
        show(image, "\(Int(image?.size.width ?? 0)) × \(Int(image?.size.height ?? 0)) points")
    }
}

extension FilesController: UIDocumentPickerDelegate {
    func documentPicker(
        _ controller: UIDocumentPickerViewController,
        didPickDocumentsAt urls: [URL]
    ) {
        show(nil, urls.map(\.lastPathComponent).joined(separator: ", "))
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        show(nil, "No document was chosen")
    }
}
