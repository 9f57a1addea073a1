import Foundation

/// What Info.plist says of the app's scenes: their delegate, and the storyboard they begin with.
@MainActor
struct SceneManifest {
    /// What the list says of scenes of one kind.
    private struct Entry {
        let name: String?
        let delegateName: String?
        let storyboardName: String?

        init(_ list: [String: Any]) {
            name = list["UISceneConfigurationName"] as? String
            delegateName = list["UISceneDelegateClassName"] as? String
            storyboardName = list["UISceneStoryboardFile"] as? String
        }
    }

    private let entries: [Entry]
    /// The storyboard of scenes for which none is named.
    private let mainStoryboardName: String?
    /// The same for tablets, where it is one of their own.
    private let padStoryboardName: String?
    /// The schemes of addresses that are the app's own, in small letters.
    let urlSchemes: Set<String>

    /// The manifest of the app; empty without an Info.plist that says something of scenes.
    static let app = find(in: ImageCatalog.app.directories)

    /// Whether the app is asked just now how to configure a scene of a tablet.
    static var configuresTablet = false

    /// Returns the first manifest in some folders, or in a folder of a resource bundle.
    ///
    /// SwiftPM writes an Info.plist of its own at the top of resource bundles and lets packages put
    /// theirs only into a folder that is copied.
    static func find(in directories: [URL]) -> SceneManifest {
        for file in directories.flatMap(candidates) {
            guard let data = FileManager.default.contents(atPath: file.path) else { continue }
            guard let manifest = SceneManifest(data) else {
                Diagnostics.report("\(file.path) is no property list; it is not used.")
                continue
            }
            if !manifest.isEmpty { return manifest }
        }
        return SceneManifest()
    }

    private static func candidates(in directory: URL) -> [URL] {
        var folders = [directory]
        if directory.pathExtension == "resources" {
            let entries = try? FileManager.default.contentsOfDirectory(
                at: directory,
                includingPropertiesForKeys: nil
            )
            folders += (entries ?? []).sorted { $0.path < $1.path }
        }
        return folders.map { $0.appendingPathComponent("Info.plist") }
    }

    private var isEmpty: Bool {
        entries.isEmpty && mainStoryboardName == nil && padStoryboardName == nil
            && urlSchemes.isEmpty
    }

    private init() {
        (entries, mainStoryboardName, padStoryboardName, urlSchemes) = ([], nil, nil, [])
    }

    /// Reads a property list; nil where it is none.
    init?(_ data: Data) {
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        guard let list = list as? [String: Any] else { return nil }
        let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let role = UISceneSession.Role.windowApplication.rawValue
        entries = (roles?[role] as? [[String: Any]] ?? []).map(Entry.init)
        let file = "UIMainStoryboardFile"
        mainStoryboardName = (list["\(file)~iphone"] ?? list[file]) as? String
        padStoryboardName = list["\(file)~ipad"] as? String
        let types = list["CFBundleURLTypes"] as? [[String: Any]] ?? []
        let schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
        urlSchemes = Set(schemes.map { $0.lowercased() })
    }

    /// Returns the configuration of a scene, before the app's delegate changes it.
    func makeConfiguration(
        _ role: UISceneSession.Role,
        isPad: Bool = false
    ) -> UISceneConfiguration {
        let first = entries.first
        let configuration = UISceneConfiguration(first?.name, role)
        fill(configuration, first, isPad: isPad)
        return configuration
    }

    /// Gives a configuration that the app makes what the list says under its name.
    func complete(_ configuration: UISceneConfiguration, isPad: Bool = false) {
        guard configuration.role == .windowApplication, let name = configuration.name,
            let entry = entries.first(where: { $0.name == name })
        else { return }
        fill(configuration, entry, isPad: isPad)
    }

    /// Returns the name of the storyboard of scenes for which none is named, on a kind of device.
    func mainStoryboardName(isPad: Bool) -> String? {
        isPad ? padStoryboardName ?? mainStoryboardName : mainStoryboardName
    }

    private func fill(
        _ configuration: UISceneConfiguration,
        _ entry: Entry?,
        isPad: Bool
    ) {
        if let name = entry?.delegateName { configuration.delegateClass = delegateClass(name) }
        if let name = entry?.storyboardName ?? mainStoryboardName(isPad: isPad) {
            configuration.storyboard = UIStoryboard(name: name, bundle: nil)
        }
    }

    private func delegateClass(_ fullName: String) -> AnyClass? {
        // Xcode replaces "$(PRODUCT_MODULE_NAME)" when it builds; here the modules are searched.
        let parts = fullName.split(separator: ".").map(String.init)
        let modules = parts.dropLast().filter { !$0.hasPrefix("$") } + NibModules.app
        guard let name = parts.last, let type = NibClasses.find(name, modules: Array(modules))
        else {
            Diagnostics.report("Scene delegate class \(fullName) of Info.plist does not exist.")
            return nil
        }
        return type
    }
}
