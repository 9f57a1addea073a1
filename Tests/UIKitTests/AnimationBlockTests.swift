import RenderTree
import Testing

@testable import UIKit

@MainActor
struct AnimationBlockTests {
    let test = TestScene()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        test.add(view)
        test.commit()
    }

    /// What is told of the start and the end of blocks.
    @MainActor private final class Witness: NSObject {
        var heard: [String] = []

        func willStart(_ name: String?, context: UnsafeMutableRawPointer?) {
            heard.append("\(name ?? "nil") starts")
        }

        func didStop(_ name: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
            let number = context?.load(as: Int.self)
            heard.append("\(name ?? "nil") ended \(finished.boolValue) \(number ?? 0)")
        }

        func ended() { heard.append("ended") }
    }

    private func perform(_ body: @escaping () -> Void) { test.scene.perform(body) }

    @Test func aBlockTakesAFifthOfASecondAndLetsTouchesThrough() {
        defer { test.end() }
        perform {
            UIView.beginAnimations(nil, context: nil)
            view.frame.origin.x = 50
            UIView.commitAnimations()
        }
        let transition = Transition(
            duration: 0.2,
            timing: .cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
        )
        #expect(test.commit().transitions == [transition])
        #expect(!view.isBusyWithAnimation)
        perform { view.frame.origin.x = 60 }
        #expect(test.commit().transitions.isEmpty)
    }

    @Test func settingsLeadWhatFollowsThem() {
        defer { test.end() }
        perform {
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(2)
            UIView.setAnimationDelay(0.5)
            UIView.setAnimationCurve(.linear)
            UIView.setAnimationRepeatCount(3)
            UIView.setAnimationRepeatAutoreverses(true)
            UIView.setAnimationBeginsFromCurrentState(true)
            view.alpha = 0.5
            UIView.setAnimationDuration(4)
            view.frame.origin.x = 50
            UIView.commitAnimations()
        }
        let transitions = test.commit().transitions
        #expect(transitions.map(\.duration).sorted() == [2, 4])
        for transition in transitions {
            #expect(transition.delay == 0.5 && transition.timing == .linear)
            #expect(transition.repeatCount == 3 && transition.autoreverses && transition.replaces)
        }
    }

    @Test(arguments: [Float.infinity, .greatestFiniteMagnitude, 1e7])
    func largeCountsAreWithoutEnd(count: Float) {
        defer { test.end() }
        perform {
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationRepeatCount(count)
            view.alpha = 0.5
            UIView.commitAnimations()
        }
        #expect(test.commit().transitions.map(\.repeatCount) == [.infinity])
    }

    @Test func aBlockInsideTakesOverDurationAndCurveUnlessItSaysItsOwn() {
        defer { test.end() }
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        test.add(other)
        test.commit()
        perform {
            UIView.beginAnimations("outer", context: nil)
            UIView.setAnimationDuration(2)
            UIView.setAnimationCurve(.easeIn)
            UIView.beginAnimations("inner", context: nil)
            view.alpha = 0.5
            UIView.setAnimationDuration(1)
            other.alpha = 0.5
            UIView.commitAnimations()
            UIView.commitAnimations()
        }
        let transitions = test.commit().transitions
        #expect(transitions.map(\.duration).sorted() == [1, 2])
        #expect(transitions.allSatisfy { $0.timing == UIView.AnimationCurve.easeIn.timing })
    }

    @Test func theDelegateHearsOfStartAndEndOnce() {
        defer { test.end() }
        let witness = Witness()
        let number = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        number.initialize(to: 7)
        defer { number.deallocate() }
        perform {
            UIView.beginAnimations("fade", context: number)
            UIView.setAnimationDelegate(witness)
            UIView.setAnimationWillStart(Selector("willStart", Witness.willStart))
            UIView.setAnimationDidStop(Selector("didStop", Witness.didStop))
            UIView.setAnimationDuration(1)
            UIView.setAnimationDelay(0.5)
            view.alpha = 0.5
            UIView.setAnimationDuration(2)
            view.frame.origin.x = 5
            UIView.commitAnimations()
        }
        test.clock.advance(by: 0.4)
        #expect(witness.heard.isEmpty)
        test.clock.advance(by: 0.2)
        #expect(witness.heard == ["fade starts"])
        test.clock.advance(by: 1.8)
        #expect(witness.heard == ["fade starts"])
        test.clock.advance(by: 5)
        #expect(witness.heard == ["fade starts", "fade ended true 7"])
    }

    @Test func methodsWithoutArgumentsAreCalledToo() {
        defer { test.end() }
        let witness = Witness()
        perform {
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDelegate(witness)
            UIView.setAnimationDidStop(Selector("ended", Witness.ended))
            view.alpha = 0.5
            UIView.commitAnimations()
        }
        test.clock.advance(by: 1)
        #expect(witness.heard == ["ended"])
    }

    @Test func whatIsCutOffSaysSo() {
        defer { test.end() }
        let witness = Witness()
        perform {
            UIView.beginAnimations("cut", context: nil)
            UIView.setAnimationDelegate(witness)
            UIView.setAnimationDidStop(Selector("didStop", Witness.didStop))
            view.alpha = 0.5
            UIView.commitAnimations()
        }
        perform { view.removeFromSuperview() }
        test.clock.advance(by: 1)
        #expect(witness.heard == ["cut ended false 0"])
    }

    @Test func aTransitionLeadsFromThePictureOfAView() {
        defer { test.end() }
        perform {
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationTransition(.flipFromLeft, for: view, cache: true)
            UIView.setAnimationDuration(0.7)
            view.addSubview(UIView())
            UIView.commitAnimations()
        }
        let patch = test.commit()
        #expect(patch.transitions.map(\.duration) == [0.7])
        #expect(
            patch.operations.first
                == .changeAppearance(test.id(of: view), .flipFromLeft, transition: 0)
        )
    }

    @Test func disabledAnimationsChangeAtOnce() {
        defer { test.end() }
        perform {
            UIView.setAnimationsEnabled(false)
            UIView.beginAnimations(nil, context: nil)
            view.alpha = 0.5
            UIView.commitAnimations()
            UIView.setAnimationsEnabled(true)
        }
        #expect(test.commit().transitions.isEmpty)
    }

    @Test func whatIsNotCommittedEndsWithTheTurn() {
        defer { test.end() }
        perform {
            UIView.beginAnimations(nil, context: nil)
            view.alpha = 0.5
        }
        #expect(test.commit().transitions.count == 1)
        perform { view.alpha = 1 }
        #expect(test.commit().transitions.isEmpty)
    }

    @Test func aTurnInterruptedByAnotherGoesOnFromWhereItIs() {
        defer { test.end() }
        perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.transform = CGAffineTransform(scaleX: 3, y: 3)
            }
        }
        test.commit()
        test.clock.advance(by: 0.5)
        #expect(abs((view.layer.presentation()?.affineTransform().a ?? 0) - 2) < 1e-6)
        perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.transform = CGAffineTransform(rotationAngle: .pi / 2)
            }
        }
        test.commit()
        let begin = view.layer.presentation()?.affineTransform() ?? .identity
        #expect(abs(begin.a - 2) < 1e-6 && abs(begin.b) < 1e-6)
        test.clock.advance(by: 0.25)
        let shown = view.layer.presentation()?.affineTransform() ?? .identity
        // Three quarters of the first way, and a quarter of the second.
        #expect(abs(hypot(shown.a, shown.b) - 2.5 * 0.8333333) < 1e-3)
        #expect(abs(atan2(shown.b, shown.a) - .pi / 8) < 1e-6)
    }

    @Test(arguments: [true, false])
    func aTransformOfNothingStartsFromWhatIsShown(isFirst: Bool) {
        defer { test.end() }
        let flat = CGAffineTransform(scaleX: 0, y: 0)
        let large = CGAffineTransform(scaleX: 3, y: 3)
        perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.transform = isFirst ? flat : large
            }
        }
        test.commit()
        test.clock.advance(by: 0.5)
        perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.transform = isFirst ? large : flat
            }
        }
        test.commit()
        let shown = view.layer.presentation()?.affineTransform() ?? .identity
        #expect(abs(shown.a - (isFirst ? 0.5 : 2)) < 1e-6)
    }

    /// A view that counts how often the page is to learn what it means.
    private final class AskedView: UIView {
        var questions = 0

        override var accessibilityLabel: String? {
            get {
                questions += 1
                return nil
            }
            set {}
        }
    }

    @Test func aViewIsLookedAtOnceForManyBlocksOfATurn() {
        defer { test.end() }
        let views = (0..<50).map { _ in AskedView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        perform {
            for (index, view) in views.enumerated() {
                self.view.addSubview(view)
                UIView.animate(withDuration: 1, delay: Double(index) / 100) { view.alpha = 0.5 }
            }
        }
        let patch = test.commit()
        #expect(views.allSatisfy { $0.layer.opacity == 0.5 })
        #expect(patch.transitions.count == 50)
        let most = views.map(\.questions).max() ?? 0
        #expect(most > 0 && most < 10)
    }

    @Test func viewsOfBlocksAreDrawnWithTheCommit() {
        final class Painted: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIBezierPath(rect: CGRect(origin: .zero, size: rect.size)).fill()
            }
        }
        defer { test.end() }
        let painted = Painted(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        perform {
            view.addSubview(painted)
            UIView.animate(withDuration: 1) { painted.alpha = 0.5 }
            // After the block, before the drawing.
            painted.bounds.size = CGSize(width: 30, height: 20)
        }
        test.commit()
        #expect(painted.layer.rare?.extras?.drawn != nil)
        #expect(painted.rendering.committed?.content == painted.displayedContent())
        #expect(painted.rendering.committed?.content != NodeContent.none)
    }
}
