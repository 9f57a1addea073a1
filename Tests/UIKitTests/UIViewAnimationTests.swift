import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIViewAnimationTests {
    let test = TestScene()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        test.add(view)
        test.commit()
    }

    private func animate(
        _ duration: TimeInterval = 0.4,
        delay: TimeInterval = 0,
        options: UIView.AnimationOptions = [],
        _ body: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        test.scene.perform {
            UIView.animate(
                withDuration: duration,
                delay: delay,
                options: options,
                animations: body,
                completion: completion
            )
        }
    }

    private func transition(
        _ duration: Double,
        delay: Double = 0,
        timing: Transition.Timing = .cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    ) -> Transition {
        Transition(duration: duration, delay: delay, timing: timing)
    }

    @Test func modelValuesChangeAtOnceAndTheFrameCarriesATransition() {
        defer { test.end() }
        animate { view.frame.origin.x = 50 }
        #expect(view.frame.minX == 50)
        let patch = test.commit()
        #expect(
            patch.operations == [
                .frame(
                    test.id(of: view),
                    from: CGRect(x: 0, y: 0, width: 100, height: 100),
                    to: CGRect(x: 50, y: 0, width: 100, height: 100),
                    transition: 0
                )
            ]
        )
        #expect(patch.transitions == [transition(0.4)])
        #expect(test.commit().isEmpty)
    }

    @Test func eachPartHasItsOwnTransition() {
        defer { test.end() }
        animate(0.2, delay: 1, options: .curveLinear) { view.alpha = 0.5 }
        view.frame.origin.y = 10
        let patch = test.commit()
        #expect(patch.transitions == [transition(0.2, delay: 1, timing: .linear)])
        #expect(patch.operations.count == 2)
        for operation in patch.operations {
            switch operation {
            case .frame(_, _, _, let transition): #expect(transition == nil)
            case .style(_, let from, let to, let transition):
                #expect(transition == 0)
                #expect(from.opacity == 1)
                #expect(to.opacity == 0.5)
            default: Issue.record("unexpected \(operation)")
            }
        }
    }

    @Test func layoutInsideABlockIsAnimated() {
        defer { test.end() }
        final class Row: UIView {
            let item = UIView()
            var width: CGFloat = 10
            override func layoutSubviews() {
                item.frame = CGRect(x: 0, y: 0, width: width, height: 10)
            }
        }
        let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        row.addSubview(row.item)
        test.add(row)
        test.commit()
        row.width = 20
        row.setNeedsLayout()
        animate { row.layoutIfNeeded() }
        #expect(test.commit().transitions == [transition(0.4)])
    }

    @Test func valuesBeforeTheBlockAreTheStart() {
        defer { test.end() }
        view.alpha = 0
        let late = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        test.add(late)
        animate {
            view.alpha = 1
            late.frame.origin.x = 30
        }
        let before = test.scene.snapshot()
        let patch = test.commit()
        var styles: [[Double]] = []
        var frames: [CGFloat] = []
        for operation in patch.operations {
            switch operation {
            case .style(_, let from, let to, let transition):
                styles.append([from.opacity, to.opacity, transition == nil ? 0 : 1])
            case .frame(test.id(of: late), let from, let to, let transition):
                frames = [from.minX, to.minX]
                #expect(transition == 0)
            case .insert(let subtree, _, _):
                #expect(subtree.node.frame.minX == 0)
            default: break
            }
        }
        #expect(styles == [[1, 0, 0], [0, 1, 1]])
        #expect(frames == [0, 30])
        #expect(patch.transitions == [transition(0.4)])
        // Until the commit the page shows what it did.
        #expect(before.children.first?.children.count == 1)
        #expect(before.children.first?.children.first?.node.style.opacity == 1)
        #expect(test.scene.snapshot().children.first?.children.count == 2)
    }

    @Test func nestedBlocksInheritUnlessTheyOverride() {
        defer { test.end() }
        let other = UIView()
        test.add(other)
        test.commit()
        animate(1, delay: 0.5, options: .curveEaseIn) {
            #expect(UIView.inheritedAnimationDuration == 1)
            UIView.animate(withDuration: 3) { other.alpha = 0 }
            UIView.animate(
                withDuration: 3,
                delay: 0,
                options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear],
                animations: { self.view.alpha = 0 }
            )
        }
        #expect(UIView.inheritedAnimationDuration == 0)
        #expect(
            Set(test.commit().transitions) == [
                transition(1, delay: 0.5, timing: .cubic(x1: 0.42, y1: 0, x2: 1, y2: 1)),
                transition(3, timing: .linear),
            ]
        )
    }

    @Test func changesWithoutAnimationCarryNone() {
        defer { test.end() }
        animate { UIView.performWithoutAnimation { self.view.alpha = 0.3 } }
        #expect(test.commit().transitions.isEmpty)
        test.scene.perform { UIView.setAnimationsEnabled(false) }
        animate { view.alpha = 0.4 }
        #expect(test.commit().transitions.isEmpty)
        let other = TestScene()
        defer { other.end() }
        other.scene.perform { #expect(UIView.areAnimationsEnabled) }
        test.scene.perform {
            #expect(!UIView.areAnimationsEnabled)
            UIView.setAnimationsEnabled(true)
        }
        animate(0) { view.alpha = 0.5 }
        #expect(test.commit().transitions.isEmpty)
        animate(.nan, delay: -.infinity) { view.alpha = 0.6 }
        #expect(test.commit().transitions.isEmpty)
    }

    @Test func whatIsSaidOutsideOfScenesCountsForThoseThatSayNothing() {
        defer { test.end() }
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        animate { view.alpha = 0.4 }
        #expect(test.commit().transitions.isEmpty)
        test.scene.perform { UIView.performWithoutAnimation {} }
        #expect(!test.scene.perform { UIView.areAnimationsEnabled })
        test.scene.perform { UIView.setAnimationsEnabled(true) }
        #expect(test.scene.perform { UIView.areAnimationsEnabled })
        #expect(!UIView.areAnimationsEnabled)
    }

    @Test func pushesOfATestWithoutAnimationsEndWithTheTurn() {
        test.end()
        let log = Log()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let shown = TestScene(root: navigation)
        defer { shown.end() }
        shown.commit()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        navigation.pushViewController(LoggingController("second", log), animated: true)
        shown.commit()
        #expect(log.entries.contains("second didAppear"))
    }

    @Test func codeOfAnUnseenSceneAndOfItsTestHaveOneSwitch() throws {
        test.end()
        defer { UIView.setAnimationsEnabled(true) }
        try withUnseenScene {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.makeKeyAndVisible()
            let scene = try #require(window.windowScene)
            scene.perform { UIView.setAnimationsEnabled(false) }
            #expect(!UIView.areAnimationsEnabled)
            UIView.setAnimationsEnabled(true)
            #expect(scene.perform { UIView.areAnimationsEnabled })
            window.windowScene = nil
        }
    }

    @Test func codeThatOutlivesItsSceneSwitchesNothing() async {
        defer { UIView.setAnimationsEnabled(true) }
        let task = test.scene.perform {
            Task { @MainActor in
                await Task.yield()
                UIView.setAnimationsEnabled(false)
            }
        }
        test.end()
        await task.value
        #expect(UIView.areAnimationsEnabled)
    }

    @Test func theCompletionComesOnceAtTheEnd() {
        defer { test.end() }
        var calls: [Bool] = []
        animate(0.4, delay: 0.1, { view.alpha = 0 }, completion: { calls.append($0) })
        test.commit()
        test.clock.advance(by: 0.49)
        #expect(calls.isEmpty)
        test.clock.advance(by: 0.02)
        #expect(calls == [true])
        test.clock.advance(by: 10)
        #expect(calls == [true])
    }

    @Test func emptyBlocksAndZeroDurationsCompleteInTheNextTurn() {
        defer { test.end() }
        var calls: [String] = []
        animate(5, {}, completion: { calls.append("empty \($0)") })
        animate(0, { view.alpha = 0 }, completion: { calls.append("zero \($0)") })
        #expect(calls.isEmpty)
        test.clock.advance(by: 0)
        #expect(calls == ["empty true", "zero true"])
    }

    @Test func viewsNotYetShownCompleteAtTheEndToo() {
        defer { test.end() }
        let toast = UIView()
        var calls: [Bool] = []
        test.add(toast)
        toast.alpha = 0
        animate(0.3, { toast.alpha = 1 }, completion: { calls.append($0) })
        test.clock.advance(by: 0.2)
        #expect(calls.isEmpty)
        test.clock.advance(by: 0.2)
        #expect(calls == [true])
    }

    @Test func whatCompletionsChangeIsCommitted() {
        defer { test.end() }
        animate(
            0.3,
            { view.alpha = 0 },
            completion: { _ in
                view.backgroundColor = .red
                #expect(UIScreen.main === test.scene.screen)
            }
        )
        test.commit()
        test.clock.advance(by: 1)
        #expect(test.scene.needsCommit)
        #expect(test.commit().operations.count == 1)
        #expect(!test.scene.needsCommit)
    }

    @Test func viewsThatLeaveCutTheirAnimationsOff() {
        defer { test.end() }
        let other = UIView()
        test.add(other)
        test.commit()
        var calls: [String] = []
        animate(1, { view.alpha = 0 }, completion: { calls.append("view \($0)") })
        animate(
            1,
            options: [.repeat, .autoreverse],
            { view.bounds.size.width = 4 },
            completion: { calls.append("repeat \($0)") }
        )
        animate(
            1,
            {
                view.alpha = 0.5; other.alpha = 0
            },
            completion: { calls.append("both \($0)") }
        )
        #expect(
            test.commit().transitions.contains { $0.repeatCount == .infinity && $0.autoreverses }
        )
        view.removeFromSuperview()
        test.clock.advance(by: 0)
        #expect(calls == ["view false", "repeat false"])
        test.clock.advance(by: 2)
        #expect(calls == ["view false", "repeat false", "both true"])
    }

    @Test func scrolledBoundsAnimateTheSubviews() {
        defer { test.end() }
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(child)
        test.commit()
        animate { view.bounds.origin.y = 20 }
        let patch = test.commit()
        #expect(
            patch.operations == [
                .frame(
                    test.id(of: child),
                    from: CGRect(x: 0, y: 0, width: 10, height: 10),
                    to: CGRect(x: 0, y: -20, width: 10, height: 10),
                    transition: 0
                )
            ]
        )
    }
}
