import UIKit

/// A picture or movie that a person chose.
public struct PHPickerResult: Sendable, Hashable {
    /// What gives its data.
    public let itemProvider: NSItemProvider
    /// The name of the item in the person's library, which browsers do not tell: nil.
    public let assetIdentifier: String?

    public static func == (left: PHPickerResult, right: PHPickerResult) -> Bool {
        left.itemProvider === right.itemProvider
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(itemProvider))
    }
}
