import Foundation
import UniformTypeIdentifiers

extension UIPasteboard {
    /// The items as providers of their data.
    public var itemProviders: [NSItemProvider] {
        get { items.map { PastedItemProvider($0) } }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Puts the items of providers in place of those that are there.
    ///
    /// What providers have to load follows when it is there, unless the board changed meanwhile.
    public func setItemProviders(
        _ itemProviders: [NSItemProvider],
        localOnly: Bool,
        expirationDate: Date?
    ) {
        var options: [OptionsKey: Any] = [.localOnly: localOnly]
        if let expirationDate { options[.expirationDate] = expirationDate }
        put(itemProviders.map { ($0 as? PastedItemProvider)?.item ?? [:] }, options) { late in
            for (index, provider) in itemProviders.enumerated() {
                for type in provider.registeredTypeIdentifiers
                where late.values[index][type] == nil {
                    provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                        MainActor.assumeIsolated { late.take(data, type, of: index) }
                    }
                }
            }
        }
    }

    /// Puts objects in place of what is there.
    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Puts objects in place of what is there, for a time.
    ///
    /// What objects have to load follows when it is there, unless the board changed meanwhile.
    public func setObjects(
        _ objects: [any NSItemProviderWriting],
        localOnly: Bool,
        expirationDate: Date?
    ) {
        var options: [OptionsKey: Any] = [.localOnly: localOnly]
        if let expirationDate { options[.expirationDate] = expirationDate }
        let values: [[String: Any]] = objects.map { object in
            switch object {
            case let text as NSString: [PasteboardContents.textType: String(describing: text)]
            case let url as NSURL: [PasteboardContents.addressType: url as URL]
            case let image as UIImage: [PasteboardContents.pictureType: image]
            case let color as UIColor: [PasteboardContents.colorType: color]
            default: [:]
            }
        }
        put(values, options) { late in
            for (index, object) in objects.enumerated() where values[index].isEmpty {
                for type in type(of: object).writableTypeIdentifiersForItemProvider {
                    _ = object.loadData(withTypeIdentifier: type) { data, _ in
                        Task { @MainActor in late.take(data, type, of: index) }
                    }
                }
            }
        }
    }

    /// Puts texts in place of what is there.
    public func setObjects(_ objects: [String]) {
        setObjects(objects.map { NSString(string: $0) })
    }

    /// Puts addresses in place of what is there.
    public func setObjects(_ objects: [URL]) { setObjects(objects.map { $0 as NSURL }) }

    private func put(
        _ values: [[String: Any]],
        _ options: [OptionsKey: Any],
        load: (LateItems) -> Void
    ) {
        setItems(values, options: options)
        load(LateItems(self, values, options))
    }
}

/// Items that are put onto a board as their data come.
@MainActor
private final class LateItems {
    private(set) var values: [[String: Any]]
    private let board: UIPasteboard
    private let options: [UIPasteboard.OptionsKey: Any]
    private var changeCount: Int
    private let origin = RenderContext.current.map { SceneOrigin($0) }

    init(
        _ board: UIPasteboard,
        _ values: [[String: Any]],
        _ options: [UIPasteboard.OptionsKey: Any]
    ) {
        (self.board, self.values, self.options) = (board, values, options)
        changeCount = board.changeCount
    }

    /// Takes data of an item over, where the app has put nothing else there since.
    func take(_ data: Data?, _ type: String, of index: Int) {
        guard let data else { return }
        if let origin {
            origin.perform { self.put(data, type, index) }
        } else {
            put(data, type, index)
        }
    }

    private func put(_ data: Data, _ type: String, _ index: Int) {
        guard board.changeCount == changeCount else { return }
        values[index][type] = data
        board.setItems(values, options: options)
        changeCount = board.changeCount
    }
}

/// A provider of an item of a board.
final class PastedItemProvider: NSItemProvider, @unchecked Sendable {
    // Proof: what it stores is a constant, which is read on the main thread.
    let item: [String: Any]

    @MainActor
    init(_ item: [String: Any]) {
        self.item = item
        let contents = ItemContents()
        for (type, value) in item.sorted(by: { $0.key < $1.key }) {
            switch value {
            case let text as String: contents.keep(NSString(string: text))
            case let url as URL: contents.keep(url as NSURL)
            case let writer as any NSItemProviderWriting: contents.keep(writer)
            default: break
            }
            let pasted = PastedValue(item: item)
            contents.add(
                ItemContents.Representation(type: type) { completion in
                    let data = MainActor.assumeIsolated { UIPasteboard.data(type, pasted.item) }
                    let missing = NSItemProvider.error(.itemUnavailableError, "There are no data.")
                    completion(data.map { .success(.bytes($0)) } ?? .failure(missing))
                }
            )
        }
        super.init(contents, scene: UIWindowScene.current)
    }
}

/// An item of a board, on its way to who loads it.
private struct PastedValue: @unchecked Sendable {
    // Proof: it is made and read on the main thread.
    let item: [String: Any]
}
