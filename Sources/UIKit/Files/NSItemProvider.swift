import Foundation
import RenderTree
import UniformTypeIdentifiers

/// What gives the data of an item that is dragged, or that a person chose, when somebody asks for it.
///
/// Foundation for Linux has none. Completions are called on the main thread, as the scene's event.
open class NSItemProvider: NSObject, @unchecked Sendable {
    // Unchecked: NSObject is not Sendable, but all stored properties are constants of such types.

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

    private let contents: ItemContents
    private let source: SceneReference

    /// Creates a provider of nothing; something is registered later.
    public override init() {
        contents = ItemContents()
        source = SceneReference()
    }

    /// Creates a provider of a chosen file.
    @MainActor
    package convenience init(_ file: ChosenFile, scene: UIWindowScene?) {
        let contents = ItemContents()
        contents.name = (file.name as NSString).deletingPathExtension
        contents.add(.init(type: file.type.identifier) { $0(.success(.file(file))) })
        self.init(contents, scene: scene)
    }

    /// Creates a provider of something that is on its way.
    @MainActor
    init(_ contents: ItemContents, scene: UIWindowScene?) {
        self.contents = contents
        source = SceneReference(scene)
    }

    /// Creates a provider of an object that gives its data itself.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of data, a string, a URL or what archives take.
    ///
    /// - Parameters:
    ///   - item: The item; nil for one that is registered later.
    ///   - typeIdentifier: Its type; nil for that of strings and URLs.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        switch item {
        case nil: break
        case let data as NSData:
            let bytes = Data(referencing: data)
            contents.add(typeIdentifier ?? UTType.data.identifier, bytes)
        case let writer as any NSItemProviderWriting:
            registerObject(writer, visibility: .all)
            if let typeIdentifier { contents.rename(to: typeIdentifier) }
        case let item?:
            let archive = try? NSKeyedArchiver.archivedData(
                withRootObject: item,
                requiringSecureCoding: true
            )
            if let archive { contents.add(typeIdentifier ?? UTType.data.identifier, archive) }
        }
    }

    /// Creates a provider of a file; nil where there is none.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL,
            FileManager.default.isReadableFile(atPath: fileURL.path)
        else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        contents.add(
            .init(type: type.identifier) { completion in
                completion(Result { .bytes(try Data(contentsOf: fileURL)) })
            }
        )
    }

    /// The identifiers of the types that the item has, in the order in which they were registered.
    open var registeredTypeIdentifiers: [String] { contents.types }

    /// The types that the item has, in the order in which they were registered.
    open var registeredContentTypes: [UTType] { contents.types.compactMap { UTType($0) } }

    /// The name of the item, without the file's extension; nil where it has none.
    open var suggestedName: String? {
        get { contents.name }
        set { contents.name = newValue }
    }

    /// Returns whether the item has a type or a kind of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        contents.representation(conformingTo: typeIdentifier) != nil
    }

    // MARK: - Registering

    /// Registers an object with all types that it can be written as.
    ///
    /// Whatever the visibility, nothing leaves the process.
    open func registerObject(
        _ object: any NSItemProviderWriting,
        visibility: NSItemProviderRepresentationVisibility
    ) {
        contents.keep(object)
        let kept = KeptWriter(object)
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(
                forTypeIdentifier: type,
                visibility: visibility
            ) { completion in
                kept.object.loadData(
                    withTypeIdentifier: type,
                    forItemProviderCompletionHandler: completion
                )
            }
        }
    }

    /// Registers a class whose object is made when somebody asks for it.
    ///
    /// - Parameters:
    ///   - aClass: The class, which says the types.
    ///   - visibility: Who sees it; nothing leaves the process.
    ///   - loadHandler: Makes the object, and calls what it is given with it on any thread.
    open func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(
                forTypeIdentifier: type,
                visibility: visibility
            ) { completion in
                loadHandler { object, error in
                    guard let object else { return completion(nil, error) }
                    _ = object.loadData(
                        withTypeIdentifier: type,
                        forItemProviderCompletionHandler: completion
                    )
                }
            }
        }
    }

    /// Registers a type whose data is made when somebody asks for it.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type.
    ///   - visibility: Who sees it; nothing leaves the process.
    ///   - loadHandler: Called on the main thread as the scene's event; calls what it is given with the
    ///     data, on any thread.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable (Data?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        contents.add(
            .init(type: typeIdentifier) { completion in
                _ = loadHandler { data, error in
                    completion(
                        data.map { .success(.bytes($0)) }
                            ?? .failure(error ?? Self.error(.itemUnavailableError, "No data came."))
                    )
                }
            }
        )
    }

    /// Registers a type whose file is made when somebody asks for it.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type.
    ///   - fileOptions: None: the file is read at once.
    ///   - visibility: Who sees it; nothing leaves the process.
    ///   - loadHandler: Called on the main thread as the scene's event; calls what it is given with the
    ///     file, whether it may be read in place, and an error, on any thread.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
            ) -> Progress?
    ) {
        contents.add(
            .init(type: typeIdentifier) { completion in
                _ = loadHandler { url, _, error in
                    guard let url else {
                        let reason = Self.error(.itemUnavailableError, "No file came.")
                        return completion(.failure(error ?? reason))
                    }
                    completion(Result { .bytes(try Data(contentsOf: url)) })
                }
            }
        )
    }

    // MARK: - Loading

    /// Returns whether objects of a class can be made of the item.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        contents.kept(aClass) != nil || readable(as: aClass) != nil
    }

    /// Makes an object of the item, or gives the one that was registered.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        if let kept = contents.kept(aClass) {
            let object = LoadedObject(kept)
            let progress = Progress(totalUnitCount: 1)
            finish(progress) { completionHandler(object.object, nil) }
            return progress
        }
        guard let found = readable(as: aClass) else {
            return fail(.unavailableCoercionError) { completionHandler(nil, $0) }
        }
        let maker = ObjectMaker(aClass)
        return load(found) { loaded in
            LoadedObject(
                try maker.aClass.object(
                    withItemProviderData: loaded.data(),
                    typeIdentifier: found.type
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
        guard let found = contents.representation(conformingTo: typeIdentifier) else {
            return fail(.unavailableCoercionError) { completionHandler(nil, $0) }
        }
        return load(found) {
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
        guard let found = contents.representation(conformingTo: typeIdentifier) else {
            return fail(.unavailableCoercionError) { completionHandler(nil, $0) }
        }
        let name = suggestedName ?? "file"
        return load(found) { loaded in
            try loaded.copy(named: name, type: found.type)
        } then: { file, error in
            withExtendedLifetime(file) {
                completionHandler(file.map { URL(fileURLWithPath: $0.path) }, error)
            }
        }
    }

    // MARK: - Inside

    /// Returns the best of what the item has that objects of a class can be made of.
    private func readable(
        as aClass: any NSItemProviderReading.Type
    ) -> ItemContents.Representation? {
        for type in aClass.readableTypeIdentifiersForItemProvider {
            if let found = contents.representation(conformingTo: type) { return found }
        }
        return nil
    }

    private func load<T: Sendable>(
        _ representation: ItemContents.Representation,
        _ read: @escaping @Sendable (ItemContents.Loaded) throws -> T,
        then completion: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let source = source
        let tell: @MainActor @Sendable (Result<T, any Error>) -> Void = { result in
            progress.completedUnitCount = 1
            switch result {
            case .success(let value): completion(value, nil)
            case .failure(let error): completion(nil, error)
            }
        }
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                source.perform {
                    representation.load { loaded in
                        MainThread.run {
                            source.work(isAtHand: loaded.isAtHand) {
                                Result { try read(loaded.get()) }
                            } then: {
                                tell($0)
                            }
                        }
                    }
                }
            }
        }
        return progress
    }

    /// Calls something on the main thread as the scene's event.
    private func finish(_ progress: Progress, _ body: @escaping @MainActor @Sendable () -> Void) {
        let source = source
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                progress.completedUnitCount = 1
                source.work(isAtHand: true) {
                } then: {
                    body()
                }
            }
        }
    }

    private func fail(
        _ code: ErrorCode,
        _ completion: @escaping @Sendable (any Error) -> Void
    ) -> Progress {
        let types = registeredTypeIdentifiers.joined(separator: ", ")
        let error = Self.error(code, "The item has the types [\(types)].")
        let progress = Progress(totalUnitCount: 1)
        finish(progress) { completion(error) }
        return progress
    }

    static func error(_ code: ErrorCode, _ reason: String) -> NSError {
        NSError(
            domain: errorDomain,
            code: code.rawValue,
            userInfo: [NSLocalizedDescriptionKey: reason]
        )
    }
}

/// Who sees what an item provider has: nothing leaves the process.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Everybody.
    case all = 0
    /// Apps of the same team.
    case team = 1
    /// Apps of the same group.
    case group = 2
    /// The app alone.
    case ownProcess = 3
}

/// How files of item providers are given.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates options from their flags.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The file may be read where it is.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// The scene that something belongs to, known to any thread.
private final class SceneReference: Sendable {
    @MainActor private weak var scene: UIWindowScene?

    @MainActor init(_ scene: UIWindowScene?) { self.scene = scene }

    /// Refers to the scene whose code runs.
    init() {
        guard MainThread.isCurrent else { return }
        MainActor.assumeIsolated { scene = UIWindowScene.current }
    }

    /// Does something as the scene's event.
    @MainActor
    func perform(_ body: () -> Void) {
        guard let scene else { return body() }
        scene.perform(body)
    }

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
