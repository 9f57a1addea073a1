import CoreGraphics
import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// Objects of documents that put others in their places.
@MainActor
struct NibSuccessorTests {
    @Test func viewsPutOthersInTheirPlaces() throws {
        let source = try NibSamples.xib(
            """
            <view id="aaa"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
            <view tag="4" translatesAutoresizingMaskIntoConstraints="NO" id="bbb" \
            customClass="PlaceholderView" customModule="UIKitTests"><rect key="frame" x="20" y="10" \
            width="80" height="30"/><constraints>
            <constraint firstAttribute="width" constant="50" id="k1"/></constraints></view>
            </subviews><constraints>
            <constraint firstItem="bbb" firstAttribute="leading" secondItem="aaa" \
            secondAttribute="leading" constant="7" id="k2"/></constraints></view>
            """
        )
        let objects = UINib(source).instantiate(withOwner: nil)
        let root = try #require(objects.first as? UIView)
        let label = try #require(root.subviews.first as? UILabel)
        #expect(root.subviews.count == 1)
        #expect(label.text == "In place of 4")
        root.layoutIfNeeded()
        #expect(label.frame.minX == 7)
        #expect(label.frame.width == 50)
        #expect(source.warnings.isEmpty)
    }

    @Test func viewsLeaveThemselvesOut() throws {
        let source = try NibSamples.xib(
            """
            <view id="aaa"><subviews><view id="bbb" customClass="LeavingView" \
            customModule="UIKitTests"/><label text="Stays" id="ccc"/></subviews></view>
            """
        )
        let root = UINib(source).instantiate(withOwner: nil).first as? UIView
        #expect(root?.subviews.count == 1)
        #expect(root?.subviews.first is UILabel)
    }

    @Test func controllersPrepareThemselvesBeforeTheyAreConnected() throws {
        let storyboard = try NibSamples.storyboard(
            """
            <scene sceneID="s"><objects><viewController title="Given" id="aaa" \
            customClass="PreparedController" customModule="UIKitTests"><view key="view" id="bbb"/>
            </viewController></objects></scene>
            """,
            initial: "aaa"
        )
        let controller = storyboard.instantiateInitialViewController() as? PreparedController
        #expect(controller?.seen == ["init", "after Given", "nib"])
    }

    /// The children are made again for the plain container that stands in.
    @Test func childrenOfAContainerThatRefusesHearNothing() throws {
        let storyboard = try NibSamples.storyboard(
            """
            <scene sceneID="s1"><objects><tabBarController id="aaa" \
            customClass="RefusingTabs" customModule="UIKitTests"><connections>
            <segue destination="bbb" kind="relationship" relationship="viewControllers" id="g1"/>
            </connections></tabBarController></objects></scene>
            <scene sceneID="s2"><objects><viewController id="bbb" \
            customClass="AwakeningController" customModule="UIKitTests"><view key="view" id="ccc"/>
            </viewController></objects></scene>
            """,
            initial: "aaa"
        )
        AwakeningController.awake = []
        let tabs = storyboard.instantiateInitialViewController() as? UITabBarController
        let child = try #require(tabs?.viewControllers?.first as? AwakeningController)
        #expect(AwakeningController.awake.count == 1)
        #expect(AwakeningController.awake.first === child)
    }
}

final class RefusingTabs: UITabBarController {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        return nil
    }
}

final class AwakeningController: UIViewController {
    static var awake: [AwakeningController] = []

    override func awakeFromNib() {
        super.awakeFromNib()
        Self.awake.append(self)
    }
}

final class PlaceholderView: UIView {
    override func awakeAfter(using coder: NSCoder) -> Any? {
        let label = UILabel(frame: frame)
        label.text = "In place of \(tag)"
        label.translatesAutoresizingMaskIntoConstraints = translatesAutoresizingMaskIntoConstraints
        return label
    }
}

final class LeavingView: UIView {
    override func awakeAfter(using coder: NSCoder) -> Any? { nil }
}

final class PreparedController: UIViewController {
    var seen: [String] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        seen.append("init")
    }

    override func awakeAfter(using coder: NSCoder) -> Any? {
        seen.append("after \(title ?? "nothing")")
        return super.awakeAfter(using: coder)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        seen.append("nib")
    }
}
