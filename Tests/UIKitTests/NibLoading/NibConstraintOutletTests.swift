import Testing

@testable import UIKit

@MainActor
struct NibConstraintOutletTests {
    private static func view(_ attributes: String = "") -> String {
        """
        <view \(attributes) id="vvv"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="bbb"><constraints>
        <constraint firstAttribute="height" constant="40" id="c1"/></constraints></view></subviews>
        <constraints>
        <constraint firstItem="bbb" firstAttribute="top" secondItem="vvv" \
        secondAttribute="top" constant="7" id="c2"/>
        <constraint firstItem="bbb" firstAttribute="leading" secondItem="vvv" \
        secondAttribute="leading" id="c3"/>
        <constraint firstAttribute="trailing" secondItem="bbb" secondAttribute="trailing" \
        id="c4"/></constraints></view>
        """
    }

    private static let outlets = """
        <outlet property="height" destination="c1" id="o1"/>
        <outletCollection property="sides" destination="c3" id="o2"/>
        <outletCollection property="sides" destination="c4" id="o3"/>
        """

    @Test func controllersOfStoryboardsHaveTheirConstraints() throws {
        let view = Self.view("key=\"view\"")
        let storyboard = try NibSamples.storyboard(
            """
            <scene sceneID="s1"><objects><viewController id="aaa" \
            customClass="ConstraintController" customModule="UIKitTests" \
            sceneMemberID="viewController">\(view)
            <connections>\(Self.outlets)</connections></viewController></objects></scene>
            """,
            initial: "aaa"
        )
        let controller = try #require(
            storyboard.instantiateInitialViewController() as? ConstraintController
        )
        controller.loadViewIfNeeded()
        #expect(controller.heightAtLoad == 40)
        #expect(controller.sides?.map { $0.firstAttribute } == [.leading, .trailing])
        let height = try #require(controller.height)
        height.constant = 90
        controller.view.layoutIfNeeded()
        let box = try #require(controller.view.subviews.first)
        #expect(box.frame == CGRect(x: 0, y: 7, width: 300, height: 90))
        #expect(storyboard.source.warnings.isEmpty)
    }

    @Test func controllersThatOwnXibsHaveTheirConstraints() throws {
        let source = try NibSamples.xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \
            customClass="ConstraintController" customModule="UIKitTests"><connections>
            <outlet property="view" destination="vvv" id="o0"/>\(Self.outlets)
            </connections></placeholder>\(Self.view())
            """
        )
        let controller = ConstraintController()
        _ = UINib(source).instantiate(withOwner: controller)
        #expect(controller.isViewLoaded)
        #expect(controller.height?.constant == 40)
        #expect(controller.sides?.count == 2)
        #expect(source.warnings.isEmpty)
    }

    @Test func viewsThatOwnXibsHaveTheirConstraintsBeforeTheyAwake() throws {
        let source = try NibSamples.xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \
            customClass="ConstraintOwner" customModule="UIKitTests"><connections>
            \(Self.outlets)</connections></placeholder>
            <view id="vvv" customClass="AskingView" customModule="UIKitTests"><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="bbb"/></subviews><constraints>
            <constraint firstItem="bbb" firstAttribute="height" constant="40" id="c1"/>
            <constraint firstItem="bbb" firstAttribute="leading" secondItem="vvv" \
            secondAttribute="leading" id="c3"/>
            <constraint firstItem="bbb" firstAttribute="trailing" secondItem="vvv" \
            secondAttribute="trailing" id="c4"/></constraints><connections>
            <outlet property="owner" destination="-1" id="o4"/></connections></view>
            """
        )
        let owner = ConstraintOwner()
        let made = UINib(source).instantiate(withOwner: owner)
        let view = try #require(made.first as? AskingView)
        #expect(view.heightAtAwakening == 40)
        #expect(owner.height?.isActive == true && owner.sides?.count == 2)
        #expect(source.warnings.isEmpty)
    }
}

final class ConstraintController: UIViewController {
    @Outlet var height: NSLayoutConstraint!
    @Outlet var sides: [NSLayoutConstraint]!
    var heightAtLoad: CGFloat?

    override func viewDidLoad() {
        super.viewDidLoad()
        heightAtLoad = height?.constant
    }
}

final class ConstraintOwner: UIView {
    @Outlet var height: NSLayoutConstraint!
    @Outlet var sides: [NSLayoutConstraint]!
}

/// A view that asks its owner for a constraint as soon as it is complete.
final class AskingView: UIView {
    @Outlet(.weak) var owner: ConstraintOwner?
    var heightAtAwakening: CGFloat?

    override func awakeFromNib() {
        super.awakeFromNib()
        heightAtAwakening = owner?.height?.constant
    }
}
