import RenderTree
import Testing

@testable import UIKit

/// What Apple's documentation says of `UIKeyboardLayoutGuide`: without a keyboard it is at the bottom,
/// as high as the safe area's inset; `usesBottomSafeArea` and tracked constraints as in its pages.
@MainActor
struct UIKeyboardLayoutGuideTests {
    private func makeTest() -> (TestScene, UIViewController) {
        let root = UIViewController()
        let test = TestScene(safeArea: .init(top: 47, bottom: 34), root: root)
        test.commit()
        return (test, root)
    }

    @Test func theGuideIsWhatTheKeyboardCovers() throws {
        let (test, root) = makeTest()
        defer { test.end() }
        let guide = root.view.keyboardLayoutGuide
        #expect(guide === root.view.keyboardLayoutGuide)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
        try test.scene.deliver(.keyboard(height: 300))
        #expect(guide.layoutFrame == CGRect(x: 0, y: 544, width: 390, height: 300))
        try test.scene.deliver(.keyboard(height: 0))
        #expect(guide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
        guide.usesBottomSafeArea = false
        #expect(guide.layoutFrame == CGRect(x: 0, y: 844, width: 390, height: 0))
        try test.scene.deliver(.keyboard(height: 300))
        #expect(guide.layoutFrame == CGRect(x: 0, y: 544, width: 390, height: 300))
    }

    @Test func viewsOfDocumentsStandOnTheKeyboard() throws {
        let storyboard = try NibSamples.storyboard(
            """
            <scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
            <viewLayoutGuide key="safeArea" id="g"/>
            <keyboardLayoutGuide key="keyboard" id="k"/>
            <constraints>
            <constraint firstItem="b" firstAttribute="leading" secondItem="g" \
            secondAttribute="leading" id="l"/>
            <constraint firstItem="b" firstAttribute="trailing" secondItem="g" \
            secondAttribute="trailing" id="t"/>
            <constraint firstItem="b" firstAttribute="height" constant="44" id="h"/>
            <constraint firstItem="k" firstAttribute="top" secondItem="b" \
            secondAttribute="bottom" constant="8" id="d"/>
            </constraints></view></viewController></objects></scene>
            """,
            initial: "c"
        )
        #expect(storyboard.source.document.warnings.isEmpty)
        let root = try #require(storyboard.instantiateInitialViewController())
        let test = TestScene(safeArea: .init(top: 47, bottom: 34), root: root)
        defer { test.end() }
        test.commit()
        let bar = try #require(root.view.subviews.first)
        #expect(bar.frame == CGRect(x: 0, y: 758, width: 390, height: 44))
        try test.scene.deliver(.keyboard(height: 300))
        test.commit()
        #expect(bar.frame == CGRect(x: 0, y: 492, width: 390, height: 44))
    }

    @Test func viewsThatEndHigherAreCoveredLess() throws {
        let (test, root) = makeTest()
        defer { test.end() }
        let box = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 500))
        root.view.addSubview(box)
        test.commit()
        #expect(box.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 500, width: 300, height: 0))
        try test.scene.deliver(.keyboard(height: 300))
        #expect(box.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 444, width: 300, height: 56))
    }

    @Test func aFormStaysAboveTheKeyboard() throws {
        let (test, root) = makeTest()
        defer { test.end() }
        let (scroll, button) = (UIScrollView(), UIButton())
        for view in [scroll, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(view)
        }
        let guide = root.view.keyboardLayoutGuide
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
            button.topAnchor.constraint(equalTo: scroll.bottomAnchor, constant: 8),
            button.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            button.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            button.heightAnchor.constraint(equalToConstant: 50),
            guide.topAnchor.constraint(
                equalToSystemSpacingBelow: button.bottomAnchor,
                multiplier: 1
            ),
        ])
        test.commit()
        // 810 is the safe area's end; 8 below the button, 50 of it, 8 above it.
        #expect(button.frame == CGRect(x: 16, y: 752, width: 358, height: 50))
        #expect(scroll.frame == CGRect(x: 0, y: 47, width: 390, height: 697))
        try test.scene.deliver(.keyboard(height: 336))
        #expect(button.frame.maxY == 500)
        #expect(scroll.frame.maxY == 442)
        // The change takes the time of the keyboard's.
        #expect(test.commit().transitions.contains { $0.duration == 0.25 })
        guide.usesBottomSafeArea = false
        try test.scene.deliver(.keyboard(height: 0))
        test.commit()
        #expect(button.frame.maxY == 836)
    }

    @Test func trackedConstraintsCountByTheEdgesThatTheGuideIsNear() {
        let (test, root) = makeTest()
        defer { test.end() }
        let guide = root.view.keyboardLayoutGuide
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(box)
        func width(_ constant: CGFloat) -> NSLayoutConstraint {
            box.widthAnchor.constraint(equalToConstant: constant)
        }
        let (low, high, free, wide) = (width(1), width(2), width(3), width(4))
        low.priority = .defaultHigh
        free.priority = .defaultHigh - 1
        guide.setConstraints([low], activeWhenNearEdge: .bottom)
        guide.setConstraints([high], activeWhenNearEdge: .top)
        guide.setConstraints([free], activeWhenAwayFrom: [.leading, .trailing])
        guide.setConstraints([wide], activeWhenAwayFrom: .bottom)
        let all = [low, high, free, wide]
        // Constraints for edges count only where the guide follows keyboards that leave theirs.
        #expect(all.map(\.isActive) == [false, false, false, false])
        guide.followsUndockedKeyboard = true
        #expect(all.map(\.isActive) == [true, false, true, false])
        #expect(guide.constraintsActive(whenNearEdge: .bottom) == [low])
        #expect(guide.constraintsActive(whenAwayFrom: .bottom) == [wide])
        #expect(guide.constraintsActive(whenAwayFrom: .top).isEmpty)
        guide.setConstraints([wide], activeWhenNearEdge: .bottom)
        #expect(all.map(\.isActive) == [false, false, true, true])
        guide.removeAllTrackedConstraints()
        #expect(all.map(\.isActive) == [false, false, false, false])
        #expect(guide.constraintsActive(whenNearEdge: .bottom).isEmpty)
    }
}
