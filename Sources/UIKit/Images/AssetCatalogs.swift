import Foundation
import InterfaceBuilder
import RenderTree
import Synchronization

/// The colours, pictures and data of the asset catalogs, `.xcassets`, in folders of resources.
struct AssetCatalogs: Sendable {
    private let folders: [URL]

    /// Those of the app: of its main bundle and of the Swift packages' resource bundles.
    static let app = AssetCatalogs(folders: ImageCatalog.app.directories)
    /// The catalogs by their folder; folders of resources do not change while the process runs.
    private static let known = Mutex<[String: [IBAssetCatalog]]>([:])

    init(folders: [URL]) {
        self.folders = folders
    }

    init(bundle: Bundle) {
        folders = ImageCatalog(bundle: bundle).directories
    }

    /// The catalogs beside a document, which may lie in a folder of its language.
    init(besideDocumentIn folder: URL) {
        var folder = folder
        if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
        folders = [folder]
    }

    /// Returns a colour with its variants.
    func color(named name: String) -> IBColorSet? {
        for folder in folders {
            for catalog in Self.catalogs(in: folder) {
                if let color = catalog.colors[name] { return color }
            }
        }
        return nil
    }

    /// Returns the file of a data set for traits.
    func data(named name: String, for traits: UITraitCollection) -> IBDataSet.Variant? {
        for folder in folders {
            for catalog in Self.catalogs(in: folder) {
                if let file = catalog.data[name]?.variant(for: IBAssetTraits(traits)) {
                    return file
                }
            }
        }
        return nil
    }

    /// Returns a picture in the variant for traits.
    func image(named name: String, for traits: UITraitCollection) -> UIImageState? {
        for folder in folders {
            for catalog in Self.catalogs(in: folder) {
                guard let set = catalog.images[name],
                    let (state, variant) = Self.variant(of: set, for: traits)
                else { continue }
                return Self.prepare(state, set, variant)
            }
        }
        return nil
    }

    /// Returns what is drawn of a picture where traits hold: they may not be those it was made for.
    static func resource(of image: UIImageState, for traits: UITraitCollection) -> EncodedImage {
        guard let set = image.variants, let (state, _) = variant(of: set, for: traits) else {
            return image.resource
        }
        return state.resource
    }

    /// Returns a picture as it is where traits hold, whatever holds where it is shown.
    static func shown(_ image: UIImageState, for traits: UITraitCollection) -> UIImageState {
        guard let set = image.variants, let (state, _) = variant(of: set, for: traits) else {
            return image
        }
        var image = image
        image.variants = nil
        image.resource = state.resource
        image.storedSize = state.storedSize
        image.scale = state.scale
        return image
    }

    private static func variant(
        of set: IBImageSet,
        for traits: UITraitCollection
    ) -> (UIImageState, IBImageSet.Variant)? {
        var wanted = IBAssetTraits(traits)
        if set.isLocalized { wanted.languages = LocalizedTexts.personsLanguages }
        guard let variant = set.variant(for: wanted, scale: Double(traits.displayScale)),
            let state = ImageCatalog.image(
                contentsOfFile: variant.url.path,
                scale: CGFloat(variant.scale ?? 1)
            )
        else { return nil }
        return (state, variant)
    }

    private static func prepare(
        _ image: UIImageState,
        _ set: IBImageSet,
        _ variant: IBImageSet.Variant
    ) -> UIImageState {
        var image = image
        let first = set.variants.first?.traits
        if set.variants.contains(where: { $0.traits != first }) { image.variants = set }
        if let isRightToLeft = set.isDrawnRightToLeft {
            image.flipsForRightToLeftLayoutDirection = true
            image.isMirrored = isRightToLeft
        }
        switch set.renderingIntent {
        case "template": image.renderingMode = .alwaysTemplate
        case "original": image.renderingMode = .alwaysOriginal
        default: break
        }
        guard let resizing = variant.resizing else { return image }
        let scale = CGFloat(variant.scale ?? 1)
        let insets = resizing.capInsets
        image.capInsets = UIEdgeInsets(
            top: CGFloat(insets.top) / scale,
            left: CGFloat(insets.left) / scale,
            bottom: CGFloat(insets.bottom) / scale,
            right: CGFloat(insets.right) / scale
        )
        image.resizingMode = resizing.isTiled ? .tile : .stretch
        return image
    }

    private static func catalogs(in folder: URL) -> [IBAssetCatalog] {
        if let found = known.withLock({ $0[folder.path] }) { return found }
        let catalogs = read(folder)
        known.withLock { $0[folder.path] = catalogs }
        return catalogs
    }

    private static func read(_ folder: URL) -> [IBAssetCatalog] {
        let entries = try? FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: nil
        )
        let found = (entries ?? []).filter { $0.pathExtension == "xcassets" }
        return found.sorted { $0.path < $1.path }
            .compactMap { entry in
                do throws(DocumentError) {
                    let catalog = try IBAssetCatalog(contentsOf: entry)
                    for problem in catalog.problems { report(problem) }
                    return catalog
                } catch {
                    report(error)
                    return nil
                }
            }
    }

    /// Pictures may be asked for on any thread; messages go out on the main one.
    private static func report(_ problem: DocumentError) {
        let text = problem.description
        MainThread.run { Diagnostics.report(text) }
    }
}
