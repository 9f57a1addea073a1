import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import VitrineTool

/// The commands `vitrine render` and `vitrine lint`.
@MainActor
struct RenderAndLintTests {
    private static func text(_ views: String, constraints: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useTraitCollections="YES" useSafeAreas="YES" initialViewController="one">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
        <scene sceneID="s1"><objects><viewController id="one" sceneMemberID="viewController">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>
        \(views)
        </subviews><constraints>
        \(constraints)
        </constraints></view></viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="two" sceneMemberID="viewController">
        <view key="view" id="second"><rect key="frame" x="0" y="0" width="375" height="667"/>
        </view></viewController></objects></scene>
        </scenes></document>
        """
    }

    private final class Folder {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("vitrine-\(UUID().uuidString)")

        init() throws {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func write(_ text: String) throws -> URL {
            let file = url.appendingPathComponent("Main.storyboard")
            try text.write(to: file, atomically: true, encoding: .utf8)
            return file
        }
    }

    private static let label = """
        <label opaque="NO" text="Hello &lt;page&gt;" id="lll"><rect key="frame" x="20" y="30" \
        width="200" height="21"/></label>
        """

    @Test func everySceneBecomesAPageThatNeedsNoOtherFile() throws {
        let folder = try Folder()
        let file = try folder.write(Self.text(Self.label))
        try RenderCommand.parse([file.path, "--out", folder.url.path]).run()
        let page = try String(
            contentsOf: folder.url.appendingPathComponent("Main-one.html"),
            encoding: .utf8
        )
        #expect(page.contains("Hello &lt;page&gt;"))
        #expect(page.contains("data:font/woff2;base64,"))
        #expect(page.contains("data:text/css;base64,"))
        #expect(!page.contains("<script"))
        for address in ["/assets/", "/fonts/", "/images/", "vitrine-image:"] {
            #expect(!page.contains(address))
        }
        let second = folder.url.appendingPathComponent("Main-two.html").path
        #expect(FileManager.default.fileExists(atPath: second))
    }

    @Test func oneSceneBecomesOnePage() throws {
        let folder = try Folder()
        let file = try folder.write(Self.text(Self.label))
        let page = folder.url.appendingPathComponent("page.html").path
        try RenderCommand.parse([file.path, "--scene", "one", "--out", page, "--dark"]).run()
        let text = try String(contentsOfFile: page, encoding: .utf8)
        #expect(text.contains("content=dark"))
        #expect(throws: (any Error).self) {
            try RenderCommand.parse([file.path, "--out", page]).run()
        }
        #expect(throws: (any Error).self) {
            try RenderCommand.parse([file.path, "--scene", "none", "--out", page]).run()
        }
    }

    @Test func foldersForPagesAreMade() throws {
        let folder = try Folder()
        let file = try folder.write(Self.text(Self.label))
        let out = folder.url.appendingPathComponent("pages/new")
        try RenderCommand.parse([file.path, "--out", out.path]).run()
        #expect(FileManager.default.fileExists(atPath: out.path + "/Main-one.html"))
        let error = #expect(throws: (any Error).self) {
            try RenderCommand.parse([file.path, "--out", file.path + "/pages"]).run()
        }
        #expect(error.map { "\($0)" }?.contains("cannot be made") == true)
    }

    @Test func picturesNeedABrowser() throws {
        let folder = try Folder()
        let file = try folder.write(Self.text(Self.label))
        let command = try RenderCommand.parse([file.path, "--png", "--browser", "/no/browser"])
        let error = #expect(throws: (any Error).self) { try command.run() }
        #expect(error.map { "\($0)" }?.contains("/no/browser") == true)
    }

    private func problems(_ text: String) throws -> [String] {
        let folder = try Folder()
        let file = try folder.write(text)
        return try LintCommand.parse([file.path]).findProblems()
    }

    @Test func classesThatNoSourceDeclaresAreNamed() throws {
        let views = """
            <view customClass="Card" customModule="App" id="a11"><rect key="frame" x="0" y="0" \
            width="10" height="10"/></view>
            <view customClass="Crad" customModule="App" id="b22"><rect key="frame" x="0" y="20" \
            width="10" height="10"/></view>
            <view customClass="OldView" id="c33"><rect key="frame" x="0" y="40" width="10" \
            height="10"/></view>
            <view customClass="UIControl" id="d44"><rect key="frame" x="0" y="60" width="10" \
            height="10"/></view>
            """
        let folder = try Folder()
        let file = try folder.write(Self.text(views))
        let sources = folder.url.appendingPathComponent("Sources/Deep")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try Data("import UIKit\nfinal class Card: UIView {}\n// Crad\n".utf8)
            .write(to: sources.appendingPathComponent("Card.swift"))
        try Data("@interface OldView : UIView\n@end\n".utf8)
            .write(to: sources.appendingPathComponent("OldView.h"))
        let all = sources.deletingLastPathComponent().path
        let found = try LintCommand.parse([file.path, "--sources", all]).findProblems()
        #expect(found.count == 1)
        let line = try #require(found.first)
        #expect(line.contains("<view> \"b22\" names the class \"Crad\""))
        #expect(line.hasPrefix("Main.storyboard:"))
        #expect(try LintCommand.parse([file.path]).findProblems().isEmpty)
        let error = #expect(throws: ProblemWithSources.self) {
            try LintCommand.parse([file.path, "--sources", "/no/folder"]).findProblems()
        }
        #expect(error?.description.contains("/no/folder") == true)
    }

    @Test func viewsThatConstraintsPutElsewhereAreMisplaced() throws {
        let views = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" \
            y="40" width="100" height="50"/><constraints><constraint firstAttribute="width" \
            constant="120" id="c1"/><constraint firstAttribute="height" constant="50" id="c2"/>\
            </constraints></view>
            """
        let constraints = """
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" id="c3"/><constraint firstItem="box" firstAttribute="top" \
            secondItem="root" secondAttribute="top" constant="40" id="c4"/>
            """
        #expect(
            try problems(Self.text(views, constraints: constraints)) == [
                "Main.storyboard:8: <view> \"box\" is misplaced: the document has 0 40 100 50, "
                    + "constraints give 0 40 120 50."
            ]
        )
        let fixed = Self.text(views, constraints: constraints)
            .replacingOccurrences(of: "constant=\"120\"", with: "constant=\"100\"")
        #expect(try problems(fixed).isEmpty)
    }

    @Test func widthsOfTextsAreNotCompared() throws {
        let views = """
            <label translatesAutoresizingMaskIntoConstraints="NO" text="Title" id="lll"><rect \
            key="frame" x="0" y="40" width="90" height="20.5"/><fontDescription \
            key="fontDescription" type="system" pointSize="17"/></label>
            """
        let constraints = """
            <constraint firstItem="lll" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" id="c3"/><constraint firstItem="lll" firstAttribute="top" \
            secondItem="root" secondAttribute="top" constant="40" id="c4"/>
            """
        #expect(try problems(Self.text(views, constraints: constraints)).isEmpty)
    }

    @Test func viewsWithTooFewConstraintsAreAmbiguous() throws {
        let views = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" \
            y="40" width="100" height="50"/><constraints><constraint firstAttribute="height" \
            constant="50" id="c2"/></constraints></view>
            """
        let constraints = """
            <constraint firstItem="box" firstAttribute="top" secondItem="root" \
            secondAttribute="top" constant="40" id="c4"/>
            """
        #expect(
            try problems(Self.text(views, constraints: constraints)) == [
                "Main.storyboard:8: <view> \"box\" is ambiguous: constraints do not determine its "
                    + "frame."
            ]
        )
    }

    @Test func viewsOfOtherModulesHaveTheirClass() throws {
        let folder = try Folder()
        let view = """
            <wkWebView contentMode="scaleToFill" fixedFrame="YES" \
            translatesAutoresizingMaskIntoConstraints="NO" id="web"><rect key="frame" x="0" y="0" \
            width="300" height="200"/><wkWebViewConfiguration key="configuration">
            <wkPreferences key="preferences"/></wkWebViewConfiguration></wkWebView>
            """
        let file = try folder.write(Self.text(view))
        #expect(try LintCommand.parse([file.path]).findProblems() == [])
    }

    @Test func whatOnlyTheAppKnowsIsNotReported() throws {
        let views = """
            <view id="box" customClass="Badge"><rect key="frame" x="0" y="40" width="100" \
            height="50"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \
            type="string" keyPath="badgeTitle" value="x"/><userDefinedRuntimeAttribute \
            type="number" keyPath="layer.transform.scale"><real key="value" value="0.5"/>\
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
            """
        // A transform moves no frame of the document.
        #expect(try problems(Self.text(views)).isEmpty)
        let typo = views.replacingOccurrences(of: "layer.transform", with: "layer.trasnform")
        let found = try problems(Self.text(typo))
        #expect(found.count == 1 && found[0].contains("\"trasnform\""), "\(found)")
    }

    @Test func framesThatATextStopsShortOfAreNotCompared() throws {
        // Our font is wider than the document's, and as wide as there is room.
        let views = """
            <label translatesAutoresizingMaskIntoConstraints="NO" text="WWWWWWWWWW" id="lll"><rect \
            key="frame" x="20" y="40" width="50" height="20.5"/><fontDescription \
            key="fontDescription" type="system" pointSize="17"/></label>
            """
        let constraints = """
            <constraint firstItem="lll" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" constant="20" id="c3"/><constraint firstItem="lll" \
            firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c4"/>\
            <constraint firstItem="lll" firstAttribute="width" relation="lessThanOrEqual" \
            constant="80" id="c5"/>
            """
        #expect(try problems(Self.text(views, constraints: constraints)).isEmpty)
    }

    @Test func filesWhoseNamesSayAnotherKindAreReported() throws {
        let folder = try Folder()
        let file = folder.url.appendingPathComponent("Main.xib")
        try Self.text(Self.label).write(to: file, atomically: true, encoding: .utf8)
        #expect(
            try LintCommand.parse([file.path]).findProblems() == [
                "Main.xib:1: found a storyboard; expected a xib, as the file's name says. "
                    + "Apps will not find it."
            ]
        )
    }

    @Test func collectionsWithHeadersAreShownWithoutData() throws {
        let text = Self.text(Self.label).replacingOccurrences(
            of: "</scenes>",
            with: """
                <scene sceneID="s3"><objects><collectionViewController id="col" \
                sceneMemberID="viewController"><collectionView key="view" id="cv"><rect \
                key="frame" x="0" y="0" width="375" height="667"/><collectionViewFlowLayout \
                key="collectionViewLayout" id="fl"><size key="itemSize" width="100" height="100"/>\
                <size key="headerReferenceSize" width="50" height="50"/></collectionViewFlowLayout>\
                <cells/><collectionReusableView key="sectionHeaderView" reuseIdentifier="h" \
                id="hh"><rect key="frame" x="0" y="0" width="375" height="50"/><subviews><label \
                text="Heading" id="hl"><rect key="frame" x="10" y="10" width="90" height="21"/>\
                </label></subviews></collectionReusableView></collectionView>\
                </collectionViewController></objects></scene></scenes>
                """
        )
        #expect(try problems(text).isEmpty)
        let folder = try Folder()
        let page = folder.url.appendingPathComponent("page.html").path
        let file = try folder.write(text)
        try RenderCommand.parse([file.path, "--scene", "col", "--out", page]).run()
        #expect(try String(contentsOfFile: page, encoding: .utf8).contains("Heading"))
    }

    @Test func hiddenNavigationBarsTakeNoRoom() throws {
        let views = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" \
            y="40" width="100" height="50"/><constraints><constraint firstAttribute="width" \
            constant="100" id="c1"/><constraint firstAttribute="height" constant="50" id="c2"/>\
            </constraints></view>
            """
        let constraints = """
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" id="c3"/><constraint firstItem="box" firstAttribute="top" \
            secondItem="root" secondAttribute="top" constant="40" id="c4"/><constraint \
            firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" \
            constant="20" id="c5"/>
            """
        let text = Self.text(views, constraints: constraints)
            .replacingOccurrences(
                of: "</constraints></view></viewController>",
                with: "</constraints><viewLayoutGuide key=\"safeArea\" id=\"safe\"/></view>"
                    + "</viewController>"
            )
            .replacingOccurrences(
                of: "</scenes>",
                with: """
                    <scene sceneID="s3"><objects><navigationController \
                    navigationBarHidden="YES" id="nav" sceneMemberID="viewController">\
                    <connections><segue destination="one" kind="relationship" \
                    relationship="rootViewController" id="g1"/></connections>\
                    </navigationController></objects></scene></scenes>
                    """
            )
        #expect(try problems(text).isEmpty)
        let shown = text.replacingOccurrences(of: "navigationBarHidden=\"YES\"", with: "")
        let found = try problems(shown)
        #expect(found.count == 1 && found[0].contains("constraints conflict"), "\(found)")
        // By the ids that the document has.
        #expect(["'c4'", "'c5'"].allSatisfy { found[0].contains($0) }, "\(found)")
    }

    @Test func conflictsAreReportedAtAConstraint() throws {
        let constraints = """
            <constraint firstItem="lll" firstAttribute="top" secondItem="root" \
            secondAttribute="top" constant="30" id="c1"/><constraint firstItem="lll" \
            firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" \
            id="c2"/>
            <constraint firstItem="lll" firstAttribute="top" secondItem="root" \
            secondAttribute="top" constant="44" id="c3"/>
            """
        let views = Self.label.replacingOccurrences(
            of: "<label ",
            with: "<label translatesAutoresizingMaskIntoConstraints=\"NO\" "
        )
        let found = try problems(Self.text(views, constraints: constraints))
        let conflict = try #require(found.first { $0.contains("constraints conflict") })
        let places = ["Main.storyboard:10:", "Main.storyboard:11:"]
        #expect(places.contains { conflict.hasPrefix($0) }, "\(found)")
    }

    @Test func coloursAndPicturesThatTheDocumentDoesNotHaveAreReported() throws {
        let views = """
            <imageView image="gone" id="im"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <color key="backgroundColor" name="lost"/><color key="tintColor" \
            systemColor="notYetKnownColor"/></imageView>
            <imageView image="there" id="in"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <color key="backgroundColor" name="brand"/></imageView>
            """
        let text = Self.text(views).replacingOccurrences(
            of: "</scenes>",
            with: """
                </scenes><resources><image name="there" width="8" height="8"/>\
                <namedColor name="brand"><color red="1" green="0" blue="0" alpha="1" \
                colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>
                """
        )
        #expect(
            Set(try problems(text)) == [
                "Main.storyboard:8: image \"gone\" is missing.",
                "Main.storyboard:8: colour \"lost\" is missing.",
                "Main.storyboard:8: colour \"notYetKnownColor\" is missing.",
            ]
        )
    }

    @Test func controllersWithoutViewsAreDrawnEmpty() throws {
        let kinds = [
            "collectionViewController", "tableViewController", "navigationController",
            "tabBarController", "splitViewController", "pageViewController",
        ]
        let scenes = kinds.enumerated().map { index, kind in
            "<scene sceneID=\"e\(index)\"><objects><\(kind) id=\"\(kind)\" "
                + "sceneMemberID=\"viewController\"/></objects></scene>"
        }
        let text = Self.text(Self.label)
            .replacingOccurrences(of: "</scenes>", with: scenes.joined() + "</scenes>")
        let folder = try Folder()
        let file = try folder.write(text)
        try RenderCommand.parse([file.path, "--out", folder.url.path]).run()
        let page = folder.url.appendingPathComponent("Main-collectionViewController.html")
        #expect(FileManager.default.fileExists(atPath: page.path))
    }

    @Test func designsForAllSizeClassesLeaveOutWhatTheirDefaultLeavesOut() throws {
        let views = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="20" \
            y="40" width="335" height="50"/><constraints><constraint firstAttribute="height" \
            constant="50" id="c1"/></constraints></view>
            """
        let constraints = """
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" constant="20" id="c2"/><constraint firstAttribute="trailing" \
            secondItem="box" secondAttribute="trailing" constant="20" id="c3"/><constraint \
            firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
            constant="40" id="c4"/><constraint firstItem="box" firstAttribute="width" \
            secondItem="root" secondAttribute="width" multiplier="0.5" id="c5"/>
            """
        let text = Self.text(views, constraints: constraints)
            .replacingOccurrences(
                of: "<device id=\"retina4_7\" orientation=\"portrait\" appearance=\"light\"/>",
                with: ""
            )
            .replacingOccurrences(
                of: "</constraints></view></viewController>",
                with: """
                    </constraints><variation key="default"><mask key="constraints"><exclude \
                    reference="c5"/></mask></variation><variation key="widthClass=regular"><mask \
                    key="constraints"><include reference="c5"/><exclude reference="c3"/></mask>\
                    </variation></view></viewController>
                    """
            )
        #expect(!text.contains("<device"))
        #expect(try problems(text).isEmpty)
        let folder = try Folder()
        let source = try NibSource(contentsOf: try folder.write(text), isPreview: true)
        for (classes, width) in [
            (nil, 335), (IBSizeClasses(width: .regular, height: .regular), 187.5),
        ] as [(IBSizeClasses?, CGFloat)] {
            let preview = NibPreview(source, sizeClasses: classes)
            defer { preview.end() }
            let box = preview.layOut("one")?.views.first { $0.id == "box" }
            #expect(box?.frame == CGRect(x: 20, y: 40, width: width, height: 50))
        }
    }

    // MARK: - References

    private static func reference(_ attributes: String) -> String {
        "<scene sceneID=\"r\"><objects><viewControllerPlaceholder \(attributes) id=\"ref\" "
            + "sceneMemberID=\"viewController\"/></objects></scene></scenes></document>"
    }

    private func problems(_ attributes: String, in folder: Folder, _ sources: [String] = [])
        throws -> [String]
    {
        let text = Self.text("").replacingOccurrences(
            of: "</scenes></document>",
            with: Self.reference(attributes)
        )
        let file = try folder.write(text)
        let options = sources.flatMap { ["--sources", $0] }
        return try LintCommand.parse([file.path] + options).findProblems()
    }

    @Test func referencesToStoryboardsThatAreNowhereAreReported() throws {
        let folder = try Folder()
        #expect(
            try problems("storyboardName=\"Other\"", in: folder) == [
                "Main.storyboard:15: reference \"ref\" leads to storyboard \"Other\"; expected "
                    + "Other.storyboard beside the document."
            ]
        )
        let bundle = "storyboardName=\"Other\" bundleIdentifier=\"com.example.Kit\""
        #expect(try problems(bundle, in: folder) == [])
        let deep = folder.url.appendingPathComponent("App/Deep")
        try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
        let initial = " initialViewController=\"one\""
        let other = Self.text("").replacingOccurrences(of: initial, with: "")
        let place = deep.appendingPathComponent("Other.storyboard")
        try other.write(to: place, atomically: true, encoding: .utf8)
        let sources = folder.url.appendingPathComponent("App").path
        #expect(
            try problems("storyboardName=\"Other\"", in: folder, [sources]) == [
                "Main.storyboard:15: reference \"ref\" leads to Other.storyboard, which has no "
                    + "initial controller."
            ]
        )
    }

    @Test func referencesToControllersThatAreNowhereAreReported() throws {
        let folder = try Folder()
        #expect(
            try problems("referencedIdentifier=\"gone\"", in: folder) == [
                "Main.storyboard:15: reference \"ref\" leads to controller \"gone\", which is not in "
                    + "Main.storyboard."
            ]
        )
        let place = folder.url.appendingPathComponent("Base.lproj/Other.storyboard")
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        let other = Self.text("").replacingOccurrences(
            of: "id=\"two\"",
            with: "storyboardIdentifier=\"second\" id=\"two\""
        )
        try other.write(to: place, atomically: true, encoding: .utf8)
        let known = "storyboardName=\"Other\" referencedIdentifier=\"second\""
        #expect(try problems(known, in: folder) == [])
    }
}
