import Foundation

/// A file of an asset catalog that holds data of the app's own, with its variants.
package struct IBDataSet: Sendable, Hashable {
    /// A file of the set.
    package struct Variant: Sendable, Hashable {
        package let traits: IBAssetTraits
        /// The file.
        package let url: URL
        /// The identifier of the file's type; nil where the list does not name one.
        package let typeIdentifier: String?
    }

    /// The name with its namespace.
    package let name: String
    /// The variants that have a file, in the order of the list.
    package let variants: [Variant]

    init(name: String, folder: URL, _ contents: [String: JSONValue]) {
        self.name = name
        variants = (contents["data"]?.array ?? []).compactMap { entry in
            // A name with a path would read files outside of the catalog.
            guard let file = entry.object["filename"]?.string, !file.isEmpty, file != "..",
                !file.contains("/")
            else { return nil }
            return Variant(
                traits: IBAssetTraits(entry.object),
                url: folder.appendingPathComponent(file),
                typeIdentifier: entry.object["universal-type-identifier"]?.string
            )
        }
    }

    /// Returns the file for a scene; nil where no variant is for it.
    package func variant(for traits: IBAssetTraits) -> Variant? {
        var best: (score: Int, variant: Variant)?
        for variant in variants {
            guard let score = variant.traits.score(for: traits) else { continue }
            if score > best?.score ?? -1 { best = (score, variant) }
        }
        return best?.variant
    }
}
