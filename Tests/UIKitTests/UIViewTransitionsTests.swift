import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIViewTransitionsTests {
    let stage = AnimationScene()

    @Test func theOldPictureIsKeptBeforeTheChanges() {
        defer { stage.end() }
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        stage.perform {
            UIView.transition(
                with: stage.view,
                duration: 0.5,
                options: [.transitionFlipFromLeft, .curveLinear],
                animations: {
                    stage.view.addSubview(child)
                    stage.view.alpha = 0.5
                },
                completion: { stage.log("\($0)") }
            )
        }
        let patch = stage.test.commit()
        let id = stage.test.id(of: stage.view)
        #expect(patch.operations.first == .changeAppearance(id, .flipFromLeft, transition: 0))
        #expect(patch.operations.count == 3)
        #expect(patch.transitions == [Transition(duration: 0.5, timing: .linear)])
        stage.advance(0.4)
        #expect(stage.log.take().isEmpty)
        stage.advance(0.2)
        #expect(stage.log.take() == ["true"])
    }

    @Test func oneViewTakesThePlaceOfAnother() {
        defer { stage.end() }
        let (old, new) = (UIView(), UIView())
        stage.view.addSubview(old)
        stage.test.commit()
        stage.perform {
            UIView.transition(
                from: old,
                to: new,
                duration: 0.5,
                options: .transitionCrossDissolve
            )
        }
        #expect(stage.view.subviews == [new])
        let id = stage.test.id(of: stage.view)
        let operations = stage.test.commit().operations
        #expect(operations.first == .changeAppearance(id, .crossDissolve, transition: 0))
    }

    @Test func pagesThatCurlFade() {
        defer { stage.end() }
        for option: UIView.AnimationOptions in [.transitionCurlUp, .transitionCurlDown] {
            stage.perform {
                UIView.transition(
                    with: stage.view,
                    duration: 0.5,
                    options: option,
                    animations: { stage.view.addSubview(UIView()) },
                    completion: nil
                )
            }
            let id = stage.test.id(of: stage.view)
            let first = stage.test.commit().operations.first
            #expect(first == .changeAppearance(id, .crossDissolve, transition: 0))
            stage.advance(1)
        }
    }

    @Test func viewsThatAreHiddenAndShownStayWhereTheyAre() {
        defer { stage.end() }
        let (old, new) = (UIView(), UIView())
        new.isHidden = true
        stage.view.addSubview(old)
        stage.view.addSubview(new)
        stage.test.commit()
        stage.perform {
            UIView.transition(
                from: old,
                to: new,
                duration: 0.5,
                options: [.transitionFlipFromTop, .showHideTransitionViews],
                completion: { stage.log("\($0)") }
            )
        }
        #expect(stage.view.subviews == [old, new])
        #expect(old.isHidden && !new.isHidden)
        stage.advance(0.6)
        #expect(stage.log.take() == ["true"])
    }

    @Test func withoutAKindChangesAreThoseOfABlock() {
        defer { stage.end() }
        stage.perform {
            UIView.transition(
                with: stage.view,
                duration: 1,
                options: .curveLinear,
                animations: { stage.view.alpha = 0 },
                completion: { stage.log("\($0)") }
            )
        }
        stage.advance(0.5)
        #expect(isNear(stage.opacity, 0.5))
        stage.advance(0.6)
        #expect(stage.log.take() == ["true"])
    }

    @Test func aTransitionIsCutOffWithItsView() {
        defer { stage.end() }
        stage.perform {
            UIView.transition(
                with: stage.view,
                duration: 1,
                options: .transitionCrossDissolve,
                animations: { stage.view.backgroundColor = .red },
                completion: { stage.log("\($0)") }
            )
        }
        stage.test.commit()
        stage.perform { stage.view.removeFromSuperview() }
        stage.advance(0)
        #expect(stage.log.take() == ["false"])
    }

    @Test func deletedViewsFadeAndLeave() {
        defer { stage.end() }
        let other = UIView()
        stage.test.add(other)
        stage.test.commit()
        stage.perform {
            UIView.perform(.delete, on: [stage.view], animations: { other.alpha = 0.5 }) {
                stage.log("\($0)")
            }
        }
        #expect(stage.view.superview != nil && other.alpha == 0.5)
        stage.advance(0.3)
        #expect(stage.view.superview == nil && stage.view.alpha == 1)
        #expect(stage.log.take() == ["true"])
    }

    @Test func transformsComeApartAndTogether() {
        var start = CATransform3DMakeRotation(0.3, 1, 2, 3)
        start = CATransform3DScale(start, 2, 3, 4)
        start = CATransform3DTranslate(start, 5, 6, 7)
        var perspective = CATransform3DIdentity
        perspective.m34 = -0.002
        start = CATransform3DConcat(start, perspective)
        let end = CATransform3DMakeRotation(1, 0, 0, 1)
        // A hair from the start everything is put together from its parts.
        let near = start.interpolated(to: end, progress: 1e-9)
        for (a, b) in zip(near.entries, start.entries) {
            // Multiples of a matrix show the same.
            #expect(isNear(Double(a / near.m44), Double(b / start.m44)))
        }
        let half = CATransform3DIdentity.interpolated(to: end, progress: 0.5)
        #expect(isNear(Double(half.m12), sin(0.5)))
        stage.end()
    }
}
