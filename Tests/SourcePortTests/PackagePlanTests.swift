import SourcePort
import Testing

struct PackagePlanTests {
    private static func plan(_ files: [(String, String)], name: String? = nil) -> PackagePlan {
        let entries = files.map { path, text in
            let base = String(path.split(separator: "/").last ?? "")
            let kind = PackageFiles.kind(ofFolder: base).flatMap { base.contains(".") ? $0 : nil }
            return PackagePlan.Entry(
                path: path,
                kind: kind ?? PackageFiles.kind(ofFile: base),
                text: text
            )
        }
        return PackagePlan(name: name, folder: "My App", entries: entries)
    }

    @Test func appsAreExecutablesWithTheirResources() {
        let plan = Self.plan([
            ("Shop/AppDelegate.swift", "@UIApplicationMain class A {}"),
            ("Shop/A/View.swift", ""), ("Shop/B/View.swift", ""),
            ("Shop/Base.lproj/Main.storyboard", ""), ("Shop/Media.xcassets", ""),
            ("Shop/Info.plist", "<plist/>"), ("Shop/Old.m", ""), ("Shop/data.json", ""),
            ("ShopTests/ShopTests.swift", "import XCTest\n@testable import Shop"),
            ("ShopTests/Info.plist", "<plist/>"),
        ])
        #expect(plan.name == "Shop")
        #expect(plan.targets.map(\.name) == ["Shop", "ShopTests"])
        #expect(
            plan.targets[0].files.map(\.to) == [
                "Sources/Shop/A/View.swift", "Sources/Shop/AppDelegate.swift",
                "Sources/Shop/B/View-2.swift", "Sources/Shop/Resources/Base.lproj/Main.storyboard",
                "Sources/Shop/Config/Info.plist", "Sources/Shop/Resources/Media.xcassets",
                "Sources/Shop/Resources/data.json",
            ]
        )
        #expect(plan.targets[1].files.map(\.to) == ["Tests/ShopTests/ShopTests.swift"])
        #expect(plan.notes.map(\.file) == ["Shop/Old.m"])
        #expect(
            plan.manifest(vitrine: .path("../vitrine"), infersSendable: true) == """
                // swift-tools-version: 6.1
                import PackageDescription

                let package = Package(
                    name: "Shop",
                    defaultLocalization: "en",
                    dependencies: [.package(name: "Vitrine", path: "../vitrine")],
                    targets: [
                        .executableTarget(
                            name: "Shop",
                            dependencies: [.product(name: "Vitrine", package: "Vitrine")],
                            resources: [.process("Resources"), .copy("Config")],
                            swiftSettings: [.enableUpcomingFeature("InferSendableFromCaptures")]
                        ),
                        .testTarget(
                            name: "ShopTests",
                            dependencies: ["Shop", .product(name: "Vitrine", package: "Vitrine")],
                            swiftSettings: [.enableUpcomingFeature("InferSendableFromCaptures")]
                        ),
                    ],
                    swiftLanguageModes: [.v5]
                )

                """
        )
    }

    @Test func theListOfPropertiesIsTheAppsOwn() {
        let plan = Self.plan([
            ("App/AppDelegate.swift", "@UIApplicationMain class A {}"),
            ("App/Info.plist", "<plist/>"),
            ("App/Sub/Info.plist", "<plist><key>UIMainStoryboardFile</key></plist>"),
            ("AKit/Info.plist", "<plist/>"), ("AKit/Thing.swift", ""),
        ])
        let lists = plan.targets.flatMap(\.files).filter { $0.to.hasSuffix("Info.plist") }
        #expect(lists.map(\.from) == ["App/Sub/Info.plist"])
        let plain = Self.plan([
            ("App/AppDelegate.swift", "@UIApplicationMain class A {}"),
            ("App/Info.plist", "<plist/>"), ("AKit/Info.plist", "<plist/>"),
            ("AKit/Thing.swift", ""),
        ])
        #expect(plain.targets[0].files.contains { $0.from == "App/Info.plist" })
        #expect(!plain.targets[0].files.contains { $0.from == "AKit/Info.plist" })
    }

    @Test func aSecondAppIsNoted() {
        let plan = Self.plan([
            ("One/AppDelegate.swift", "import UIKit\n@UIApplicationMain\nclass A {}"),
            ("Two/Old.swift", "// @UIApplicationMain"),
            ("Two/Start.swift", "import UIKit\n@main\nclass B {}"),
        ])
        #expect(plan.notes.map(\.file) == ["Two/Start.swift"])
        #expect(plan.notes.first?.found == "a second app in the same folder")
    }

    @Test func packagesOfAProjectAreTargetsOfTheirOwn() {
        let plan = Self.plan([
            ("Shop/AppDelegate.swift", "import Network_Kit\n@UIApplicationMain class A {}"),
            (
                "Modules/Network/Package.swift",
                """
                let package = Package(name: "Network", targets: [
                    .target(name: "Network-Kit", dependencies: ["Basics"]),
                    .target(name: "Basics", path: "Basics"),
                    .testTarget(name: "NetworkTests"),
                ])
                """
            ),
            ("Modules/Network/Sources/Network-Kit/Client.swift", "import Basics"),
            ("Modules/Network/Basics/Basics.swift", ""),
            (
                "Modules/Network/Tests/NetworkTests/T.swift",
                "import XCTest\n@testable import Network_Kit"
            ),
            (
                "BuildTools/Package.swift",
                "let package = Package(name: \"T\", targets: [.target(name: \"T\", path: \"\")])"
            ),
            ("BuildTools/Empty.swift", ""),
        ])
        #expect(plan.targets.map(\.name) == ["Shop", "Network_Kit", "Basics", "NetworkTests"])
        #expect(plan.targets.map(\.kind) == [.app, .module, .module, .tests])
        #expect(
            plan.targets.map { $0.files.map(\.to) } == [
                ["Sources/Shop/AppDelegate.swift"], ["Sources/Network_Kit/Client.swift"],
                ["Sources/Basics/Basics.swift"], ["Tests/NetworkTests/T.swift"],
            ]
        )
        #expect(
            plan.targets.map(\.dependencies) == [
                ["Network_Kit"], ["Basics"], [], ["Network_Kit"],
            ]
        )
        #expect(plan.name == "Shop")
        #expect(plan.notes.map(\.file) == ["BuildTools"])
    }

    @Test func packagesKeepTheirTargets() {
        let plan = Self.plan([
            (
                "Package.swift",
                """
                // swift-tools-version:6.0
                let package = Package(name: "Kit", targets: [
                    .target(name: "Kit", path: "./Source/", exclude: ["Info.plist", "Old"]),
                    .testTarget(name: "KitTests", dependencies: [.target(name: "Kit")]),
                ])
                """
            ),
            ("Source/Kit.swift", "import UIKit"), ("Source/Old/Old.swift", ""),
            ("Tests/KitTests/KitTests.swift", "import XCTest\nimport Kit"),
            ("Example/Main.swift", ""),
        ])
        #expect(plan.targets.map(\.name) == ["Kit", "KitTests"])
        #expect(plan.targets[0].files.map(\.to) == ["Sources/Kit/Kit.swift"])
        #expect(plan.targets[1].dependencies == ["Kit"])
        #expect(plan.isSwiftSix)
        #expect(plan.notes.map(\.file) == ["Example"])
        #expect(
            plan.manifest(vitrine: .url("https://example.com/Vitrine.git")).contains(
                ".product(name: \"Vitrine\", package: \"Vitrine\")"
            )
        )
        let standIns = StandIn.used(in: [
            "import Crypto\n", "@testable import OpenCombine\nlet a = 1",
        ])
        let manifest = plan.manifest(vitrine: .path("../vitrine"), standIns: standIns)
        let address = "https://github.com/OpenCombine/OpenCombine"
        let crypto = "https://github.com/apple/swift-crypto"
        #expect(
            manifest.contains(
                ", .package(url: \"\(address)\", from: \"0.14.0\"), "
                    + ".package(url: \"\(crypto)\", from: \"4.0.0\")],"
            )
        )
        #expect(manifest.contains(".product(name: \"Crypto\", package: \"swift-crypto\")"))
        #expect(StandIn.used(in: ["import OpenCombineDispatch", "// Crypto"]).isEmpty)
        #expect(manifest.contains("\"OpenCombineFoundation\", package: \"OpenCombine\")"))
    }

    @Test func packagesKeepWhatTheirSourcesNeedOfTheCompiler() {
        let plan = Self.plan([
            (
                "Package.swift",
                """
                // swift-tools-version: 6.2
                let settings: [SwiftSetting] = [
                    .define("LOGS", .when(platforms: [.iOS, .tvOS], configuration: .debug)),
                    .define("APPKIT", .when(platforms: [.macOS])),
                    .enableUpcomingFeature("BareSlashRegexLiterals"),
                    .enableUpcomingFeature("ExistentialAny"),
                    .defaultIsolation(MainActor.self),
                    .unsafeFlags(["-Xfrontend", "-debug"]),
                ]
                let package = Package(
                    name: "Kit",
                    targets: [.target(name: "Kit", path: "Source", swiftSettings: settings)],
                    swiftLanguageModes: [.v5]
                )
                """
            ),
            ("Source/Kit.swift", "import UIKit"),
        ])
        #expect(!plan.isSwiftSix)
        #expect(
            plan.targets.map(\.settings) == [
                [
                    ".define(\"LOGS\", .when(configuration: .debug))",
                    ".enableUpcomingFeature(\"BareSlashRegexLiterals\")",
                    ".defaultIsolation(MainActor.self)",
                ]
            ]
        )
        #expect(
            plan.notes.map(\.found) == [
                "the setting .unsafeFlags([\"-Xfrontend\", \"-debug\"]) was left out"
            ]
        )
        let manifest = plan.manifest(vitrine: .path("../vitrine"), infersSendable: true)
        #expect(manifest.hasPrefix("// swift-tools-version: 6.2\n"))
        #expect(
            manifest.contains(
                "swiftSettings: [\(plan.targets[0].settings.joined(separator: ", ")), "
                    + ".enableUpcomingFeature(\"InferSendableFromCaptures\")]"
            )
        )
    }

    @Test func sumsAreReadAndWhatCannotBeIsNoted() {
        let plan = Self.plan([
            (
                "Package.swift",
                """
                // swift-tools-version: 6.1
                let shared: [SwiftSetting] = [.define("SHARED")]
                let package = Package(name: "Kit", targets: [
                    .target(
                        name: "Kit",
                        path: "./Source/",
                        sources: ["./Core/"] + ["More"],
                        swiftSettings: shared + [.define("T", .when(traits: ["Foo"]))]
                    ),
                    .target(name: "Other", path: "Other", swiftSettings: made()),
                ])
                """
            ),
            ("Source/Core/A.swift", ""), ("Source/More/B.swift", ""), ("Source/Skip/C.swift", ""),
            ("Other/D.swift", ""),
        ])
        #expect(plan.targets.map(\.settings) == [[".define(\"SHARED\")"], []])
        #expect(plan.targets.first?.files.count == 2)
        let found = plan.notes.map(\.found)
        #expect(
            found.contains(
                "the setting .define(\"T\", .when(traits: [\"Foo\"])) was left out"
            )
        )
        #expect(found.contains("the setting swiftSettings: made() was left out"))
    }

    @Test func packagesOfAProjectKeepTheirVersionOfSwift() {
        let plan = Self.plan([
            ("App/App.swift", "import UIKit\nimport Kit"),
            (
                "Kit/Package.swift",
                """
                // swift-tools-version: 6.0
                let package = Package(name: "Kit", targets: [
                    .target(name: "Kit", swiftSettings: [.unsafeFlags(["-O"])])
                ])
                """
            ),
            ("Kit/Sources/Kit/Kit.swift", ""),
        ])
        #expect(!plan.isSwiftSix)
        let kit = plan.targets.first { $0.name == "Kit" }
        #expect(kit?.settings == [".swiftLanguageMode(.v6)"])
        #expect(plan.notes.map(\.found) == ["the setting .unsafeFlags([\"-O\"]) was left out"])
    }

    @Test func packagesTakeTheSourcesThatTheyList() {
        let plan = Self.plan([
            (
                "Package.swift",
                """
                // swift-tools-version:5.5
                let package = Package(name: "Kit", targets: [
                    .target(
                        name: "Kit",
                        path: ".",
                        sources: ["Kit/Classes", "Kit/Kit.swift"],
                        resources: [.process("Kit/Assets")]
                    ),
                ])
                """
            ),
            ("Kit/Classes/A.swift", "import UIKit"), ("Kit/Kit.swift", ""),
            ("Kit/Assets/a.json", "{}"), ("Demo/AppDelegate.swift", ""), ("Demo/b.json", "{}"),
        ])
        #expect(
            plan.targets.flatMap(\.files).map(\.from) == [
                "Kit/Assets/a.json", "Kit/Classes/A.swift", "Kit/Kit.swift",
            ]
        )
        #expect(plan.notes.map(\.file) == ["Demo"])
    }

    @Test func operatorsThatOpenCombineLacksAreAModuleOfThePackage() throws {
        let source = "import Combine\nlet a = b.merge(with: c)"
        var plan = Self.plan([("Kit/Kit.swift", source)], name: "Kit")
        plan.addSupport(for: ["import OpenCombine\nlet a = b.map { $0 }"])
        #expect(plan.targets.map(\.name) == ["Kit"])
        plan.addSupport(for: ["import OpenCombine\nimport CombineOperators\nlet a = 1"])
        #expect(plan.targets.map(\.name) == ["Kit", "CombineOperators"])
        #expect(plan.targets[0].dependencies == ["CombineOperators"])
        let manifest = plan.manifest(vitrine: .path("../vitrine"))
        #expect(manifest.contains("name: \"CombineOperators\","))
        #expect(!manifest.contains(".library(name: \"CombineOperators\""))
        let files = plan.targets[1].written
        let folder = "Sources/CombineOperators/"
        let names = ["CombineLatest", "MergeMany", "Merge"]
        #expect(files.map(\.path) == names.map { "\(folder)\($0).swift" })
        let text = files.map(\.text).joined()
        for name in ["struct CombineLatest4<", "struct MergeMany<", "struct Merge8<"] {
            #expect(text.contains(name), "\(name)")
        }
        let merge = """
                /// Gives the values of this publisher and 2 others.
                public func merge<B: Publisher, C: Publisher>(
                    with b: B, _ c: C
                ) -> Publishers.Merge3<Self, B, C>
                where
                    B.Output == Output, B.Failure == Failure,
                    C.Output == Output, C.Failure == Failure
                { Publishers.Merge3(self, b, c) }

            """
        #expect(try #require(files.last).text.contains(merge))
        // The module is imported like any other of the sources' own.
        plan.addSupport(for: ["import CombineOperators"])
        #expect(plan.targets.count == 2)
    }

    @Test func namesOfTargetsAreNamesOfFoldersAndModules() {
        let plan = Self.plan([
            (
                "Package.swift",
                """
                let package = Package(name: "Kit", targets: [
                    .target(name: "../../../home/p", path: "Source"),
                    .target(name: "my-kit", path: "Kit"),
                    .testTarget(name: "kit-tests", path: "Checks"),
                ])
                """
            ),
            ("Source/A.swift", "import my_kit"), ("Kit/B.swift", ""),
            ("Checks/C.swift", "@testable import my_kit"),
        ])
        #expect(plan.targets.map(\.name) == ["_________home_p", "my_kit", "kit_tests"])
        #expect(plan.targets[0].files.map(\.to) == ["Sources/_________home_p/A.swift"])
        #expect(plan.targets[0].dependencies == ["my_kit"])
        #expect(plan.targets[2].files.map(\.to) == ["Tests/kit_tests/C.swift"])
        #expect(plan.name == "My_App")
    }

    @Test func librariesBesideAnAppAreTargets() {
        let plan = Self.plan(
            [
                ("Example/App.swift", "import Stars\n@main class A {}"),
                ("Stars/Stars.swift", "import UIKit"),
                ("Widget/Info.plist", "<key>NSExtension</key>"), ("Widget/W.swift", ""),
                ("UITests/U.swift", "import XCTest\nXCUIApplication()"),
            ],
            name: "Demo App"
        )
        #expect(plan.targets.map(\.name) == ["Stars", "Demo_App"])
        #expect(plan.targets[1].dependencies == ["Stars"])
        #expect(plan.targets[1].files.map(\.to) == ["Sources/Demo_App/App.swift"])
        #expect(plan.notes.map(\.file) == ["Widget", "UITests"])
    }

    @Test(arguments: [
        ("#ifndef A\n#define A\n// All of it.\n@import UIKit;\n#endif", ["UIKit"], 0),
        (
            "/* a\n b */\n#import <UIKit/UIKit.h>\n#import <Foundation/NSURL.h>",
            ["Foundation", "UIKit"], 0
        ),
        ("@import CoreText.CTFont;\n#import \"Old.h\"", ["CoreText"], 1),
        ("#include <stdio.h>", [], 1), ("int sum(int a, int b);", [], 1), ("", [], 0),
        ("/* never ends", [], 0), ("@import ;", [], 1),
    ])
    func aBridgingHeaderSaysWhatEachFileImports(text: String, modules: [String], notes: Int) {
        let plan = Self.plan([("Shop/View.swift", ""), ("Shop/Shop-Bridging-Header.h", text)])
        #expect(plan.bridgedModules.sorted() == modules)
        #expect(
            plan.notes.map(\.file) == Array(repeating: "Shop/Shop-Bridging-Header.h", count: notes)
        )
        #expect(plan.targets.map(\.files.count) == [1])
    }

    @Test func storyboardsOfNewProjectsAreSaidInAPropertyList() {
        let plan = Self.plan([
            ("A/App.swift", "@main class A {}"), ("A/Base.lproj/Main.storyboard", ""),
        ])
        #expect(plan.targets[0].written.map(\.path) == ["Sources/A/Config/Info.plist"])
    }

    @Test func aLibraryHasTheNameOfTheModuleThatItsTestsImport() {
        let plan = Self.plan([
            ("Sources/Rows/Row.swift", "import UIKit"),
            ("Tests/RowsTests/RowTests.swift", "import XCTest\nimport UIKit\nimport Rows"),
        ])
        #expect(plan.name == "Rows")
        #expect(plan.targets.map(\.name) == ["Rows", "RowsTests"])
        #expect(plan.targets[1].dependencies == ["Rows"])
    }
}
