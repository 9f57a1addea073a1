import Foundation
import UniformTypeIdentifiers

/// A file as a person sees it: a picture, a text, or its name and kind.
package final class DocumentPreviewController: UIViewController {
    private let url: URL
    private let type: UTType
    /// Called once, when the preview is gone.
    var ended: (() -> Void)?

    /// The longest text that is shown, in bytes.
    private static let textLimit = 1 << 20

    package init(_ url: URL, name: String, _ type: UTType) {
        self.url = url
        self.type = type
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let content = makeContent()
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .action,
            primaryAction: UIAction { [weak self] _ in self?.share() }
        )
    }

    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard navigationController?.viewControllers.first === self else { return }
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in self?.end(animated: true) }
        )
    }

    package override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isMovingFromParent || navigationController?.isBeingDismissed == true else { return }
        ended?()
        ended = nil
    }

    /// Takes the preview away.
    func end(animated: Bool) {
        if let presenter = navigationController?.presentingViewController,
            navigationController?.viewControllers.first === self
        {
            presenter.dismiss(animated: animated)
        } else {
            navigationController?.popViewController(animated: animated)
        }
    }

    private func share() {
        let list = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        list.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        present(list, animated: true)
    }

    private func makeContent() -> UIView {
        if type.conforms(to: .image), let image = UIImage(contentsOfFile: url.path) {
            let view = UIImageView(image: image)
            view.contentMode = .scaleAspectFit
            return view
        }
        if type.conforms(to: .text), let text = text() {
            let view = UITextView()
            view.isEditable = false
            view.font = .preferredFont(forTextStyle: .body)
            view.text = text
            return view
        }
        var content = UIContentUnavailableConfiguration.empty()
        content.image = UIImage(systemName: Self.symbol(of: type))
        content.text = title
        content.secondaryText = type.localizedDescription
        return UIContentUnavailableView(configuration: content)
    }

    /// Returns the beginning of the text; nil for what is no UTF-8.
    private func text() -> String? {
        guard let handle = try? FileHandle(forReadingFrom: url) else { return nil }
        defer { try? handle.close() }
        guard var bytes = try? handle.read(upToCount: Self.textLimit) else { return "" }
        // The end may be within a letter.
        for _ in 0..<4 {
            if let text = String(data: bytes, encoding: .utf8) { return text }
            guard bytes.count > Self.textLimit - 4 else { return nil }
            bytes.removeLast()
        }
        return nil
    }

    /// Returns the name of a symbol for a kind of file.
    static func symbol(of type: UTType) -> String {
        if type.conforms(to: .image) { return "photo" }
        return type.conforms(to: .text) ? "doc.text" : "doc"
    }
}
