import LayoutTemplates
import Testing
import UIKit

/// Mistakes are reported with the views' names, and leave the layout from before in force.
@MainActor
struct LayoutTemplateErrorTests {
    private func expectRefusal(
        _ test: TemplateScene,
        _ message: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let messages = reports {
            test.scene.perform {
                #expect(!test.template.apply(), sourceLocation: sourceLocation)
            }
        }
        #expect(messages == [message], sourceLocation: sourceLocation)
        #expect(test.constraints.allSatisfy { $0.isActive }, sourceLocation: sourceLocation)
        test.layOut()
        #expect(test.box.frame == TemplateScene.boxAtFirst, sourceLocation: sourceLocation)
        #expect(test.commit().isEmpty, sourceLocation: sourceLocation)
        #expect(!test.template.isApplied, sourceLocation: sourceLocation)
    }

    @Test func aTargetOfTwoViews() {
        let test = TemplateScene()
        defer { test.end() }
        test.drawUpTemplate()
        let second = UIView()
        second.accessibilityIdentifier = "second box"
        second.targetView = test.box
        test.template.addSubview(second)
        expectRefusal(
            test,
            "Cannot apply LDOLayoutTemplate \"template\": UIView \"box\" is the target of UIView "
                + "\"template box\" and of UIView \"second box\"; expected one view for each "
                + "target."
        )
    }

    @Test func aViewWithoutTargetInAConstraint() {
        let test = TemplateScene()
        defer { test.end() }
        test.drawUpTemplate()
        let spacer = UIView()
        spacer.accessibilityIdentifier = "spacer"
        spacer.translatesAutoresizingMaskIntoConstraints = false
        test.template.addSubview(spacer)
        spacer.leadingAnchor.constraint(equalTo: test.templateBox.trailingAnchor).isActive = true
        expectRefusal(
            test,
            "Cannot apply LDOLayoutTemplate \"template\": UIView \"spacer\" has no target, but the "
                + "constraint <NSLayoutConstraint UIView \"spacer\".leading == UIView "
                + "\"template box\".trailing   (active)> relates it to a view that has one; "
                + "connect its targetView outlet."
        )
    }

    @Test func theTemplateItselfWithoutTarget() {
        let test = TemplateScene()
        defer { test.end() }
        test.drawUpTemplate()
        test.template.targetView = nil
        #expect {
            try test.template.applyOrThrow()
        } throws: { error in
            guard case LayoutTemplateError.missingTarget(_, let view, _) = error else {
                return false
            }
            return view == "LDOLayoutTemplate \"template\""
        }
        #expect(test.constraints.allSatisfy { $0.isActive })
    }

    @Test func whatIsInsideAViewThatIsDescribedFromOutsideMayHaveNoTarget() {
        let test = TemplateScene()
        defer { test.end() }
        test.drawUpTemplate()
        let decoration = UIView()
        decoration.translatesAutoresizingMaskIntoConstraints = false
        test.templateBox.addSubview(decoration)
        decoration.centerXAnchor.constraint(equalTo: test.templateBox.centerXAnchor).isActive = true
        #expect(test.template.apply())
    }

    @Test func aTargetInAnotherWindow() {
        let (test, other) = (TemplateScene(), TemplateScene())
        defer { test.end() }
        defer { other.end() }
        test.drawUpTemplate()
        other.box.accessibilityIdentifier = "far box"
        test.templateBox.targetView = other.box
        expectRefusal(
            test,
            "Cannot apply LDOLayoutTemplate \"template\": the target UIView \"far box\" is not in "
                + "the view hierarchy of UIView \"root\"."
        )
        #expect(other.constraints.allSatisfy { $0.isActive })
    }

    @Test func noTargetsAtAll() {
        let template = LDOLayoutTemplate(frame: .zero)
        let messages = reports { #expect(!template.apply()) }
        #expect(
            messages == [
                "Cannot apply LDOLayoutTemplate: none of its views has a target that exists; "
                    + "connect the targetView outlets."
            ]
        )
    }

    @Test func constraintsThatExcludeEachOther() {
        let test = TemplateScene()
        defer { test.end() }
        test.drawUpTemplate()
        test.templateBox.alpha = 0.5
        test.templateBox.templateAttributes = "alpha"
        test.templateBox.widthAnchor.constraint(greaterThanOrEqualToConstant: 300).isActive = true
        let messages = reports { #expect(!test.template.apply()) }
        #expect(messages.count == 1)
        #expect(messages[0].contains("these constraints exclude each other"))
        #expect(messages[0].contains("UIView \"box\".width >= 300"))
        #expect(messages[0].contains("UIView \"box\".width == 200"))
        #expect(test.constraints.allSatisfy { $0.isActive } && test.box.alpha == 1)
        test.layOut()
        #expect(test.box.frame == TemplateScene.boxAtFirst)
        #expect(test.commit().isEmpty)
    }

    /// Applies a template of its own when its constraints are updated after a change of `alpha`.
    private final class Container: UIView {
        var template: LDOLayoutTemplate?
        override var alpha: CGFloat { didSet { setNeedsUpdateConstraints() } }
        override func updateConstraints() {
            let next = template
            template = nil
            next?.apply()
            super.updateConstraints()
        }
    }

    @Test func aConflictIsSeenWhereAnotherTemplateIsAppliedMeanwhile() {
        let test = TemplateScene()
        defer { test.end() }
        let (container, part, child, childPart) = (Container(), UIView(), UIView(), UIView())
        let inner = LDOLayoutTemplate(frame: .zero)
        for view in [child, childPart] { view.translatesAutoresizingMaskIntoConstraints = false }
        container.addSubview(child)
        inner.addSubview(childPart)
        inner.targetView = container
        childPart.targetView = child
        childPart.widthAnchor.constraint(equalToConstant: 30).isActive = true
        test.scene.perform { test.root.addSubview(container) }
        test.commit()
        container.template = inner
        test.drawUpTemplate()
        test.templateBox.widthAnchor.constraint(greaterThanOrEqualToConstant: 300).isActive = true
        test.template.addSubview(part)
        part.targetView = container
        part.alpha = 0.5
        part.templateAttributes = "alpha"
        let messages = reports { test.scene.perform { #expect(!test.template.apply()) } }
        #expect(messages.count == 1)
        #expect(messages.first?.contains("these constraints exclude each other") == true)
        #expect(test.constraints.allSatisfy { $0.isActive } && container.alpha == 1)
        #expect(container.template == nil && inner.isApplied)
        test.layOut()
        #expect(test.box.frame == TemplateScene.boxAtFirst)
    }

    @Test func constraintsThatExcludeOthersOfTheTarget() {
        let test = TemplateScene()
        defer { test.end() }
        let neighbour = UIView()
        neighbour.translatesAutoresizingMaskIntoConstraints = false
        test.root.addSubview(neighbour)
        let least = test.box.widthAnchor.constraint(lessThanOrEqualTo: neighbour.widthAnchor)
        let narrow = neighbour.widthAnchor.constraint(equalToConstant: 60)
        NSLayoutConstraint.activate([least, narrow])
        test.layOut()
        test.commit()
        test.drawUpTemplate()
        let messages = reports { #expect(!test.template.apply()) }
        #expect(messages.count == 1)
        #expect(least.isActive && test.constraints.allSatisfy { $0.isActive })
        narrow.constant = 500
        #expect(test.template.apply())
    }

    @Test func aConflictWithASizeThatIsNotYetKnownDoesNotCount() {
        let root = UIView()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        let template = LDOLayoutTemplate(frame: .zero)
        let part = UIView()
        part.translatesAutoresizingMaskIntoConstraints = false
        template.addSubview(part)
        template.targetView = root
        part.targetView = box
        NSLayoutConstraint.activate([
            part.leadingAnchor.constraint(equalTo: template.leadingAnchor, constant: 20),
            part.trailingAnchor.constraint(equalTo: template.trailingAnchor, constant: -20),
            part.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
        ])
        #expect(template.apply())
        root.frame.size = CGSize(width: 100, height: 100)
        root.layoutIfNeeded()
        #expect(box.frame.minX == 20 && box.frame.width == 60)
    }

    @Test func aGuideThatTheTargetDoesNotHave() {
        let test = TemplateScene()
        defer { test.end() }
        let guide = UILayoutGuide()
        guide.identifier = "column"
        test.template.addLayoutGuide(guide)
        test.templateBox.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
        expectRefusal(
            test,
            "Cannot apply LDOLayoutTemplate \"template\": a constraint names UILayoutGuide "
                + "\"column\" of LDOLayoutTemplate \"template\", and UIView \"root\" has no such "
                + "guide."
        )
    }
}
