import CoreGraphics
import InterfaceBuilder
import Testing

@testable import UIKit

/// Phones that lie have no time above, and a notch beside.
@MainActor
struct NibPreviewLandscapeTests {
    /// Lays out controllers whose safe area the views `box-…` fill; the second is presented.
    private func boxes(
        _ device: String,
        _ version: String,
        size: CGSize,
        bar: String = ""
    ) throws -> (first: CGRect?, presented: CGRect?) {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
            useTraitCollections="YES" useSafeAreas="YES">
            <device id="\(device)" orientation="landscape"/><scenes>
            \(scene("aaa", size, bar + presentation))\(scene("bbb", size))</scenes></document>
            """
        let document = try IBDocument(Array(text.utf8), fileName: "Main.storyboard")
        let preview = NibPreview(NibSource(document, isPreview: true), sizeClasses: nil)
        defer { preview.end() }
        let views = ["aaa", "bbb"].flatMap { preview.layOut($0)?.views ?? [] }
        let frames = Dictionary(views.map { ($0.id, $0.frame) }) { first, _ in first }
        return (frames["box-aaa"], frames["box-bbb"])
    }

    private let presentation = """
        <connections><segue destination="bbb" kind="presentation" id="segue"/></connections>
        """

    private func scene(_ id: String, _ size: CGSize, _ more: String = "") -> String {
        let constraints = ["top", "bottom", "leading", "trailing"].map { edge in
            """
            <constraint firstItem="box-\(id)" firstAttribute="\(edge)" secondItem="safe-\(id)" \
            secondAttribute="\(edge)" id="\(edge)-\(id)"/>
            """
        }
        return """
            <scene sceneID="scene-\(id)"><objects><viewController id="\(id)" \
            sceneMemberID="viewController"><view key="view" id="root-\(id)"><rect key="frame" x="0" \
            y="0" width="\(size.width)" height="\(size.height)"/><subviews><view id="box-\(id)" \
            translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
            <viewLayoutGuide key="safeArea" id="safe-\(id)"/>
            <constraints>\(constraints.joined())</constraints></view>\(more)</viewController>
            </objects></scene>
            """
    }

    @Test(arguments: [
        ("retina4_7", "17703", CGSize(width: 667, height: 375), UIEdgeInsets.zero),
        (
            "retina6_1", "17505", CGSize(width: 896, height: 414),
            UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
        ),
        (
            "retina6_7", "20020", CGSize(width: 926, height: 428),
            UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
        ),
        (
            "retina6_72", "21505", CGSize(width: 932, height: 430),
            UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        ),
    ])
    func sheetsHaveTheWholeScreen(
        device: String,
        version: String,
        size: CGSize,
        insets: UIEdgeInsets
    ) throws {
        let found = try boxes(device, version, size: size)
        let inside = CGRect(origin: .zero, size: size).inset(by: insets)
        #expect(found.first == inside)
        #expect(found.presented == inside)
    }

    @Test func sheetsHaveNoInsetsSinceXcode15() throws {
        let size = CGSize(width: 852, height: 393)
        let found = try boxes("retina6_12", "23506", size: size)
        #expect(found.first == CGRect(x: 59, y: 0, width: 734, height: 372))
        #expect(found.presented == CGRect(origin: .zero, size: size))
    }

    @Test(arguments: [
        ("retina4_7", CGSize(width: 667, height: 375), 0.0, 0.0),
        ("retina5_9", CGSize(width: 812, height: 375), 44, 21),
    ])
    func barsAreLow(device: String, size: CGSize, side: CGFloat, bottom: CGFloat) throws {
        let metrics = """
            <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
            <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
            """
        let found = try boxes(device, "17703", size: size, bar: metrics).first
        let insets = UIEdgeInsets(top: 32, left: side, bottom: 32 + bottom, right: side)
        #expect(found == CGRect(origin: .zero, size: size).inset(by: insets))
    }

    @Test func viewsOfXibsHaveTheNotchWhateverTheirWidth() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
            useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina5_9" orientation="landscape"/><objects><view id="root"><rect \
            key="frame" x="0" y="0" width="375" height="44"/><subviews><view id="box" \
            translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
            secondAttribute="leadingMargin" id="k1"/><constraint firstItem="box" \
            firstAttribute="trailing" secondItem="root" secondAttribute="trailingMargin" id="k2"/>
            </constraints><freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
            </objects></document>
            """
        let document = try IBDocument(Array(text.utf8), fileName: "Bar.xib")
        let preview = NibPreview(NibSource(document, isPreview: true), sizeClasses: nil)
        defer { preview.end() }
        let box = try #require(preview.layOut("root")?.views.first { $0.id == "box" })
        #expect(box.frame.minX == 70)
        #expect(box.frame.maxX == 305)
    }
}
