import PhotosUI
import UIKit
import UniformTypeIdentifiers

/// Pictures and documents that a person chooses, by the browser's own dialogs, and gets back.
class FilesController: ScrollingStackController {
    private let imageView = UIImageView()
    private let report = UILabel()
    private let previewButton = UIButton(configuration: .gray())
    private let shareButton = UIButton(configuration: .gray())
    /// What was chosen last.
    private var chosen: [Any] = []
    private let preview = UIDocumentInteractionController()

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
        report.numberOfLines = 0
        report.textColor = .secondaryLabel
        report.accessibilityIdentifier = "report-label"
        stack.addArrangedSubview(report)
        addButton("Choose photos", "choose-photos") { [weak self] in self?.choosePhotos() }
        addButton("Take a photo", "take-photo") { [weak self] in self?.takePhoto() }
        addButton("Choose documents", "choose-documents") { [weak self] in
            self?.chooseDocuments()
        }
        preview.delegate = self
        add(previewButton, "Look at the document", "preview") { [weak self] in
            self?.preview.presentPreview(animated: true)
        }
        add(shareButton, "Share what was chosen", "share") { [weak self] in self?.share() }
        show(nil, "Nothing chosen yet")
    }

    private func addButton(_ title: String, _ name: String, _ action: @escaping () -> Void) {
        add(UIButton(configuration: .filled()), title, name, action)
    }

    private func add(
        _ button: UIButton,
        _ title: String,
        _ name: String,
        _ action: @escaping () -> Void
    ) {
        button.setTitle(title, for: .normal)
        button.accessibilityIdentifier = name
        button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
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

    private func share() {
        let list = UIActivityViewController(activityItems: chosen, applicationActivities: nil)
        list.popoverPresentationController?.sourceView = shareButton
        present(list, animated: true)
    }

    private func show(_ image: UIImage?, _ text: String, documents: [URL] = []) {
        imageView.image = image
        report.text = text
        chosen = image.map { [$0] } ?? documents
        shareButton.isEnabled = !chosen.isEmpty
        preview.url = documents.first
        previewButton.isEnabled = !documents.isEmpty
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
        let names = urls.map(\.lastPathComponent)
        show(nil, names.joined(separator: ", "), documents: urls)
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        show(nil, "No document was chosen")
    }
}

extension FilesController: UIDocumentInteractionControllerDelegate {
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { self }
}
