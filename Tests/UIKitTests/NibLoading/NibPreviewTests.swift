import CoreGraphics
import InterfaceBuilder
import Testing

@testable import UIKit

/// Documents are laid out as the tool of their time did it.
@MainActor
struct NibPreviewTests {
    private func preview(
        _ scenes: String,
        kind: String = "Storyboard.XIB",
        version: String,
        attributes: String = "",
        device: String? = "retina4_7"
    ) throws -> NibPreview {
        let content = kind == "XIB" ? "<objects>\(scenes)</objects>" : "<scenes>\(scenes)</scenes>"
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" \
            toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
            useTraitCollections="YES" \(attributes)>
            \(device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? "")
            \(content)
            </document>
            """
        let document = try IBDocument(Array(text.utf8), fileName: "Main.storyboard")
        return NibPreview(NibSource(document, isPreview: true), sizeClasses: nil)
    }

    private func scene(_ controller: String) -> String {
        "<scene sceneID=\"s1\"><objects>\(controller)</objects></scene>"
    }

    @Test func searchesOfOldDocumentsAreNoScenes() throws {
        let old = try preview(
            scene(
                "<viewController id=\"c\"><view key=\"view\" id=\"v\"/></viewController>"
                    + "<searchDisplayController id=\"s\"/>"
            ),
            version: "5056"
        )
        defer { old.end() }
        #expect(old.ids == ["c"])
    }

    private func frames(_ preview: NibPreview, of id: String) throws -> [String: CGRect] {
        defer { preview.end() }
        let layout = try #require(preview.layOut(id))
        return Dictionary(layout.views.map { ($0.id, $0.frame) }) { first, _ in first }
    }

    @Test func symbolsBehindButtonsMoveTheFramesThatConstraintsSize() throws {
        let text = scene(
            """
            <viewController id="c1"><view key="view" id="root"><rect key="frame" x="0" y="0" \
            width="375" height="667"/><subviews><button id="box" \
            translatesAutoresizingMaskIntoConstraints="NO"><constraints><constraint \
            firstAttribute="width" constant="40" id="k1"/><constraint firstAttribute="height" \
            constant="40" id="k2"/></constraints><state key="normal" \
            backgroundImage="location.circle.fill" catalog="system"/></button></subviews>
            <constraints><constraint firstItem="box" firstAttribute="top" secondItem="root" \
            secondAttribute="top" id="k3"/><constraint firstItem="box" firstAttribute="leading" \
            secondItem="root" secondAttribute="leading" id="k4"/></constraints></view>
            </viewController>
            """
        )
        let symbol = """
            </scenes><resources><image name="location.circle.fill" catalog="system" width="128" \
            height="121"/></resources><scenes>
            """
        let found = try frames(preview(text + symbol, version: "19529"), of: "c1")
        #expect(found["box"] == CGRect(x: 0, y: 0.5, width: 40, height: 39))
    }

    private func controls(version: String) throws -> [String: CGRect] {
        func row(_ element: String, _ attributes: String, _ id: String) -> String {
            """
            <\(element) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="0.0" y="0.0" width="90" height="20"/></\(element)>
            """
        }
        let rows = [
            row("textField", "borderStyle=\"roundedRect\"", "field"),
            row("segmentedControl", "", "segments"), row("stepper", "", "stepper"),
            row("progressView", "", "progress"), row("searchBar", "", "search"),
            row("switch", "", "switch"),
        ]
        let ids = ["field", "segments", "stepper", "progress", "search", "switch"]
        let tops = ids.enumerated().map { index, id in
            """
            <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" \
            secondAttribute="top" constant="\(index * 60)" id="t\(index)"/>
            <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" constant="10" id="l\(index)"/>
            """
        }
        let text = """
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>\(rows.joined())</subviews>
            <constraints>\(tops.joined())</constraints></view>
            """
        return try frames(preview(text, kind: "XIB", version: version), of: "root")
    }

    @Test func controlsHaveTheSizesOfTheirTime() throws {
        let old = try controls(version: "12120")
        #expect(old["field"]?.height == 30)
        #expect(old["segments"]?.height == 29)
        #expect(old["stepper"]?.size == CGSize(width: 94, height: 29))
        #expect(old["progress"]?.height == 2)
        #expect(old["search"]?.height == 44)
        #expect(old["switch"]?.size == CGSize(width: 51, height: 31))
        let recent = try controls(version: "21701")
        #expect(recent["field"]?.height == 34)
        #expect(recent["segments"]?.height == 32)
        #expect(recent["stepper"]?.size == CGSize(width: 94, height: 32))
        #expect(recent["progress"]?.height == 4)
        #expect(recent["search"]?.height == 56)
        #expect(recent["switch"]?.size == CGSize(width: 51, height: 31))
        #expect(try controls(version: "24127")["switch"]?.size == CGSize(width: 63, height: 28))
    }

    @Test func runningAppsHaveTodaysSizes() throws {
        let text = NibSamples.xibText("<stepper id=\"aaa\"/>").replacing("21701", with: "12120")
        let source = NibSource(try IBDocument(Array(text.utf8), fileName: "Old.xib"))
        let view = UINib(source).instantiate(withOwner: nil).first as? UIStepper
        #expect(view?.intrinsicContentSize.height == 32)
    }

    private let guided = """
        <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
        <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
        """

    private func guided(y: Int = 0, height: Int = 667, _ more: String = "") -> String {
        scene(
            """
            <viewController id="c1" sceneMemberID="viewController">\(guided)
            <view key="view" id="root"><rect key="frame" x="0.0" y="\(y)" width="375" \
            height="\(height)"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews><constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="top" \
            secondAttribute="bottom" id="k1"/>
            <constraint firstItem="box" firstAttribute="bottom" secondItem="bottom" \
            secondAttribute="top" id="k2"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
            secondAttribute="leadingMargin" id="k3"/>
            <constraint firstItem="box" firstAttribute="trailing" secondItem="root" \
            secondAttribute="trailingMargin" id="k4"/></constraints></view>\(more)</viewController>
            """
        )
    }

    @Test func guidesEndAtTheBarsOfTheTool() throws {
        let plain = try frames(preview(guided(), version: "12120"), of: "c1")
        #expect(plain["box"] == CGRect(x: 16, y: 20, width: 343, height: 647))
        let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
        let below = try frames(preview(guided(bar), version: "12120"), of: "c1")
        #expect(below["box"] == CGRect(x: 16, y: 64, width: 343, height: 603))
        // An opaque bar makes the view lower.
        let lower = try frames(preview(guided(height: 603, bar), version: "12120"), of: "c1")
        #expect(lower["box"] == CGRect(x: 16, y: 0, width: 343, height: 603))
        let free = bar + "<size key=\"freeformSize\" width=\"375\" height=\"300\"/>"
        let sheet = try frames(preview(guided(height: 300, free), version: "18122"), of: "c1")
        #expect(sheet["box"] == CGRect(x: 16, y: 44, width: 343, height: 256))
    }

    @Test func tabletsTurnWithTheSceneThatTheDesignerTurned() throws {
        func box(_ metrics: String, width: Int, height: Int) throws -> CGRect? {
            let controller = """
                <viewController id="c"><layoutGuides>
                <viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
                <view key="view" id="root"><rect key="frame" x="0" y="0" width="\(width)" \
                height="\(height)"/><subviews><view id="box" \
                translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
                <constraint firstItem="box" firstAttribute="top" secondItem="top" \
                secondAttribute="bottom" id="k1"/></constraints></view>\(metrics)</viewController>
                """
            let made = try preview(scene(controller), version: "11762", device: "ipad9_7")
            return try frames(made, of: "c")["box"]
        }
        let turned = """
            <simulatedOrientationMetrics key="simulatedOrientationMetrics" \
            orientation="landscapeRight"/>
            """
        #expect(try box(turned, width: 1_024, height: 768)?.minY == 20)
        #expect(try box(turned, width: 703, height: 768)?.minY == 20)
        #expect(try box("", width: 768, height: 1_024)?.minY == 20)
        // Below an opaque bar there is neither bar nor time.
        #expect(try box(turned, width: 1_024, height: 748)?.minY == 0)
    }

    @Test func viewsThatOldToolsMovedReachBelowTheScreen() throws {
        let metrics = """
            <simulatedMetricsContainer key="defaultSimulatedMetrics">
            <simulatedScreenMetrics key="destination" type="retina4_7.fullscreen"/>
            </simulatedMetricsContainer>
            """
        let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
        let text = guided(y: 64, bar) + "</scenes>\(metrics)<scenes>"
        let found = try frames(preview(text, version: "11542", device: nil), of: "c1")
        #expect(found["box"] == CGRect(x: 16, y: 0, width: 343, height: 603))
    }

    @Test func topLevelViewsOfXibsHaveTheMarginsOfTheScreen() throws {
        let text = """
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="600" height="123"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
            <constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="root" \
            secondAttribute="topMargin" id="k1"/>
            <constraint firstItem="box" firstAttribute="bottom" secondItem="root" \
            secondAttribute="bottomMargin" id="k2"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
            secondAttribute="leadingMargin" id="k3"/>
            <constraint firstItem="box" firstAttribute="trailing" secondItem="root" \
            secondAttribute="trailingMargin" id="k4"/></constraints>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
            """
        func box(_ version: String, _ device: String) throws -> CGRect? {
            let preview = try preview(text, kind: "XIB", version: version, device: device)
            return try frames(preview, of: "root")["box"]
        }
        #expect(try box("17156", "retina6_1") == CGRect(x: 20, y: 44, width: 560, height: 45))
        #expect(try box("17156", "retina4_7") == CGRect(x: 16, y: 0, width: 568, height: 123))
        #expect(try box("10117", "retina4_7") == CGRect(x: 8, y: 8, width: 584, height: 107))
    }

    /// As in a notice of Xcode 12, 275 × 94 points, whose content ends at 94.
    @Test func narrowViewsOfXibsWithoutABarBelowReachTheirOwnEdge() throws {
        let text = """
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="275" height="94"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="safe" \
            secondAttribute="top" id="k1"/>
            <constraint firstItem="box" firstAttribute="bottom" secondItem="safe" \
            secondAttribute="bottom" id="k2"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="safe" \
            secondAttribute="leading" id="k3"/>
            <constraint firstItem="box" firstAttribute="trailing" secondItem="safe" \
            secondAttribute="trailing" id="k4"/></constraints>
            <nil key="simulatedTopBarMetrics"/><nil key="simulatedBottomBarMetrics"/>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
            """
        let preview = try preview(text, kind: "XIB", version: "17701", device: "retina6_1")
        let found = try frames(preview, of: "root")["box"]
        #expect(found == CGRect(x: 0, y: 44, width: 275, height: 50))
    }

    /// Sides of cells of 375 points and of others, as documents of each time have them.
    @Test(arguments: [
        ("12120", "retina4_7", 375, 8.0, 8.0), ("14313", "retina4_7", 240, 15.0, 11.0),
        ("14109", "retina4_7", 320, 16.0, 11.0), ("14460", "retina4_7", 450, 20.0, 11.0),
        ("14835", "retina4_7", 600, 15.0, 11.0), ("16097", "retina4_7", 375, 15.0, 11.0),
        ("21701", "retina4_7", 375, 16.0, 11.0), ("21701", "retina6_12", 375, 20.0, 11.0),
        ("24127", "retina6_3", 375, 20.0, 15.0),
    ])
    func contentOfCellsHasTheMarginsOfItsTime(
        version: String,
        device: String,
        width: Int,
        side: Double,
        top: Double
    ) throws {
        let text = """
            <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="80"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="\(width)" height="80"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews><constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="content" \
            secondAttribute="topMargin" id="k1"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="content" \
            secondAttribute="leadingMargin" id="k2"/>
            <constraint firstAttribute="width" constant="9" id="k3"/>
            </constraints></tableViewCellContentView></tableViewCell>
            """
        let preview = try preview(text, kind: "XIB", version: version, device: device)
        let found = try frames(preview, of: "cell")
        #expect(found["box"]?.origin == CGPoint(x: side, y: top))
    }

    /// Phones with a home button had no time above in Xcode 11.3, 12.5 and 13: a form of Xcode 13 on
    /// 414 × 736 begins at the top, one of Xcode 11.3 on 375 × 667 has its button 16 below it.
    @Test(
        arguments: [
            ("14868", "retina4_7", 20), ("15400", "retina4_7", 0), ("16096", "retina4_7", 20),
            ("17701", "retina4_7", 20), ("18122", "retina4_7", 0), ("19162", "retina4_7", 0),
            ("21701", "retina4_7", 20), ("19162", "retina5_9", 44),
        ] as [(String, String, CGFloat)]
    )
    func someToolsLeftTheTimeOut(version: String, device: String, top: CGFloat) throws {
        let text = """
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="safe" \
            secondAttribute="top" id="k1"/></constraints></view>
            """
        let preview = try preview(text, kind: "XIB", version: version, device: device)
        #expect(try frames(preview, of: "root")["box"]?.minY == top)
    }

    /// A table of 414 points has rows of 374 with margins of 20.
    @Test(
        arguments: [
            ("insetGrouped", 414, 20), ("insetGrouped", 375, 16), ("plain", 414, 16),
        ] as [(String, Int, CGFloat)]
    )
    func contentOfInsetGroupsHasTheMarginsOfTheTable(
        style: String,
        width: Int,
        side: CGFloat
    ) throws {
        let text = """
            <tableView style="\(style)" dataMode="static" id="table">
            <rect key="frame" x="0.0" y="0.0" width="\(width)" height="600"/><sections>
            <tableViewSection id="section"><cells><tableViewCell id="cell">
            <rect key="frame" x="0.0" y="0.0" width="330" height="80"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="330" height="80"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews><constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="content" \
            secondAttribute="leadingMargin" id="k1"/></constraints></tableViewCellContentView>
            </tableViewCell></cells></tableViewSection></sections></tableView>
            """
        let preview = try preview(text, kind: "XIB", version: "21507", device: "retina6_1")
        #expect(try frames(preview, of: "table")["box"]?.minX == side)
    }

    @Test(arguments: [("", 16.0, 11.0), ("preservesSuperviewLayoutMargins=\"YES\"", 30.0, 30.0)])
    func contentHasTheMarginsOfItsCellWhereItPreservesThem(
        attribute: String,
        side: Double,
        top: Double
    ) throws {
        let text = """
            <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="375" height="80"/>
            <edgeInsets key="layoutMargins" top="30" left="30" bottom="30" right="30"/>
            <tableViewCellContentView key="contentView" \(attribute) tableViewCell="cell" \
            id="content"><rect key="frame" x="0.0" y="0.0" width="375" height="80"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews><constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="content" \
            secondAttribute="topMargin" id="k1"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="content" \
            secondAttribute="leadingMargin" id="k2"/>
            </constraints></tableViewCellContentView></tableViewCell>
            """
        let found = try frames(preview(text, kind: "XIB", version: "17156"), of: "cell")
        #expect(found["box"]?.origin == CGPoint(x: side, y: top))
    }

    /// Designers' screens had one pixel in a point or two; halves tell which.
    @Test(arguments: [("9532", "20", 51.0), ("9532", "20.5", 50.5), ("14868", "20", 50.5)])
    func oldDocumentsAreRoundedToThePixelsOfTheirDesigner(
        version: String,
        height: String,
        width: Double
    ) throws {
        let text = """
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="101" height="40"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0.0" \
            y="0.0" width="10" height="\(height)"/></view></subviews><constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" id="k1"/>
            <constraint firstItem="box" firstAttribute="width" secondItem="root" \
            secondAttribute="width" multiplier="1:2" id="k2"/></constraints></view>
            """
        let made = try preview(text, kind: "XIB", version: version, device: nil)
        let box = try #require(try frames(made, of: "root")["box"])
        #expect(Double(box.width) == width)
    }

    /// A bar named for the screen itself, or had from the navigation controller around it.
    @Test(arguments: [
        ("", "toolbarHidden=\"NO\"", "", 44.0), ("", "", "", 0.0),
        ("<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>", "", "", 44.0),
        ("<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>", "", "", 49.0),
        ("", "", "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>", 49.0),
        ("<nil key=\"simulatedBottomBarMetrics\"/>", "toolbarHidden=\"NO\"", "", 0.0),
    ])
    func guidesEndAtTheBarBelow(
        metrics: String,
        attribute: String,
        containerMetrics: String,
        height: Double
    ) throws {
        let container = """
            <scene sceneID="s2"><objects>
            <navigationController \(attribute) id="n1" sceneMemberID="viewController">
            \(containerMetrics)<connections><segue destination="c1" kind="relationship" \
            relationship="rootViewController" id="g1"/></connections></navigationController>
            </objects></scene>
            """
        let preview = try preview(guided(metrics) + container, version: "12120")
        let box = try frames(preview, of: "c1")["box"]
        #expect(box == CGRect(x: 16, y: 64, width: 343, height: 603 - height))
    }

    @Test func aSizeThatTheScreenHasIsNotTheDesigners() throws {
        let kept = "<size key=\"freeformSize\" width=\"375\" height=\"667\"/>"
        let found = try frames(preview(guided(kept), version: "12120"), of: "c1")
        #expect(found["box"]?.minY == 20)
        let chosen = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>" + kept
        let free = try frames(preview(guided(chosen), version: "12120"), of: "c1")
        #expect(free["box"]?.minY == 0)
        // Xcode 14 shows the time in those too.
        let recent = try frames(preview(guided(chosen), version: "23094"), of: "c1")
        #expect(recent["box"]?.minY == 20)
    }

    @Test func rootsKeepTheirSizeWhateverTheyLeaveOpen() throws {
        let text = scene(
            """
            <viewController id="c1" sceneMemberID="viewController">
            <view key="view" translatesAutoresizingMaskIntoConstraints="NO" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews><constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="root" \
            secondAttribute="top" constant="10" id="k1"/>
            <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="k2"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" id="k3"/>
            <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" \
            constant="5" id="k4"/></constraints></view></viewController>
            """
        )
        let found = try frames(preview(text, version: "21701"), of: "c1")
        #expect(found["root"] == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(found["box"] == CGRect(x: 0, y: 10, width: 370, height: 657))
    }

    @Test(arguments: [("21701", 16.0), ("14810", 15.0), ("12120", 12.0)])
    func contentOfCellsIsNoWiderThanTheCellsMargins(version: String, side: Double) throws {
        let text = """
            <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="375" height="80"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="375" height="80"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews><constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="content" \
            secondAttribute="topMargin" id="k1"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="content" \
            secondAttribute="leadingMargin" id="k2"/></constraints>
            <edgeInsets key="layoutMargins" top="18" left="12" bottom="18" right="12"/>
            </tableViewCellContentView></tableViewCell>
            """
        let found = try frames(preview(text, kind: "XIB", version: version), of: "cell")
        #expect(found["box"]?.origin == CGPoint(x: side, y: 18))
    }

    @Test func viewsOfBarsStandInTheBar() throws {
        let text = """
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
            <navigationBar fixedFrame="YES" id="bar">
            <rect key="frame" x="0.0" y="20" width="375" height="44"/>
            <items><navigationItem id="item"><view key="titleView" id="title">
            <rect key="frame" x="87.5" y="0.0" width="200" height="44"/></view>
            </navigationItem></items></navigationBar></subviews></view>
            """
        let found = try frames(preview(text, kind: "XIB", version: "14113"), of: "root")
        #expect(found["title"] == CGRect(x: 87.5, y: 0, width: 200, height: 44))
    }

    @Test(arguments: [
        ("14490", 320.0, 216.0, 22.0, 22.0), ("14868", 320, 216, 25, 24), ("18122", 0, 0, 20, 20),
    ])
    func pickersAndPicturesAreThoseOfTheirTime(
        version: String,
        width: Double,
        height: Double,
        pictureWidth: Double,
        pictureHeight: Double
    ) throws {
        func row(_ element: String, _ id: String) -> String {
            """
            <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="0.0" y="0.0" width="9" height="9"/></\(element.prefix { $0 != " " })>
            """
        }
        let pins = ["date", "add"].map { id in
            """
            <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" \
            secondAttribute="top" id="t\(id)"/>
            <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" id="l\(id)"/>
            """
        }
        let text = """
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
            \(row("datePicker datePickerMode=\"dateAndTime\"", "date"))
            \(row("button buttonType=\"contactAdd\"", "add"))</subviews>
            <constraints>\(pins.joined())</constraints></view>
            """
        let found = try frames(preview(text, kind: "XIB", version: version), of: "root")
        if height > 0 {
            #expect(found["date"]?.size == CGSize(width: width, height: height))
        } else {
            #expect((found["date"]?.height ?? 99) < 44)
        }
        #expect(found["add"]?.size == CGSize(width: pictureWidth, height: pictureHeight))
    }

    @Test func headersOfTablesStandWhereTheDocumentHasThem() throws {
        let text = scene(
            """
            <tableViewController id="c1" sceneMemberID="viewController">
            <tableView key="view" dataMode="prototypes" style="plain" id="table">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <view key="tableHeaderView" id="header">
            <rect key="frame" x="0.0" y="64" width="375" height="100"/></view>
            <view key="tableFooterView" id="footer">
            <rect key="frame" x="0.0" y="236" width="375" height="8"/></view>
            </tableView></tableViewController>
            """
        )
        let found = try frames(preview(text, version: "9531"), of: "c1")
        #expect(found["header"] == CGRect(x: 0, y: 64, width: 375, height: 100))
        #expect(found["footer"] == CGRect(x: 0, y: 236, width: 375, height: 8))
    }

    @Test func presentedScenesStandOnSheetsBelowNoBar() throws {
        let first = """
            <viewController id="c0" sceneMemberID="viewController"><view key="view" id="v0">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
            <connections><segue destination="c1" kind="presentation" id="s1"/></connections>
            </viewController>
            """
        let text = scene(first) + guided()
        let sheet = try frames(preview(text, version: "21701"), of: "c1")
        #expect(sheet["box"] == CGRect(x: 16, y: 0, width: 343, height: 667))
        let old = try frames(preview(text, version: "14460"), of: "c1")
        #expect(old["box"] == CGRect(x: 16, y: 20, width: 343, height: 647))
    }

    @Test(arguments: [("", 862.0), ("preservesSuperviewLayoutMargins=\"YES\"", 854.0)])
    func rootsCanKeepTheMarginsOfWhatTheyStandIn(attribute: String, bottom: Double) throws {
        let text = """
            <viewController id="c1" sceneMemberID="viewController">
            <view key="view" \(attribute) id="root">
            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><constraints>
            <constraint firstAttribute="height" constant="30" id="k0"/></constraints></view>
            </subviews><constraints>
            <constraint firstAttribute="bottomMargin" secondItem="box" secondAttribute="bottom" \
            id="k1"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
            secondAttribute="leadingMargin" id="k2"/>
            <constraint firstAttribute="trailingMargin" secondItem="box" \
            secondAttribute="trailing" id="k3"/></constraints></view></viewController>
            """
        let found = try frames(
            preview(
                scene(text),
                version: "19162",
                attributes: "useSafeAreas=\"YES\"",
                device: "retina6_1"
            ),
            of: "c1"
        )
        #expect(found["box"] == CGRect(x: 20, y: bottom - 30, width: 374, height: 30))
    }

    @Test func sizesAreGivenUpInConflicts() throws {
        let text = """
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="200" height="300"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"><constraints>
            <constraint firstAttribute="height" constant="45" id="k0"/></constraints></view>
            </subviews><constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="root" \
            secondAttribute="top" constant="6" id="k1"/>
            <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" \
            constant="4" id="k2"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" id="k3"/>
            <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" \
            id="k4"/></constraints></view>
            """
        let found = try frames(preview(text, kind: "XIB", version: "14460"), of: "root")
        #expect(found["box"] == CGRect(x: 0, y: 6, width: 200, height: 290))
    }

    @Test func searchBarsWithoutRoomAreLaidOut() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame.width == 0)
        bar.frame.size.width = 18
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame.width == 2)
    }
}
