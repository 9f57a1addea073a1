import Foundation
import SourcePort
import Testing

@testable import VitrineTool

/// The command `vitrine port`.
struct PortCommandTests {
    private final class Folder {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("vitrine-port-\(UUID().uuidString)")

        init(_ files: [String: String]) throws {
            for (path, text) in files {
                let file = url.appendingPathComponent("in/App/\(path)")
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: file)
            }
        }

        deinit {
            try? FileManager.default.removeItem(at: url)
        }

        var source: String { url.appendingPathComponent("in/App").path }
        var target: String { url.appendingPathComponent("out").path }

        func port(_ options: String...) throws -> PortReport {
            try PortCommand.parse([source, "--out", target] + options).port()
        }

        func text(_ path: String) throws -> String {
            let file = URL(fileURLWithPath: target).appendingPathComponent(path)
            return try String(contentsOf: file, encoding: .utf8)
        }
    }

    @Test func aPackageIsWrittenAndTheSourcesStay() throws {
        let source = "import UIKit\n@objc class A: UIView { @IBOutlet weak var b: UILabel! }\n"
        let folder = try Folder(["A/A.swift": source, "A/b.json": "{}", "B/A.swift": "// Two."])
        let report = try folder.port("--vitrine", "/opt/vitrine", "--name", "My App")
        #expect(report.notes.isEmpty)
        #expect(
            try folder.text("Sources/My_App/A/A.swift")
                == "import UIKit\nclass A: UIView { @Outlet var b: UILabel! }\n"
        )
        #expect(try folder.text("Sources/My_App/B/A-2.swift") == "// Two.")
        #expect(try folder.text("Sources/My_App/Resources/b.json") == "{}")
        #expect(try folder.text("Package.swift").contains("path: \"/opt/vitrine\""))
        #expect(
            try String(contentsOfFile: folder.source + "/A/A.swift", encoding: .utf8) == source
        )
        #expect(
            report.text == """
                My_App: My_App
                     1  attributes of Objective-C taken away
                     1  @IBOutlet made @Outlet
                """
        )
    }

    @Test func operatorsOfCombineComeAlongWhereTheyAreUsed() throws {
        let folder = try Folder([
            "A.swift": "import Combine\nlet a = Just(1).combineLatest(Just(2))\n",
            "B.swift": "import Combine\nlet b = Just(1)\n",
        ])
        let report = try folder.port("--name", "App")
        #expect(report.notes.isEmpty)
        #expect(report.text.hasPrefix("App: App\n"))
        let modules = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"]
        let others = modules.map { "import \($0)\n" }.joined()
        let ported = try folder.text("Sources/App/A.swift")
        #expect(ported.hasPrefix("\(others)import CombineOperators\n"))
        #expect(try folder.text("Sources/App/B.swift") == "\(others)let b = Just(1)\n")
        let operators = try folder.text("Sources/CombineOperators/CombineLatest.swift")
        #expect(operators.contains("public func combineLatest<P: Publisher>("))
        #expect(try folder.text("Package.swift").contains("dependencies: [\"CombineOperators\", "))
    }

    @Test func namesOfAssetsAreWrittenAsXcodeMakesThem() throws {
        let namespace = "{\"properties\":{\"provides-namespace\":true}}"
        let folder = try Folder([
            "A.swift": """
            import UIKit
            let a = UIImage(resource: .hero), b: UIColor = .brand, c = UIImage._404
            let d = UIImage(resource: .TabBar.urlBar), e: [UIColor] = [.red, .own]
            extension UIColor { static let own = UIColor.black }
            let f = ImageResource.TabBar.home
            """,
            "Assets.xcassets/HeroImage.imageset/Contents.json": "{}",
            "Assets.xcassets/Unused.imageset/Contents.json": "{}",
            "Assets.xcassets/404.imageset/Contents.json": "{}",
            "Assets.xcassets/Plain/brand-color.colorset/Contents.json": "{}",
            "Assets.xcassets/red.colorset/Contents.json": "{}",
            "Assets.xcassets/own.colorset/Contents.json": "{}",
            "Assets.xcassets/tab bar/Contents.json": namespace,
            "Assets.xcassets/tab bar/home.imageset/Contents.json": "{}",
            "Assets.xcassets/tab bar/URLBar.imageset/Contents.json": "{}",
        ])
        _ = try folder.port("--name", "App")
        let symbols = try folder.text("Sources/App/GeneratedAssetSymbols.swift")
        #expect(
            symbols == """
                import UIKit

                extension ImageResource {
                    static let _404 = ImageResource(name: "404", bundle: .app)
                    static let hero = ImageResource(name: "HeroImage", bundle: .app)
                    enum TabBar {}
                }

                extension ImageResource.TabBar {
                    static let urlBar = ImageResource(name: "tab bar/URLBar", bundle: .app)
                    static let home = ImageResource(name: "tab bar/home", bundle: .app)
                }

                extension UIImage {
                    static var _404: UIImage { .init(resource: ._404) }
                    static var hero: UIImage { .init(resource: .hero) }
                }

                extension ColorResource {
                    static let brand = ColorResource(name: "brand-color", bundle: .app)
                    static let own = ColorResource(name: "own", bundle: .app)
                    static let red = ColorResource(name: "red", bundle: .app)
                }

                extension UIColor {
                    static var brand: UIColor { .init(resource: .brand) }
                }

                """
        )
        let plain = try Folder([
            "A.swift": "import UIKit\nlet a = UIImage(named: \"hero\")",
            "Assets.xcassets/hero.imageset/Contents.json": "{}",
        ])
        _ = try plain.port("--name", "App")
        #expect(throws: (any Error).self) {
            try plain.text("Sources/App/GeneratedAssetSymbols.swift")
        }
    }

    @Test func aFolderThatIsNotEmptyIsNeverWritten() throws {
        let folder = try Folder(["A.swift": ""])
        _ = try folder.port()
        let error = #expect(throws: PortProblem.self) { try folder.port() }
        #expect(
            error?.description
                == "\(folder.target): the folder is not empty; expected a new one (--out)."
        )
        #expect(throws: PortProblem.self) {
            try PortCommand.parse([folder.source, "--out", folder.source + "/new"]).port()
        }
        #expect(throws: PortProblem.self) {
            try PortCommand.parse([folder.source + "/none", "--out", folder.target + "2"]).port()
        }
    }

    @Test func nothingIsWrittenOutsideOfThePackage() throws {
        let folder = try Folder([
            "Package.swift": "let p = Package(targets: [.target(name: \"../../p\", path: \"S\")])",
            "S/A.swift": "class A {}",
        ])
        #expect(try folder.port().targets == ["______p"])
        #expect(try folder.text("Sources/______p/A.swift") == "class A {}")
        let writer = PackageWriter(
            plan: PackagePlan(name: nil, folder: "App", entries: []),
            project: try ProjectFolder([folder.source]),
            folder: URL(fileURLWithPath: folder.target)
        )
        #expect(throws: PortProblem.self) { try writer.place("Sources/../../p/A.swift") }
        #expect(throws: Never.self) { try writer.place("Sources/a..b/A.swift") }
    }

    @Test func filesThatCannotBeReadAreCopiedWithANote() throws {
        let folder = try Folder(["A.swift": "class A {}", "C.swift": "class C {\n  func c( {\n"])
        let bytes = Data([0x2F, 0x2F, 0xFF, 0xFE, 0x0A])
        try bytes.write(to: URL(fileURLWithPath: folder.source + "/B.swift"))
        let report = try folder.port("--json")
        #expect(report.notes.map(\.file) == ["Sources/App/B.swift", "Sources/App/C.swift"])
        #expect(report.notes[0].description.hasPrefix("Sources/App/B.swift:1: no text in UTF-8; "))
        let copy = FileManager.default.contents(atPath: folder.target + "/Sources/App/B.swift")
        #expect(copy == bytes)
        #expect(try folder.text("Sources/App/C.swift") == "class C {\n  func c( {\n")
        let json = try #require(
            JSONSerialization.jsonObject(with: Data(report.json().utf8)) as? [String: Any]
        )
        #expect((json["notes"] as? [[String: Any]])?.count == 2)
    }

    @Test(arguments: [
        ("UIView", true), ("UIEdgeInsets", true), ("UIRectEdge", true),
        ("UITableViewDelegate", true), ("UITraitEnvironment", true), ("CALayer", true),
        ("UIUserInterfaceStyle", true), ("UIPrinter", false), ("UI", false),
        ("UITableViewDiffableDataSource", true), ("UICollectionViewDiffableDataSource", true),
        ("", false),
        ("UIView.x", false),
    ])
    func typesOfUIKitAreKnownByName(name: String, isKnown: Bool) {
        #expect(UIKitTypes().contains(name) == isKnown)
    }

    @Test func superclassesOfUIKitAreKnown() {
        #expect(UIKitTypes().superclass(of: "UIButton") == "UIControl")
        #expect(UIKitTypes().superclass(of: "UITableViewDiffableDataSource") == "NSObject")
        #expect(UIKitTypes().superclass(of: "UIEdgeInsets") == nil)
        #expect(UIKitTypes().superclass(of: "NSObject") == nil)
    }
}
