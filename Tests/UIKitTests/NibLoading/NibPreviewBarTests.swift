import CoreGraphics
import InterfaceBuilder
import Testing

@testable import UIKit

/// Bars are as high as on the document's device in the tool's time.
@MainActor
struct NibPreviewBarTests {
    /// Lays out a controller whose guide pins the view `box`, in a navigation controller.
    private func box(
        device: String,
        version: String = "21701",
        size: (width: Int, height: Int),
        bar: String = "",
        segue: String = "",
        more: String = ""
    ) throws -> CGRect? {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
            useTraitCollections="YES" useSafeAreas="YES">
            <device id="\(device)" orientation="portrait"/><scenes>
            <scene sceneID="s1"><objects><navigationController id="nav" \
            sceneMemberID="viewController"><navigationBar key="navigationBar" id="bar">\(bar)
            </navigationBar><connections><segue destination="ccc" kind="relationship" \
            relationship="rootViewController" id="g1"/></connections></navigationController>
            </objects></scene><scene sceneID="s2"><objects><viewController id="ccc" \
            sceneMemberID="viewController"><view key="view" id="root">
            <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="safe" \
            secondAttribute="top" id="k1"/><constraint firstItem="box" firstAttribute="bottom" \
            secondItem="safe" secondAttribute="bottom" id="k2"/><constraint firstItem="box" \
            firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="k3"/>
            <constraint firstItem="box" firstAttribute="trailing" secondItem="safe" \
            secondAttribute="trailing" id="k4"/></constraints></view>\(more)</viewController>
            </objects></scene>\(segue)</scenes></document>
            """
        return try frames(text, of: "ccc")["box"]
    }

    private func frames(_ text: String, of id: String) throws -> [String: CGRect] {
        let document = try IBDocument(Array(text.utf8), fileName: "Main.storyboard")
        let preview = NibPreview(NibSource(document, isPreview: true), sizeClasses: nil)
        defer { preview.end() }
        let layout = try #require(preview.layOut(id))
        return Dictionary(layout.views.map { ($0.id, $0.frame) }) { first, _ in first }
    }

    private func rect(y: Int, width: Int, height: Int) -> String {
        "<rect key=\"frame\" x=\"0\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    @Test func guidesEndWhereTheDocumentHasTheBar() throws {
        let screen = (width: 414, height: 896)
        func top(_ bar: String, _ more: String = "") throws -> CGFloat? {
            try box(device: "retina6_1", size: screen, bar: bar, more: more)?.minY
        }
        #expect(try top(rect(y: 48, width: 414, height: 96)) == 144)
        #expect(try top(rect(y: 96, width: 414, height: 44)) == 140)
        // Bars of old documents, and of other devices, stand elsewhere.
        #expect(try top(rect(y: 0, width: 414, height: 44)) == 92)
        #expect(try top(rect(y: 20, width: 375, height: 44)) == 92)
        let small =
            "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"never\" id=\"n\"/>"
        #expect(try top(rect(y: 48, width: 414, height: 96), small) == 92)
        let large = """
            <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" largeTitles="YES" \
            prompted="NO"/>
            """
        #expect(try top("", large) == 144)
    }

    @Test func barsOfXcode11AtTheTopHaveNoTimeAbove() throws {
        func top(_ version: String, _ y: Int) throws -> CGFloat? {
            let bar = rect(y: y, width: 375, height: 44)
            let size = (width: 375, height: 667)
            return try box(device: "retina4_7", version: version, size: size, bar: bar)?.minY
        }
        #expect(try top("15705", 0) == 44)
        #expect(try top("15705", 20) == 64)
        #expect(try top("14460.31", 0) == 64)
    }

    @Test(arguments: [("20020", "retina6_1", 88.0), ("21207", "retina6_1", 92.0)])
    func statusBarsBecameHigherWithXcode14(version: String, device: String, top: CGFloat) throws {
        let found = try box(device: device, version: version, size: (width: 414, height: 896))
        #expect(found?.minY == top)
    }

    @Test func barsOfSheetsBeginAtTheirTop() throws {
        let presenter = """
            <scene sceneID="s3"><objects><viewController id="ppp" sceneMemberID="viewController">
            <view key="view" id="pview"/><connections><segue destination="nav" \
            kind="presentation" id="g2"/></connections></viewController></objects></scene>
            """
        let found = try box(
            device: "retina4_7",
            size: (width: 375, height: 667),
            bar: rect(y: 0, width: 375, height: 108),
            segue: presenter
        )
        #expect(found?.minY == 108)
        let plain = try box(device: "retina4_7", size: (width: 375, height: 667), segue: presenter)
        #expect(plain?.minY == 56)
        // Views as high as the sheet; an opaque bar takes its height off them.
        for (height, top) in [(647, 56.0), (591, 0)] {
            let size = (width: 375, height: height)
            let lower = try box(
                device: "retina4_7",
                version: "15705",
                size: size,
                bar: rect(y: 0, width: 375, height: 56),
                segue: presenter
            )
            #expect(lower == CGRect(x: 0, y: top, width: 375, height: CGFloat(height) - top))
        }
        let notched = (width: 414, height: 842)
        let high = try box(
            device: "retina6_1",
            version: "20037",
            size: notched,
            segue: presenter
        )
        #expect(high == CGRect(x: 0, y: 56, width: 414, height: 752))
    }

    @Test func tabletsHaveHigherBarsAndNarrowStripes() throws {
        let old = try box(device: "ipad9_7", version: "12120", size: (width: 768, height: 1_024))
        #expect(old == CGRect(x: 0, y: 64, width: 768, height: 960))
        let recent = try box(device: "ipad9_7", size: (width: 768, height: 1_024))
        #expect(recent == CGRect(x: 0, y: 70, width: 768, height: 954))
        let rounded = try box(device: "ipad11_0rounded", size: (width: 834, height: 1_194))
        #expect(rounded == CGRect(x: 0, y: 74, width: 834, height: 1_100))
    }

    @Test(arguments: [
        ("retina4_7", "21701", 44.0, 44.0, 49.0), ("retina6_1", "21701", 49, 44, 49),
        ("ipad9_7", "12120", 44, 44, 49), ("ipad9_7", "21701", 50, 50, 50),
    ])
    func barsInViewsHaveTheHeightsOfTheDevice(
        device: String,
        version: String,
        toolbar: Double,
        navigationBar: Double,
        tabBar: Double
    ) throws {
        let bars = ["toolbar", "navigationBar", "tabBar"]
        let views = bars.map { name in
            "<\(name) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(name)\"/>"
        }
        let constraints = bars.map { name in
            """
            <constraint firstItem="\(name)" firstAttribute="top" secondItem="root" \
            secondAttribute="top" constant="100" id="t-\(name)"/>
            <constraint firstItem="\(name)" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" id="l-\(name)"/>
            <constraint firstItem="\(name)" firstAttribute="width" constant="300" id="w-\(name)"/>
            """
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="\(device)" orientation="portrait"/><objects><view id="root">
            <rect key="frame" x="0" y="0" width="300" height="400"/>
            <subviews>\(views.joined())</subviews>
            <constraints>\(constraints.joined())</constraints></view></objects></document>
            """
        let found = try frames(text, of: "root")
        #expect(found["toolbar"]?.height == CGFloat(toolbar))
        #expect(found["navigationBar"]?.height == CGFloat(navigationBar))
        #expect(found["tabBar"]?.height == CGFloat(tabBar))
    }

    /// Lays out a xib whose view has a size of its own, with the view `box` in its safe area.
    private func box(inViewOf size: (width: Int, height: Int)) throws -> CGRect? {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            toolsVersion="18122" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
            useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina6_1" orientation="portrait"/><objects>
            <view id="root">\(rect(y: 0, width: size.width, height: size.height))
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="safe" \
            secondAttribute="top" id="k1"/><constraint firstItem="box" firstAttribute="bottom" \
            secondItem="safe" secondAttribute="bottom" id="k2"/><constraint firstItem="box" \
            firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="k3"/>
            <constraint firstItem="box" firstAttribute="trailing" secondItem="safe" \
            secondAttribute="trailing" id="k4"/></constraints>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view></objects>
            </document>
            """
        return try frames(text, of: "root")["box"]
    }

    @Test(arguments: [
        (width: 414, height: 180, boxHeight: 136), (414, 800, 756), (414, 1000, 922),
        (414, 896, 818), (500, 180, 102), (320, 180, 102),
    ])
    func viewsAsWideAsTheScreenEndAboveTheHomeIndicator(
        width: Int,
        height: Int,
        boxHeight: Int
    ) throws {
        let found = try box(inViewOf: (width, height))
        #expect(found == CGRect(x: 0, y: 44, width: width, height: boxHeight))
    }
}
