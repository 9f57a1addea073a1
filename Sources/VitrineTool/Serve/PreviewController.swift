import InterfaceBuilder
import UIKit

/// The preview of a document: a list of its scenes, and one of them on a device.
final class PreviewController: UIViewController {
    private let document: PreviewDocument
    private var design: UIStoryboard
    /// The device that was chosen; nil for what each scene was drawn in.
    private var chosenDevice: PreviewDevice?
    private var isLandscape: Bool
    private var isDark: Bool
    private var isRightToLeft = false
    /// The controller of the scene that is shown.
    private var shown: UIViewController?
    private var sceneID: String?
    /// The scenes that were open before, the newest last.
    private var history: [String] = []
    /// Whether the list of scenes covers the device, in a narrow window.
    private var isListOpen = false {
        didSet { view.setNeedsLayout() }
    }

    private let list = PreviewSceneList()
    private let toolbar = PreviewToolbar()
    /// The room around the device, which scrolls where the device is larger.
    private let room = UIScrollView()
    private let stage = UIView()
    private let notice = UILabel()

    init(_ document: PreviewDocument) {
        self.document = document
        design = UIStoryboard(document.source)
        isLandscape = document.source.document.device?.isLandscape ?? false
        isDark = document.source.document.device?.isDark ?? false
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
        list.choose = { [weak self] in
            self?.isListOpen = false
            self?.open($0)
        }
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
        let isWide = size.width >= 700
        let listWidth: CGFloat = isWide ? 220 : 0
        toolbar.isNarrow = !isWide
        toolbar.frame = CGRect(x: 0, y: 0, width: size.width, height: 44)
        let below = CGRect(x: 0, y: 44, width: size.width, height: max(0, size.height - 44))
        // A narrow window has room for the list or for the device.
        list.isHidden = !isWide && !isListOpen
        list.frame = below
        if isWide { list.frame.size.width = listWidth }
        notice.frame = CGRect(
            x: listWidth + 16,
            y: 48,
            width: max(0, size.width - listWidth - 32),
            height: document.problem == nil ? 0 : 40
        )
        room.frame = below
        room.frame.origin.x = listWidth
        room.frame.size.width = max(0, size.width - listWidth)
        layOutStage()
    }

    private func layOutStage() {
        let size = stageSize
        let margin: CGFloat = room.bounds.width >= size.width + 32 ? 16 : 0
        stage.frame = CGRect(
            x: max(margin, (room.bounds.width - size.width) / 2),
            y: max(margin, (room.bounds.height - size.height) / 2),
            width: size.width,
            height: size.height
        )
        room.contentSize = CGSize(
            width: stage.frame.maxX + margin,
            height: stage.frame.maxY + margin
        )
        shown?.view.frame = stage.bounds
    }

    /// What the scene stands in: the device that was chosen, or what the scene was drawn in.
    private var device: PreviewDevice { chosenDevice ?? freeform ?? .of(design.source.document) }

    private var freeform: PreviewDevice? {
        sceneID.flatMap { design.source.document.object(id: $0) }
            .flatMap(PreviewDevice.freeform)
    }

    /// What bars and notches of the device take, but for a status bar that the scene goes without.
    private var safeArea: UIEdgeInsets {
        var insets = device.safeArea(isLandscape: isLandscape)
        let object = sceneID.flatMap { design.source.document.object(id: $0) }
        let isBare = object?.isNil("simulatedStatusBarMetrics") == true
        if chosenDevice == nil, isBare { insets.top = 0 }
        return insets
    }

    private var stageSize: CGSize {
        let size = device.size
        // A shape of the designer's own has no other orientation.
        guard isLandscape, chosenDevice != nil || freeform == nil else { return size }
        return CGSize(width: size.height, height: size.width)
    }

    // MARK: - Scenes

    /// Shows a scene by the id of its controller.
    ///
    /// - Parameters:
    ///   - id: The controller's id.
    ///   - isReturn: Whether the scene before is not one to come back to.
    ///   - staying: Whether the tab, the pushed and the presented screens stay as they are.
    func open(_ id: String?, isReturn: Bool = false, staying: Bool = false) {
        guard let id, let controller = makeController(id) else { return }
        let place = staying && id == sceneID ? shown.map(PreviewPlace.init(of:)) : nil
        if let sceneID, sceneID != id, !isReturn { history.append(sceneID) }
        if let shown { remove(shown) }
        // A root without a colour stands on the screen's, whatever the browser prefers.
        stage.overrideUserInterfaceStyle = isDark ? .dark : .light
        stage.tintColor = design.tintColor
        sceneID = id
        list.select(id)
        view.setNeedsLayout()
        layOutStage()
        show(controller)
        stageTraits.performAsCurrent {
            UIView.performWithoutAnimation { place?.restore(controller, design) }
        }
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
        controller.additionalSafeAreaInsets = safeArea
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

    /// Takes back what a segue did; without one, shows the scene that was open before.
    private func goBack() {
        if view.window?.windowScene?.goBack() == true { return }
        guard let last = history.popLast() else { return }
        open(last, isReturn: true)
    }

    // MARK: - Changes

    /// Shows the document as it is now; the scene stays if it is still there.
    func documentDidChange() {
        design = UIStoryboard(document.source)
        notice.text = document.problem
        showEntries()
        let ids = list.entries.map(\.id)
        open(sceneID.flatMap { ids.contains($0) ? $0 : nil } ?? ids.first, staying: true)
        view.setNeedsLayout()
    }

    /// The titles in the list of scenes, sorted.
    var shownTitles: [String] { list.entries.map(\.title).sorted() }

    private func showEntries() {
        list.show(SceneList.entries(of: document.source.document))
    }

    private func perform(_ command: PreviewToolbar.Command) {
        switch command {
        case .scenes:
            isListOpen.toggle()
            return
        case .back: return goBack()
        case .device: chosenDevice = nextDevice
        case .rotate: isLandscape.toggle()
        case .appearance: isDark.toggle()
        case .direction: isRightToLeft.toggle()
        }
        toolbar.deviceName = device.name
        view.setNeedsLayout()
        view.layoutIfNeeded()
        open(sceneID, staying: true)
    }

    /// The device after the one that is chosen; nil after the last.
    private var nextDevice: PreviewDevice? {
        let devices = PreviewDevice.all
        let index = chosenDevice.flatMap(devices.firstIndex).map { $0 + 1 } ?? 0
        return devices.indices.contains(index) ? devices[index] : nil
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
