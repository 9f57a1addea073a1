import LayoutTemplates
import RenderTree
import Testing
import UIKit

/// The rules that the published library gives for how templates work, one by one.
///
/// Each name says the rule; what goes beyond it, or shows it alone, is with the other tests of templates.
@MainActor
struct TemplateRuleTests {
    /// A view inside the box, and its part inside the template's.
    private func addInner(to test: TemplateScene) -> (view: UIView, part: UIView) {
        let (view, part) = (UIView(), UIView())
        for (view, superview) in [(view, test.box), (part, test.templateBox)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
        }
        part.targetView = view
        return (view, part)
    }

    private func pin(_ inner: UIView, in outer: UIView, at distance: CGFloat)
        -> [NSLayoutConstraint]
    {
        let constraints = [
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: distance),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: distance),
            inner.widthAnchor.constraint(equalToConstant: distance),
            inner.heightAnchor.constraint(equalToConstant: distance),
        ]
        NSLayoutConstraint.activate(constraints)
        return constraints
    }

    @Test func allViewsOfATemplateCountAtAnyDepth() {
        let test = TemplateScene()
        defer { test.end() }
        test.drawUpTemplate()
        let inner = addInner(to: test)
        let old = pin(inner.view, in: test.box, at: 4)
        _ = pin(inner.part, in: test.templateBox, at: 9)
        #expect(test.template.apply())
        #expect(old.allSatisfy { !$0.isActive })
        test.layOut()
        #expect(inner.view.frame == CGRect(x: 9, y: 9, width: 9, height: 9))
    }

    @Test func targetsMayStandElsewhereThanTheirParts() {
        let test = TemplateScene()
        defer { test.end() }
        test.drawUpTemplate()
        // The part is a sibling of the box's, its target is inside the box.
        let view = UIView()
        let part = UIView()
        for (view, superview) in [(view, test.box), (part, test.template)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
        }
        part.targetView = view
        NSLayoutConstraint.activate([
            part.centerXAnchor.constraint(equalTo: test.templateBox.centerXAnchor),
            part.topAnchor.constraint(equalTo: test.template.topAnchor, constant: 60),
            part.widthAnchor.constraint(equalTo: test.templateBox.widthAnchor, multiplier: 0.5),
            part.heightAnchor.constraint(equalToConstant: 10),
        ])
        #expect(test.template.apply())
        test.layOut()
        #expect(view.frame == CGRect(x: 50, y: 10, width: 100, height: 10))
    }

    @Test func constraintsBetweenTargetsGoEvenWhereTheTemplateSaysNothingOfThem() {
        let test = TemplateScene()
        defer { test.end() }
        test.drawUpTemplate()
        let (first, second) = (test.addPair("first"), test.addPair("second"))
        let same = first.view.widthAnchor.constraint(equalTo: second.view.widthAnchor)
        same.isActive = true
        _ = pin(first.part, in: test.template, at: 5)
        _ = pin(second.part, in: test.template, at: 8)
        #expect(test.template.apply())
        #expect(!same.isActive)
        test.layOut()
        #expect(first.view.frame.width == 5 && second.view.frame.width == 8)
    }

    @Test func lengthsOfViewsThatAreNoTargetsStay() {
        let test = TemplateScene()
        defer { test.end() }
        test.drawUpTemplate()
        let helper = UIView()
        helper.translatesAutoresizingMaskIntoConstraints = false
        test.box.addSubview(helper)
        let width = helper.widthAnchor.constraint(equalToConstant: 7)
        width.isActive = true
        #expect(test.template.apply())
        #expect(width.isActive)
        test.layOut()
        #expect(helper.frame.width == 7)
    }

    @Test func framesOfTargetsThatResizeThemselvesAreNoConstraintsOfTheTemplates() {
        let test = TemplateScene()
        defer { test.end() }
        test.drawUpTemplate()
        let (view, part) = (UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), UIView())
        test.root.addSubview(view)
        test.template.addSubview(part)
        part.targetView = view
        #expect(test.template.apply())
        test.layOut()
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(test.box.frame == TemplateScene.boxInTemplate)
    }

    @Test func theStateBeforeIsRestoredByATemplateMadeOfIt() {
        let test = TemplateScene()
        defer { test.end() }
        test.drawUpTemplate()
        let state = LDOLayoutTemplate(withCurrentStateForViewsIn: test.template)
        test.template.apply()
        test.layOut()
        #expect(state.apply())
        test.layOut()
        #expect(test.box.frame == TemplateScene.boxAtFirst)
        #expect(test.constraints.allSatisfy { $0.isActive })
    }
}
