import LayoutTemplates
import Testing
import UIKit

@MainActor
struct TemplateSnapshotTests {
    @Test func theStateIsRestoredWithTheVeryConstraints() {
        let test = TemplateScene()
        defer { test.end() }
        test.drawUpTemplate()
        test.templateBox.alpha = 0
        test.templateBox.templateAttributes = "alpha"
        let before = LDOLayoutTemplate(withCurrentStateForViewsIn: test.template)
        #expect(before.isApplied)
        test.template.apply()
        test.layOut()
        #expect(test.box.alpha == 0 && !before.isApplied)
        #expect(before.apply())
        test.layOut()
        #expect(test.constraints.allSatisfy { $0.isActive })
        #expect(test.box.frame == TemplateScene.boxAtFirst && test.box.alpha == 1)
        #expect(before.isApplied && !test.template.isApplied)
    }

    @Test func theVeryConstraintsComeBackInPlaceOfOthersThatSayTheSame() {
        let test = TemplateScene()
        defer { test.end() }
        test.drawUpTemplate()
        let before = LDOLayoutTemplate(withCurrentStateForViewsIn: test.template)
        test.template.apply()
        NSLayoutConstraint.activate([
            test.box.widthAnchor.constraint(equalToConstant: 50)
        ])
        NSLayoutConstraint.deactivate(
            test.box.constraints.filter { $0.firstAttribute == .width && $0.constant == 200 }
        )
        #expect(!test.constraints[2].isActive && before.apply())
        #expect(test.constraints.allSatisfy { $0.isActive } && before.isApplied)
        test.constraints[2].constant = 70
        test.layOut()
        #expect(test.box.frame == CGRect(x: 10, y: 20, width: 70, height: 40))
    }

    @Test func attributesThatTheTargetListsAreSavedToo() {
        let test = TemplateScene()
        defer { test.end() }
        test.box.templateAttributes = "tag"
        let before = LDOLayoutTemplate(withCurrentStateForViewsIn: test.template)
        test.box.tag = 3
        before.apply()
        #expect(test.box.tag == 0)
    }

    @Test func constantsAndPrioritiesComeBack() {
        let test = TemplateScene()
        defer { test.end() }
        let before = LDOLayoutTemplate(withCurrentStateForViewsIn: test.template)
        test.constraints[2].constant = 99
        test.constraints[3].priority = .defaultLow
        #expect(!before.isApplied)
        before.apply()
        #expect(test.constraints[2].constant == 50 && test.constraints[3].priority == .required)
    }

    @Test func aSnapshotOfASnapshotHasTheSameViews() {
        let test = TemplateScene()
        defer { test.end() }
        test.drawUpTemplate()
        test.templateBox.templateAttributes = "alpha"
        let first = LDOLayoutTemplate(withCurrentStateForViewsIn: test.template)
        test.template.apply()
        let second = LDOLayoutTemplate(withCurrentStateForViewsIn: first)
        first.apply()
        #expect(test.constraints.allSatisfy { $0.isActive })
        second.apply()
        test.layOut()
        #expect(test.box.frame == TemplateScene.boxInTemplate)
    }

    @Test func viewsThatEndedAreLeftOut() {
        let test = TemplateScene()
        defer { test.end() }
        weak var gone: UIView?
        let before: LDOLayoutTemplate
        do {
            let extra = test.addPair("extra")
            extra.view.widthAnchor.constraint(equalTo: test.box.widthAnchor).isActive = true
            before = LDOLayoutTemplate(withCurrentStateForViewsIn: test.template)
            gone = extra.view
            test.scene.perform { extra.view.removeFromSuperview() }
            test.commit()
        }
        #expect(gone == nil)
        test.constraints[0].isActive = false
        #expect(before.apply())
        #expect(test.constraints.allSatisfy { $0.isActive })
    }
}
