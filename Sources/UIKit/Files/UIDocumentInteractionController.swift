import Foundation
import UniformTypeIdentifiers

/// Shows a file to a person, and offers what can be done with it.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    /// The file; nil for none.
    open var url: URL?
    /// What hears of what is shown, and says where a preview comes from.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// The identifier of the file's type; default that of its name.
    open var uti: String? {
        get { givenType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
        set { givenType = newValue }
    }
    /// The file's name as a person reads it; default that of the file.
    open var name: String? {
        get { givenName ?? url?.lastPathComponent }
        set { givenName = newValue }
    }

    private var givenType: String?
    private var givenName: String?
    private weak var list: UIActivityViewController?
    private weak var preview: DocumentPreviewController?

    /// Creates a controller of no file.
    public override init() { super.init() }

    /// Creates a controller of a file.
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }

    /// A picture for the kind of the file.
    open var icons: [UIImage] {
        UIImage(systemName: DocumentPreviewController.symbol(of: type)).map { [$0] } ?? []
    }

    fileprivate var type: UTType { uti.flatMap { UTType($0) } ?? .data }

    // MARK: - Lists

    /// Shows what can be done with the file, beside a place in a view.
    ///
    /// - Parameters:
    ///   - rect: The place, in the view's coordinates.
    ///   - view: The view.
    ///   - animated: Whether the list comes gradually.
    /// - Returns: Whether there is a file, and a window for the list.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        present(view.window, animated, opensFile: false) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    /// Shows what can be done with the file, beside an item of a bar.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        present(UIWindowScene.current?.keyWindow, animated, opensFile: false) {
            $0.barButtonItem = item
        }
    }

    /// Shows how the file can be taken out of the app, beside a place in a view.
    ///
    /// - Returns: Whether there is a file, and a window for the list.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        present(view.window, animated, opensFile: true) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    /// Shows how the file can be taken out of the app, beside an item of a bar.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        present(UIWindowScene.current?.keyWindow, animated, opensFile: true) {
            $0.barButtonItem = item
        }
    }

    /// Ends the list that is shown.
    open func dismissMenu(animated: Bool) {
        list?.presentingViewController?.dismiss(animated: animated)
    }

    private func present(
        _ window: UIWindow?,
        _ animated: Bool,
        opensFile: Bool,
        _ place: (UIPopoverPresentationController) -> Void
    ) -> Bool {
        guard let url, isThere, list == nil, var presenter = window?.rootViewController else {
            return false
        }
        while let presented = presenter.presentedViewController { presenter = presented }
        let list = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        list.popoverPresentationController.map(place)
        list.completionWithItemsHandler = { [weak self] _, _, _, _ in
            guard let self else { return }
            if opensFile {
                delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
            } else {
                delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
            }
        }
        if opensFile {
            delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
        } else {
            delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
        }
        self.list = list
        presenter.present(list, animated: animated)
        return true
    }

    /// Whether the file is one that can be read.
    private var isThere: Bool {
        guard let url, url.isFileURL else { return false }
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            && !isFolder.boolValue
    }

    // MARK: - Previews

    /// Shows the file: over the delegate's controller, or in it where that is a navigation controller.
    ///
    /// - Note: Differs from UIKit: pictures and texts are shown, of other files the name and the kind.
    ///
    /// - Returns: Whether there is a file, and a controller in a window to show it.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        guard let url, isThere, preview == nil,
            let presenter = delegate?.documentInteractionControllerViewControllerForPreview(self),
            presenter.viewIfLoaded?.window != nil
        else { return false }
        let preview = DocumentPreviewController(url, name: name ?? url.lastPathComponent, type)
        preview.ended = { [weak self] in
            guard let self else { return }
            delegate?.documentInteractionControllerDidEndPreview(self)
        }
        self.preview = preview
        delegate?.documentInteractionControllerWillBeginPreview(self)
        if let stack = presenter as? UINavigationController {
            stack.pushViewController(preview, animated: animated)
        } else {
            let stack = UINavigationController(rootViewController: preview)
            stack.modalPresentationStyle = .fullScreen
            presenter.present(stack, animated: animated)
        }
        return true
    }

    /// Ends the preview that is shown.
    open func dismissPreview(animated: Bool) { preview?.end(animated: animated) }
}

/// What hears of a file that is shown.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// Returns the controller that previews come over, or into.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
    /// Tells that a preview is about to be shown.
    func documentInteractionControllerWillBeginPreview(
        _ controller: UIDocumentInteractionController
    )
    /// Tells that a preview has ended.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    /// Tells that what can be done with the file is about to be shown.
    func documentInteractionControllerWillPresentOptionsMenu(
        _ controller: UIDocumentInteractionController
    )
    /// Tells that the list has ended.
    func documentInteractionControllerDidDismissOptionsMenu(
        _ controller: UIDocumentInteractionController
    )
    /// Tells that ways out of the app are about to be shown.
    func documentInteractionControllerWillPresentOpenInMenu(
        _ controller: UIDocumentInteractionController
    )
    /// Tells that the list has ended.
    func documentInteractionControllerDidDismissOpenInMenu(
        _ controller: UIDocumentInteractionController
    )
}

extension UIDocumentInteractionControllerDelegate {
    /// Returns a controller in no window: there are no previews.
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
    /// Does nothing.
    public func documentInteractionControllerWillBeginPreview(
        _ controller: UIDocumentInteractionController
    ) {}
    /// Does nothing.
    public func documentInteractionControllerDidEndPreview(
        _ controller: UIDocumentInteractionController
    ) {}
    /// Does nothing.
    public func documentInteractionControllerWillPresentOptionsMenu(
        _ controller: UIDocumentInteractionController
    ) {}
    /// Does nothing.
    public func documentInteractionControllerDidDismissOptionsMenu(
        _ controller: UIDocumentInteractionController
    ) {}
    /// Does nothing.
    public func documentInteractionControllerWillPresentOpenInMenu(
        _ controller: UIDocumentInteractionController
    ) {}
    /// Does nothing.
    public func documentInteractionControllerDidDismissOpenInMenu(
        _ controller: UIDocumentInteractionController
    ) {}
}
