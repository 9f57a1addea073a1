import Foundation

/// Where the documents of an app lie.
@MainActor
enum NibFiles {
    /// The languages in which documents and their texts are looked for, the preferred ones first.
    ///
    /// A scene has the language of its page; outside of scenes the process's count.
    static var languages: [String] {
        let scene = RenderContext.current?.scene?.languageTag
        return (scene.map { [$0] } ?? Locale.preferredLanguages).flatMap(candidates)
    }

    /// Returns a language and the more general ones: `zh-Hant-TW`, `zh-Hant`, `zh`.
    nonisolated static func candidates(_ tag: String) -> [String] {
        let parts = tag.split(separator: "-")
        return (0..<parts.count).map { parts.dropLast($0).joined(separator: "-") }
    }

    /// Returns the file of a document; nil where the app has none.
    ///
    /// Without a bundle the app's main bundle and the resource bundles of its packages are
    /// searched. Files in folders of languages count, those for a kind of device first.
    static func find(_ name: String, extensions: [String], bundle: Bundle?) -> URL? {
        // A name may come from a document; it never leaves the folders.
        guard !name.isEmpty, !name.contains("/"), !name.contains("\0"), name != ".." else {
            return nil
        }
        let isPad = UITraitCollection.current.userInterfaceIdiom == .pad
        let stems = [name + (isPad ? "~ipad" : "~iphone"), name]
        let catalog = bundle.map { ImageCatalog(bundle: $0) } ?? ImageCatalog.app
        for directory in catalog.directories {
            for folder in folders(in: directory) {
                for stem in stems {
                    for ending in extensions {
                        let url = folder.appendingPathComponent("\(stem).\(ending)")
                        if FileManager.default.fileExists(atPath: url.path) { return url }
                    }
                }
            }
        }
        return nil
    }

    /// Returns the bundle of an identifier among those of the app's packages; nil without one.
    static func bundle(identifier: String) -> Bundle? {
        let app = ImageCatalog.app.directories.lazy
            .filter { $0.pathExtension == "resources" }
            .compactMap { Bundle(url: $0) }
        return app.first { $0.bundleIdentifier == identifier }
            ?? Bundle(identifier: identifier)
    }

    private static func folders(in directory: URL) -> [URL] {
        (languages + ["Base"]).map { directory.appendingPathComponent("\($0).lproj") }
            .filter { FileManager.default.fileExists(atPath: $0.path) } + [directory]
    }
}
