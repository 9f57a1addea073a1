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
        </view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="middle">
        <rect key="frame" x="9" y="9" width="50" height="33"/></view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="last">
        <rect key="frame" x="9" y="9" width="9" height="9"/></view></subviews><constraints>
        <constraint firstItem="middle" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="12" id="d1"/>
        <constraint firstItem="middle" firstAttribute="top" secondItem="root" \
        secondAttribute="top" constant="300" id="d2"/>
        <constraint firstItem="last" firstAttribute="leading" secondItem="middle" \
        secondAttribute="trailing" id="d3"/>
        <constraint firstItem="last" firstAttribute="top" secondItem="middle" \
        secondAttribute="bottom" constant="5" id="d4"/>
        <constraint firstItem="last" firstAttribute="width" constant="10" id="d5"/>
        <constraint firstItem="last" firstAttribute="height" constant="10" id="d6"/>
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
        // What hangs on an open size follows it.
        #expect(frames[4] == CGRect(x: 12, y: 300, width: 50, height: 33))
        #expect(frames[5] == CGRect(x: 62, y: 338, width: 10, height: 10))
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

    @Test func stackViewsDetermineWhatTheyArrange() throws {
        let source = try NibSamples.xib(
            """
            <view id="root"><rect key="frame" x="0" y="0" width="300" height="400"/><subviews>
            <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
            <rect key="frame" x="10" y="10" width="100" height="200"/><subviews>
            <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="aaa">
            <rect key="frame" x="0" y="0" width="90" height="9"/></label>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="bbb">
            <rect key="frame" x="0" y="9" width="90" height="44"/></view></subviews></stackView>
            </subviews><constraints>
            <constraint firstItem="stack" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" id="c1"/>
            <constraint firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" \
            id="c2"/>
            <constraint firstItem="stack" firstAttribute="top" secondItem="root" \
            secondAttribute="top" id="c3"/></constraints></view>
            """
        )
        let view = try #require(UINib(source).instantiate(withOwner: nil).first as? UIView)
        view.layoutIfNeeded()
        let stack = try #require(view.subviews.first as? UIStackView)
        #expect(stack.frame.origin == .zero && stack.frame.width == 300)
        let box = stack.arrangedSubviews[1]
        #expect(box.frame.width == 300 && box.frame.height == 44)
        #expect(stack.frame.height == box.frame.maxY)
    }

    // In Xcode's canvas, views that nothing gives a width are as wide as they were made.
    @Test func onlyToolsShowViewsAcrossAStackAsTheDocumentDoes() throws {
        let text = NibSamples.xibText(
            """
            <view id="root"><rect key="frame" x="0" y="0" width="375" height="647"/><subviews>
            <stackView axis="vertical" alignment="center" \
            translatesAutoresizingMaskIntoConstraints="NO" id="stack">
            <rect key="frame" x="67" y="20" width="240" height="150"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="fixed">
            <rect key="frame" x="70" y="0" width="100" height="100"/><constraints>
            <constraint firstAttribute="height" constant="100" id="c1"/>
            <constraint firstAttribute="width" secondItem="fixed" secondAttribute="height" \
            id="c2"/></constraints></view>
            <imageView translatesAutoresizingMaskIntoConstraints="NO" id="open">
            <rect key="frame" x="0" y="100" width="240" height="44"/><constraints>
            <constraint firstAttribute="height" constant="44" id="c3"/></constraints></imageView>
            </subviews></stackView></subviews><constraints>
            <constraint firstItem="stack" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" constant="20" id="c4"/>
            <constraint firstItem="stack" firstAttribute="top" secondItem="root" \
            secondAttribute="top" constant="20" id="c5"/></constraints></view>
            """
        )
        let document = try IBDocument(Array(text.utf8), fileName: "Stack.xib")
        let preview = NibPreview(NibSource(document, isPreview: true), sizeClasses: nil)
        defer { preview.end() }
        let layout = try #require(preview.layOut("root"))
        func frame(_ id: String) -> CGRect? { layout.views.first { $0.id == id }?.frame }
        #expect(frame("stack") == CGRect(x: 20, y: 20, width: 240, height: 144))
        #expect(frame("fixed") == CGRect(x: 70, y: 0, width: 100, height: 100))
        #expect(frame("open") == CGRect(x: 0, y: 100, width: 240, height: 44))
        let made = UINib(NibSource(document)).instantiate(withOwner: nil)
        let view = try #require(made.first as? UIView)
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame == CGRect(x: 20, y: 20, width: 100, height: 144))
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
        #expect(ambiguous.prefix(3) == ["open", "pinned", "label"])
    }
}
