import Foundation
import Testing

@testable import UIKit

/// What apps ask of their main bundle.
struct AppBundleTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("bundle-\(UUID().uuidString)")

    private func write(_ text: String, _ path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    private func end() { try? FileManager.default.removeItem(at: folder) }

    private func text(_ name: String?, _ ending: String?, in inner: String? = nil) -> String? {
        let resources = AppResources(directories: [folder.appendingPathComponent("A.resources")])
        return resources.file(name, ending, in: inner).flatMap {
            try? String(contentsOf: $0, encoding: .utf8)
        }
    }

    @Test func filesAreFoundInResources() throws {
        defer { end() }
        try write("1", "A.resources/data.json")
        try write("2", "A.resources/en.lproj/help.html")
        try write("3", "A.resources/Deep/data.json")
        try write("no", "secret.json")
        #expect(text("data", "json") == "1" && text("data.json", nil) == "1")
        #expect(text("data", ".json") == "1" && text(nil, "json") == "1")
        #expect(text("help", "html") == "2")
        #expect(text("data", "json", in: "Deep") == "3" && text("Deep/data", "json") == "3")
        #expect(text("none", "json") == nil && text(nil, nil) == nil)
        #expect(text("../secret", "json") == nil && text("secret", "json", in: "..") == nil)
    }

    @Test func theInfoListIsTheApps() throws {
        defer { end() }
        try write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleDevelopmentRegion</key><string>de</string>
            </dict></plist>
            """,
            "A.resources/Info.plist"
        )
        try write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleShortVersionString</key><string>2.5</string>
            <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
            <key>UILaunchStoryboardName</key><string>Launch</string></dict></plist>
            """,
            "A.resources/Config/Info.plist"
        )
        let list = AppInfo.read(in: [folder.appendingPathComponent("A.resources")])
        let name = try #require(Bundle.main.executableURL?.lastPathComponent)
        #expect(list["CFBundleShortVersionString"] as? String == "2.5")
        #expect(list["CFBundleName"] as? String == name)
        #expect(list["UILaunchStoryboardName"] as? String == "Launch")
        #expect(list["CFBundleVersion"] as? String == "1")
        #expect(list["CFBundleDevelopmentRegion"] as? String == "en")
    }

    @Test func whatAppsRelyOnIsThere() {
        let bundle = Bundle.app
        #expect(bundle.bundleIdentifier?.isEmpty == false)
        #expect(bundle.infoDictionary?["CFBundleShortVersionString"] is String)
        #expect(bundle.object(forInfoDictionaryKey: "CFBundleVersion") is String)
        #expect(bundle.object(forInfoDictionaryKey: "Nothing") == nil)
        #expect(bundle.localizedString(forKey: "missing", value: nil, table: nil) == "missing")
        #expect(bundle.url(forResource: "missing", withExtension: "json") == nil)
        #expect(bundle.path(forResource: "missing", ofType: "json") == nil)
    }

    @Test func theMainBundleStandsForAllResources() {
        #expect(Bundle.main.isOfApp && Bundle.app.isOfApp)
        #expect(ImageCatalog(bundle: .main).directories == ImageCatalog.app.directories)
        #expect(ImageCatalog(bundle: .app).directories == ImageCatalog.app.directories)
        let other = Bundle(path: FileManager.default.temporaryDirectory.path)
        #expect(other?.isOfApp == false)
    }
}
