import Foundation

/// What Info.plist says of the app's scenes: their delegate, and the storyboard they begin with.
@MainActor
struct SceneManifest {
    private let name: String?
    private let delegateName: String?
    private let storyboardName: String?

    /// The manifest of the app; empty without an Info.plist.
    ///
    /// The file stands in the main bundle or in a resource bundle of the app's packages.
    static let app: SceneManifest = {
        for folder in ImageCatalog.app.directories {
            let file = folder.appendingPathComponent("Info.plist")
            guard let data = FileManager.default.contents(atPath: file.path) else { continue }
            if let manifest = SceneManifest(data) { return manifest }
            Diagnostics.report("\(file.path) is no property list; it is not used.")
        }
        return SceneManifest()
    }()

    private init() {
        (name, delegateName, storyboardName) = (nil, nil, nil)
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
