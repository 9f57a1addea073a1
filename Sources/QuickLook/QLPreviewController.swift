@_exported import UIKit
import UniformTypeIdentifiers

/// Shows files: pictures and texts, of others the name and the kind.
///
/// Files stand side by side, as pages that a finger leads. On a navigation stack the controller uses
/// its bar; else it has one of its own.
open class QLPreviewController: UIViewController {
    /// What has the files; default nil.
    open weak var dataSource: (any QLPreviewControllerDataSource)? {
        didSet { reloadData() }
    }
    /// What hears that the controller goes; default nil.
    open weak var delegate: (any QLPreviewControllerDelegate)?

    /// The place of the file that is shown; default 0.
    open var currentPreviewItemIndex: Int {
        get { index }
        set {
            index = newValue
            if isPlaced { show() }
        }
    }

    /// The file that is shown; nil where there is none.
    open var currentPreviewItem: (any QLPreviewItem)? { item(at: index) }

    private var index = 0
    private var count = 0
    private var isPlaced = false
    private let pages = UIPageViewController(
        transitionStyle: .scroll,
        navigationOrientation: .horizontal
    )

    /// Returns whether more of a file is shown than its name and kind.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool {
        guard let url = item.previewItemURL, url.isFileURL else { return false }
        let type = UTType(filenameExtension: url.pathExtension) ?? .data
        return type.conforms(to: .image) || type.conforms(to: .text)
    }

    /// Asks the data source anew.
    open func reloadData() {
        guard isPlaced else { return }
        count = max(0, dataSource?.numberOfPreviewItems(in: self) ?? 0)
        index = min(max(index, 0), max(count - 1, 0))
        show()
    }

    /// Reads the file that is shown anew.
    open func refreshCurrentPreviewItem() {
        if isPlaced { show() }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !isPlaced else { return }
        isPlaced = true
        pages.dataSource = self
        pages.delegate = self
        place()
        reloadData()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isGoing { delegate?.previewControllerWillDismiss(self) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isGoing { delegate?.previewControllerDidDismiss(self) }
    }

    private var isGoing: Bool {
        isBeingDismissed || isMovingFromParent || navigationController?.isBeingDismissed == true
    }

    // MARK: - Places

    /// The item of the bar that stands above the files.
    private var barItem: UINavigationItem {
        navigationController == nil ? pages.navigationItem : navigationItem
    }

    private func place() {
        let content =
            navigationController == nil
            ? UINavigationController(rootViewController: pages) : pages
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
        let stack = navigationController
        if stack == nil || stack?.viewControllers.first === self, barItem.leftBarButtonItem == nil {
            barItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .done,
                primaryAction: UIAction { [weak self] _ in self?.end() }
            )
        }
        guard barItem.rightBarButtonItem == nil else { return }
        barItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .action,
            primaryAction: UIAction { [weak self] _ in self?.share() }
        )
    }

    private func end() {
        (navigationController ?? self).presentingViewController?.dismiss(animated: true)
    }

    private func share() {
        guard let url = currentPreviewItem?.previewItemURL else { return }
        let list = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        list.popoverPresentationController?.barButtonItem = barItem.rightBarButtonItem
        present(list, animated: true)
    }

    // MARK: - Pages

    private func item(at place: Int) -> (any QLPreviewItem)? {
        guard (0..<count).contains(place) else { return nil }
        return dataSource?.previewController(self, previewItemAt: place)
    }

    private func page(at place: Int) -> UIViewController? {
        item(at: place).map { PreviewPage($0, place) }
    }

    private func show() {
        let page = page(at: index) ?? UIViewController()
        pages.setViewControllers([page], direction: .forward, animated: false)
        tell()
    }

    /// Says in the bar what is shown.
    private func tell() {
        let item = currentPreviewItem
        let name = item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent
        title = name
        barItem.title = name
        barItem.rightBarButtonItem?.isEnabled = item?.previewItemURL != nil
    }
}

extension QLPreviewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        (viewController as? PreviewPage).flatMap { page(at: $0.place - 1) }
    }

    public func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        (viewController as? PreviewPage).flatMap { page(at: $0.place + 1) }
    }

    public func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        guard let page = pageViewController.viewControllers?.first as? PreviewPage else { return }
        index = page.place
        tell()
    }
}

/// A file among others.
private final class PreviewPage: UIViewController {
    let place: Int
    private let item: any QLPreviewItem

    init(_ item: any QLPreviewItem, _ place: Int) {
        self.item = item
        self.place = place
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let url = item.previewItemURL, url.isFileURL else {
            var content = UIContentUnavailableConfiguration.empty()
            content.image = UIImage(systemName: "doc")
            content.text = item.previewItemTitle
            contentUnavailableConfiguration = content
            return
        }
        let type = UTType(filenameExtension: url.pathExtension) ?? .data
        let name = item.previewItemTitle ?? url.lastPathComponent
        let preview = DocumentPreviewController(url, name: name, type)
        addChild(preview)
        preview.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(preview.view)
        // Texts that are short enough not to scroll are not moved away from bars.
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            preview.view.topAnchor.constraint(equalTo: guide.topAnchor),
            preview.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            preview.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            preview.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        preview.didMove(toParent: self)
    }
}

/// What has the files of a preview.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
    /// Returns how many files there are.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// Returns a file by its place.
    func previewController(
        _ controller: QLPreviewController,
        previewItemAt index: Int
    ) -> any QLPreviewItem
}

/// What hears of a preview.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
    /// Tells that the preview is about to go.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// Tells that the preview has gone.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
    /// Does nothing.
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    /// Does nothing.
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}
