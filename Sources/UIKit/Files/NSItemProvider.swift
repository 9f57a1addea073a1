import Foundation
import RenderTree
import UniformTypeIdentifiers

/// What gives the data of an item that a person chose, when somebody asks for it.
///
/// Foundation for Linux has none. Completions are called on the main thread, as the scene's event.
open class NSItemProvider: NSObject, @unchecked Sendable {
    // Unchecked: NSObject is not Sendable, but all stored properties are constants.

    /// Why an item could not be loaded.
    public enum ErrorCode: Int, Sendable {
        /// It is not known why.
        case unknownError = -1
        /// There is no item, or it cannot be read.
        case itemUnavailableError = -1000
        /// The item is of another class than was asked for.
        case unexpectedValueClassError = -1100
        /// The item has no such type.
        case unavailableCoercionError = -1200
    }

    /// The domain of errors.
    public static let errorDomain = "NSItemProviderErrorDomain"

    private let chosen: ChosenFile?
    private let source: SceneReference

    /// Creates a provider of nothing.
    public override init() {
        chosen = nil
        source = SceneReference()
    }

    /// Creates a provider of a chosen file.
    @MainActor
    package init(_ file: ChosenFile, scene: UIWindowScene?) {
        chosen = file
        source = SceneReference(scene)
    }

    /// The identifiers of the types that the item has.
    open var registeredTypeIdentifiers: [String] {
        chosen.map { [$0.type.identifier] } ?? []
    }

    /// The name of the item, without the file's extension; nil where it has none.
    open var suggestedName: String? {
        chosen.map { ($0.name as NSString).deletingPathExtension }
    }

    /// Returns whether the item has a type or a kind of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        guard let chosen, let type = UTType(typeIdentifier) else { return false }
        return chosen.type.conforms(to: type)
    }

    /// Returns whether the item's type is one that objects of a class can be made of.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        readableType(of: aClass) != nil
    }

    /// Makes an object of the item.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard let type = readableType(of: aClass) else {
            return fail(.unavailableCoercionError) { completionHandler(nil, $0) }
        }
        let maker = ObjectMaker(aClass)
        return load { chosen in
            LoadedObject(
                try maker.aClass.object(
                    withItemProviderData: chosen.data(),
                    typeIdentifier: type
                )
            )
        } then: {
            completionHandler($0?.object, $1)
        }
    }

    /// Reads the item's bytes.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard hasItemConformingToTypeIdentifier(typeIdentifier) else {
            return fail(.unavailableCoercionError) { completionHandler(nil, $0) }
        }
        return load {
            try $0.data()
        } then: {
            completionHandler($0, $1)
        }
    }

    /// Gives a file with the item, which is gone when the completion has returned.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        guard hasItemConformingToTypeIdentifier(typeIdentifier) else {
            return fail(.unavailableCoercionError) { completionHandler(nil, $0) }
        }
        return load { chosen in
            try chosen.copy()
        } then: { file, error in
            withExtendedLifetime(file) {
                completionHandler(file.map { URL(fileURLWithPath: $0.path) }, error)
            }
        }
    }

    // MARK: - Inside

    private func readableType(of aClass: any NSItemProviderReading.Type) -> String? {
        aClass.readableTypeIdentifiersForItemProvider.contains {
            hasItemConformingToTypeIdentifier($0)
        } ? chosen?.type.identifier : nil
    }

    private func load<T: Sendable>(
        _ read: @escaping @Sendable (ChosenFile) throws -> T,
        then completion: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        guard let chosen else {
            return fail(.itemUnavailableError) { completion(nil, $0) }
        }
        let progress = Progress(totalUnitCount: 1)
        let source = source
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                source.work(isAtHand: chosen.isAtHand) {
                    Result { try read(chosen) }
                } then: { result in
                    progress.completedUnitCount = 1
                    switch result {
                    case .success(let value): completion(value, nil)
                    case .failure(let error): completion(nil, error)
                    }
                }
            }
        }
        return progress
    }

    private func fail(
        _ code: ErrorCode,
        _ completion: @escaping @Sendable (any Error) -> Void
    ) -> Progress {
        let types = registeredTypeIdentifiers.joined(separator: ", ")
        let source = source
        DispatchQueue.main.async {
            let error = Self.error(code, "The item has the types [\(types)].")
            MainActor.assumeIsolated {
                source.work(isAtHand: true) {
                    error
                } then: {
                    completion($0)
                }
            }
        }
        return Progress(totalUnitCount: 1)
    }

    static func error(_ code: ErrorCode, _ reason: String) -> NSError {
        NSError(
            domain: errorDomain,
            code: code.rawValue,
            userInfo: [NSLocalizedDescriptionKey: reason]
        )
    }
}

/// What can be made of the data of an item that somebody else has.
public protocol NSItemProviderReading: AnyObject {
    /// The identifiers of the types that objects can be made of, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Returns an object of an item's data; throws where the data is not of its type.
    ///
    /// - Note: Differs from iOS: returns the protocol instead of `Self`.
    static func object(
        withItemProviderData data: Data,
        typeIdentifier: String
    ) throws -> any NSItemProviderReading
}

extension UIImage: NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.image.identifier]
    }

    public static func object(
        withItemProviderData data: Data,
        typeIdentifier: String
    ) throws -> any NSItemProviderReading {
        guard let image = UIImage(data: data) else {
            throw NSItemProvider.error(
                .itemUnavailableError,
                "The data of type \(typeIdentifier) is none of PNG, JPEG, GIF, WebP and SVG."
            )
        }
        return image
    }
}

/// An object on its way from where it was made to the main thread.
private final class LoadedObject: @unchecked Sendable {
    // Proof: it is made in one place and read in another, once, with nobody else knowing it.
    let object: any NSItemProviderReading

    init(_ object: any NSItemProviderReading) { self.object = object }
}

/// A class that makes objects.
private struct ObjectMaker: @unchecked Sendable {
    // Proof: classes never change.
    let aClass: any NSItemProviderReading.Type

    init(_ aClass: any NSItemProviderReading.Type) { self.aClass = aClass }
}

/// The scene that something belongs to, known to any thread.
private final class SceneReference: Sendable {
    @MainActor private weak var scene: UIWindowScene?

    @MainActor init(_ scene: UIWindowScene?) { self.scene = scene }
    init() {}

    @MainActor
    func work<T: Sendable>(
        isAtHand: Bool,
        _ work: @escaping @Sendable () -> T,
        then body: @escaping @MainActor @Sendable (T) -> Void
    ) {
        guard let scene else {
            Task.detached {
                let value = work()
                await body(value)
            }
            return
        }
        scene.work(isAtHand: isAtHand, work, then: body)
    }
}
