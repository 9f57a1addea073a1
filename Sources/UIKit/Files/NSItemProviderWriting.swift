import Foundation
import UniformTypeIdentifiers

/// What gives its data to item providers.
public protocol NSItemProviderWriting: AnyObject {
    /// The identifiers of the types that objects can be written as, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Writes the object as a type; calls the completion on any thread.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProvider {
    /// Returns whether values such as strings and URLs can be made of the item.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Makes a value such as a string or a URL of the item.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable>(
        ofClass aClass: T.Type,
        completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        let bridge = ValueBridge(T.self)
        let completion = ReadingCompletion { completionHandler($0.flatMap(bridge.value), $1) }
        return loadObject(ofClass: T._ObjectiveCType.self) { completion.call($0, $1) }
    }

    /// Reads the item's bytes as a type.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(
            forTypeIdentifier: contentType.identifier,
            completionHandler: completionHandler
        )
    }

    /// Registers a type whose data is made when somebody asks for it.
    public func registerDataRepresentation(
        for contentType: UTType,
        visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable (Data?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier,
            visibility: visibility,
            loadHandler: loadHandler
        )
    }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
    }

    public static func object(
        withItemProviderData data: Data,
        typeIdentifier: String
    ) throws -> any NSItemProviderReading {
        NSString(string: try NSItemProvider.text(data, typeIdentifier))
    }

    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier]
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }
}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
    }

    public static func object(
        withItemProviderData data: Data,
        typeIdentifier: String
    ) throws -> any NSItemProviderReading {
        NSAttributedString(string: try NSItemProvider.text(data, typeIdentifier))
    }

    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier]
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(string.utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.url.identifier]
    }

    public static func object(
        withItemProviderData data: Data,
        typeIdentifier: String
    ) throws -> any NSItemProviderReading {
        let text = try NSItemProvider.text(data, typeIdentifier)
        // Lists of addresses have remarks.
        let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
        guard let line = lines.first, let url = NSURL(string: String(line)) else {
            throw NSItemProvider.error(.itemUnavailableError, "The text is no address.")
        }
        return url
    }

    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.url.identifier]
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

extension UIImage: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.png.identifier, UTType.jpeg.identifier]
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let isJPEG = typeIdentifier == UTType.jpeg.identifier
        guard let data = isJPEG ? jpegData(compressionQuality: 0.9) : pngData() else {
            let reason = "The picture has no pixels."
            completionHandler(nil, NSItemProvider.error(.itemUnavailableError, reason))
            return nil
        }
        completionHandler(data, nil)
        return nil
    }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
    private static let itemType = "com.apple.uikit.color"

    public static var readableTypeIdentifiersForItemProvider: [String] { [itemType] }

    public static func object(
        withItemProviderData data: Data,
        typeIdentifier: String
    ) throws -> any NSItemProviderReading {
        guard let color = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
        else {
            throw NSItemProvider.error(.itemUnavailableError, "The data is no colour.")
        }
        return color
    }

    public static var writableTypeIdentifiersForItemProvider: [String] { [itemType] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        do {
            let data = try NSKeyedArchiver.archivedData(
                withRootObject: self,
                requiringSecureCoding: true
            )
            completionHandler(data, nil)
        } catch {
            completionHandler(nil, error)
        }
        return nil
    }
}

extension NSItemProvider {
    /// Returns the text that bytes are.
    fileprivate static func text(_ data: Data, _ typeIdentifier: String) throws -> String {
        guard let text = String(data: data, encoding: .utf8) else {
            throw error(
                .itemUnavailableError,
                "The data of type \(typeIdentifier) is no text in UTF-8."
            )
        }
        return text
    }
}

/// Makes values of a type of objects of the class that stands for it.
struct ValueBridge<Value> {
    let value: (any NSItemProviderReading) -> Value?

    init(_ type: Value.Type) where Value: _ObjectiveCBridgeable {
        value = { object in
            (object as? Value._ObjectiveCType).map { .some($0) }
                .map(Value._unconditionallyBridgeFromObjectiveC)
        }
    }
}

/// What is called with an object, whatever types it knows.
private struct ReadingCompletion: @unchecked Sendable {
    // Proof: the function is one that may be called on any thread; it holds on to types beside.
    let call: ((any NSItemProviderReading)?, (any Error)?) -> Void
}
