import Testing

/// Imports and conditions.
struct ImportRuleTests {
    @Test(arguments: [
        ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
        // A framework's own header brings UIKit into each file.
        (
            "import Foundation\nstruct Look { var color: UIColor }",
            "import Foundation\nimport UIKit\nstruct Look { var color: UIColor }"
        ),
        (
            "import Foundation\nstruct UIStyle {}\nlet a = UIStyle()",
            "import Foundation\nstruct UIStyle {}\nlet a = UIStyle()"
        ),
        ("import class UIKit.UIView", "import UIKit"),
        ("import QuartzCore", "import QuartzCore"),
        ("import Darwin", "import Foundation"),
        ("import UIKit\nimport MapKit\nlet a = 1", "import UIKit\nlet a = 1"),
        (
            "import Foundation\nvar a: URLSession?",
            "import Foundation\nimport FoundationNetworking\nvar a: URLSession?"
        ),
        (
            "import Foundation\nclass A: NSObject, XMLParserDelegate {}",
            "import Foundation\nimport FoundationXML\nclass A: NSObject, XMLParserDelegate {}"
        ),
        ("import UIKit\nimport UIKit.UIImage", "import UIKit\n"),
        // On iOS, XCTest brings UIKit along.
        (
            "import XCTest\nclass Mock: UINavigationController {}",
            "import XCTest\nimport UIKit\nclass Mock: UINavigationController {}"
        ),
        ("import XCTest\nclass A: XCTestCase {}", "import XCTest\nclass A: XCTestCase {}"),
        // On iOS, UIKit brings notifications along.
        (
            "import UIKit\nlet a = UNUserNotificationCenter.current()",
            "import UIKit\nimport UserNotifications\nlet a = UNUserNotificationCenter.current()"
        ),
        (
            "import UIKit\nimport UserNotifications\nlet a = UNNotificationSound.default()",
            "import UIKit\nimport UserNotifications\nlet a = UNNotificationSound.default"
        ),
        (
            "import UIKit\nstruct UNStyle {}\nlet a = UNStyle(), UNIT = 1",
            "import UIKit\nstruct UNStyle {}\nlet a = UNStyle(), UNIT = 1"
        ),
        ("import UIKit\nimport Accelerate\nlet value = 1", "import UIKit\nlet value = 1"),
        ("import UIKit\nimport CoreSpotlight\nlet a = 1", "import UIKit\nlet a = 1"),
        (
            "import UIKit\nimport JavaScriptCore\nlet a = JSONDecoder()",
            "import UIKit\nlet a = JSONDecoder()"
        ),
        (
            "import CoreServices\nlet a = kUTTypeImage",
            "import MobileCoreServices\nlet a = kUTTypeImage"
        ),
        (
            "import UIKit\nimport WebKit\nlet a = WKWebView()",
            "import UIKit\nimport WebKit\nlet a = WKWebView()"
        ),
        ("import UIKit\nimport WebKit\nlet a = 1", "import UIKit\nlet a = 1"),
        (
            "import UIKit\nimport MessageUI\nlet a = MFMailComposeViewController()",
            "import UIKit\nimport MessageUI\nlet a = MFMailComposeViewController()"
        ),
        ("import UIKit\nimport QuickLook\nlet a = 1", "import UIKit\nlet a = 1"),
        (
            "import ImageIO\nlet a = CGImageSourceCreateIncremental(nil)",
            "import ImageIO\nlet a = CGImageSourceCreateIncremental(nil)"
        ),
        (
            "import Network\nlet a = NWPathMonitor()",
            "import NetworkPaths\nlet a = NWPathMonitor()"
        ),
        (
            "import LocalAuthentication\nlet a = LAContext()",
            "import LocalAuthentication\nlet a = LAContext()"
        ),
        ("import os\nlet a = Logger()", "import SystemLog\nlet a = Logger()"),
        ("import os.log\nlet a = OSLog.default", "import SystemLog\nlet a = OSLog.default"),
        (
            "import CryptoKit\nlet a = Insecure.MD5.hash(data: b)",
            "import Crypto\nlet a = Insecure.MD5.hash(data: b)"
        ),
        (
            "import SwiftUI\nclass A: ObservableObject {}",
            "import OpenCombine\nimport OpenCombineDispatch\nimport OpenCombineFoundation\n"
                + "class A: ObservableObject {}"
        ),
        (
            "import Combine\nlet a = b.merge(with: c)",
            "import OpenCombine\nimport OpenCombineDispatch\nimport OpenCombineFoundation\n"
                + "import CombineOperators\nlet a = b.merge(with: c)"
        ),
        ("import Foundation\nlet a = b.merge(c)", "import Foundation\nlet a = b.merge(c)"),
        (
            "import Foundation\nlet a = DateComponentsFormatter()",
            "import Foundation\nimport UIKit\nlet a = DateComponentsFormatter()"
        ),
        (
            "import Foundation\nlet a = Bundle.main.bundleIdentifier!",
            "import Foundation\nimport UIKit\nlet a = Bundle.app.bundleIdentifier!"
        ),
        (
            "import Foundation\nfunc a(_ b: Bundle = .main, c: RunLoop = .main) {}",
            "import Foundation\nimport UIKit\nfunc a(_ b: Bundle = .app, c: RunLoop = .main) {}"
        ),
        (
            "import Foundation\nlet a = \"b\" as CFString",
            "import Foundation\nimport UIKit\nlet a = \"b\" as CFString"
        ),
        (
            "import Foundation\nlet a = String(localized: \"b\")",
            "import Foundation\nimport UIKit\nlet a = String(localized: \"b\")"
        ),
        (
            "import Foundation\nlet a = try AttributedString(markdown: \"b\")",
            "import Foundation\nimport UIKit\nlet a = try AttributedString(markdown: \"b\")"
        ),
        (
            "import Foundation\nlet a = ProcessInfo.processInfo.isLowPowerModeEnabled",
            "import Foundation\nimport UIKit\n"
                + "let a = ProcessInfo.processInfo.isLowPowerModeEnabled"
        ),
        (
            "import Foundation\nlet a = URL.documentsDirectory",
            "import Foundation\nimport UIKit\nlet a = URL.documentsDirectory"
        ),
        (
            "import UIKit\nlet a = URL.libraryDirectory",
            "import UIKit\nlet a = URL.applicationSupportDirectory"
        ),
        (
            "import Foundation\nlet a = UserDefaults.standard",
            "import Foundation\nimport UIKit\nlet a = UserDefaults.standard"
        ),
        (
            "import Foundation\nvar a: NSExpression?",
            "import Foundation\nimport UIKit\nimport class UIKit.NSExpression\n"
                + "var a: NSExpression?"
        ),
        ("import UIKit\nvar a: NSExpression?", "import UIKit\nvar a: NSExpression?"),
        (
            "import Foundation\nimport UIKit\nlet a: AnyClass? = NSClassFromString(\"UIView\")",
            "import Foundation\nimport UIKit\nimport func UIKit.NSClassFromString\n"
                + "let a: AnyClass? = NSClassFromString(\"UIView\")"
        ),
        (
            "import Foundation\nlet a = PersonNameComponentsFormatter()",
            "import Foundation\nimport UIKit\n"
                + "import class UIKit.PersonNameComponentsFormatter\n"
                + "let a = PersonNameComponentsFormatter()"
        ),
        (
            "import Foundation\nimport UIKit\nimport class UIKit.NSExpression\n"
                + "var a: NSExpression?",
            "import Foundation\nimport UIKit\nimport class UIKit.NSExpression\n"
                + "var a: NSExpression?"
        ),
    ])
    func importsAreMended(text: String, expected: String) {
        #expect(Porting.text(text).trimmed == expected.trimmed)
    }

    @Test func textsListsAndFilesOfCoreFoundationExist() {
        let text = "import UIKit\nlet a = (\"b\" as CFString, [1] as CFArray)"
        #expect(Porting.result(text).notes.isEmpty)
        let file = "import UIKit\nlet a = (b as CFURL, c as CFData)"
        #expect(Porting.result(file).notes.isEmpty)
        let dictionary = "import CoreText\nlet a = [kCTFontAttributeName: font] as CFDictionary"
        #expect(Porting.result(dictionary).notes.isEmpty)
        #expect(Porting.text(dictionary).hasPrefix("import UIKit\n"))
        let words =
            "import Foundation\ntext.enumerateSubstrings(in: a, options: .byWords) { b($0) }"
        #expect(Porting.text(words).contains("import UIKit"))
        let other = Porting.result("import UIKit\nlet a = CFRunLoopGetMain()")
        #expect(other.notes.map(\.line) == [2])
    }

    @Test(arguments: [
        ("struct A {}", "import UIKit\nstruct A {}"),
        ("// A.\nstruct A {}", "// A.\nimport UIKit\nstruct A {}"),
        ("import Foundation\nstruct A {}", "import Foundation\nimport UIKit\nstruct A {}"),
        ("import UIKit\nstruct A {}", "import UIKit\nstruct A {}"),
        (
            "var a: CLLocation?", "import CoreLocation\nimport UIKit\nvar a: CLLocation?"
        ),
    ])
    func whatAHeaderForObjectiveCImportsIsImported(text: String, expected: String) {
        let bridged: Set = ["UIKit", "Foundation", "CoreLocation", "CommonCrypto"]
        let result = Porting.result(text, bridgedModules: bridged)
        #expect(result.sources[0].text.trimmed == expected.trimmed)
        #expect(result.notes.isEmpty)
    }

    @Test func modulesOfAHeaderThatAreMissingAreNotedWhereTheyAreUsed() {
        let result = Porting.result("let a = CC_MD5(b)", bridgedModules: ["CommonCrypto"])
        #expect(
            result.notes.map(\.description) == [
                "File0.swift:1: module CommonCrypto does not exist on Linux (CC_MD5); "
                    + "leave out what it is used for, or give it another means"
            ]
        )
    }

    @Test func modulesThatAreUsedAreNoted() {
        let result = Porting.result("import MapKit\nimport SnapKit\nvar map: MKMapView?")
        #expect(
            result.notes.map(\.description) == [
                "File0.swift:1: module MapKit does not exist on Linux (MKMapView); "
                    + "leave out what it is used for, or give it another means",
                "File0.swift:2: module SnapKit is none of the sources, Vitrine or Linux; "
                    + "add a package that has it to Package.swift, or leave it out",
            ]
        )
    }

    @Test func previewsGoWithWhatTheyImport() {
        let text = """
            import SwiftUI
            import UIKit

            class A: UIViewController {}

            #Preview("A") {
                A()
            }
            @available(iOS 17, *)
            #Preview { A() }
            struct A_Previews: PreviewProvider {
                static var previews: some View { Text("A") }
            }
            """
        let result = Porting.result(text)
        #expect(
            result.sources[0].text.trimmed == "import UIKit\n\nclass A: UIViewController {}"
        )
        #expect(result.notes.isEmpty)
        #expect(result.counts[.previews] == 3)
    }

    @Test func viewsOfSwiftUIAndMembersThatAreMissingAreNoted() {
        let text = "import SwiftUI\nlet a = UIHostingController(rootView: 1)\n"
        #expect(
            Porting.result(text + "let b = URLSession.shared.dataTaskPublisher(for: c)\n").notes
                .map(\.description) == [
                    "File0.swift:1: SwiftUI does not exist here (UIHostingController); "
                        + "show what it is used for with views of UIKit's",
                    "File0.swift:4: dataTaskPublisher does not exist here; "
                        + "use dataTask(with:) in a Future, or data(for:)",
                ]
        )
    }

    @Test(arguments: [
        (
            "let a = { configuration.waitsForConnectivity = true }", "waitsForConnectivity",
            "Foundation for Linux has no such setting: leave it out"
        ),
        (
            "class A: UIView { override func motionEnded(_ a: Int, with b: UIEvent?) {} }",
            "motionEnded", "pages tell of no shaking: give the command a button"
        ),
        (
            "class A: UIView { override func accessibilityPerformMagicTap() -> Bool { true } }",
            "accessibilityPerformMagicTap", "pages have nothing for it: leave it out"
        ),
        (
            "let a = field.publisher(for: \\.text)", "publisher(for:) of a key path",
            "send what observe(_:) tells to a subject"
        ),
    ])
    func membersThatAreMissingAreNoted(text: String, name: String, remedy: String) {
        #expect(
            Porting.result("import UIKit\n" + text).notes.map(\.description) == [
                "File0.swift:2: \(name) does not exist here; \(remedy)"
            ]
        )
    }

    @Test func whatXCTestLacksIsNoted() {
        let text = """
            import XCTest
            class A: XCTestCase { func testA() { XCTContext.runActivity(named: "a") { _ in } } }
            """
        #expect(
            Porting.result(text).notes.map(\.description) == [
                "File0.swift:2: XCTContext does not exist on Linux; "
                    + "XCTest for Linux has no activities: write what they hold in their place"
            ]
        )
    }

    @Test func modulesThatOnlyPhonesHaveAreNoted() {
        #expect(
            Porting.result("import CoreHaptics\nlet a: CHHapticEngine").notes.map(\.description)
                == [
                    "File0.swift:1: module CoreHaptics does not exist on Linux (CHHapticEngine); "
                        + "leave out what it is used for, or give it another means"
                ]
        )
    }

    @Test func ownMembersOfSuchNamesAreNotNoted() {
        let text = """
            import UIKit
            class A { func motionEnded() {} }
            let a = A().motionEnded()
            let b = NotificationCenter.default.publisher(for: .changed)
            """
        #expect(Porting.result(text).notes.isEmpty)
    }

    @Test func membersThatExistHereAreNotNoted() {
        let text = """
            import UIKit
            func turn() { UIViewController.attemptRotationToDeviceOrientation() }
            """
        #expect(Porting.result(text).notes.isEmpty)
    }

    @Test(arguments: [
        ("struct Wave: Shape { func path(in r: CGRect) -> Path { Path() } }", "Path, Shape"),
        ("extension Font { static let big = Font.system(size: 30) }", "Font"),
        ("class A { @AppStorage(\"a\") var a = 1 }", "AppStorage"),
        ("func a() { withAnimation { b() } }", "withAnimation"),
        ("let a = SwiftUI.UnknownThing()", "SwiftUI"),
    ])
    func moreThanViewsIsOfSwiftUI(text: String, names: String) {
        let result = Porting.result("import SwiftUI\n" + text)
        #expect(result.sources[0].text.hasPrefix("import SwiftUI\n"))
        #expect(
            result.notes.map(\.description) == [
                "File0.swift:1: SwiftUI does not exist here (\(names)); "
                    + "show what it is used for with views of UIKit's"
            ]
        )
    }

    @Test func ownNamesAndMembersAreNotOfSwiftUI() {
        let model = """
            import SwiftUI
            class Model: ObservableObject {
                enum State { case on }
                var state: State = .on
                var color: Color?
                var image: Image?
                var other = UIControl.State.normal
                var third: UIControl.State?
            }
            """
        let result = Porting.result(model, "struct Color {}\ntypealias Image = UIImage")
        #expect(result.sources[0].text.hasPrefix("import OpenCombine\n"))
        #expect(result.notes.isEmpty)
    }

    @Test func importsThatGoForNothingKnownAreNoted() {
        let result = Porting.result("import UIKit\nimport SwiftUI\nlet a = Unknown.thing")
        #expect(result.sources[0].text == "import UIKit\nlet a = Unknown.thing")
        #expect(
            result.notes.map(\.description) == [
                "File0.swift:2: SwiftUI does not exist here, and no name of it was recognized; "
                    + "where the compiler misses one now, do without it"
            ]
        )
        let other = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif"
        #expect(Porting.result(other).notes.isEmpty)
        #expect(Porting.text(other) == other)
    }

    @Test func whatTheLogLacksIsNoted() {
        let text = """
            import os
            let a = OSSignposter()
            var b = os_unfair_lock()
            var c: OSLogStore?
            """
        #expect(
            Porting.result(text).notes.map(\.description) == [
                "File0.swift:2: OSSignposter does not exist on Linux; "
                    + "there are no signposts: write messages to the log",
                "File0.swift:3: os_unfair_lock does not exist on Linux; "
                    + "use OSAllocatedUnfairLock",
                "File0.swift:4: OSLogStore does not exist on Linux; "
                    + "messages are read in the server's log",
            ]
        )
    }

    @Test func whatFramesOfPagesLackIsNoted() {
        let text = """
            import WebKit
            let store = WKWebsiteDataStore.default()
            class Screen: WKWebView, WKUIDelegate {}
            """
        #expect(
            Porting.result(text).notes.map(\.description) == [
                "File0.swift:2: WKWebsiteDataStore does not exist on Linux; "
                    + "browsers keep what pages store: leave out what reads or clears it",
                "File0.swift:3: WKUIDelegate does not exist on Linux; "
                    + "browsers keep the page in a frame to themselves: leave it out",
            ]
        )
    }

    @Test func importsOfOtherSystemsAreLeftAlone() {
        let text = """
            #if canImport(Combine)
            import Combine
            #elseif os(macOS)
            import AppKit
            #endif
            """
        let result = Porting.result(text)
        #expect(result.sources[0].text == text)
        #expect(result.notes.isEmpty)
        #expect(Porting.result("#if os(iOS)\nimport SnapKit\n#endif").notes.count == 1)
    }

    @Test func launchesBecomeMain() {
        #expect(
            Porting.text("import UIKit\n\n@UIApplicationMain\nclass A: UIResponder {}")
                == "import UIKit\nimport WebHost\n\n@main\nclass A: UIResponder {}"
        )
        #expect(
            Porting.text(
                "import UIKit\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "
                    + "NSStringFromClass(A.self))"
            ) == "import UIKit\nimport WebHost\nA.main()"
        )
        #expect(
            Porting.text(
                "import UIKit\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "
                    + "NSStringFromClass(isTesting ? A.self : B.self))"
            ) == "import UIKit\nimport WebHost\n((isTesting ? A.self : B.self) as AnyClass "
                + "as! any UIApplicationDelegate.Type).main()"
        )
    }

    @Test func whatIsForPhonesIsForLinux() {
        #expect(
            Porting.text("#if !os(iOS) || os(tvOS)\nlet a = 1\n#endif")
                == "#if !(os(iOS) || os(Linux)) || os(tvOS)\nlet a = 1\n#endif"
        )
        let asked = "#if os(iOS)\nlet a = 1\n#elseif os(Linux)\nlet a = 2\n#endif"
        #expect(Porting.text(asked) == asked)
    }
}

extension String {
    fileprivate var trimmed: String {
        split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n")
            .reversed().drop { $0 == "\n" }.reversed().map(String.init).joined()
    }
}
