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

    private func makeBundle(_ names: [String], list: [String: Any] = [:]) throws -> Bundle {
        let place = folder.appendingPathComponent("App-1.vitrine.resources")
        let directories = names.map { folder.appendingPathComponent($0) }
        #expect(AppBundleFolder.make(at: place, from: directories, list: list))
        return try #require(Bundle(path: place.path))
    }

    private func text(_ url: URL?) -> String? {
        url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }

    @Test func filesOfAllPackagesAreInOneBundle() throws {
        defer { end() }
        try write("1", "A.resources/data.json")
        try write("2", "A.resources/en.lproj/help.html")
        try write("3", "A.resources/Deep/data.json")
        try write("no", "B.resources/data.json")
        try write("4", "B.resources/en.lproj/more.html")
        try write("5", "beside/loose.txt")
        try write("no", "beside/Build/object.o")
        let bundle = try makeBundle(["A.resources", "B.resources", "beside"])
        #expect(text(bundle.url(forResource: "data", withExtension: "json")) == "1")
        #expect(bundle.path(forResource: "data.json", ofType: nil) != nil)
        let deep = bundle.url(forResource: "data", withExtension: "json", subdirectory: "Deep")
        #expect(text(deep) == "3")
        #expect(text(bundle.url(forResource: "loose", withExtension: "txt")) == "5")
        let place = bundle.bundleURL
        #expect(text(place.appendingPathComponent("en.lproj/help.html")) == "2")
        #expect(text(place.appendingPathComponent("en.lproj/more.html")) == "4")
        #expect(text(place.appendingPathComponent("Build/object.o")) == nil)
        #expect(bundle.url(forResource: "none", withExtension: "json") == nil)
    }

    @Test func theBundleSaysWhatTheListSays() throws {
        defer { end() }
        try write("\"CFBundleName\" = \"Name\";", "A.resources/en.lproj/InfoPlist.strings")
        let list = ["CFBundleIdentifier": "org.example.app", "CFBundleShortVersionString": "2.5"]
        let bundle = try makeBundle(["A.resources"], list: list)
        #expect(bundle.bundleIdentifier == "org.example.app")
        #expect(bundle.infoDictionary?["CFBundleShortVersionString"] as? String == "2.5")
        let version = bundle.object(forInfoDictionaryKey: "CFBundleShortVersionString")
        #expect(version as? String == "2.5")
    }

    @Test func foldersOfEndedProcessesAreRemoved() throws {
        defer { end() }
        let own = ProcessInfo.processInfo.processIdentifier
        // The first process of the system runs as long as it does.
        let names = ["App-1", "App-\(own)", "App-999999999", "App-x"]
        for name in names { try write("", "tmp/\(name).vitrine.resources/Info.plist") }
        let place = folder.appendingPathComponent("tmp")
        AppBundleFolder.removeLeftOvers(in: place)
        let left = try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
        #expect(left == ["App-1.vitrine.resources", "App-x.vitrine.resources"])
    }

    @Test func whatIsLinkedStaysAsTheFolderGoes() throws {
        defer { end() }
        try write("1", "A.resources/Deep/data.json")
        let place = folder.appendingPathComponent("App-999999999.vitrine.resources")
        let resources = folder.appendingPathComponent("A.resources")
        #expect(AppBundleFolder.make(at: place, from: [resources], list: [:]))
        let linked = place.appendingPathComponent("Deep/data.json")
        #expect(text(linked) == "1")
        AppBundleFolder.removeLeftOvers(in: folder)
        #expect(text(linked) == nil)
        #expect(text(resources.appendingPathComponent("Deep/data.json")) == "1")
    }

    @Test func whatSomebodyElsePutThereIsNotUsed() throws {
        defer { end() }
        try write("", "Taken/Info.plist")
        let place = folder.appendingPathComponent("Taken")
        #expect(!AppBundleFolder.make(at: place, from: [], list: [:]))
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
