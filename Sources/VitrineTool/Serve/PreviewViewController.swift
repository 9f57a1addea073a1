import InterfaceBuilder
import UIKit

/// A controller that shows a view at the top level of a document.
final class PreviewViewController: UIViewController {
    private let object: IBObject
    private let source: NibSource

    init(_ object: IBObject, _ source: NibSource) {
        self.object = object
        self.source = source
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = NibPreview.makeView(object, source) ?? UIView()
    }
}
