import Foundation

/// An image or symbol of an asset catalog with its variants.
package struct IBImageSet: Sendable, Hashable {
    /// A file of the image.
    package struct Variant: Sendable, Hashable {
        package let traits: IBAssetTraits
        /// The file.
        package let url: URL
        /// Pixels in a point; nil for a file that serves all scales.
        package let scale: Double?
        /// How the image grows; nil for an image that is scaled as a whole.
        package let resizing: IBImageResizing?
    }

    /// The name with its namespace.
    package let name: String
    /// The variants that have a file, in the order of the list.
    package let variants: [Variant]
    /// `template` or `original`; nil where the place of use decides.
    package let renderingIntent: String?
    /// Whether a vector image stays sharp at larger sizes than its own.
    package let preservesVector: Bool
    /// Whether the set is a symbol.
    package let isSymbol: Bool

    init(name: String, folder: URL, _ contents: [String: JSONValue]) {
        self.name = name
        isSymbol = folder.pathExtension == "symbolset"
        let properties = contents["properties"]?.object ?? [:]
        renderingIntent = properties["template-rendering-intent"]?.string
        preservesVector = properties["preserves-vector-representation"]?.bool ?? false
        let entries = (contents["images"] ?? contents["symbols"])?.array ?? []
        variants = entries.compactMap { Self.variant($0.object, in: folder) }
    }

    /// Whether the pictures were drawn for layouts that begin on the right; nil where there are some for
    /// each direction, or they are the same for both.
    ///
    /// They are mirrored where a layout begins on the other side.
    package var isDrawnRightToLeft: Bool? {
        let first = variants.first?.traits.isRightToLeft
        return variants.allSatisfy { $0.traits.isRightToLeft == first } ? first : nil
    }

    /// Whether there are variants for languages.
    package var isLocalized: Bool { variants.contains { !$0.traits.languages.isEmpty } }

    /// Returns the file for a scene: of the best traits, the scale itself or the next larger one.
    package func variant(for traits: IBAssetTraits, scale: Double) -> Variant? {
        let scored = variants.compactMap { variant in
            variant.traits.score(for: traits).map { (score: $0, variant: variant) }
        }
        let best = scored.map(\.score).max()
        let candidates = scored.filter { $0.score == best }.map(\.variant)
        if let any = candidates.first(where: { $0.scale == nil }) { return any }
        let byScale = candidates.sorted { ($0.scale ?? 0) < ($1.scale ?? 0) }
        return byScale.first { ($0.scale ?? 0) >= scale } ?? byScale.last
    }

    private static func variant(_ entry: [String: JSONValue], in folder: URL) -> Variant? {
        // A name with a path would read files outside of the catalog.
        guard let file = entry["filename"]?.string, !file.isEmpty, file != "..",
            !file.contains("/")
        else { return nil }
        let digits = entry["scale"]?.string.map { $0.utf8.prefix { $0 != 0x78 } }
        return Variant(
            traits: IBAssetTraits(entry),
            url: folder.appendingPathComponent(file),
            scale: digits.flatMap { XMLNumber.parse(Array($0)[...]) }.flatMap { $0 > 0 ? $0 : nil },
            resizing: entry["resizing"].flatMap { IBImageResizing($0.object) }
        )
    }
}
