import LayoutTemplates
import RenderTree
import Testing
import UIKit

@MainActor
struct TemplateAnimationTests {
    private func frames(_ patch: Patch) -> [(to: CGRect, duration: Double?)] {
        patch.operations.compactMap { operation in
            guard case .frame(_, _, let to, let transition) = operation else { return nil }
            return (to, transition.map { patch.transitions[$0].duration })
        }
    }

    private var screen: (TemplateScene) -> CGRect? {
        { $0.box.layer.presentation()?.frame }
    }

    @Test func aChangeIsAnimatedWithTheLayoutThatFollows() throws {
        let test = TemplateScene()
        defer { test.end() }
        test.drawUpTemplate()
        test.templateBox.alpha = 0.5
        test.templateBox.templateAttributes = "alpha"
        var ends: [Bool] = []
        test.scene.perform {
            UIView.animate(
                withDuration: 1,
                delay: 0,
                options: .curveLinear,
                animations: {
                    test.template.apply()
                    test.root.layoutIfNeeded()
                },
                completion: { ends.append($0) }
            )
        }
        let patch = test.commit()
        #expect(frames(patch).count == 1)
        #expect(frames(patch).first?.to == TemplateScene.boxInTemplate)
        #expect(frames(patch).first?.duration == 1)
        #expect(
            patch.operations.contains {
                if case .style(_, _, _, .some) = $0 { true } else { false }
            }
        )
        test.clock.advance(by: 0.5)
        let middle = try #require(screen(test))
        #expect(abs(middle.minX - 55) < 0.01 && abs(middle.width - 125) < 0.01)
        #expect(ends.isEmpty)
        test.clock.advance(by: 0.6)
        #expect(ends == [true])
        #expect(screen(test) == TemplateScene.boxInTemplate)
        #expect(test.commit().isEmpty)
    }

    @Test func anInterruptedChangeGoesOnFromWhereItIs() throws {
        let test = TemplateScene()
        defer { test.end() }
        test.drawUpTemplate()
        let before = LDOLayoutTemplate(withCurrentStateForViewsIn: test.template)
        var ends: [String] = []
        func change(_ template: LDOLayoutTemplate, _ name: String) {
            test.scene.perform {
                UIView.animate(withDuration: 1) {
                    template.apply()
                    test.root.layoutIfNeeded()
                } completion: {
                    ends.append("\(name) \($0)")
                }
            }
            test.commit()
        }
        change(test.template, "there")
        test.clock.advance(by: 0.4)
        let place = try #require(screen(test))
        change(before, "back")
        let after = try #require(screen(test))
        #expect(abs(after.minX - place.minX) < 0.01, "\(place) → \(after)")
        #expect(abs(after.width - place.width) < 0.01, "\(place) → \(after)")
        test.clock.advance(by: 2)
        #expect(ends.sorted() == ["back true", "there true"])
        #expect(screen(test) == TemplateScene.boxAtFirst)
    }

    @Test func animatorsScrubThroughAChange() throws {
        let test = TemplateScene()
        defer { test.end() }
        test.drawUpTemplate()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            test.template.apply()
            test.root.layoutIfNeeded()
        }
        test.scene.perform {
            animator.pausesOnCompletion = false
            animator.pauseAnimation()
            animator.fractionComplete = 0.25
        }
        test.commit()
        let place = try #require(screen(test))
        #expect(abs(place.minX - 32.5) < 0.01 && abs(place.width - 87.5) < 0.01)
        test.scene.perform { animator.startAnimation() }
        test.commit()
        test.clock.advance(by: 1.1)
        #expect(animator.state == .inactive)
        #expect(test.box.frame == TemplateScene.boxInTemplate)
        #expect(screen(test) == TemplateScene.boxInTemplate)
    }
}
