import Foundation

/// What Info.plist says of the app's scenes: their delegate, and the storyboard they begin with.
@MainActor
struct SceneManifest {
    private let name: String?
    private let delegateName: String?
    private let storyboardName: String?
    /// The schemes of addresses that are the app's own, in small letters.
    let urlSchemes: Set<String>

    /// The manifest of the app; empty without an Info.plist that says something of scenes.
    static let app = find(in: ImageCatalog.app.directories)

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
        name == nil && delegateName == nil && storyboardName == nil && urlSchemes.isEmpty
    }

    private init() {
        (name, delegateName, storyboardName) = (nil, nil, nil)
        urlSchemes = []
    }

    /// Reads a property list; nil where it is none.
    init?(_ data: Data) {
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        guard let list = list as? [String: Any] else { return nil }
        let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let role = UISceneSession.Role.windowApplication.rawValue
        let configuration = (roles?[role] as? [[String: Any]])?.first
        name = configuration?["UISceneConfigurationName"] as? String
        delegateName = configuration?["UISceneDelegateClassName"] as? String
        storyboardName =
            configuration?["UISceneStoryboardFile"] as? String
            ?? list["UIMainStoryboardFile"] as? String
        let types = list["CFBundleURLTypes"] as? [[String: Any]] ?? []
        let schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
        urlSchemes = Set(schemes.map { $0.lowercased() })
    }

    /// Returns the configuration of a scene, before the app's delegate changes it.
    func makeConfiguration(_ role: UISceneSession.Role) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: name, sessionRole: role)
        if let delegateName { configuration.delegateClass = delegateClass(delegateName) }
        if let storyboardName {
            configuration.storyboard = UIStoryboard(name: storyboardName, bundle: nil)
        }
        return configuration
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
