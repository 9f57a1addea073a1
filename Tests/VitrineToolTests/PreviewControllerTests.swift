import Foundation
import InterfaceBuilder
import RenderTree
import Testing

@testable import UIKit
@testable import VitrineTool

@MainActor
struct PreviewControllerTests {
    private static func text(title: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useTraitCollections="YES" useSafeAreas="YES" initialViewController="nav">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
        <scene sceneID="s1"><objects><navigationController id="nav" \
        sceneMemberID="viewController"><connections><segue destination="one" \
        kind="relationship" relationship="rootViewController" id="g1"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="one" sceneMemberID="viewController">
        <view key="view" id="v1"><subviews><button id="b1"><state key="normal" title="Go"/>
        <connections><segue destination="two" kind="show" id="g2"/></connections></button>
        <button id="b2"><state key="normal" title="Sheet"/><connections><segue \
        destination="two" kind="presentation" id="g3"/></connections></button>
        </subviews></view><navigationItem key="navigationItem" title="\(title)" id="n1"/>
        </viewController></objects></scene>
        <scene sceneID="s3"><objects><viewController title="Two" id="two" \
        customClass="Unknown" sceneMemberID="viewController"><view key="view" id="v2">
        <subviews><button id="b3"><state key="normal" title="Return"/><connections><segue \
        destination="exi" kind="unwind" unwindAction="back:" id="g4"/></connections></button>
        </subviews></view></viewController><exit id="exi" sceneMemberID="exit"/></objects></scene>
        </scenes></document>
        """
    }

    @MainActor
    private final class Fixture {
        let scene: UIWindowScene
        let clock = VirtualSceneClock()
        let controller: PreviewController
        let document: PreviewDocument
        let url: URL

        init(
            width: CGFloat = 1_000,
            language: String = "en",
            strings: String? = nil,
            _ text: String = PreviewControllerTests.text(title: "Home")
        ) throws {
            let folder = FileManager.default.temporaryDirectory
                .appendingPathComponent(UUID().uuidString)
            url = folder.appendingPathComponent("Base.lproj/Main.storyboard")
            let german = folder.appendingPathComponent("de.lproj")
            for directory in [url.deletingLastPathComponent(), german] {
                try FileManager.default.createDirectory(
                    at: directory,
                    withIntermediateDirectories: true
                )
            }
            try strings?.write(
                to: german.appendingPathComponent("Main.strings"),
                atomically: true,
                encoding: .utf8
            )
            try text.write(to: url, atomically: true, encoding: .utf8)
            document = try PreviewDocument(url)
            var environment = SceneEnvironment()
            environment.locale = language
            scene = UIApplication.shared.connectScene(
                geometry: SceneGeometry(size: CGSize(width: width, height: 800), scale: 1),
                environment: environment,
                clock: clock
            )
            controller = PreviewController(document)
            let window = UIWindow(windowScene: scene)
            window.rootViewController = controller
            scene.perform { window.makeKeyAndVisible() }
            _ = scene.commit()
        }

        func end() {
            UIApplication.shared.disconnect(scene)
            let folder = url.deletingLastPathComponent().deletingLastPathComponent()
            try? FileManager.default.removeItem(at: folder)
        }

        func press(_ title: String) {
            scene.perform {
                let button = find { ($0 as? UIButton)?.currentTitle == title }
                (button as? UIButton)?.sendActions(for: .touchUpInside)
            }
            _ = scene.commit()
            clock.advance(by: 1)
            _ = scene.commit()
        }

        func shows(_ text: String) -> Bool {
            find { view in
                (view as? UILabel)?.text == text && view.superview?.isHidden == false
            } != nil
        }

        func find(_ matches: (UIView) -> Bool) -> UIView? {
            var pending: [UIView] = [controller.view]
            while let view = pending.popLast() {
                if matches(view) { return view }
                if !view.isHidden { pending += view.subviews }
            }
            return nil
        }
    }

    @Test(arguments: [("de-CH", "Los"), ("en", "Go"), ("fr", "Go")])
    func textsAreInTheLanguageOfThePage(language: String, title: String) throws {
        let strings = "\"b1.normalTitle\" = \"Los\";"
        let fixture = try Fixture(language: language, strings: strings)
        defer { fixture.end() }
        #expect(fixture.shows(title))
    }

    @Test func segueAndBackWorkWithoutCode() throws {
        let fixture = try Fixture()
        defer { fixture.end() }
        #expect(fixture.shows("Go"))
        fixture.press("Go")
        #expect(!fixture.shows("Go"))
        #expect(fixture.shows("Return"))
        fixture.press("Return")
        #expect(fixture.shows("Go"))
        fixture.press("Sheet")
        #expect(fixture.shows("Return"))
        #expect(fixture.shows("Go"))
        fixture.press("Return")
        #expect(fixture.shows("Go"))
    }

    @Test func aSceneOfAStackIsShownBelowItsBar() throws {
        let fixture = try Fixture()
        defer { fixture.end() }
        func bar() -> UINavigationBar? {
            fixture.find { $0 is UINavigationBar } as? UINavigationBar
        }
        fixture.press("Two")
        #expect(fixture.shows("Return"))
        #expect(bar()?.topItem?.title == "Two")
        #expect(bar()?.items?.count == 1)
        fixture.press("Home")
        #expect(bar()?.topItem?.title == "Home")
        // What it leads to is pushed.
        fixture.press("Go")
        #expect(bar()?.items?.map(\.title) == ["Home", "Two"])
        fixture.press("‹ Back")
        #expect(fixture.shows("Go"))
    }

    @Test(arguments: [
        ("<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>", true),
        ("<nil key=\"simulatedTopBarMetrics\"/>", false), ("", false),
    ])
    func aBarThatTheDocumentOnlyNamesIsShown(metrics: String, isShown: Bool) throws {
        let text = Self.text(title: "Home")
            .replacingOccurrences(of: "destination=\"one\"", with: "destination=\"none\"")
            .replacingOccurrences(
                of: "</viewController></objects></scene>\n<scene sceneID=\"s3\"",
                with: "\(metrics)</viewController></objects></scene>\n<scene sceneID=\"s3\""
            )
        let fixture = try Fixture(text)
        defer { fixture.end() }
        fixture.press("Home")
        #expect(fixture.shows("Go"))
        let bar = fixture.find { $0 is UINavigationBar } as? UINavigationBar
        #expect((bar?.topItem?.title == "Home") == isShown)
    }

    @Test func backReturnsToTheSceneThatWasOpenBefore() throws {
        let fixture = try Fixture()
        defer { fixture.end() }
        let back = try #require(
            fixture.find { ($0 as? UIButton)?.currentTitle == "‹ Back" } as? UIButton
        )
        #expect(back.isEnabled)
        fixture.press("Two")
        #expect(fixture.shows("Return"))
        fixture.press("‹ Back")
        #expect(fixture.shows("Go"))
        // A segue is taken back first.
        fixture.press("Go")
        fixture.press("‹ Back")
        #expect(fixture.shows("Go"))
    }

    @Test func aNarrowWindowHasTheListOfScenesBehindAButton() throws {
        let fixture = try Fixture(width: 390)
        defer { fixture.end() }
        func press(_ identifier: String) {
            fixture.scene.perform {
                let button = fixture.find { $0.accessibilityIdentifier == identifier }
                (button as? UIButton)?.sendActions(for: .touchUpInside)
            }
            _ = fixture.scene.commit()
        }
        #expect(fixture.find { $0.accessibilityIdentifier == "two" } == nil)
        press("scenes")
        #expect(fixture.find { $0.accessibilityIdentifier == "two" } != nil)
        press("two")
        #expect(fixture.shows("Return"))
        #expect(fixture.find { $0.accessibilityIdentifier == "two" } == nil)
        let bar = try #require(fixture.find { $0 is PreviewToolbar })
        let buttons = bar.subviews.flatMap(\.subviews).filter { !$0.isHidden }
        #expect(buttons.count == 6 && buttons.allSatisfy { $0.frame.maxX <= 386 })
    }

    @Test func scenesOfOtherSizesAreShownInTheirOwn() throws {
        let text = Self.text(title: "Home").replacingOccurrences(
            of: "customClass=\"Unknown\" sceneMemberID=\"viewController\">",
            with: "sceneMemberID=\"viewController\"><size key=\"freeformSize\" width=\"300\" "
                + "height=\"120\"/>"
        )
        let fixture = try Fixture(text)
        defer { fixture.end() }
        func shown() -> UIView? {
            fixture.find { $0.viewController?.title == "Two" }
        }
        fixture.press("Two")
        #expect(shown()?.frame.size == CGSize(width: 300, height: 120))
        #expect(shown()?.safeAreaInsets == .zero)
        fixture.press("As designed")
        #expect(shown()?.frame.size == CGSize(width: 375, height: 667))
        fixture.press("iPhone SE")
        #expect(shown()?.frame.size == CGSize(width: 393, height: 852))
        #expect(shown()?.safeAreaInsets.top == 59)
        #expect(shown()?.safeAreaInsets.bottom == 34)
    }

    @Test func whatIsPresentedStaysOnTheDevice() throws {
        let fixture = try Fixture()
        defer { fixture.end() }
        fixture.press("Sheet")
        let sheet = fixture.find { $0.accessibilityIdentifier == "Presentation" }
        #expect(sheet?.frame.size == CGSize(width: 375, height: 667))
        fixture.press("‹ Back")
        #expect(!fixture.shows("Return"))
    }

    @Test func scenesAreShownInTheSizeOfTheDevice() throws {
        let fixture = try Fixture()
        defer { fixture.end() }
        func stage() -> CGSize? {
            fixture.find { $0.viewController is UINavigationController }?.frame.size
        }
        #expect(stage() == CGSize(width: 375, height: 667))
        // The status bar of the device that the document was made for.
        let stack = fixture.find { $0.viewController is UINavigationController }
        #expect(stack?.safeAreaInsets.top == 20)
        fixture.press("Rotate")
        #expect(stage() == CGSize(width: 667, height: 375))
    }

    @Test func theScreenHasTheAppearanceOfTheDesign() throws {
        let fixture = try Fixture()
        defer { fixture.end() }
        func stage() -> UIView? {
            fixture.find { $0.viewController is UINavigationController }?.superview
        }
        fixture.controller.overrideUserInterfaceStyle = .dark
        fixture.press("Two")
        #expect(stage()?.traitCollection.userInterfaceStyle == .light)
        fixture.press("Light/Dark")
        #expect(stage()?.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func savedDocumentsAreShownAnewInTheSameScene() throws {
        let fixture = try Fixture()
        defer { fixture.end() }
        #expect(fixture.controller.shownTitles == ["Home", "Home ‹ UINavigationController", "Two"])
        fixture.press("Two")
        #expect(fixture.shows("Return"))
        try Self.text(title: "Start").write(to: fixture.url, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 60)],
            ofItemAtPath: fixture.url.path
        )
        fixture.scene.perform { fixture.document.reloadIfChanged() }
        _ = fixture.scene.commit()
        #expect(fixture.shows("Return"))
        #expect(fixture.shows("Start"))
        #expect(fixture.document.problem == nil)
    }

    @Test func brokenDocumentsLeaveTheLastOneShown() throws {
        let fixture = try Fixture()
        defer { fixture.end() }
        try "<document".write(to: fixture.url, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 60)],
            ofItemAtPath: fixture.url.path
        )
        fixture.scene.perform { fixture.document.reloadIfChanged() }
        _ = fixture.scene.commit()
        #expect(fixture.document.problem != nil)
        #expect(fixture.shows("Go"))
    }

    /// Two tabs, a list of pictures, and screens that are presented and pushed.
    private static let tabs = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useTraitCollections="YES" useSafeAreas="YES" initialViewController="tabs">
        <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
        <scene sceneID="s0"><objects><tabBarController id="tabs" sceneMemberID="viewController">
        <tabBar key="tabBar" id="bar"/><connections><segue destination="nav" kind="relationship" \
        relationship="viewControllers" id="g0"/><segue destination="last" kind="relationship" \
        relationship="viewControllers" id="g1"/></connections></tabBarController></objects></scene>
        <scene sceneID="s1"><objects><navigationController id="nav" \
        sceneMemberID="viewController"><connections><segue destination="home" \
        kind="relationship" relationship="rootViewController" id="g2"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="home" sceneMemberID="viewController">
        <view key="view" id="v1"><subviews><button id="b1"><state key="normal" title="Go"/>
        <connections><segue destination="deep" kind="show" id="g3"/></connections></button>
        <button id="b2"><state key="normal" title="Sheet"/><connections><segue \
        destination="sheet" kind="presentation" id="g4"/></connections></button>
        <collectionView id="cv"><rect key="frame" x="0" y="200" width="200" height="200"/>
        <collectionViewFlowLayout key="collectionViewLayout" id="fl"/><cells>
        <collectionViewCell reuseIdentifier="c" id="cell"><rect key="frame" x="0" y="0" \
        width="50" height="50"/><view key="contentView"><rect key="frame" x="0" y="0" width="50" \
        height="50"/></view><connections><segue destination="deep" kind="show" id="g5"/>
        </connections></collectionViewCell></cells></collectionView></subviews></view>
        </viewController></objects></scene>
        <scene sceneID="s3"><objects><viewController id="last" sceneMemberID="viewController">
        <view key="view" id="v2"><subviews><label text="Last" id="l2"/></subviews></view>
        <tabBarItem key="tabBarItem" title="Other" id="ti"/></viewController></objects></scene>
        <scene sceneID="s4"><objects><viewController id="deep" sceneMemberID="viewController">
        <view key="view" id="v3"><subviews><label text="Deep" id="l3">
        <variation key="heightClass=regular-widthClass=regular" text="Wide"/></label></subviews>
        </view></viewController></objects></scene>
        <scene sceneID="s5"><objects><viewController id="sheet" sceneMemberID="viewController">
        <view key="view" id="v4"><subviews><button id="b3"><state key="normal" title="Return"/>
        <connections><segue destination="exi" kind="unwind" unwindAction="back:" id="g6"/>
        </connections></button></subviews></view></viewController><exit id="exi" \
        sceneMemberID="exit"/></objects></scene></scenes></document>
        """

    @Test func unwindingReturnsToTheTabThatIsShown() throws {
        let fixture = try Fixture(Self.tabs)
        defer { fixture.end() }
        fixture.press("Sheet")
        fixture.press("Return")
        #expect(!fixture.shows("Return"))
        #expect(fixture.shows("Go"))
        #expect(!fixture.shows("Last"))
    }

    @Test func whatIsPresentedHasTheTraitsAndTheEdgesOfTheDevice() throws {
        let fixture = try Fixture(Self.tabs)
        defer { fixture.end() }
        fixture.press("Light/Dark")
        fixture.press("Sheet")
        let view = fixture.find { $0.viewController?.origin?.id == "sheet" }
        // A card on a phone is as wide as the phone, however large the browser's window is.
        #expect(view?.frame == CGRect(x: 0, y: 57, width: 393, height: 795))
        #expect(view?.safeAreaInsets.bottom == 34)
        #expect(view?.traitCollection.horizontalSizeClass == .compact)
        #expect(view?.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func changesOfTheDeviceKeepThePlaceInTheScene() throws {
        let fixture = try Fixture(Self.tabs)
        defer { fixture.end() }
        fixture.press("Go")
        #expect(fixture.shows("Deep"))
        fixture.press("Light/Dark")
        #expect(fixture.shows("Deep"))
        #expect(!fixture.shows("Go"))
        fixture.press("‹ Back")
        #expect(fixture.shows("Go"))
        fixture.press("Sheet")
        fixture.press("Rotate")
        #expect(fixture.shows("Return"))
        fixture.press("Return")
        #expect(fixture.shows("Go"))
    }

    @Test func savedDocumentsKeepThePlaceInTheScene() throws {
        let fixture = try Fixture(Self.tabs)
        defer { fixture.end() }
        fixture.press("Go")
        try Self.tabs.replacingOccurrences(of: "Deep", with: "Deeper")
            .write(to: fixture.url, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 60)],
            ofItemAtPath: fixture.url.path
        )
        fixture.scene.perform { fixture.document.reloadIfChanged() }
        _ = fixture.scene.commit()
        #expect(fixture.shows("Deeper"))
        fixture.press("‹ Back")
        #expect(fixture.shows("Go"))
    }

    @Test func tapsOnPrototypesOfCollectionsFollowTheirSegues() throws {
        let fixture = try Fixture(Self.tabs)
        defer { fixture.end() }
        let cell = try #require(fixture.find { $0 is UICollectionViewCell })
        let middle = cell.convert(CGPoint(x: 25, y: 25), to: nil)
        for phase in [TouchInput.Phase.began, .ended] {
            try fixture.scene.deliver(.touch(TouchInput(phase: phase, location: middle)))
        }
        fixture.clock.advance(by: 1)
        _ = fixture.scene.commit()
        #expect(fixture.shows("Deep"))
    }
}
