import Foundation

/// What the app's Info.plist says, with what Xcode would say where it says nothing.
enum AppInfo {
    // Safe: made once and never changed; property lists hold constants only.
    nonisolated(unsafe) static let values = read(in: ImageCatalog.app.directories)

    /// Returns what the first Info.plist of an app in some folders says.
    static func read(in directories: [URL]) -> [String: Any] {
        let name = Bundle.main.executableURL?.lastPathComponent ?? "App"
        for directory in directories {
            for file in candidates(in: directory) {
                if let found = list(file) { return fill(found, name: name) }
            }
        }
        return fill([:], name: name)
    }

    /// Returns a list with what Xcode adds, and with the values of its build settings.
    static func fill(_ list: [String: Any], name: String) -> [String: Any] {
        let identifier = "app.\(name)"
        let settings = [
            "PRODUCT_NAME": name, "EXECUTABLE_NAME": name, "TARGET_NAME": name,
            "PRODUCT_MODULE_NAME": name, "PRODUCT_BUNDLE_IDENTIFIER": identifier,
            "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
            "DEVELOPMENT_LANGUAGE": "en", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
        ]
        var result: [String: Any] = [
            "CFBundleExecutable": name, "CFBundleName": name, "CFBundleIdentifier": identifier,
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
            "CFBundleDevelopmentRegion": "en", "CFBundlePackageType": "APPL",
            "CFBundleInfoDictionaryVersion": "6.0",
        ]
        for (key, value) in list {
            result[key] = (value as? String).map { expand($0, settings) } ?? value
        }
        return result
    }

    /// Puts build settings in place of their names, such as "$(PRODUCT_NAME)"; others stay.
    private static func expand(_ text: String, _ settings: [String: String]) -> String {
        guard text.contains("$") else { return text }
        var result = text
        for (name, value) in settings {
            for written in ["$(\(name))", "${\(name)}", "$(\(name):rfc1034identifier)"] {
                result = result.replacing(written, with: value)
            }
        }
        return result
    }

    private static func list(_ file: URL) -> [String: Any]? {
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        guard let list = list as? [String: Any] else { return nil }
        // Resource bundles have lists of their own, which say nothing of an app.
        let isOfApp = list.keys.contains { key in
            key.hasPrefix("UI") || key.hasPrefix("LS") || key == "CFBundleShortVersionString"
                || key == "CFBundleURLTypes"
        }
        return isOfApp ? list : nil
    }

    /// The files that may be the list: packages may put one only into a folder that is copied.
    private static func candidates(in directory: URL) -> [URL] {
        var folders = [directory]
        if directory.pathExtension == "resources" {
            folders += FolderListing.names(in: directory.path).sorted().map {
                directory.appendingPathComponent($0)
            }
        }
        return folders.map { $0.appendingPathComponent("Info.plist") }
    }
}
