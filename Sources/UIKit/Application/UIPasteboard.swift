import Foundation

/// The clipboard of the person's browser, and boards of the app's own.
///
/// Pages write to the clipboard; what other apps put there they cannot read. Each tab has boards of
/// its own, which end with its scene.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The name of a board.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The name of the clipboard.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// How long and where items are there.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The `Date` from which on the items are gone.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether items stay on this device, as they do in any case.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// The clipboard of the scene that runs.
    public static let general = UIPasteboard(.general)
    /// Posted when the app put something onto a board.
    public nonisolated static let changedNotification = Notification.Name(
        "UIPasteboardChangedNotification"
    )
    /// Posted when the app removed a board.
    public nonisolated static let removedNotification = Notification.Name(
        "UIPasteboardRemovedNotification"
    )

    /// The board's name.
    public nonisolated let name: Name
    /// What is on a board of the app's own where no scene runs; the boards of scenes are found by name,
    /// so that an object that all tabs hold shows each of them its own.
    private let loose = PasteboardContents()

    /// Creates a board with a name that no other one has, as tests do.
    public override init() {
        name = Name(UUID().uuidString)
        super.init()
    }

    private init(_ name: Name) {
        self.name = name
        super.init()
    }

    /// Finds the board with a name in the scene that runs, or makes it; nil for none.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        let boards = UIWindowScene.current?.requests?.boards
        let isThere = pasteboardName == .general || boards?[pasteboardName] != nil
        guard isThere || create else { return nil }
        self.init(pasteboardName)
        if !isThere { _ = requireContents() }
    }

    /// Returns a new board with a name that no other one has.
    open class func withUniqueName() -> UIPasteboard {
        let board = UIPasteboard(Name(UUID().uuidString))
        _ = board.requireContents()
        return board
    }

    /// Removes a board of the app's own with what is on it.
    open class func remove(withName pasteboardName: Name) {
        let requests = UIWindowScene.current?.requests
        guard requests?.boards.removeValue(forKey: pasteboardName) != nil else { return }
        NotificationCenter.default.post(name: removedNotification, object: nil)
    }

    // MARK: - Items

    private var contents: PasteboardContents? {
        guard let scene = UIWindowScene.current else {
            return name == .general && !Self.isOutsideOfScenes ? nil : loose
        }
        return name == .general ? scene.requests?.clipboardItems : scene.requests?.boards[name]
    }

    /// Whether code runs that is no scene's, while there is none: as in tests before a first window.
    private static var isOutsideOfScenes: Bool {
        SceneOrigin.current == nil && UIApplication.shared.servedScenes.isEmpty
    }

    /// Returns what is on the board, which a scene gets with its first use; nil for no clipboard.
    private func requireContents() -> PasteboardContents? {
        guard let scene = UIWindowScene.current else { return contents }
        let requests = scene.requirePageRequests()
        if let contents { return contents }
        let made = PasteboardContents()
        requests.boards[name] = made
        return made
    }

    /// What is on the board: for each item the values of its types.
    open var items: [[String: Any]] {
        get { contents?.items ?? [] }
        set { setItems(newValue, options: [:]) }
    }

    /// Puts items in place of those that are there.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        guard let contents = requireContents() else { return }
        contents.items = items.map(PasteboardContents.typed)
        contents.expirationDate = options[.expirationDate] as? Date
        contents.changeCount += 1
        if name == .general, let scene = UIWindowScene.current {
            if let text = contents.text {
                scene.perform(.copy(text))
            } else if items.isEmpty {
                scene.perform(.copy(""))
            }
        }
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    /// The types of the first item.
    open var types: [String] { items.first?.keys.sorted() ?? [] }

    /// Returns whether the first item has one of some types, or a kind of it.
    open func contains(pasteboardTypes: [String]) -> Bool {
        guard let item = items.first else { return false }
        return pasteboardTypes.contains { PasteboardContents.value(of: $0, in: item) != nil }
    }

    /// Returns what the first item is as a type; a text for data of a text.
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        items.first.flatMap { Self.value(pasteboardType, $0) }
    }

    /// Returns the bytes of the first item as a type; nil where it has none.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        items.first.flatMap { Self.data(pasteboardType, $0) }
    }

    /// Puts one value of a type in place of what is there.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: value]]
    }

    /// Puts bytes of a type in place of what is there.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: data]]
    }

    /// Puts items behind those that are there.
    open func addItems(_ items: [[String: Any]]) { self.items += items }

    /// The number of items.
    open var numberOfItems: Int { items.count }
    /// How often the app changed the board.
    open var changeCount: Int { contents?.changeCount ?? 0 }

    // MARK: - Texts, addresses, pictures and colours

    /// The text: what the app itself put there last.
    open var string: String? {
        get { contents?.text }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts, of which pages put the first one onto the clipboard; nil where there are none.
    open var strings: [String]? {
        get { list(PasteboardContents.text) }
        set { items = (newValue ?? []).map { [PasteboardContents.textType: $0] } }
    }

    /// The address that the first item is; nil where it is none.
    open var url: URL? {
        get { contents?.items.first.flatMap(PasteboardContents.address) }
        set { urls = newValue.map { [$0] } }
    }

    /// The addresses; nil where there are none.
    open var urls: [URL]? {
        get { list(PasteboardContents.address) }
        set { items = (newValue ?? []).map { [PasteboardContents.addressType: $0] } }
    }

    /// The first of the pictures that the app put there.
    ///
    /// They stay in this tab: pages put no pictures of the app onto the person's clipboard.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The pictures that the app put there; nil where there are none.
    open var images: [UIImage]? {
        get { list(PasteboardContents.picture) }
        set { items = (newValue ?? []).map { [PasteboardContents.pictureType: $0] } }
    }

    /// The first of the colours that the app put there, which stay in this tab.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// The colours that the app put there; nil where there are none.
    open var colors: [UIColor]? {
        get { list { $0[PasteboardContents.colorType] as? UIColor } }
        set { items = (newValue ?? []).map { [PasteboardContents.colorType: $0] } }
    }

    private func list<Value>(_ value: ([String: Any]) -> Value?) -> [Value]? {
        let values = items.compactMap(value)
        return values.isEmpty ? nil : values
    }

    /// Whether the app put a picture onto the board.
    open var hasImages: Bool { images != nil }
    /// Whether the app put a text onto the board.
    open var hasStrings: Bool { string != nil }
    /// Whether the app put an address onto the board.
    open var hasURLs: Bool { urls?.contains { $0.scheme != nil } == true }
    /// Whether the app put a colour onto the board.
    open var hasColors: Bool { colors != nil }
}
