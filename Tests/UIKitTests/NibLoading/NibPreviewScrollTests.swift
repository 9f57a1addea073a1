import CoreGraphics
import InterfaceBuilder
import Testing

@testable import UIKit

/// What scrolls is drawn as in the container that the document names.
@MainActor
struct NibPreviewScrollTests {
    private func frames(root: String) throws -> [String: CGRect] {
        let scenes = """
            <scene sceneID="s1"><objects><viewController id="c1"><view key="view" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
            <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="content">
            <rect key="frame" x="0.0" y="0.0" width="375" height="100"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="inner"/></subviews>
            <constraints><constraint firstItem="inner" firstAttribute="top" secondItem="content" \
            secondAttribute="topMargin" id="k1"/><constraint firstAttribute="bottomMargin" \
            secondItem="inner" secondAttribute="bottom" id="k2"/></constraints></view></subviews>
            <constraints>
            <constraint firstItem="content" firstAttribute="top" secondItem="contentGuide" \
            secondAttribute="top" id="k3"/>
            <constraint firstItem="content" firstAttribute="leading" secondItem="contentGuide" \
            secondAttribute="leading" id="k4"/>
            <constraint firstItem="content" firstAttribute="trailing" secondItem="contentGuide" \
            secondAttribute="trailing" id="k5"/>
            <constraint firstItem="content" firstAttribute="bottom" secondItem="contentGuide" \
            secondAttribute="bottom" id="k6"/>
            <constraint firstItem="content" firstAttribute="width" secondItem="frameGuide" \
            secondAttribute="width" id="k7"/>
            <constraint firstItem="inner" firstAttribute="height" constant="84" id="k8"/>
            </constraints>
            <viewLayoutGuide key="contentLayoutGuide" id="contentGuide"/>
            <viewLayoutGuide key="frameLayoutGuide" id="frameGuide"/></scrollView></subviews>
            <constraints>
            <constraint firstItem="scroll" firstAttribute="top" secondItem="root" \
            secondAttribute="top" id="k9"/>
            <constraint firstItem="scroll" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" id="ka"/>
            <constraint firstAttribute="trailing" secondItem="scroll" \
            secondAttribute="trailing" id="kb"/>
            <constraint firstAttribute="bottom" secondItem="scroll" secondAttribute="bottom" \
            id="kc"/></constraints><viewLayoutGuide key="safeArea" id="safe"/></view>
            </viewController></objects></scene>
            <scene sceneID="s2"><objects>\(root)</objects></scene>
            """
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="14868" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
            useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina4_7" orientation="portrait"/><scenes>\(scenes)</scenes></document>
            """
        let document = try IBDocument(Array(text.utf8), fileName: "Main.storyboard")
        let preview = NibPreview(NibSource(document, isPreview: true), sizeClasses: nil)
        defer { preview.end() }
        let layout = try #require(preview.layOut("c1"))
        return Dictionary(layout.views.map { ($0.id, $0.frame) }) { first, _ in first }
    }

    @Test(arguments: [
        ("navigationController", "rootViewController"), ("tabBarController", "viewControllers"),
    ])
    func contentInAContainerStandsBelowItsBars(element: String, relationship: String) throws {
        let found = try frames(
            root: """
                <\(element) id="n1"><connections><segue destination="c1" kind="relationship" \
                relationship="\(relationship)" id="s"/></connections></\(element)>
                """
        )
        #expect(found["inner"]?.minY == 8)
        #expect(found["content"]?.height == 100)
    }

    @Test func contentThatFitsBelowNoBarKeepsClearOfTheClock() throws {
        let found = try frames(root: "<viewController id=\"other\"/>")
        #expect(found["inner"]?.minY == 28)
    }
}
