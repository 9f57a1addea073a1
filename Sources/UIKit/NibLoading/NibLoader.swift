import Foundation
import InterfaceBuilder

/// Makes the objects of a xib, or of a storyboard's scene, and connects them.
///
/// As in UIKit: `init(coder:)` of all objects, then outlets and actions, then `awakeFromNib()`.
@MainActor
package final class NibLoader {
    /// The document.
    package let source: NibSource
    /// The size classes that variations are chosen by.
    let sizeClasses: IBSizeClasses
    /// The objects by their ids: views, guides, constraints, controllers, recognizers.
    package private(set) var objects: [String: AnyObject] = [:]
    /// The storyboard that the objects are of; nil for a xib.
    weak var storyboard: UIStoryboard?
    /// Whether segues are connected and containers filled; a preview of one scene does not.
    var followsSegues = true
    /// Whether cells stand where the document has them, as in a preview of the layout.
    var placesCells = false
    /// The controller whose view is made.
    weak var owner: UIViewController?
    /// What was made since the last connecting, in the order of the document.
    private var unconnected: [(object: IBObject, instance: AnyObject)] = []
    /// The views among these that are in no other one, each with the places of what is in it.
    private var roots: [(view: UIView, contents: Range<Int>)] = []
    /// The views that were made though the size classes leave them out of their superviews.
    var leftOut: [UIView] = []
    /// Items and bars among these whose attributes are set already.
    private var attributed: Set<ObjectIdentifier> = []
    /// Constraints of the app's classes, which are told when all is connected.
    var customConstraints: [NSLayoutConstraint] = []
    /// Whether views whose constraints leave something open stand where the document shows them.
    var settlesAmbiguity = true
    /// The installed constraints that were read since the last connecting, with those of the tool.
    var installedConstraints: [IBConstraint] = []
    /// Constraints with runtime attributes or outlets.
    var describedConstraints: [(object: IBObject, made: NSLayoutConstraint)] = []
    /// What surrounds the prototypes that were read since the last connecting.
    var surroundings: [PrototypeSurroundings] = []
    private var depth = 0
    /// Views in views; as deep as UIKit's own recursion can go with the stack that there is.
    private static let depthLimit = 200

    /// Creates a loader.
    package init(
        _ source: NibSource,
        sizeClasses: IBSizeClasses? = IBSizeClasses(UITraitCollection.current)
    ) {
        self.source = source
        self.sizeClasses = sizeClasses ?? .any
    }

    /// Returns an object with the variations for the size classes.
    func resolved(_ object: IBObject) -> IBObject {
        object.resolved(for: sizeClasses)
    }

    func warn(_ problem: NibWarning.Problem, _ object: IBObject) {
        source.warn(problem, line: object.line)
    }

    /// Makes an object known by its id, and due to be connected.
    func register(_ instance: AnyObject, for object: IBObject) {
        if let id = object.id { objects[id] = instance }
        unconnected.append((object, instance))
    }

    /// Makes an object known that another loader or the app made.
    func adopt(_ instance: AnyObject, id: String) {
        objects[id] = instance
    }

    // MARK: - Making

    /// Makes the view of an element with all that is in it.
    func makeView(_ object: IBObject, outerSize: CGSize? = nil) -> UIView? {
        guard depth < Self.depthLimit else {
            warn(.tooDeep(limit: Self.depthLimit), object)
            return nil
        }
        let start = unconnected.count
        depth += 1
        defer { depth -= 1 }
        let base = baseViewClass(object)
        let type = customClass(object, base: base)
        var coder = NibCoder(object, loader: self, outerSize: outerSize)
        var made = type.init(coder: coder)
        if made == nil {
            warn(.refused(className: "\(type)"), object)
            coder = NibCoder(object, loader: self, outerSize: outerSize)
            made = base.init(coder: coder)
        }
        guard let first = made else { return nil }
        coder.decodeElement(first)
        guard let view = successor(of: first, coder) as? UIView else { return nil }
        register(view, for: object)
        // A view's own initialiser may have had all connected already.
        if depth == 1 { roots.append((view, min(start, unconnected.count)..<unconnected.count)) }
        return view
    }

    /// Returns what an object of the app puts in its place; nil for nothing.
    func successor(of first: UIResponder, _ coder: NibCoder) -> UIResponder? {
        guard let found = first.awakeAfter(using: coder) else { return nil }
        switch (first, found) {
        case (is UIView, let view as UIView): return view
        case (is UIViewController, let controller as UIViewController): return controller
        default:
            let expected = first is UIView ? "UIView" : "UIViewController"
            warn(.wrongClass(name: "\(type(of: found))", expected: expected), coder.object)
            return first
        }
    }

    private func baseViewClass(_ object: IBObject) -> UIView.Type {
        let name = object.baseClass.name
        if source.roundsLabels, let type = PreviewControls.roundedType(for: object.elementName) {
            return type
        }
        if source.isPreview,
            let type = PreviewControls.type(for: object.elementName, in: source.document)
        {
            return type
        }
        if let type = NibClasses.findInUIKit(name) as? UIView.Type { return type }
        if object.customClass == nil || source.isPreview {
            warn(.missingElement(element: object.elementName, used: "a plain view"), object)
        }
        return NibStandInView.self
    }

    /// Returns the app's class for an object, or the base class where it is missing.
    func customClass<Base: AnyObject>(_ object: IBObject, base: Base.Type) -> Base.Type {
        guard let name = object.customClass, !source.isPreview else { return base }
        let found: AnyClass? =
            NibClasses.find(name, modules: modules(of: object)) ?? NibClasses.findInUIKit(name)
        guard let found else {
            let full = object.customModule.map { "\($0).\(name)" } ?? name
            warn(.missingClass(name: full, used: "\(base)"), object)
            return base
        }
        // The document's element decides the kind; a subclass of a base class further up is
        // possible where the base is a stand-in.
        if let type = found as? Base.Type { return type }
        if base == NibStandInView.self, let type = found as? UIView.Type {
            return (type as? Base.Type) ?? base
        }
        warn(.wrongClass(name: name, expected: "\(base)"), object)
        return base
    }

    /// The modules in which the class of an object may be, the likeliest first.
    private func modules(of object: IBObject) -> [String] {
        var modules = [object.customModule].compactMap { $0 }
        modules += NibModules.app
        return modules
    }

    /// Makes a gesture recognizer or another object without a view.
    func makeObject(_ object: IBObject) -> AnyObject? {
        let found: AnyClass? = NibClasses.findInUIKit(object.baseClass.name)
        let isCustom = object.baseClass.kind == .customObject
        guard let base: AnyClass = found ?? (isCustom ? NSObject.self : nil) else {
            warn(.missingElement(element: object.elementName, used: "nothing"), object)
            return nil
        }
        var type: AnyClass = base
        if let name = object.customClass, !source.isPreview {
            if let found = NibClasses.find(name, modules: modules(of: object)) {
                type = found
            } else {
                warn(.missingClass(name: name, used: "\(base)"), object)
            }
        }
        guard let made = ObjectFactory.make(type) else {
            warn(.wrongClass(name: "\(type)", expected: "NSObject"), object)
            return nil
        }
        register(made, for: object)
        if let recognizer = made as? UIGestureRecognizer { decodeGesture(object, into: recognizer) }
        return made
    }

    // MARK: - Finishing

    /// Makes constraints, connects what was made, and tells it that it is complete.
    ///
    /// - Parameters:
    ///   - owner: Whom the objects are made for: the controller whose segues they begin, or a
    ///     xib's owner.
    ///   - ownerObject: What the document says of the owner, where it is to be connected as well:
    ///     its outlets may name constraints.
    func finish(owner: AnyObject?, connecting ownerObject: IBObject? = nil) {
        let controller = owner as? UIViewController
        let made = unconnected
        let roots = self.roots
        unconnected = []
        self.roots = []
        for (object, instance) in made {
            if let view = instance as? UIView { registerGuides(of: object, in: view) }
        }
        for entry in surroundings { entry.take(from: self) }
        surroundings = []
        for (object, instance) in made {
            if let view = instance as? UIView { makeConstraints(of: object, in: view) }
        }
        settleAmbiguity(of: made)
        if let owner, let ownerObject { connect(ownerObject, owner) }
        for (object, instance) in made where !attributed.contains(ObjectIdentifier(instance)) {
            setRuntimeAttributes(of: object, on: instance)
        }
        attributed = []
        let described = describedConstraints
        describedConstraints = []
        for (object, constraint) in described {
            setRuntimeAttributes(of: object, on: constraint)
            connectOutlets(of: object, on: constraint)
        }
        for (object, instance) in made {
            connect(object, instance)
            for segue in object.segues where followsSegues {
                connect(segue, from: instance, owner: controller)
            }
        }
        if let controller, let ownerObject, followsSegues {
            // What begins with the controller itself has an anchor at most.
            for segue in ownerObject.segues { connect(segue, from: controller, owner: controller) }
        }
        for root in roots { NibVariations(self, made[root.contents])?.watch(root.view) }
        leftOut = []
        let constraints = customConstraints
        customConstraints = []
        for constraint in constraints { constraint.awakeFromNib() }
        for (_, instance) in made { NibAwakening.awake(instance) }
    }

    /// Lets go of the objects, which their owners keep.
    func forgetObjects() {
        objects = [:]
    }

    /// Whether something was made that is not connected yet.
    var hasUnconnected: Bool { !unconnected.isEmpty }

    /// Sets the runtime attributes of bars and their items, which are seen before the
    /// controller's view is loaded.
    func setAttributesOfBars() {
        for (object, instance) in unconnected {
            switch instance {
            case is UIBarItem, is UINavigationItem, is UINavigationBar, is UIToolbar, is UITabBar:
                guard attributed.insert(ObjectIdentifier(instance)).inserted else { continue }
                setRuntimeAttributes(of: object, on: instance)
            default: break
            }
        }
    }

    func setRuntimeAttributes(of object: IBObject, on instance: AnyObject) {
        var texts = 0
        for attribute in object.runtimeAttributes {
            var value = value(of: attribute)
            if case .localizedString = attribute.value {
                let key = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(texts)]"
                value = source.localized(key, of: object.id) ?? value
                texts += 1
            }
            set(attribute, value, of: instance)
        }
    }

    private func set(_ attribute: IBRuntimeAttribute, _ value: Any?, of instance: AnyObject) {
        do {
            try KeyPathRegistry.setValue(value, attribute.keyPath, of: instance)
        } catch {
            if let error = error as? KeyPathError,
                case .unknownKey(_, let name, let key, let path) = error
            {
                // Keys that UIKit does not have are the app's, which a preview runs without.
                if source.isPreview, path.hasPrefix(key) { return }
                // Layers note values by any name.
                if !source.isPreview, name == "CALayer", path == "layer.\(key)",
                    let view = instance as? UIView
                {
                    return view.layer.setValue(value, forKey: key)
                }
            }
            source.warn(.attribute("\(error)"), line: attribute.line)
        }
    }

    private func value(of attribute: IBRuntimeAttribute) -> Any? {
        switch attribute.value {
        case .string(let text), .localizedString(let text): text
        case .number(.integer(let number)): number
        case .number(let number): number.doubleValue
        case .boolean(let flag): flag
        case .color(let color): source.color(color, line: attribute.line)
        case .image(let image): source.image(image, line: attribute.line)
        case .rect(let rect): rect
        case .point(let point): point
        case .size(let size): size
        case .range(let range): range
        case .null: nil
        }
    }
}

/// The modules in which classes of documents are looked for when none is named.
@MainActor
enum NibModules {
    /// The module of the app's delegate, and that of the executable.
    static var app: [String] {
        var modules: [String] = []
        if let delegate = UIApplication.shared.delegate as AnyObject? {
            modules.append(NibClasses.module(of: type(of: delegate)))
        }
        if let name = Bundle.main.executableURL?.lastPathComponent { modules.append(name) }
        return modules
    }
}

/// Tells objects that they were loaded.
@MainActor
enum NibAwakening {
    static func awake(_ instance: AnyObject) {
        switch instance {
        case let responder as UIResponder: responder.awakeFromNib()
        case let recognizer as UIGestureRecognizer: recognizer.awakeFromNib()
        default: break
        }
    }
}

extension IBSizeClasses {
    /// The size classes of traits; nil where they are not specified.
    init?(_ traits: UITraitCollection) {
        guard let width = Class(traits.horizontalSizeClass),
            let height = Class(traits.verticalSizeClass)
        else { return nil }
        self.init(width: width, height: height)
    }
}

extension IBSizeClasses.Class {
    fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}
