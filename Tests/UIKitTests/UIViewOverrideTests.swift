import Testing

@testable import UIKit

/// What apps override of a view beside what it does.
@MainActor
struct UIViewOverrideTests {
    private final class Wheel: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
        override var layer: CAShapeLayer { super.layer as? CAShapeLayer ?? CAShapeLayer() }
    }

    @Test func aClassSaysTheTypeOfItsLayer() {
        let wheel = Wheel(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        wheel.layer.lineWidth = 3
        #expect((wheel as UIView).layer === wheel.layer)
        #expect((wheel.ownLayer as? CAShapeLayer)?.lineWidth == 3)
        #expect(wheel.layer.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    }

    private final class Badge: UIView {
        let label = UILabel()
        var traits: [String] = []
        override var firstBaselineAnchor: NSLayoutYAxisAnchor { label.firstBaselineAnchor }
        override var lastBaselineAnchor: NSLayoutYAxisAnchor { label.lastBaselineAnchor }
        override func forBaselineLayout() -> UIView { label }
        override func updateTraitsIfNeeded() {
            super.updateTraitsIfNeeded()
            traits.append(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")
        }
    }

    @Test func aClassSaysWhereItsBaselinesAre() {
        let (badge, other) = (Badge(), UIView())
        let constraint = badge.firstBaselineAnchor.constraint(equalTo: other.topAnchor)
        #expect(constraint.firstItem === badge.label)
        #expect(badge.lastBaselineAnchor.item === badge.label)
        #expect(badge.forLastBaselineLayout === badge.label)
        #expect(badge.forFirstBaselineLayout === badge.label)
        #expect(other.forBaselineLayout() === other)
    }

    @Test func traitsAreUpToDateWhereAskedFor() {
        let badge = Badge()
        badge.overrideUserInterfaceStyle = .dark
        badge.updateTraitsIfNeeded()
        #expect(badge.traits == ["dark"])
        let controller = UIViewController()
        controller.updateTraitsIfNeeded()
        #expect(!controller.isViewLoaded)
        controller.view = badge
        controller.updateTraitsIfNeeded()
        #expect(badge.traits == ["dark", "dark"])
    }

    @Test func aViewTurnsAboutItsAnchorPoint() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 40))
        #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        view.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(view.layer.anchorPoint == CGPoint(x: 0, y: 1))
        #expect(view.center == CGPoint(x: 20, y: 30))
        #expect(view.frame == CGRect(x: 20, y: -10, width: 20, height: 40))
    }

    private final class Chart: UIView {
        var asked: [CGRect] = []
        override func drawHierarchy(
            in rect: CGRect,
            afterScreenUpdates afterUpdates: Bool
        ) -> Bool {
            asked.append(rect)
            return super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
        }
        override func resizableSnapshotView(
            from rect: CGRect,
            afterScreenUpdates afterUpdates: Bool,
            withCapInsets capInsets: UIEdgeInsets
        ) -> UIView? {
            asked.append(rect)
            return nil
        }
    }

    @Test func aClassSaysWhatIsSeenOfItInPictures() {
        let chart = Chart(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(!chart.drawHierarchy(in: .zero, afterScreenUpdates: false))
        #expect(chart.snapshotView(afterScreenUpdates: false) == nil)
        #expect(chart.asked == [.zero, chart.bounds])
    }

    private final class Tabs: UISegmentedControl {
        var told: [String] = []
        override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
            super.insertSegment(withTitle: title, at: segment, animated: animated)
            told.append("insert \(title ?? "nil")")
        }
        override func removeAllSegments() {
            super.removeAllSegments()
            told.append("remove all")
        }
        override func setTitle(_ title: String?, forSegmentAt segment: Int) {
            super.setTitle(title?.uppercased(), forSegmentAt: segment)
        }
    }

    @Test func aClassFollowsItsSegments() {
        let tabs = Tabs(items: ["a", "b"])
        #expect(tabs.told.isEmpty)
        tabs.insertSegment(withTitle: "c", at: 2, animated: false)
        tabs.setTitle("d", forSegmentAt: 0)
        #expect((0..<3).map { tabs.titleForSegment(at: $0) } == ["D", "b", "c"])
        tabs.removeAllSegments()
        #expect(tabs.told == ["insert c", "remove all"])
        #expect(tabs.numberOfSegments == 0)
    }

    private final class Scaled: CALayer {
        var scales: [CGFloat] = []
        override var contentsScale: CGFloat {
            didSet { scales.append(contentsScale) }
        }
    }

    @Test func aLayerHearsOfItsScale() {
        let layer = Scaled()
        layer.contentsScale = 3
        #expect(layer.scales == [3])
        #expect((layer as CALayer).contentsScale == 3)
    }

    private final class Covered: UIViewController {
        final class Bar: NSObject, UILayoutSupport {
            var length: CGFloat { 44 }
            var topAnchor = NSLayoutYAxisAnchor()
            var bottomAnchor = NSLayoutYAxisAnchor()
            var heightAnchor = NSLayoutDimension()
        }
        let bar = Bar()
        override var topLayoutGuide: any UILayoutSupport { bar }
    }

    @Test func aControllerSaysWhatCoversIt() {
        let controller = Covered()
        #expect((controller as UIViewController).topLayoutGuide.length == 44)
        #expect(controller.bar.topAnchor.item == nil)
        #expect(controller.bottomLayoutGuide.length == 0)
    }

    private final class Everywhere: UIView {
        override func isDescendant(of view: UIView) -> Bool { true }
    }

    @Test func aClassThatStandsEverywhereHasSubviews() {
        let (view, subview) = (Everywhere(), UIView())
        view.addSubview(subview)
        #expect(view.isDescendant(of: subview))
        #expect(subview.isDescendant(of: view))
        #expect(!subview.isDescendant(of: UIView()))
    }
}
