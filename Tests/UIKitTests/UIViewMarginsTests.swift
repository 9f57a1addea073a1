import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIViewMarginsTests {
    final class MarginView: UIView {
        var marginChanges = 0
        var safeAreaChanges = 0

        override func layoutMarginsDidChange() {
            super.layoutMarginsDidChange()
            marginChanges += 1
        }
        override func safeAreaInsetsDidChange() { safeAreaChanges += 1 }
    }

    private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
        -> UIEdgeInsets
    {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    @Test func marginsAreEightUnlessSet() {
        let view = MarginView()
        #expect(view.layoutMargins == insets(8, 8, 8, 8))
        view.layoutMargins = insets(1, 2, 3, 4)
        #expect(view.layoutMargins == insets(1, 2, 3, 4))
        #expect(view.directionalLayoutMargins.leading == 2)
        #expect(view.marginChanges == 1)
        view.layoutMargins = insets(1, 2, 3, 4)
        #expect(view.marginChanges == 1)
    }

    @Test func directionalMarginsSwapFromRightToLeft() {
        var environment = SceneEnvironment()
        environment.isRightToLeft = true
        let test = TestScene(environment: environment)
        defer { test.end() }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        test.add(view)
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 1,
            leading: 2,
            bottom: 3,
            trailing: 4
        )
        #expect(view.layoutMargins == insets(1, 4, 3, 2))
        view.layoutMargins = insets(1, 20, 3, 40)
        #expect(view.directionalLayoutMargins.leading == 40)
        #expect(view.layoutMargins.left == 20)
    }

    @Test func theSafeAreaReachesWhatItCovers() {
        let test = TestScene(safeArea: .init(top: 47, bottom: 34))
        defer { test.end() }
        let filling = MarginView(frame: test.window.bounds)
        let inner = MarginView(frame: CGRect(x: 0, y: 40, width: 100, height: 100))
        let free = MarginView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        filling.addSubview(inner)
        filling.addSubview(free)
        test.add(filling)
        test.commit()
        #expect(filling.safeAreaInsets == insets(47, 0, 34, 0))
        #expect(inner.safeAreaInsets == insets(7, 0, 0, 0))
        #expect(free.safeAreaInsets == .zero)
        #expect(
            [filling.safeAreaChanges, inner.safeAreaChanges, free.safeAreaChanges] as [Int] == [
                1, 1, 0,
            ] as [Int]
        )
        #expect(inner.layoutMargins == insets(15, 8, 8, 8))
        inner.insetsLayoutMarginsFromSafeArea = false
        #expect(inner.layoutMargins == insets(8, 8, 8, 8))
        inner.frame.origin.y = 50
        test.commit()
        #expect(inner.safeAreaInsets == .zero)
        #expect(inner.safeAreaChanges == 2)
    }

    @Test func aViewBeyondItsSuperviewHasNoMoreThanTheSuperviewsSafeArea() {
        let test = TestScene(safeArea: .init(top: 47, bottom: 34))
        defer { test.end() }
        let size = test.window.bounds.size
        let view = UIView(frame: CGRect(x: 0, y: -20, width: size.width, height: size.height + 60))
        test.add(view)
        test.commit()
        #expect(view.safeAreaInsets == insets(47, 0, 34, 0))
    }

    @Test func marginsThatMoveTheirOwnViewSettle() {
        let test = TestScene(safeArea: .init(top: 47))
        defer { test.end() }
        let (root, view) = (test.window, UIView())
        view.translatesAutoresizingMaskIntoConstraints = false
        test.add(view)
        // The margin grows with what the view has of the unsafe strip, which grows with the margin.
        NSLayoutConstraint.activate([
            view.layoutMarginsGuide.topAnchor.constraint(
                equalTo: root.safeAreaLayoutGuide.topAnchor
            ),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        var reports: [String] = []
        let handler = Diagnostics.handler
        Diagnostics.handler = { reports.append($0) }
        defer { Diagnostics.handler = handler }
        test.commit()
        #expect(view.frame.minY == -8)
        #expect(reports.isEmpty)
    }

    @Test func aSmallerSuperviewBringsItsBottomInsetToASubviewThatStays() {
        let test = TestScene(safeArea: .init(bottom: 34))
        defer { test.end() }
        let filling = UIView(frame: test.window.bounds)
        filling.bounds.size.height = 844
        let child = MarginView(frame: CGRect(x: 0, y: 0, width: 100, height: 800))
        filling.addSubview(child)
        test.add(filling)
        test.commit()
        #expect(child.safeAreaInsets == .zero)
        filling.bounds.origin.y = -20
        test.commit()
        #expect(child.safeAreaInsets == insets(0, 0, 10, 0))
    }

    @Test func controllersHearOfTheirViewsMargins() {
        final class Controller: UIViewController {
            var margins: [CGFloat] = []
            override func viewLayoutMarginsDidChange() {
                super.viewLayoutMarginsDidChange()
                margins.append(view.layoutMargins.left)
            }
        }
        let controller = Controller()
        let test = TestScene(root: controller)
        defer { test.end() }
        test.commit()
        controller.margins = []
        controller.view.layoutMargins.left = 40
        #expect(controller.margins == [40])
        controller.view.layoutMargins.left = 40
        #expect(controller.margins == [40])
    }

    @Test func additionalInsetsAreAddedAndTold() {
        final class Controller: UIViewController {
            var changes = 0
            override func viewSafeAreaInsetsDidChange() { changes += 1 }
        }
        let controller = Controller()
        let test = TestScene(safeArea: .init(top: 20), root: controller)
        defer { test.end() }
        test.commit()
        #expect(controller.changes == 1)
        controller.additionalSafeAreaInsets = insets(10, 5, 0, 0)
        test.commit()
        #expect(controller.view.safeAreaInsets == insets(30, 5, 0, 0))
        #expect(controller.changes == 2)
    }

    @Test(arguments: [
        (width: 390.0, margin: 16.0), (width: 414, margin: 20), (width: 1024, margin: 20),
    ])
    func rootViewsHaveTheSystemsMargins(width: Double, margin: Double) {
        let controller = UIViewController()
        let test = TestScene(
            size: CGSize(width: width, height: 1200),
            safeArea: .init(top: 20),
            root: controller
        )
        defer { test.end() }
        test.commit()
        #expect(controller.view.layoutMargins == insets(20, margin, 0, margin))
        controller.view.layoutMargins = insets(0, 30, 0, 3)
        #expect(controller.view.layoutMargins == insets(20, 30, 0, margin))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins == insets(20, 30, 0, 3))
    }

    @Test func marginsOfTheSuperviewArePreservedWhereViewsOverlap() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let child = MarginView(frame: CGRect(x: 10, y: 0, width: 100, height: 200))
        parent.addSubview(child)
        parent.layoutMargins = insets(50, 40, 30, 20)
        #expect(child.marginChanges == 0)
        child.preservesSuperviewLayoutMargins = true
        #expect(child.layoutMargins == insets(50, 30, 30, 8))
        parent.layoutMargins = insets(0, 0, 0, 0)
        #expect(child.marginChanges == 2)
        #expect(child.layoutMargins == insets(8, 8, 8, 8))
    }
}
