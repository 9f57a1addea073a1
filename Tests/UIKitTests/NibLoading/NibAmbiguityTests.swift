import CoreGraphics
import InterfaceBuilder
import Testing

@testable import UIKit

/// Views of documents whose constraints leave something open.
@MainActor
struct NibAmbiguityTests {
    private static let views = """
        <view id="root"><rect key="frame" x="0" y="0" width="300" height="400"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="open">
        <rect key="frame" x="25" y="30" width="155" height="60"/></view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="pinned">
        <rect key="frame" x="10" y="100" width="70" height="50"/></view>
        <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <rect key="frame" x="40" y="170" width="9" height="9"/></label>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="5" y="200" width="9" height="9"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="part">
        <rect key="frame" x="9" y="9" width="9" height="9"/></view></subviews><constraints>
        <constraint firstItem="part" firstAttribute="leading" secondItem="box" \
        secondAttribute="leading" constant="3" id="c1"/>
        <constraint firstAttribute="trailing" secondItem="part" secondAttribute="trailing" \
        constant="3" id="c2"/>
        <constraint firstItem="part" firstAttribute="top" secondItem="box" \
        secondAttribute="top" id="c3"/>
        <constraint firstAttribute="bottom" secondItem="part" secondAttribute="bottom" id="c4"/>
        <constraint firstItem="part" firstAttribute="width" constant="20" id="c5"/>
        <constraint firstItem="part" firstAttribute="height" constant="20" id="c6"/></constraints>
        </view></subviews><constraints>
        <constraint firstItem="pinned" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="12" id="c7"/>
        <constraint firstItem="pinned" firstAttribute="top" secondItem="root" \
        secondAttribute="top" constant="110" id="c8"/>
        <constraint firstItem="label" firstAttribute="top" secondItem="root" \
        secondAttribute="top" constant="180" id="c9"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="5" id="c10"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" \
        secondAttribute="top" constant="220" id="c11"/></constraints></view>
        """

    private static let expected = [
        CGRect(x: 25, y: 30, width: 155, height: 60), CGRect(x: 12, y: 110, width: 70, height: 50),
        CGRect(x: 5, y: 220, width: 26, height: 20),
    ]

    @Test func whatConstraintsLeaveOpenIsAsTheDocumentShowsIt() throws {
        let view = try #require(try NibSamples.view(Self.views))
        view.layoutIfNeeded()
        let frames = view.subviews.map(\.frame)
        #expect([frames[0], frames[1], frames[3]] == Self.expected)
        // The text decides its size, the document no more than where it stands.
        #expect(frames[2].origin == CGPoint(x: 40, y: 180))
        #expect(abs(frames[2].width - view.subviews[2].intrinsicContentSize.width) < 1)
    }

    @Test func whatTheAppAddsCountsMore() throws {
        let view = try #require(try NibSamples.view(Self.views))
        let open = view.subviews[0]
        NSLayoutConstraint.activate([
            open.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            open.widthAnchor.constraint(equalToConstant: 80),
        ])
        view.layoutIfNeeded()
        #expect(open.frame == CGRect(x: 0, y: 30, width: 80, height: 60))
    }

    @Test func toolsShowItSoAndReportIt() throws {
        let text = NibSamples.xibText(Self.views)
        let document = try IBDocument(Array(text.utf8), fileName: "Open.xib")
        let preview = NibPreview(NibSource(document, isPreview: true), sizeClasses: nil)
        defer { preview.end() }
        let layout = try #require(preview.layOut("root"))
        let frames = ["open", "pinned", "box"].compactMap { id in
            layout.views.first { $0.id == id }?.frame
        }
        #expect(frames == Self.expected)
        let ambiguous = preview.check("root").filter { $0.kind == .ambiguous }.map(\.id)
        #expect(ambiguous == ["open", "pinned", "label"])
    }
}
