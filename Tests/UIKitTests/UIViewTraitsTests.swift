import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIViewTraitsTests {
    let log = Log()

    final class TraitView: UIView {
        var log: Log?
        var name = ""

        override func traitCollectionDidChange(_ old: UITraitCollection?) {
            super.traitCollectionDidChange(old)
            log?("\(name) \(old?.userInterfaceStyle == .light ? "light" : "dark")")
        }
        override func tintColorDidChange() { log?("\(name) tint") }
    }

    final class TraitController: UIViewController {
        var log: Log?
        var onStyle: (() -> Void)?
        override func traitCollectionDidChange(_ old: UITraitCollection?) { log?("controller") }
        var sizeChanges = 0
        func sizeChanged() { sizeChanges += 1 }
        func styleChanged() { onStyle?() }
    }

    private func dark() -> SceneEnvironment {
        var environment = SceneEnvironment()
        environment.isDark = true
        return environment
    }

    private func makeViews() -> (TraitView, TraitView) {
        let (outer, inner) = (TraitView(), TraitView())
        for (view, name) in [(outer, "outer"), (inner, "inner")] {
            view.log = log
            view.name = name
        }
        outer.addSubview(inner)
        _ = log.take()
        return (outer, inner)
    }

    @Test func aChangeIsToldOnceFromParentsToChildren() throws {
        let controller = TraitController()
        let test = TestScene(root: controller)
        defer { test.end() }
        let (outer, inner) = makeViews()
        controller.view.addSubview(outer)
        _ = log.take()
        controller.log = log
        try test.scene.deliver(.environment(dark()))
        #expect(log.take() == ["controller", "outer light", "inner light"])
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(test.scene.screen.traitCollection.userInterfaceStyle == .dark)
        try test.scene.deliver(.environment(dark()))
        #expect(log.take().isEmpty)
    }

    @Test func textIsNoLargerOrSmallerThanAViewLetsItBe() {
        let test = TestScene()
        defer { test.end() }
        let (outer, inner, label) = (UIView(), UIView(), UILabel())
        test.add(outer)
        outer.addSubview(inner)
        inner.addSubview(label)
        label.text = "Size"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        let usual = label.intrinsicContentSize
        func category() -> UIContentSizeCategory {
            label.traitCollection.preferredContentSizeCategory
        }
        #expect(inner.minimumContentSizeCategory == nil)
        #expect(inner.maximumContentSizeCategory == nil)
        outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(label.intrinsicContentSize.height > usual.height)
        #expect(label.font.pointSize > 17)
        inner.maximumContentSizeCategory = .large
        #expect(category() == .large && label.intrinsicContentSize == usual)
        #expect(outer.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        inner.maximumContentSizeCategory = nil
        #expect(category() == .accessibilityLarge)
        inner.minimumContentSizeCategory = .medium
        #expect(category() == .accessibilityLarge)
        outer.traitOverrides.preferredContentSizeCategory = .extraSmall
        #expect(category() == .medium)
        inner.maximumContentSizeCategory = .small
        #expect(category() == .small)
        inner.removeFromSuperview()
        #expect(category() == .small)
    }

    @Test func anOverrideShieldsFromAboveAndEnds() throws {
        let test = TestScene()
        defer { test.end() }
        let (outer, inner) = makeViews()
        test.add(outer)
        outer.overrideUserInterfaceStyle = .light
        #expect(log.take().isEmpty)
        try test.scene.deliver(.environment(dark()))
        #expect(log.take().isEmpty)
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        outer.overrideUserInterfaceStyle = .unspecified
        #expect(log.take() == ["outer light", "inner light"])
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        outer.traitOverrides.userInterfaceStyle = .light
        #expect(log.take() == ["outer dark", "inner dark"])
    }

    @Test func overridesOutsideOfAWindowCountAtOnce() {
        let view = UIView()
        view.overrideUserInterfaceStyle = .dark
        #expect(view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func controllersOverrideForTheirViewsAndForChildren() {
        let parent = UIViewController()
        let child = UIViewController()
        let test = TestScene(root: parent)
        defer { test.end() }
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.overrideUserInterfaceStyle = .dark
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        parent.setOverrideTraitCollection(
            UITraitCollection(horizontalSizeClass: .regular),
            forChild: child
        )
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        #expect(parent.traitCollection.horizontalSizeClass == .compact)
        parent.setOverrideTraitCollection(nil, forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func controllersOutsideOfWindowsKnowTheirOverrides() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        parent.setOverrideTraitCollection(
            UITraitCollection(horizontalSizeClass: .regular),
            forChild: child
        )
        child.overrideUserInterfaceStyle = .dark
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        #expect(parent.traitCollection.userInterfaceStyle == .light)
        child.loadViewIfNeeded()
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        child.overrideUserInterfaceStyle = .unspecified
        parent.overrideUserInterfaceStyle = .dark
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        parent.view.addSubview(child.view)
        #expect(child.traitCollection == child.view.traitCollection)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func registrationsAreToldOfTheirTraitsOnly() throws {
        let controller = TraitController()
        let test = TestScene(root: controller)
        defer { test.end() }
        var told: [UIUserInterfaceStyle] = []
        var sizes = 0
        var calls = 0
        controller.onStyle = { calls += 1 }
        let registration = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (changed: TraitController, old) in
            #expect(changed === controller)
            told.append(old.userInterfaceStyle)
        }
        controller.view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (_: UIView, _) in sizes += 1
        }
        controller.registerForTraitChanges(
            [UITraitUserInterfaceStyle.self],
            action: Selector("styleChanged", TraitController.styleChanged)
        )
        controller.registerForTraitChanges(
            [UITraitHorizontalSizeClass.self],
            action: TraitController.sizeChanged
        )
        try test.scene.deliver(.environment(dark()))
        #expect(told == [.light])
        #expect(calls == 1)
        #expect(sizes == 0)
        controller.unregisterForTraitChanges(registration)
        try test.scene.deliver(
            .geometry(SceneGeometry(size: CGSize(width: 1000, height: 800), scale: 2))
        )
        try test.scene.deliver(.environment(SceneEnvironment()))
        #expect(told == [.light])
        #expect(calls == 2)
        #expect(sizes == 1)
        #expect(controller.sizeChanges == 1)
    }

    @Test func theTintIsInheritedAndToldWhereItChanges() {
        let (outer, inner) = makeViews()
        #expect(inner.tintColor == .systemBlue)
        outer.tintColor = .red
        #expect(log.take() == ["outer tint", "inner tint"])
        #expect(inner.tintColor == .red)
        inner.tintColor = .green
        #expect(log.take() == ["inner tint"])
        outer.tintColor = .blue
        #expect(log.take() == ["outer tint"])
        inner.tintColor = nil
        #expect(inner.tintColor == .blue)
        _ = log.take()
        let other = UIView()
        other.tintColor = .blue
        other.addSubview(inner)
        #expect(log.take().isEmpty)
        UIView().addSubview(inner)
        #expect(log.take() == ["inner tint"])
    }

    @Test func aDimmedTintIsGreyHereAndBelow() {
        let (outer, inner) = makeViews()
        inner.tintColor = .green
        _ = log.take()
        #expect(inner.tintAdjustmentMode == .normal)
        outer.tintAdjustmentMode = .dimmed
        #expect(log.take() == ["outer tint", "inner tint"])
        #expect(inner.tintAdjustmentMode == .dimmed)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        inner.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(abs(red - 0.7152) < 1e-6 && red == green && green == blue && alpha == 1)
        inner.tintAdjustmentMode = .normal
        #expect(log.take() == ["inner tint"])
        #expect(inner.tintColor == .green)
        inner.tintAdjustmentMode = .automatic
        _ = log.take()
        outer.tintAdjustmentMode = .automatic
        #expect(log.take() == ["outer tint", "inner tint"])
        #expect(inner.tintColor == .green)
    }

    @Test func scenesOverrideForTheirWindows() throws {
        let controller = TraitController()
        let test = TestScene(root: controller)
        defer { test.end() }
        let (outer, inner) = makeViews()
        controller.view.addSubview(outer)
        _ = log.take()
        var told: [UIUserInterfaceStyle] = []
        let registration = test.scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (scene: UIWindowScene, old) in
            told.append(old.userInterfaceStyle)
            told.append(scene.traitCollection.userInterfaceStyle)
        }
        test.scene.traitOverrides.userInterfaceStyle = .dark
        #expect(log.take() == ["outer light", "inner light"])
        #expect(told == [.light, .dark])
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(test.scene.screen.traitCollection.userInterfaceStyle == .light)
        // What the person prefers changes, and the scene says the same.
        try test.scene.deliver(.environment(dark()))
        #expect(log.take().isEmpty)
        test.scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(told == [.light, .dark])
        try test.scene.deliver(.environment(SceneEnvironment()))
        #expect(told == [.light, .dark, .dark, .light])
        test.scene.unregisterForTraitChanges(registration)
        test.scene.traitOverrides.userInterfaceStyle = .dark
        #expect(told.count == 4)
    }

    @Test func presentationsOverrideForWhatTheyShow() {
        let (controller, shown) = (UIViewController(), UIViewController())
        let test = TestScene(root: controller)
        defer { test.end() }
        shown.modalPresentationStyle = .fullScreen
        shown.presentationController?.traitOverrides.userInterfaceStyle = .dark
        test.scene.perform { controller.present(shown, animated: false) }
        test.commit()
        #expect(shown.view.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.view.traitCollection.userInterfaceStyle == .light)
        shown.presentationController?.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(shown.view.traitCollection.userInterfaceStyle == .light)
    }
}
