import CoreGraphics
import Foundation
import Synchronization

/// The folders in which an app's pictures lie.
struct ImageCatalog: Sendable {
    let directories: [URL]

    /// The folders of the app: those of its main bundle and of the Swift packages' resource
    /// bundles, "<Package>_<Target>.resources", beside its executable.
    static let app: ImageCatalog = {
        let executable = Bundle.main.executableURL ?? Bundle.main.bundleURL
        let beside = executable.resolvingSymlinksInPath().deletingLastPathComponent()
        let found = try? FileManager.default.contentsOfDirectory(
            at: beside,
            includingPropertiesForKeys: nil
        )
        let bundles = (found ?? []).filter { $0.pathExtension == "resources" }
        let main = [Bundle.main.resourceURL, beside].compactMap { $0 }
        return ImageCatalog(
            directories: main + bundles.sorted { $0.path < $1.path }
        )
    }()

    init(directories: [URL]) {
        self.directories = directories
    }

    /// Those of a bundle; of the main one, however it was found, those of the app.
    init(bundle: Bundle) {
        if bundle.isOfApp {
            self = .app
        } else {
            directories = [bundle.resourceURL ?? bundle.bundleURL]
        }
    }

    private static let extensions = ["png", "jpg", "jpeg", "gif", "webp", "svg"]

    /// Returns the picture of a name: of an asset catalog, or of a file.
    static func image(
        named name: String,
        in bundle: Bundle?,
        for traits: UITraitCollection
    ) -> UIImageState? {
        let assets = bundle.map { AssetCatalogs(bundle: $0) } ?? .app
        if let found = assets.image(named: name, for: traits) { return found }
        let catalog = bundle.map { ImageCatalog(bundle: $0) } ?? .app
        return catalog.image(
            named: name,
            displayScale: traits.displayScale,
            isPad: traits.userInterfaceIdiom == .pad
        )
    }

    /// Returns the picture of a name made for a display scale, or the nearest one.
    ///
    /// As on iOS, pictures in folders of languages count where none lies outside of them.
    func image(named name: String, displayScale: CGFloat, isPad: Bool = false) -> UIImageState? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        // A name may come from a request; it never leaves the folders.
        guard !name.isEmpty, !name.contains("\0"), !parts.contains(".."), !parts.contains("")
        else { return nil }
        let folder = parts.dropLast().joined(separator: "/")
        let folders = directories.map { folder.isEmpty ? $0.path : "\($0.path)/\(folder)" }
        let last = String(parts[parts.count - 1])
        let files = Self.files(named: last, displayScale: displayScale, isPad: isPad)
        if let found = Self.image(of: files, in: folders) { return found }
        guard folder.isEmpty else { return nil }
        for folder in foldersOfLanguages {
            if let found = Self.image(of: files, in: [folder]) { return found }
        }
        return nil
    }

    private static func image(of files: [String], in folders: [String]) -> UIImageState? {
        let listings = folders.map { FolderListing.names(in: $0) }
        for file in files {
            for (folder, names) in zip(folders, listings) where names.contains(file) {
                if let found = Self.image(contentsOfFile: "\(folder)/\(file)") { return found }
            }
        }
        return nil
    }

    /// The folders of the languages that the person prefers, the best one first.
    private var foldersOfLanguages: [String] {
        let listings = directories.map { (path: $0.path, names: FolderListing.names(in: $0.path)) }
        return (LocalizedTexts.personsLanguages + ["Base", "en"]).flatMap { language in
            listings.filter { $0.names.contains("\(language).lproj") }
                .map { "\($0.path)/\(language).lproj" }
        }
    }

    /// Returns the picture in a file; its name says the scale, "name@2x.png", where none is given.
    static func image(contentsOfFile path: String, scale: CGFloat? = nil) -> UIImageState? {
        let key = scale.map { "\(path)\0\($0)" } ?? path
        if let cached = NamedImages.image(at: key) { return cached }
        var isDirectory = ObjCBool(false)
        guard !path.contains("\0"),
            FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
            !isDirectory.boolValue, let data = FileManager.default.contents(atPath: path),
            let state = UIImageState(data: data, scale: scale ?? self.scale(ofFile: path))
        else { return nil }
        NamedImages.insert(state, at: key)
        return state
    }

    /// Returns the file names to try, the best first.
    static func files(
        named name: String,
        displayScale: CGFloat,
        isPad: Bool = false
    ) -> [String] {
        let known = (name as NSString).pathExtension
        let isComplete = extensions.contains(known.lowercased())
        let stem = isComplete ? (name as NSString).deletingPathExtension : name
        let wanted = displayScale.isFinite ? Int(min(max(displayScale.rounded(.up), 1), 3)) : 1
        // The wanted scale, then finer ones, then coarser ones.
        let scales = Array(wanted...3) + Array((1..<wanted).reversed())
        let endings = isComplete ? [known] : extensions
        return scales.flatMap { scale in
            [isPad ? Self.padMark : Self.phoneMark, ""].flatMap { device in
                endings.map { "\(stem)\(scale == 1 ? "" : "@\(scale)x")\(device).\($0)" }
            }
        }
    }

    /// What names of files for one kind of device end with.
    private static let (padMark, phoneMark) = ("~ipad", "~iphone")

    private static func scale(ofFile path: String) -> CGFloat {
        var stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        for mark in [padMark, phoneMark] where stem.hasSuffix(mark) {
            stem.removeLast(mark.count)
        }
        return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    }
}

/// The pictures that were read from files, so that showing one again reads nothing.
private enum NamedImages {
    private struct Cache {
        var images: [String: UIImageState] = [:]
        var byteCount = 0
    }

    // Files belong to the process, as on iOS, and are shown from any thread.
    private static let cache = Mutex(Cache())
    private static let limit = 64 * 1024 * 1024

    static func image(at path: String) -> UIImageState? {
        cache.withLock { $0.images[path] }
    }

    static func insert(_ state: UIImageState, at path: String) {
        let size = state.resource.data.count
        guard size <= limit else { return }
        cache.withLock { cache in
            if cache.byteCount + size > limit { cache = Cache() }
            if cache.images.updateValue(state, forKey: path) == nil { cache.byteCount += size }
        }
    }
}
