import Foundation

extension Bundle {
    /// The app's own bundle: with the values of its Info.plist, and all resources of its packages.
    ///
    /// On iOS this is `main`. On Linux `main` is the folder of the executable, which has neither.
    public static var app: Bundle { AppBundle.shared ?? Bundle.main }

    /// Whether the bundle stands for all resources of the app: the main one, however it was found.
    var isOfApp: Bool {
        self === Bundle.main || self is AppBundle || bundleURL == Bundle.main.bundleURL
    }
}

/// The bundle that the app's Info.plist and all of its resources make together.
final class AppBundle: Bundle, @unchecked Sendable {
    // Unchecked: it has no state of its own.
    static let shared = AppBundle(path: Bundle.main.bundlePath)

    override var infoDictionary: [String: Any]? { AppInfo.values }
    override var localizedInfoDictionary: [String: Any]? { AppInfo.values }
    override var bundleIdentifier: String? { AppInfo.values["CFBundleIdentifier"] as? String }
    override func object(forInfoDictionaryKey key: String) -> Any? { AppInfo.values[key] }

    override func url(forResource name: String?, withExtension ext: String?) -> URL? {
        AppResources.app.file(name, ext)
    }

    override func url(
        forResource name: String?,
        withExtension ext: String?,
        subdirectory subpath: String?
    ) -> URL? {
        AppResources.app.file(name, ext, in: subpath)
    }

    override func path(forResource name: String?, ofType ext: String?) -> String? {
        AppResources.app.file(name, ext)?.path
    }

    override func path(
        forResource name: String?,
        ofType ext: String?,
        inDirectory subpath: String?
    ) -> String? {
        AppResources.app.file(name, ext, in: subpath)?.path
    }

    override func localizedString(
        forKey key: String,
        value: String?,
        table tableName: String?
    ) -> String {
        let table = tableName.flatMap { $0.isEmpty ? nil : $0 }
        let languages = LocalizedTexts.personsLanguages
        if let text = LocalizedTexts.app.text(key, table: table, languages: languages) {
            return text
        }
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
}

/// The files in folders of resources.
struct AppResources: Sendable {
    static let app = AppResources(directories: ImageCatalog.app.directories)
    let directories: [URL]

    /// Returns a file: of the person's language, else of none.
    ///
    /// - Parameters:
    ///   - name: Its name; nil for any file with the extension, the first in the order of names.
    ///   - ending: Its extension; nil where the name has it.
    ///   - folder: The folder inside the resources; nil for the topmost.
    /// - Returns: The file; nil where there is none.
    func file(_ name: String?, _ ending: String?, in folder: String? = nil) -> URL? {
        let ending = (ending ?? "").drop { $0 == "." }
        let name = name ?? ""
        guard !name.isEmpty || !ending.isEmpty else { return nil }
        let file = ending.isEmpty ? name : "\(name).\(ending)"
        let inner = folder.map { $0.split(separator: "/") } ?? []
        guard !file.contains("\0"), !(inner + file.split(separator: "/")).contains("..") else {
            return nil
        }
        let languages = (LocalizedTexts.personsLanguages + ["Base", "en"]).map { "\($0).lproj" }
        for directory in directories {
            for language in languages + [""] {
                let path = ([directory.path, language] + inner.map(String.init))
                    .filter { !$0.isEmpty }.joined(separator: "/")
                if name.isEmpty {
                    let names = FolderListing.names(in: path).sorted()
                    let first = names.first { $0.hasSuffix(file) && $0.count > file.count }
                    if let first { return URL(fileURLWithPath: "\(path)/\(first)") }
                } else if FileManager.default.fileExists(atPath: "\(path)/\(file)") {
                    return URL(fileURLWithPath: "\(path)/\(file)")
                }
            }
        }
        return nil
    }
}
