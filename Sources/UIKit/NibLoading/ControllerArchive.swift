import InterfaceBuilder

/// What a storyboard says of a controller: its view, its segues and the objects beside it.
@MainActor
final class ControllerArchive {
    let object: IBObject
    let scene: IBScene?
    let loader: NibLoader
    /// The storyboard, kept alive by its controllers.
    let storyboard: UIStoryboard?
    /// The segues that code follows by their identifiers: those of the whole scene, whether or not
    /// what begins them was made yet.
    private(set) lazy var segues: [IBSegue] = {
        let beside = scene?.otherObjects.flatMap(\.segueDescendants) ?? []
        // The controller's own come first, and are found first.
        let all = object.segues + object.segueDescendants + beside
        return all.filter { !$0.kind.isContainment }
    }()
    /// Where the document has the controller: the same for all that are made of it.
    var place: String { loader.place(of: object.element) }
    /// What popovers of segues point at, by the segues' ids.
    var anchors: [String: WeakReference] = [:]
    /// What sends segues for controls and recognizers of the scene.
    var triggers: [SegueTrigger] = []
    /// The objects beside the controller, which nobody else keeps.
    var topLevelObjects: [AnyObject] = []

    init(_ object: IBObject, scene: IBScene?, loader: NibLoader, storyboard: UIStoryboard?) {
        self.object = object
        self.scene = scene
        self.loader = loader
        self.storyboard = storyboard
    }
}

/// A reference that keeps nothing alive.
struct WeakReference {
    weak var object: AnyObject?
}

extension NibCoder {
    /// Sets what a storyboard says of a controller; its view is made when it is asked for.
    @MainActor
    func decode(_ controller: UIViewController) {
        loader.decodeController(object, into: controller)
    }
}

extension NibLoader {
    func decodeController(_ object: IBObject, into controller: UIViewController) {
        controller.archive = ControllerArchive(
            object,
            scene: source.document.scene(of: object.element),
            loader: self,
            storyboard: storyboard
        )
        if let title = source.text("title", of: object) { controller.title = title }
        if let name = object.string("restorationIdentifier") {
            controller.restorationIdentifier = name
        } else if object.bool("useStoryboardIdentifierAsRestorationIdentifier") == true {
            controller.restorationIdentifier = object.string("storyboardIdentifier")
        }
        decodeBars(of: object, into: controller)
        decodeKeyCommands(of: object, into: controller)
        if object.view == nil, let name = object.string("nibName"), !source.isPreview {
            takeNib(name, of: object, into: controller)
        }
    }

    /// Leaves a controller's view to the xib that the document names.
    private func takeNib(_ name: String, of object: IBObject, into controller: UIViewController) {
        guard NibFiles.find(name, extensions: ["xib"], bundle: nil) != nil else {
            return warn(.attribute("xib \"\(name)\" does not exist; the view is empty."), object)
        }
        controller.nibName = name
    }

    /// Makes the view of a controller, and the objects beside it, and connects them.
    func loadView(of controller: UIViewController, _ archive: ControllerArchive) -> Bool {
        guard let element = archive.object.view else { return false }
        if let id = archive.object.id { adopt(controller, id: id) }
        owner = controller
        makeTopLevelObjects(archive)
        guard let view = makeView(resolved(element)) else { return false }
        controller.view = view
        if let refresh = archive.object.object("refreshControl"),
            let control = makeView(resolved(refresh)) as? UIRefreshControl
        {
            // Interface Builder writes of every one that it is disabled, and all can be pulled.
            control.isEnabled = true
            (view as? UIScrollView)?.refreshControl = control
        }
        registerGuides(of: archive.object, in: view)
        finish(owner: controller, connecting: archive.object)
        if !source.isPreview { forgetObjects() }
        return true
    }

    /// Makes what stands beside the controller in its scene.
    func makeTopLevelObjects(_ archive: ControllerArchive) {
        for object in archive.scene?.otherObjects ?? [] { makeTopLevel(object, archive) }
    }

    private func makeTopLevel(_ object: IBObject, _ archive: ControllerArchive) {
        let object = resolved(object)
        switch object.baseClass.kind {
        case .view:
            if let view = makeView(object) { archive.topLevelObjects.append(view) }
        case .gestureRecognizer, .customObject:
            if let made = makeObject(object) { archive.topLevelObjects.append(made) }
        case .barItem:
            if let item = makeItem(object) { archive.topLevelObjects.append(item) }
        case .other where object.elementName == "menu":
            archive.topLevelObjects.append(makeMenu(object))
        case .other where object.elementName == "searchDisplayController":
            warn(.missingElement(element: object.elementName, used: "nothing"), object)
        default: break
        }
    }
}

extension UIViewController {
    /// Takes the view from the storyboard or from a xib; false where there is none.
    func loadArchivedView() -> Bool {
        if let archive, archive.loader.loadView(of: self, archive) { return true }
        return loadViewFromNib()
    }

    private func loadViewFromNib() -> Bool {
        if let nibName {
            guard let url = NibFiles.find(nibName, extensions: ["xib"], bundle: nibBundle) else {
                preconditionFailure(
                    "Could not load xib \"\(nibName)\" of \(type(of: self)): no such file in "
                        + "\(nibBundle?.bundlePath ?? "the app's resources")."
                )
            }
            return loadView(from: UINib(contentsOf: url))
        }
        guard type(of: self) != UIViewController.self,
            let nib = ControllerNibs.nib(for: type(of: self), bundle: nibBundle)
        else { return false }
        return loadView(from: nib)
    }

    private func loadView(from nib: UINib) -> Bool {
        _ = nib.instantiate(withOwner: self, options: nil)
        precondition(
            isViewLoaded,
            "\(nib.fileName) has no view for \(type(of: self)): connect its owner's outlet \"view\"."
        )
        return true
    }
}

/// The xibs that are named after controllers.
@MainActor
private enum ControllerNibs {
    // Resources do not change while the process runs; most controllers have no xib.
    private static var known: [ObjectIdentifier: UINib?] = [:]

    static func nib(for type: UIViewController.Type, bundle: Bundle?) -> UINib? {
        if let known = known[ObjectIdentifier(type)] { return known }
        let name = "\(type)"
        var names = [name]
        if name.hasSuffix("Controller") { names.insert(String(name.dropLast(10)), at: 0) }
        let url = names.lazy.compactMap {
            NibFiles.find($0, extensions: ["xib"], bundle: bundle)
        }.first
        let nib = url.map(UINib.init(contentsOf:))
        known[ObjectIdentifier(type)] = .some(nib)
        return nib
    }
}
