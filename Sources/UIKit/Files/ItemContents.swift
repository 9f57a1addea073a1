import Foundation
import RenderTree
import Synchronization
import UniformTypeIdentifiers

/// What an item provider has, by type.
final class ItemContents: Sendable {
    /// What came of an item.
    enum Loaded: Sendable {
        case bytes(Data)
        case file(ChosenFile)

        func data() throws -> Data {
            switch self {
            case .bytes(let data): data
            case .file(let file): try file.data()
            }
        }

        /// Returns a file of a name and type that nobody else knows.
        func copy(named name: String, type: String) throws -> TemporaryFile {
            switch self {
            case .file(let file): return try file.copy()
            case .bytes(let data):
                let ending = UTType(type)?.preferredFilenameExtension.map { "." + $0 } ?? ""
                return try TemporaryFile(
                    name: FilePlace.safeName(name + ending),
                    bytes: Array(data)
                )
            }
        }
    }

    /// One type, and what loads the item as it.
    struct Representation: Sendable {
        let type: String
        let load: @Sendable (@escaping @Sendable (Result<Loaded, any Error>) -> Void) -> Void

        init(
            type: String,
            load:
                @escaping @Sendable (
                    @escaping @Sendable (Result<Loaded, any Error>) -> Void
                ) -> Void
        ) {
            self.type = type
            self.load = load
        }
    }

    private struct State {
        var list: [Representation] = []
        var name: String?
        var objects: [KeptWriter] = []
        /// Whether the item's type is not known, so that it may be any.
        var mayBeAny = false
    }

    private let state = Mutex(State())

    /// The registered types.
    var types: [String] { state.withLock { $0.list.map(\.type) } }

    /// The name without extension.
    var name: String? {
        get { state.withLock { $0.name } }
        set { state.withLock { $0.name = newValue } }
    }

    /// Whether the item's type is not known, so that it may be any.
    var mayBeAny: Bool {
        get { state.withLock { $0.mayBeAny } }
        set { state.withLock { $0.mayBeAny = newValue } }
    }

    func add(_ representation: Representation) {
        state.withLock { $0.list.append(representation) }
    }

    func add(_ type: String, _ data: Data) {
        add(Representation(type: type) { $0(.success(.bytes(data))) })
    }

    /// Takes other representations over in place of all.
    func replace(with list: [Representation]) {
        state.withLock { $0.list = list }
    }

    /// Gives the first representation another type.
    func rename(to type: String) {
        state.withLock { state in
            guard let first = state.list.first else { return }
            state.list[0] = Representation(type: type, load: first.load)
        }
    }

    /// Keeps an object, which is given as it is to who asks for its class.
    func keep(_ object: any NSItemProviderWriting) {
        let kept = KeptWriter(object)
        state.withLock { $0.objects.append(kept) }
    }

    /// Returns the kept object of a class; nil where there is none.
    func kept(_ aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
        func find<T: NSItemProviderReading>(_ type: T.Type, in all: [KeptWriter]) -> T? {
            for kept in all {
                if let found = kept.object as? T { return found }
            }
            return nil
        }
        let all = state.withLock { $0.objects }
        return all.isEmpty ? nil : find(aClass, in: all)
    }

    /// Returns the first representation that is of a type or a kind of it; nil for none.
    func representation(conformingTo identifier: String) -> Representation? {
        let (list, mayBeAny) = state.withLock { ($0.list, $0.mayBeAny) }
        if let exact = list.first(where: { $0.type == identifier }) { return exact }
        if mayBeAny, let first = list.first { return first }
        guard let type = UTType(identifier) else { return nil }
        return list.first { UTType($0.type)?.conforms(to: type) == true }
    }
}

extension Result where Success == ItemContents.Loaded {
    /// Whether reading the bytes takes no time.
    var isAtHand: Bool {
        if case .success(.file(let file)) = self { file.isAtHand } else { true }
    }
}

/// An object that was registered, known to any thread.
struct KeptWriter: @unchecked Sendable {
    // Proof: it is read only, by who loads the item, as on iOS.
    let object: any NSItemProviderWriting

    init(_ object: any NSItemProviderWriting) { self.object = object }
}
