import CoreGraphics
import InterfaceBuilder
import Testing

@testable import UIKit

/// What constraints leave to the tool stands as on its canvas.
@MainActor
struct NibPreviewCanvasTests {
    private func frames(
        _ views: String,
        root: String = "375\" height=\"667",
        version: String = "19529",
        device: String? = "retina4_7",
        size: CGSize? = nil,
        context: String = ""
    ) throws -> [String: CGRect] {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
            useTraitCollections="YES">
            \(device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? "")
            <scenes><scene sceneID="s"><objects><viewController id="c"><layoutGuides>
            <viewControllerLayoutGuide type="top" id="top"/>
            <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
            <view key="view" \(context) id="root"><rect key="frame" x="0" y="0" width="\(root)"/>
            \(views)</view></viewController></objects></scene></scenes></document>
            """
        let document = try IBDocument(Array(text.utf8), fileName: "Main.storyboard")
        let preview = NibPreview(NibSource(document, isPreview: true), sizeClasses: nil)
        defer { preview.end() }
        var surroundings = NibPreview.Surroundings()
        surroundings.size = size
        let layout = try #require(preview.layOut("c", in: surroundings))
        return Dictionary(layout.views.map { ($0.id, $0.frame) }) { first, _ in first }
    }

    private func constraint(_ text: String) -> String {
        let parts = text.split(separator: " ").map(String.init)
        return """
            <constraint firstItem="\(parts[0])" firstAttribute="\(parts[1])" \
            secondItem="\(parts[2])" secondAttribute="\(parts[3])" \
            constant="\(parts.count > 4 ? parts[4] : "0")" id="k-\(parts.joined(separator: "-"))"/>
            """
    }

    private func constraints(_ texts: String...) -> String {
        "<constraints>\(texts.map(constraint).joined())</constraints>"
    }

    // Xcode 10 kept 600 × 600 points for the root of such documents.
    @Test(arguments: [("14490.70", 375.0, 667.0), ("16097", 414, 896)])
    func documentsWithoutDeviceAreLaidOutOnTheUsualPhone(
        version: String,
        width: Double,
        height: Double
    ) throws {
        let views = """
            <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO"><rect \
            key="frame" x="8" y="28" width="359" height="639"/></view></subviews>
            """
        let edges = constraints(
            "box top top bottom 8",
            "box leading root leading 8",
            "root trailing box trailing 8",
            "bottom top box bottom"
        )
        let box = try frames(
            views + edges,
            root: "600\" height=\"600",
            version: version,
            device: nil
        )["box"]
        let insets: (top: Double, bottom: Double) = height == 896 ? (52, 34) : (28, 0)
        let expected = CGRect(
            x: 8,
            y: insets.top,
            width: width - 16,
            height: height - insets.top - insets.bottom
        )
        #expect(box == expected)
        let old = try frames(
            views + edges,
            root: "600\" height=\"600",
            version: "9060",
            device: nil
        )["box"]
        #expect(old == CGRect(x: 8, y: 28, width: 584, height: 572))
    }

    private let buttons = """
        <subviews><stackView id="stack" translatesAutoresizingMaskIntoConstraints="NO"><rect \
        key="frame" x="0" y="0" width="375" height="50"/><subviews><button buttonType="system" \
        id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" \
        width="187.5" height="50"/><state key="normal" title="RESET"/></button><button \
        buttonType="system" id="b" translatesAutoresizingMaskIntoConstraints="NO"><rect \
        key="frame" x="187.5" y="0" width="187.5" height="50"/><state key="normal" title="GO"/>
        </button></subviews></stackView></subviews>
        """

    @Test func equalsShareAStackAsTheDocumentShowsIt() throws {
        let edges = constraints(
            "stack top root top",
            "stack leading root leading",
            "root trailing stack trailing"
        )
        let found = try frames(buttons + edges)
        #expect(found["a"]?.width == 187.5 && found["b"]?.minX == 187.5)
    }

    private let table = """
        <subviews><stackView axis="vertical" id="stack" \
        translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="375" \
        height="667"/><subviews><label text="Title" verticalHuggingPriority="251" id="title" \
        translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="375" \
        height="539"/></label><label text="" verticalHuggingPriority="251" id="empty" \
        translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="539" \
        width="375" height="28"/></label><tableView id="table" \
        translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="567" \
        width="375" height="100"/></tableView></subviews></stackView></subviews>
        """

    @Test func viewsWithoutContentKeepTheirSizesOnTheCanvasAlone() throws {
        let edges = constraints(
            "stack top root top",
            "stack leading root leading",
            "root trailing stack trailing",
            "root bottom stack bottom"
        )
        let found = try frames(table + edges)
        #expect(found["title"]?.height == 539 && found["empty"]?.height == 28)
        #expect(found["table"] == CGRect(x: 0, y: 567, width: 375, height: 100))
        let elsewhere = try frames(table + edges, size: CGSize(width: 393, height: 852))
        #expect(elsewhere["title"]?.height == 20.5)
        #expect(elsewhere["table"]?.maxY == 852)
    }

    // The designer's screen had a pixel for each point.
    @Test(arguments: [("21", 21.0), ("20.5", 20.5)])
    func labelsAreWholePointsLargeWhereAllAreSo(saved: String, height: Double) throws {
        let views = """
            <subviews><label text="Label" id="a" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="42" height="\(saved)"/><fontDescription \
            key="fontDescription" type="system" pointSize="17"/></label></subviews>
            """
        let label = try frames(views + constraints("a top root top", "a leading root leading"))["a"]
        #expect(label?.height == CGFloat(height))
    }

    @Test(arguments: [("", 20.0), ("simulatedAppContext=\"notificationCenter\"", 0)])
    func widgetsHaveNoTimeAbove(context: String, top: Double) throws {
        let views = """
            <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect \
            key="frame" x="0" y="\(top)" width="375" height="667"/></view></subviews>
            """
        let edges = constraints(
            "a top safe top",
            "a leading root leading",
            "root trailing a trailing",
            "root bottom a bottom"
        )
        let guide = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
        let found = try frames(views + edges + guide, version: "14490.70", context: context)["a"]
        #expect(found?.minY == CGFloat(top))
    }

    @Test func assumedSizesGiveWayToConstraints() throws {
        let views = """
            <subviews><view id="a" verticalCompressionResistancePriority="1000" \
            placeholderIntrinsicWidth="375" placeholderIntrinsicHeight="250" \
            translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" \
            width="375" height="0"/><constraints><constraint firstAttribute="height" id="h"/>
            </constraints></view></subviews>
            """
        let found = try frames(views + constraints("a top root top", "a leading root leading"))["a"]
        #expect(found == CGRect(x: 0, y: 0, width: 375, height: 0))
    }

    @Test(arguments: [("12121", 197.0), ("19529", 190.0)])
    func largeTextIsAsWideAsInItsTime(version: String, width: Double) throws {
        try #require(ProcessFonts.library != nil)
        let views = """
            <subviews><label text="Quickly manage tasks" id="a" \
            translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" \
            width="197" height="24"/><fontDescription key="fontDescription" type="system" \
            pointSize="20"/></label></subviews>
            """
        let edges = constraints("a top root top", "a leading root leading")
        let label = try frames(views + edges, version: version)["a"]
        #expect(abs((label?.width ?? 0) - width) <= 1.5)
    }
}
