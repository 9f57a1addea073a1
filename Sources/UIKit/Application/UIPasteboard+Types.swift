import Foundation
import UniformTypeIdentifiers

/// What is on a board.
@MainActor
final class PasteboardContents {
    private var stored: [[String: Any]] = []
    /// When the items are gone; nil for never.
    var expirationDate: Date?
    /// How often the items changed.
    var changeCount = 0

    /// For each item the values of its types.
    var items: [[String: Any]] {
        get {
            if let expirationDate, expirationDate <= Date() { return [] }
            return stored
        }
        set { stored = newValue }
    }

    /// The first text.
    var text: String? { items.lazy.compactMap(Self.text).first }

    static let textType = "public.utf8-plain-text"
    static let addressType = "public.url"
    static let pictureType = "public.image"
    static let colorType = "com.apple.uikit.color"

    /// Returns an item whose value of the automatic type has the type of what it is.
    ///
    /// A value that is of no type that is known is left out.
    static func typed(_ item: [String: Any]) -> [String: Any] {
        var item = item
        guard let value = item.removeValue(forKey: UIPasteboard.typeAutomatic) else { return item }
        switch value {
        case is String, is NSAttributedString: item[textType] = value
        case is URL: item[addressType] = value
        case is UIImage: item[pictureType] = value
        case is UIColor: item[colorType] = value
        default: break
        }
        return item
    }

    /// Returns the text of an item, or that of its address; markup only where nothing is plain text.
    static func text(of item: [String: Any]) -> String? {
        let kinds: [UTType] = [.utf8PlainText, .plainText, .text, .url]
        return kinds.lazy.compactMap { value(conformingTo: $0, in: item).flatMap(text) }.first
    }

    /// Returns the address of an item, or the one that its text is, which names its scheme.
    static func address(of item: [String: Any]) -> URL? {
        if let url = value(conformingTo: .url, in: item) as? URL { return url }
        guard let url = text(of: item).flatMap(URL.init(string:)), url.scheme != nil else {
            return nil
        }
        return url
    }

    /// Returns the picture of an item.
    static func picture(of item: [String: Any]) -> UIImage? {
        switch value(conformingTo: .image, in: item) {
        case let image as UIImage: image
        case let data as Data: UIImage(data: data)
        default: nil
        }
    }

    /// Returns the text that a value is.
    static func text(_ value: Any) -> String? {
        switch value {
        case let text as String: text
        case let url as URL: url.absoluteString
        case let data as Data: String(data: data, encoding: .utf8)
        case let text as NSAttributedString: text.string
        default: nil
        }
    }

    /// Returns the value of the first of an item's types that is of a kind.
    static func value(conformingTo kind: UTType, in item: [String: Any]) -> Any? {
        if let value = item[kind.identifier] { return value }
        let name = item.keys.sorted().first { UTType($0)?.conforms(to: kind) == true }
        return name.flatMap { item[$0] }
    }

    /// Returns the value of a type: that of a kind of it where there is none of its own.
    static func value(of type: String, in item: [String: Any]) -> Any? {
        item[type] ?? UTType(type).flatMap { value(conformingTo: $0, in: item) }
    }
}

extension UIPasteboard {
    /// The type of an item's value that has the type of what it is: a text, an address, a picture.
    public class var typeAutomatic: String { "com.apple.uikit.type-automatic" }
    /// The types of texts.
    public class var typeListString: [String] { ["public.utf8-plain-text", "public.text"] }
    /// The types of addresses.
    public class var typeListURL: [String] { ["public.url"] }
    /// The types of pictures.
    public class var typeListImage: [String] {
        ["public.png", "public.jpeg", "com.compuserve.gif"]
    }
    /// The types of colours.
    public class var typeListColor: [String] { ["com.apple.uikit.color"] }

    /// Returns the types of items, all where no set is given; nil for items that do not exist.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        chosen(itemSet)?.map { $0.keys.sorted() }
    }

    /// Returns whether all items of a set have one of some types, or a kind of it.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let chosen = chosen(itemSet), !chosen.isEmpty else { return false }
        return chosen.allSatisfy { item in
            pasteboardTypes.contains { PasteboardContents.value(of: $0, in: item) != nil }
        }
    }

    /// Returns the places of the items that have one of some types, or a kind of it.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let places = items.indices.filter { index in
            pasteboardTypes.contains { PasteboardContents.value(of: $0, in: items[index]) != nil }
        }
        return places.isEmpty ? nil : IndexSet(places)
    }

    /// Returns what the items of a set are as a type.
    public func values(
        forPasteboardType pasteboardType: String,
        inItemSet itemSet: IndexSet?
    ) -> [Any]? { chosen(itemSet)?.compactMap { Self.value(pasteboardType, $0) } }

    /// Returns the bytes of the items of a set as a type.
    public func data(
        forPasteboardType pasteboardType: String,
        inItemSet itemSet: IndexSet?
    ) -> [Data]? { chosen(itemSet)?.compactMap { Self.data(pasteboardType, $0) } }

    private func chosen(_ itemSet: IndexSet?) -> [[String: Any]]? {
        let items = items
        guard let itemSet else { return items }
        guard itemSet.allSatisfy(items.indices.contains) else { return nil }
        return itemSet.map { items[$0] }
    }

    class func value(_ type: String, _ item: [String: Any]) -> Any? {
        guard let value = PasteboardContents.value(of: type, in: item) else { return nil }
        guard let data = value as? Data, UTType(type)?.conforms(to: .text) == true else {
            return value
        }
        return String(data: data, encoding: .utf8) ?? value
    }

    class func data(_ type: String, _ item: [String: Any]) -> Data? {
        guard let value = PasteboardContents.value(of: type, in: item) else { return nil }
        switch value {
        case let data as Data: return data
        case let image as UIImage:
            return type == "public.jpeg" ? image.jpegData(compressionQuality: 1) : image.pngData()
        default: return PasteboardContents.text(value)?.data(using: .utf8)
        }
    }
}
