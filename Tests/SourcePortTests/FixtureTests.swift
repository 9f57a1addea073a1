import Foundation
import SourcePort
import Testing

/// Whole apps and libraries.
struct FixtureTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("Fixtures")

    private struct Ported {
        var plan: PackagePlan
        var files: [String: String]
        var notes: [PortNote]
    }

    /// Returns the entries below a folder, as the command finds them.
    private static func entries(_ folder: URL, _ prefix: String = "") throws -> [PackagePlan.Entry]
    {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .flatMap { name -> [PackagePlan.Entry] in
                let url = folder.appendingPathComponent(name)
                var isFolder: ObjCBool = false
                _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
                guard isFolder.boolValue else {
                    let text = try? String(contentsOf: url, encoding: .utf8)
                    let kind = PackageFiles.kind(ofFile: name)
                    return [PackagePlan.Entry(path: prefix + name, kind: kind, text: text)]
                }
                if let kind = PackageFiles.kind(ofFolder: name) {
                    return [PackagePlan.Entry(path: prefix + name, kind: kind)]
                }
                return try entries(url, "\(prefix)\(name)/")
            }
    }

    private static func port(_ name: String) throws -> Ported {
        let entries = try entries(folder.appendingPathComponent(name))
        let plan = PackagePlan(name: nil, folder: name, entries: entries)
        let texts = Dictionary(uniqueKeysWithValues: entries.map { ($0.path, $0.text ?? "") })
        let files = plan.targets.flatMap(\.files)
        let result = SourcePort(
            sources: files.filter { $0.to.hasSuffix(".swift") }
                .map { SourceFile(path: $0.to, text: texts[$0.from] ?? "") },
            documents: files.filter { $0.to.hasSuffix(".storyboard") }
                .map { SourceFile(path: $0.to, text: texts[$0.from] ?? "") },
            modules: plan.modules,
            frameworks: StandInTypes()
        ).run()
        let pairs = (result.sources + result.documents).map { ($0.path, $0.text) }
        return Ported(
            plan: plan,
            files: Dictionary(uniqueKeysWithValues: pairs),
            notes: plan.notes + result.notes
        )
    }

    @Test func anAppWithAStoryboardIsPortedWhole() throws {
        let ported = try Self.port("Notes")
        let expected = Self.folder.appendingPathComponent("Notes-ported")
        for (path, text) in ported.files {
            let file = expected.appendingPathComponent(path)
            let wanted = try String(contentsOf: file, encoding: .utf8)
            #expect(text == wanted, "\(path)")
        }
        #expect(ported.files.count == 8)
        #expect(ported.notes.map(\.file) == ["Pods"])
        #expect(ported.plan.targets.map(\.name) == ["Notes", "NotesTests"])
    }

    @Test func aLibraryOfControlsIsPorted() throws {
        let ported = try Self.port("Rating")
        let view = try #require(ported.files["Sources/Rating/RatingView.swift"])
        #expect(
            view.contains("#if (os(iOS) || os(Linux)) || os(tvOS)\nimport UIKit\nimport UIKit\n")
        )
        #expect(view.contains("fileprivate static let handlePan = Selector(\"panned:\", "))
        #expect(view.contains("public func widthOfStars(in view: RatingView) -> CGFloat { 24 }"))
        #expect(view.contains("Selector(\"pressed\", Box.pressed))"))
        #expect(view.contains("NamedKeyPath(\"step\", \\RatingView.step),"))
        #expect(!view.contains("\\RatingView.total"))
        let controller = try #require(ported.files["Sources/Rating/RatingController.swift"])
        #expect(controller.contains("    @Outlet public private(set) var footer: UILabel?\n"))
        #expect(controller.contains("Selector(\"store:into:\", RatingModel.store(_:in:))"))
        #expect(controller.contains("    public override class var namedActions: [Selector] {\n"))
        #expect(controller.contains("if action == Selector(\"copy:\", UIResponder.copy(_:)) {"))
        #expect(ported.plan.targets.map(\.name) == ["Rating", "RatingTests"])
    }

    @Test func anAppOfScenesIsPorted() throws {
        let ported = try Self.port("Weather")
        let list = try #require(ported.files["Sources/Weather/Cities/CityListController.swift"])
        #expect(list.contains("    override func viewDidLoad() {\n        super.viewDidLoad()\n"))
        #expect(list.contains("public override func tableView(_ tableView: UITableView, canEdit"))
        #expect(list.contains("Selector(\"reload\", CityListController.reload)"))
        #expect(!list.contains("import MapKit") && !list.contains("import WebKit"))
        let table = try #require(
            ported.files["Sources/Weather/Cities/CityListController+Table.swift"]
        )
        #expect(table.contains("\nlet reuseIdentifier = \"city\"\n"))
        #expect(table.contains("    func reload() {\n"))
        let service = try #require(ported.files["Sources/Weather/Model/WeatherService.swift"])
        #expect(service.contains("\nimport FoundationNetworking\n"))
        #expect(ported.plan.targets[0].hasConfiguration)
        #expect(service.contains("\nimport CoreLocation\n"))
        #expect(!table.contains("childForStatusBarHidden"))
        #expect(ported.notes.count == 3)
    }

    @Test func anAppOfSwiftThreeIsPorted() throws {
        let ported = try Self.port("Legacy")
        #expect(
            ported.files["Sources/Legacy/main.swift"]?.hasSuffix("LegacyDelegate.main()\n") == true
        )
        let controller = try #require(ported.files["Sources/Legacy/LegacyController.swift"])
        #expect(controller.contains("Selector(\"pressed:\", LegacyController.pressed(_:))"))
        #expect(controller.contains("UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)"))
        #expect(controller.contains("name: UIApplication.didBecomeActiveNotification"))
        #expect(controller.contains("let key = Selector(\"title\")"))
        #expect(!controller.contains("import CoreFoundation"))
    }
}
