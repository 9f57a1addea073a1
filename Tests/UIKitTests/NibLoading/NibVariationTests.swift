import Testing

@testable import UIKit

@MainActor
struct NibVariationTests {
    /// A view whose only subview is 10 points wide, and 30 where there is more room.
    private static func view(_ id: String, _ attributes: String = "") -> String {
        """
        <view \(attributes) id="\(id)"><rect key="frame" x="0" y="0" width="300" height="300"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)1"><constraints>
        <constraint firstAttribute="height" constant="10" id="\(id)2"/>
        <constraint firstAttribute="width" constant="10" id="\(id)3"><variation \
        key="widthClass=regular" constant="30"/></constraint></constraints></view></subviews>
        </view>
        """
    }

    private func width(in view: UIView?) -> CGFloat? { view?.subviews.first?.frame.width }

    @Test func viewsBesideTheControllersLeaveItsViewVarying() throws {
        let view = Self.view("vvv", "key=\"view\"")
        let storyboard = try NibSamples.storyboard(
            """
            <scene sceneID="s1"><objects><viewController id="aaa" \
            sceneMemberID="viewController">\(view)</viewController>\(Self.view("ttt"))
            </objects></scene>
            """,
            initial: "aaa"
        )
        let test = TestScene()
        defer { test.end() }
        let made = test.scene.perform { storyboard.instantiateInitialViewController() }
        let controller = try #require(made)
        test.window.rootViewController = controller
        test.commit()
        #expect(width(in: controller.view) == 10)
        controller.traitOverrides.horizontalSizeClass = .regular
        test.commit()
        #expect(width(in: controller.view) == 30)
        controller.traitOverrides.horizontalSizeClass = .compact
        test.commit()
        #expect(width(in: controller.view) == 10)
    }

    @Test func allViewsOfXibsFollowTheSizeClasses() throws {
        let source = try NibSamples.xib(Self.view("aaa") + Self.view("bbb"))
        let test = TestScene()
        defer { test.end() }
        let made = test.scene.perform { UINib(source).instantiate(withOwner: nil) }
        let views = made.compactMap { $0 as? UIView }
        for view in views { test.add(view) }
        test.commit()
        #expect(views.map { width(in: $0) } == [10, 10])
        test.window.traitOverrides.horizontalSizeClass = .regular
        test.commit()
        #expect(views.map { width(in: $0) } == [30, 30])
    }
}
