import CoreGraphics
import InterfaceBuilder
import Testing

@testable import UIKit

/// Controls and texts of documents that Xcode 12 and later saved.
@MainActor
struct PreviewControlsTests {
    /// Lays out the views of a root, each of which stands at its top.
    private func frames(
        _ elements: String,
        ids: [String],
        version: String
    ) throws -> [String: CGRect] {
        let constraints = ids.map { id in
            """
            <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" \
            secondAttribute="top" id="t-\(id)"/>
            <constraint firstItem="\(id)" firstAttribute="centerX" secondItem="root" \
            secondAttribute="centerX" id="x-\(id)"/>
            """
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina6_1" orientation="portrait"/><objects><view id="root">
            <rect key="frame" x="0" y="0" width="414" height="400"/>
            <subviews>\(elements)</subviews>
            <constraints>\(constraints.joined())</constraints></view></objects></document>
            """
        let document = try IBDocument(Array(text.utf8), fileName: "View.xib")
        let preview = NibPreview(NibSource(document, isPreview: true), sizeClasses: nil)
        defer { preview.end() }
        let layout = try #require(preview.layOut("root"))
        return Dictionary(layout.views.map { ($0.id, $0.frame) }) { first, _ in first }
    }

    @Test(arguments: [
        ("16097", CGRect(x: 187.5, y: 0, width: 39, height: 37)),
        ("17703", CGRect(x: 145.5, y: 0, width: 123, height: 27.5)),
        ("20020", CGRect(x: 149.5, y: 0, width: 115.5, height: 26)),
        ("21207", CGRect(x: 149, y: 0, width: 116.5, height: 26)),
    ])
    func dotsHaveRoomAroundThemSinceTheirTime(version: String, expected: CGRect) throws {
        let pages = """
            <pageControl numberOfPages="3" translatesAutoresizingMaskIntoConstraints="NO" \
            id="pages"><rect key="frame" x="0" y="0" width="39" height="37"/></pageControl>
            """
        let frame = try frames(pages, ids: ["pages"], version: version)["pages"]
        #expect(frame?.size.height == expected.size.height)
        // The width is rounded to pixels as the two sides are.
        #expect(abs((frame?.width ?? 0) - expected.width) <= 0.5)
        #expect(abs((frame?.minX ?? 0) - expected.minX) <= 0.5)
    }

    /// A field without a border for text of 17 points: 21 points in a document of Xcode 10.
    @Test(arguments: [("14460", 21), ("21507", 22)] as [(String, CGFloat)])
    func fieldsWithoutABorderHaveTheHeightOfTheirTime(version: String, height: CGFloat) throws {
        let field = """
            <textField placeholder="max" translatesAutoresizingMaskIntoConstraints="NO" id="field">
            <fontDescription key="fontDescription" type="system" pointSize="17"/></textField>
            """
        let found = try frames(field, ids: ["field"], version: version)
        #expect(found["field"]?.height == height)
    }

    private func button(_ id: String, _ configuration: String) -> String {
        """
        <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="0" y="0" width="75" height="31"/>
        <state key="normal" title="Button"/>\(configuration)</button>
        """
    }

    @Test(arguments: [
        ("17701", 34.5, 20.5), ("18122", 31, 17), ("19519", 31, 17), ("20020", 31, 17),
    ])
    func textStylesAreSmallInXcode12_5And13(version: String, height: CGFloat, line: CGFloat) throws
    {
        let plain = "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Button\"/>"
        let large = """
            <buttonConfiguration key="configuration" style="filled" title="Button">
            <fontDescription key="titleFontDescription" type="system" pointSize="30"/>
            </buttonConfiguration>
            """
        let label = """
            <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="label">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            """
        let found = try frames(
            button("plain", plain) + button("large", large) + button("old", "") + label,
            ids: ["plain", "large", "old", "label"],
            version: version
        )
        #expect(found["plain"]?.height == height)
        #expect(found["large"]?.height == 50)
        #expect(found["old"]?.height == 30)
        #expect(found["label"]?.height == line)
    }
}
