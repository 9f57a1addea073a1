import Foundation
import InterfaceBuilder

/// A xib: objects that can be made any number of times.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// Objects in place of a xib's placeholders.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The objects in place of placeholders, by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let found: NibSource?
    /// What is said where objects of a file that does not exist are wanted.
    private let absence: String

    /// Creates a nib from a file of the app: `Name.xib`.
    ///
    /// Ends the process where it is no xib. A file that does not exist is not missed before objects
    /// of it are wanted: then that ends the process.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        found = NibFiles.find(name, extensions: ["xib"], bundle: bundleOrNil).map(Self.read)
        absence =
            "Could not load xib \"\(name)\": no such file in "
            + "\(bundleOrNil?.bundlePath ?? "the app's resources")."
        super.init()
    }

    /// Creates a nib from the bytes of a xib; ends the process where they are none.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        do throws(DocumentError) {
            let document = try IBDocument([UInt8](data), fileName: "xib", expecting: .xib)
            found = NibSource(document, url: bundleOrNil?.bundleURL.appendingPathComponent("_"))
        } catch {
            preconditionFailure("\(error)")
        }
        absence = ""
        super.init()
    }

    init(contentsOf url: URL) {
        found = Self.read(url)
        absence = ""
        super.init()
    }

    /// Creates a nib of a document.
    package init(_ source: NibSource) {
        found = source
        absence = ""
        super.init()
    }

    private static func read(_ url: URL) -> NibSource {
        do throws(DocumentError) {
            return try NibSources.source(of: url, expecting: .xib)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    private var source: NibSource {
        guard let found else { preconditionFailure(absence) }
        return found
    }

    var fileName: String { source.document.fileName }

    /// Makes the objects, connects them, and returns those at the top level.
    open func instantiate(
        withOwner ownerOrNil: Any?,
        options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        let loader = NibLoader(source)
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        let made = loader.makeTopLevelObjects(owner: ownerOrNil as AnyObject?, external)
        AutoreleasePool.keep(made)
        return made
    }
}

extension NibLoader {
    /// Makes all objects of a xib.
    func makeTopLevelObjects(owner: AnyObject?, _ external: [String: Any] = [:]) -> [AnyObject] {
        var made: [AnyObject] = []
        var ownerObject: IBObject?
        for element in source.document.topLevelObjects {
            let object = resolved(element)
            switch object.baseClass.kind {
            case .placeholder:
                guard let id = object.id else { continue }
                switch object.string("placeholderIdentifier") {
                case "IBFilesOwner":
                    ownerObject = object
                    if let owner { adopt(owner, id: id) }
                case "IBFirstResponder", nil: break
                case let name?:
                    if let value = external[name] { adopt(value as AnyObject, id: id) }
                }
            case .view:
                if let view = makeView(object) { made.append(view) }
            case .gestureRecognizer, .customObject:
                if let instance = makeObject(object) { made.append(instance) }
            case .barItem:
                if let item = makeItem(object) { made.append(item) }
            case .viewController:
                guard let controller = makeController(object) else { continue }
                if let id = object.id { adopt(controller, id: id) }
                made.append(controller)
            case .other where object.elementName == "menu": made.append(makeMenu(object))
            case .other where object.elementName == "searchDisplayController":
                warn(.missingElement(element: object.elementName, used: "nothing"), object)
            default: break
            }
        }
        finish(owner: owner, connecting: ownerObject)
        return made
    }
}

/// The documents of files that were read.
@MainActor
enum NibSources {
    private struct Entry {
        let source: NibSource
        let date: Date?
    }

    // Files belong to the process, as on iOS; one that changed is read again.
    private static var known: [String: Entry] = [:]

    static func source(
        of url: URL,
        expecting kind: IBDocumentKind
    ) throws(DocumentError) -> NibSource {
        let values = try? url.resourceValues(forKeys: [.contentModificationDateKey])
        let date = values?.contentModificationDate
        if let entry = known[url.path], entry.date == date, entry.source.document.kind == kind {
            return entry.source
        }
        let source = try NibSource(contentsOf: url, expecting: kind)
        known[url.path] = Entry(source: source, date: date)
        return source
    }
}

extension Bundle {
    /// Makes the objects of a xib, connects them, and returns those at the top level.
    @preconcurrency @MainActor
    public func loadNibNamed(
        _ name: String,
        owner: Any?,
        options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        guard NibFiles.find(name, extensions: ["xib"], bundle: self) != nil else { return nil }
        return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
