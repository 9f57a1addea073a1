import Foundation
import UniformTypeIdentifiers

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
final class LoadedObject: @unchecked Sendable {
    // Proof: it is made in one place and read in another, once, with nobody else knowing it.
    let object: any NSItemProviderReading

    init(_ object: any NSItemProviderReading) { self.object = object }
}

/// A class that makes objects.
struct ObjectMaker: @unchecked Sendable {
    // Proof: classes never change.
    let aClass: any NSItemProviderReading.Type

    init(_ aClass: any NSItemProviderReading.Type) { self.aClass = aClass }
}
