import Foundation
import InterfaceBuilder

/// The colours and pictures of the asset catalogs in some folders.
@MainActor
final class NibAssets {
    private let folders: [URL]
    private lazy var catalogs: [IBAssetCatalog] = read()
    // Folders of resources do not change while the process runs.
    private static var known: [String: NibAssets] = [:]

    init(folders: [URL]) {
        self.folders = folders
    }

    /// Returns the catalogs in the folder of a document.
    static func of(_ folder: URL) -> NibAssets {
        var folder = folder
        if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
        if let found = known[folder.path] { return found }
        let assets = NibAssets(folders: [folder])
        known[folder.path] = assets
        return assets
    }

    /// Returns a colour with its variants.
    func color(named name: String) -> IBColorSet? {
        catalogs.lazy.compactMap { $0.colors[name] }.first
    }

    /// Returns a picture in the variant for the current traits.
    func image(named name: String) -> UIImage? {
        let traits = UITraitCollection.current
        guard let set = catalogs.lazy.compactMap({ $0.images[name] }).first,
            let variant = set.variant(
                for: IBAssetTraits(traits),
                scale: Double(traits.displayScale)
            ),
            let data = FileManager.default.contents(atPath: variant.url.path),
            let image = UIImage(data: data, scale: CGFloat(variant.scale ?? 1))
        else { return nil }
        return prepare(image, set, variant)
    }

    private func prepare(
        _ image: UIImage,
        _ set: IBImageSet,
        _ variant: IBImageSet.Variant
    ) -> UIImage {
        var image = image
        switch set.renderingIntent {
        case "template": image = image.withRenderingMode(.alwaysTemplate)
        case "original": image = image.withRenderingMode(.alwaysOriginal)
        default: break
        }
        guard let resizing = variant.resizing else { return image }
        let scale = CGFloat(variant.scale ?? 1)
        let insets = resizing.capInsets
        return image.resizableImage(
            withCapInsets: UIEdgeInsets(
                top: CGFloat(insets.top) / scale,
                left: CGFloat(insets.left) / scale,
                bottom: CGFloat(insets.bottom) / scale,
                right: CGFloat(insets.right) / scale
            ),
            resizingMode: resizing.isTiled ? .tile : .stretch
        )
    }

    private func read() -> [IBAssetCatalog] {
        var catalogs: [IBAssetCatalog] = []
        for folder in folders {
            let entries = try? FileManager.default.contentsOfDirectory(
                at: folder,
                includingPropertiesForKeys: nil
            )
            let found = (entries ?? []).filter { $0.pathExtension == "xcassets" }
            for entry in found.sorted(by: { $0.path < $1.path }) {
                do throws(DocumentError) {
                    let catalog = try IBAssetCatalog(contentsOf: entry)
                    for problem in catalog.problems { Diagnostics.report(problem.description) }
                    catalogs.append(catalog)
                } catch {
                    Diagnostics.report(error.description)
                }
            }
        }
        return catalogs
    }
}
