import InterfaceBuilder
import UIKit

/// The preview of a document: a list of its scenes, and one of them on a device.
final class PreviewController: UIViewController {
    private let document: PreviewDocument
    private var design: UIStoryboard
    private var device: PreviewDevice
    private var isLandscape: Bool
    private var isDark = false
    private var isRightToLeft = false
    /// The controller of the scene that is shown.
    private var shown: UIViewController?
    private var sceneID: String?

    private let list = PreviewSceneList()
    private let toolbar = PreviewToolbar()
    /// The room around the device, which scrolls where the device is larger.
    private let room = UIScrollView()
    private let stage = UIView()
    private let notice = UILabel()

    init(_ document: PreviewDocument) {
        self.document = document
        design = UIStoryboard(document.source)
        device = PreviewDevice.of(document.source.document)
        isLandscape = document.source.document.device?.isLandscape ?? false
        super.init(nibName: nil, bundle: nil)
        document.tell(self)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - View

    override func loadView() {
        view = UIView()
        view.backgroundColor = .systemGray5
        notice.textColor = .systemRed
        notice.numberOfLines = 0
        notice.font = .systemFont(ofSize: 13)
        stage.clipsToBounds = true
        stage.backgroundColor = .systemBackground
        stage.layer.borderWidth = 1
        stage.layer.borderColor = UIColor.systemGray3.cgColor
        room.addSubview(stage)
        for subview in [room, list, toolbar, notice] { view.addSubview(subview) }
        toolbar.deviceName = device.name
        list.choose = { [weak self] in self?.open($0) }
        toolbar.perform = { [weak self] in self?.perform($0) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        showEntries()
        open(document.source.document.initialViewControllerID ?? list.entries.first?.id)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        let listWidth: CGFloat = size.width >= 700 ? 220 : 0
        list.isHidden = listWidth == 0
        toolbar.frame = CGRect(x: 0, y: 0, width: size.width, height: 44)
        list.frame = CGRect(x: 0, y: 44, width: listWidth, height: max(0, size.height - 44))
        notice.frame = CGRect(
            x: listWidth + 16,
            y: 48,
            width: max(0, size.width - listWidth - 32),
            height: document.problem == nil ? 0 : 40
        )
        room.frame = CGRect(
            x: listWidth,
            y: 44,
            width: max(0, size.width - listWidth),
            height: max(0, size.height - 44)
        )
        let deviceSize = stageSize
        stage.frame = CGRect(
            x: max(16, (room.bounds.width - deviceSize.width) / 2),
            y: max(16, (room.bounds.height - deviceSize.height) / 2),
            width: deviceSize.width,
            height: deviceSize.height
        )
        room.contentSize = CGSize(width: stage.frame.maxX + 16, height: stage.frame.maxY + 16)
        shown?.view.frame = stage.bounds
    }

    private var stageSize: CGSize {
        isLandscape ? CGSize(width: device.size.height, height: device.size.width) : device.size
    }

    // MARK: - Scenes

    /// Shows a scene by the id of its controller.
    func open(_ id: String?) {
        guard let id, let controller = makeController(id) else { return }
        if let shown { remove(shown) }
        sceneID = id
        list.select(id)
        show(controller)
    }

    private func makeController(_ id: String) -> UIViewController? {
        var made: UIViewController?
        stageTraits.performAsCurrent {
            made = PreviewFactory(storyboard: design).controller(for: id)
        }
        return made
    }

    private func show(_ controller: UIViewController) {
        shown = controller
        addChild(controller)
        controller.traitOverrides = stageOverrides
        // What segues present stays on the device.
        controller.confinesPresentations = true
        controller.view.frame = stage.bounds
        stage.addSubview(controller.view)
        controller.didMove(toParent: self)
    }

    private func remove(_ controller: UIViewController) {
        controller.endPresentations()
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
        shown = nil
    }

    private func goBack() {
        view.window?.windowScene?.goBack()
    }

    // MARK: - Changes

    /// Shows the document as it is now; the scene stays if it is still there.
    func documentDidChange() {
        design = UIStoryboard(document.source)
        notice.text = document.problem
        showEntries()
        let ids = list.entries.map(\.id)
        open(sceneID.flatMap { ids.contains($0) ? $0 : nil } ?? ids.first)
        view.setNeedsLayout()
    }

    /// The titles in the list of scenes, sorted.
    var shownTitles: [String] { list.entries.map(\.title).sorted() }

    private func showEntries() {
        list.show(SceneList.entries(of: document.source.document))
    }

    private func perform(_ command: PreviewToolbar.Command) {
        switch command {
        case .back: return goBack()
        case .device: device = nextDevice
        case .rotate: isLandscape.toggle()
        case .appearance: isDark.toggle()
        case .direction: isRightToLeft.toggle()
        }
        toolbar.deviceName = device.name
        view.setNeedsLayout()
        view.layoutIfNeeded()
        open(sceneID)
    }

    private var nextDevice: PreviewDevice {
        let devices = PreviewDevice.all
        let index = devices.firstIndex(of: device) ?? devices.count - 1
        return devices[(index + 1) % devices.count]
    }

    // MARK: - Traits

    private var stageOverrides: UITraitOverrides {
        var overrides = traitOverrides
        let classes = device.sizeClasses(isLandscape: isLandscape)
        overrides.userInterfaceStyle = isDark ? .dark : .light
        overrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        overrides.horizontalSizeClass = classes.width == .compact ? .compact : .regular
        overrides.verticalSizeClass = classes.height == .compact ? .compact : .regular
        return overrides
    }

    private var stageTraits: UITraitCollection {
        stageOverrides.applied(to: traitCollection)
    }
}
