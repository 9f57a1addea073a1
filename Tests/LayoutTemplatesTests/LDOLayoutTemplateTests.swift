import LayoutTemplates
import RenderTree
import Testing
import UIKit

/// The rules of how templates work: which constraints go, and which come.
@MainActor
struct LDOLayoutTemplateTests {
    @Test func constraintsBetweenTargetsAreReplacedByThoseOfTheTemplate() {
        let test = TemplateScene()
        defer { test.end() }
        test.drawUpTemplate()
        #expect(test.template.apply())
        #expect(test.constraints.allSatisfy { !$0.isActive })
        test.layOut()
        #expect(test.box.frame == TemplateScene.boxInTemplate)
    }

    @Test func constraintsWithViewsThatAreNoTargetsStay() {
        let test = TemplateScene()
        defer { test.end() }
        let other = UIView()
        other.translatesAutoresizingMaskIntoConstraints = false
        test.root.addSubview(other)
        let kept = [
            other.leadingAnchor.constraint(equalTo: test.box.trailingAnchor, constant: 5),
            other.topAnchor.constraint(equalTo: test.root.topAnchor),
            other.widthAnchor.constraint(equalToConstant: 10),
            other.heightAnchor.constraint(equalToConstant: 10),
        ]
        NSLayoutConstraint.activate(kept)
        test.drawUpTemplate()
        test.template.apply()
        #expect(kept.allSatisfy { $0.isActive })
        test.layOut()
        #expect(other.frame.minX == 305)
    }

    @Test func constraintsHeldByAViewAboveTheTargetsAreReplacedToo() {
        let test = TemplateScene()
        defer { test.end() }
        let first = test.addPair("first")
        let wide = first.view.widthAnchor.constraint(equalTo: test.box.widthAnchor)
        wide.isActive = true
        #expect(wide.isActive && test.root.constraints.contains { $0 === wide })
        // Without its own target, the root is above all targets.
        test.template.targetView = nil
        first.part.widthAnchor.constraint(equalToConstant: 70).isActive = true
        #expect(test.template.apply())
        #expect(!wide.isActive)
        #expect(test.constraints[0].isActive && !test.constraints[2].isActive)
    }

    @Test func lengthsOfTargetsAreReplacedWhereTheyStandAlone() {
        let test = TemplateScene()
        defer { test.end() }
        test.templateBox.heightAnchor.constraint(
            equalTo: test.templateBox.widthAnchor,
            multiplier: 0.5
        ).isActive = true
        test.templateBox.widthAnchor.constraint(equalToConstant: 120).isActive = true
        test.templateBox.leftAnchor.constraint(equalTo: test.template.leftAnchor).isActive = true
        test.templateBox.bottomAnchor.constraint(equalTo: test.template.bottomAnchor).isActive =
            true
        test.template.apply()
        test.layOut()
        #expect(test.box.frame == CGRect(x: 0, y: 540, width: 120, height: 60))
    }

    @Test func allPartsOfAConstraintAreTakenOver() throws {
        let test = TemplateScene()
        defer { test.end() }
        let model = test.templateBox.widthAnchor.constraint(
            greaterThanOrEqualTo: test.template.widthAnchor,
            multiplier: 0.25,
            constant: 3
        )
        model.priority = UILayoutPriority(700)
        model.identifier = "wide"
        model.isActive = true
        test.template.apply()
        let made = try #require(test.root.constraints.first { $0.identifier == "wide" })
        #expect(made !== model && made.firstItem === test.box && made.secondItem === test.root)
        #expect(made.relation == .greaterThanOrEqual && made.multiplier == 0.25)
        #expect(made.constant == 3 && made.priority == UILayoutPriority(700))
    }

    @Test func inactiveConstraintsOfATemplateAreNone() {
        let test = TemplateScene()
        defer { test.end() }
        test.drawUpTemplate()
        let inactive = test.templateBox.widthAnchor.constraint(equalToConstant: 1)
        inactive.isActive = false
        #expect(test.template.apply())
        test.layOut()
        #expect(test.box.frame == TemplateScene.boxInTemplate)
    }

    @Test func aConstraintThatSaysTheSameStays() {
        let test = TemplateScene()
        defer { test.end() }
        test.drawUpTemplate()
        test.templateBox.constraints.first { $0.firstAttribute == .width }?.constant = 50
        test.template.apply()
        #expect(test.constraints.map(\.isActive) == [false, false, true, false])
    }

    @Test func applyingTwiceChangesNothingAndSendsNothing() {
        let test = TemplateScene()
        defer { test.end() }
        test.drawUpTemplate()
        test.templateBox.alpha = 0.5
        test.templateBox.templateAttributes = "alpha"
        #expect(!test.template.isApplied)
        test.scene.perform { _ = test.template.apply() }
        #expect(!test.commit().isEmpty)
        #expect(test.template.isApplied)
        let constraints = test.root.constraints + test.box.constraints
        test.scene.perform {
            UIView.animate(withDuration: 1) {
                test.template.apply()
                test.root.layoutIfNeeded()
            }
        }
        #expect(test.commit().isEmpty)
        let now = test.root.constraints + test.box.constraints
        #expect(zip(now, constraints).allSatisfy { $0 === $1 } && now.count == constraints.count)
    }

    @Test func aTemplateKnowsWhatItWouldChange() throws {
        let test = TemplateScene()
        defer { test.end() }
        test.drawUpTemplate()
        test.templateBox.alpha = 0.5
        test.templateBox.templateAttributes = "alpha"
        var (gone, come, attributes) = (0, 0, 0)
        for change in try test.template.pendingChanges() {
            switch change {
            case .deactivate: gone += 1
            case .activate(let text):
                come += 1
                #expect(text.contains("\"box\""))
            case .attribute(let view, let keyPath):
                attributes += 1
                #expect(view === test.box && keyPath == "alpha")
            case .restore, .arrangement: Issue.record("\(change)")
            }
        }
        #expect(gone == 4 && come == 4 && attributes == 1)
        test.template.apply()
        #expect(try test.template.pendingChanges().isEmpty)
    }

    @Test func aTemplateIsNeverShown() {
        let test = TemplateScene()
        defer { test.end() }
        let before = test.scene.snapshot()
        test.template.isHidden = false
        test.scene.perform { test.root.addSubview(test.template) }
        test.template.backgroundColor = .red
        #expect(test.template.isHidden)
        test.commit()
        func visible(_ tree: RenderSubtree) -> Int {
            tree.node.style.isHidden ? 0 : 1 + tree.children.reduce(0) { $0 + visible($1) }
        }
        #expect(visible(test.scene.snapshot()) == visible(before))
    }

    @Test func targetsAreNotKeptAlive() {
        let part = UIView()
        weak var target: UIView?
        do {
            let view = UIView()
            part.targetView = view
            target = view
            #expect(part.targetView === view)
        }
        #expect(target == nil && part.targetView == nil)
    }

    @Test func viewsThatATemplateLeavesOutStayAsTheyAre() {
        let test = TemplateScene()
        defer { test.end() }
        let other = test.addPair("other")
        other.part.removeFromSuperview()
        let kept = [
            other.view.widthAnchor.constraint(equalToConstant: 33),
            other.view.heightAnchor.constraint(equalToConstant: 44),
            other.view.leadingAnchor.constraint(equalTo: test.root.leadingAnchor, constant: 7),
            other.view.topAnchor.constraint(equalTo: test.root.topAnchor, constant: 8),
        ]
        NSLayoutConstraint.activate(kept)
        test.drawUpTemplate()
        test.template.apply()
        test.layOut()
        #expect(kept.allSatisfy { $0.isActive })
        #expect(other.view.frame == CGRect(x: 7, y: 8, width: 33, height: 44))
    }

    @Test func marginsSafeAreaAndReadableWidthWorkInTemplates() {
        let test = TemplateScene()
        defer { test.end() }
        test.root.layoutMargins = UIEdgeInsets(top: 11, left: 22, bottom: 33, right: 44)
        let guides = [
            (test.templateBox.leadingAnchor, test.template.layoutMarginsGuide.leadingAnchor),
            (test.templateBox.trailingAnchor, test.template.readableContentGuide.trailingAnchor),
        ]
        NSLayoutConstraint.activate(guides.map { $0.constraint(equalTo: $1) })
        NSLayoutConstraint.activate([
            test.templateBox.topAnchor.constraint(
                equalTo: test.template.safeAreaLayoutGuide.topAnchor
            ),
            test.templateBox.bottomAnchor.constraint(
                equalTo: test.template.layoutMarginsGuide.bottomAnchor
            ),
        ])
        test.template.apply()
        test.layOut()
        #expect(test.box.frame == CGRect(x: 22, y: 0, width: 334, height: 567))
        #expect(test.template.isApplied)
    }

    @Test func constraintsOfTargetsWithGuidesAreReplacedToo() {
        let test = TemplateScene()
        defer { test.end() }
        let safe = test.box.topAnchor.constraint(
            equalTo: test.root.safeAreaLayoutGuide.topAnchor,
            constant: 20
        )
        safe.isActive = true
        test.drawUpTemplate()
        #expect(test.template.apply())
        #expect(!safe.isActive)
    }

    @Test func guidesOfTheAppCorrespondByTheirIdentifiers() {
        let test = TemplateScene()
        defer { test.end() }
        for (view, place) in [(test.root, 64), (test.template, 0)] {
            let guide = UILayoutGuide()
            guide.identifier = "middle"
            view.addLayoutGuide(guide)
            guard place > 0 else {
                test.templateBox.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive =
                    true
                continue
            }
            let place = CGFloat(place)
            let outer = UIView()
            outer.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(outer)
            outer.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: place).isActive =
                true
            guide.leadingAnchor.constraint(equalTo: outer.leadingAnchor).isActive = true
        }
        test.template.apply()
        test.layOut()
        #expect(test.box.frame.minX == 64)
    }

    @Test func templatesNamedInTheirPublishedLibrarysWayAreTheSameClass() {
        #expect(LayoutTemplate.self == LDOLayoutTemplate.self)
    }
}
