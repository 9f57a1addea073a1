import Foundation
import InterfaceBuilder

/// Controllers and the ways between them, from an Interface Builder document.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// The document.
    package let source: NibSource
    private let bundle: Bundle?

    /// Creates a storyboard from a file of the app: `Name.storyboard`.
    ///
    /// Ends the process where there is no such file or it is no storyboard.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        guard
            let url = NibFiles.find(
                name,
                extensions: ["storyboard"],
                bundle: storyboardBundleOrNil
            )
        else {
            preconditionFailure(
                "Could not find storyboard \"\(name)\" in "
                    + "\(storyboardBundleOrNil?.bundlePath ?? "the app's resources")."
            )
        }
        do throws(DocumentError) {
            self.init(
                try NibSources.source(of: url, expecting: .storyboard),
                bundle: storyboardBundleOrNil
            )
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// Creates a storyboard without controllers, for subclasses that make them themselves.
    public override init() {
        do throws(DocumentError) {
            let bytes = Array(UIStoryboard.empty.utf8)
            source = NibSource(try IBDocument(bytes, fileName: "Storyboard"))
        } catch {
            preconditionFailure("\(error)")
        }
        bundle = nil
        super.init()
    }

    private static let empty =
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"/>"

    /// Creates a storyboard of a document.
    @usableFromInline
    package init(_ source: NibSource, bundle: Bundle? = nil) {
        self.source = source
        self.bundle = bundle
        super.init()
    }

    /// Finds a storyboard to start an app from.
    ///
    /// - Parameter place: The name of one of the app's, or the path of a `.storyboard` file.
    /// - Returns: The storyboard, which has an initial view controller.
    /// - Throws: A `DocumentError` with the place of the problem.
    package static func start(from place: String) throws(DocumentError) -> UIStoryboard {
        let isPath = place.hasSuffix(".storyboard")
        let found =
            isPath
            ? URL(fileURLWithPath: place)
            : NibFiles.find(place, extensions: ["storyboard"], bundle: nil)
        guard let url = found else {
            throw DocumentError(
                fileName: "\(place).storyboard",
                problem: .unreadable(reason: "the app's resources have none of the name")
            )
        }
        let storyboard = UIStoryboard(try NibSources.source(of: url, expecting: .storyboard))
        guard storyboard.source.document.initialScene != nil else {
            throw DocumentError(
                fileName: url.lastPathComponent,
                problem: .contents(found: "no initial view controller", expected: "one")
            )
        }
        return storyboard
    }

    /// The tint of windows that begin with this storyboard; nil for the system's.
    package var tintColor: UIColor? { source.color(source.document.tintColor, line: 1) }

    // MARK: - Controllers

    /// Makes the controller that the storyboard begins with; nil where it names none.
    open func instantiateInitialViewController() -> UIViewController? {
        source.document.initialScene.flatMap { instantiate($0) }
    }

    /// Makes the controller of an identifier; ends the process where there is none.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let scene = source.document.scene(identifier: identifier),
            let controller = instantiate(scene)
        else { preconditionFailure(missing(identifier)) }
        return controller
    }

    /// Makes the initial controller with a closure that calls an initialiser of the app.
    ///
    /// The closure returns nil for the usual `init(coder:)`.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        source.document.initialScene.flatMap { instantiate($0, creator) }
            .flatMap { $0 as? ViewController }
    }

    /// Makes the controller of an identifier with a closure that calls an initialiser of the app.
    ///
    /// The closure returns nil for the usual `init(coder:)`. Ends the process where there is no
    /// such controller, or it is of another class.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String,
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        guard let scene = source.document.scene(identifier: identifier),
            let controller = instantiate(scene, creator)
        else { preconditionFailure(missing(identifier)) }
        guard let result = controller as? ViewController else {
            preconditionFailure(
                "\(source.document.fileName): controller \"\(identifier)\" is a "
                    + "\(type(of: controller)), not a \(ViewController.self)."
            )
        }
        return result
    }

    /// Makes a controller that lives to the end of the turn even where nothing refers to it.
    private func instantiate(
        _ scene: IBScene,
        _ creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        let controller = makeController(of: scene, creator: creator)
        if let controller { AutoreleasePool.keep([controller]) }
        return controller
    }

    private func missing(_ identifier: String) -> String {
        "\(source.document.fileName) has no controller with identifier \"\(identifier)\"."
    }

    /// Makes the controller of a scene; of a reference, the one that it refers to.
    package func makeController(
        of scene: IBScene,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        guard let object = scene.controller else { return nil }
        if let reference = object.reference { return follow(reference, line: object.line, creator) }
        let loader = NibLoader(source)
        loader.storyboard = self
        return ControllerNesting.enter {
            loader.makeController(loader.resolved(object), creator: creator)
        }
    }

    private func follow(
        _ reference: IBControllerReference,
        line: Int,
        _ creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        func fail(_ reason: String) -> UIViewController? {
            let id = reference.storyboardName ?? reference.identifier ?? ""
            source.warn(.segue(id: id, reason: reason), line: line)
            return nil
        }
        guard let storyboard = storyboard(of: reference) else {
            return fail("refers to a storyboard that does not exist.")
        }
        let document = storyboard.source.document
        let scene =
            reference.identifier.map(document.scene(identifier:)) ?? document.initialScene
        guard let scene else {
            let wanted = reference.identifier.map { "controller \"\($0)\"" }
            return fail(
                "refers to \(wanted ?? "the initial controller") of \(document.fileName), "
                    + "which has none."
            )
        }
        // A reference that leads to itself would never end.
        guard scene.controller?.reference == nil else {
            return fail("refers to another reference; expected a controller.")
        }
        return storyboard.makeController(of: scene, creator: creator)
    }

    private func storyboard(of reference: IBControllerReference) -> UIStoryboard? {
        guard let name = reference.storyboardName else { return self }
        // A bundle that is not there is one of those that are searched without a name.
        if let identifier = reference.bundleIdentifier, !source.isPreview,
            let other = NibFiles.bundle(identifier: identifier),
            let url = NibFiles.find(name, extensions: ["storyboard"], bundle: other)
        {
            return storyboard(at: url, other)
        }
        let beside = source.url?.deletingLastPathComponent()
            .appendingPathComponent("\(name).storyboard")
        let url = beside.flatMap {
            FileManager.default.fileExists(atPath: $0.path) && !name.contains("/") ? $0 : nil
        }
        guard let url = url ?? NibFiles.find(name, extensions: ["storyboard"], bundle: bundle)
        else { return nil }
        return storyboard(at: url, bundle)
    }

    private func storyboard(at url: URL, _ bundle: Bundle?) -> UIStoryboard? {
        do throws(DocumentError) {
            if source.isPreview {
                return UIStoryboard(
                    try NibSource(contentsOf: url, expecting: .storyboard, isPreview: true)
                )
            }
            return UIStoryboard(
                try NibSources.source(of: url, expecting: .storyboard),
                bundle: bundle
            )
        } catch {
            Diagnostics.report(error.description)
            return nil
        }
    }
}

extension NibLoader {
    /// Makes a controller without its view.
    func makeController(
        _ object: IBObject,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        let found = NibClasses.findInUIKit(object.baseClass.name) as? UIViewController.Type
        if found == nil {
            warn(.missingElement(element: object.elementName, used: "a plain controller"), object)
        }
        let base = found ?? UIViewController.self
        let type = customClass(object, base: base)
        let sleepers = ControllerNesting.sleeperCount
        var coder = NibCoder(object, loader: self, outerSize: nil)
        var made = creator?(coder) ?? type.init(coder: coder)
        if made == nil {
            warn(.refused(className: "\(type)"), object)
            ControllerNesting.forgetSleepers(after: sleepers)
            coder = NibCoder(object, loader: self, outerSize: nil)
            made = base.init(coder: coder)
        }
        guard let first = made else { return nil }
        guard let controller = successor(of: first, coder) as? UIViewController else {
            ControllerNesting.forgetSleepers(after: sleepers)
            return nil
        }
        setAttributesOfBars()
        setRuntimeAttributes(of: object, on: controller)
        connectContainer(controller)
        ControllerNesting.wake(controller)
        return controller
    }
}
