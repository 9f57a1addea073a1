import Testing
import UIKit

/// A constraint with a label of its own, as libraries for layout have one.
private final class LabelledConstraint: NSLayoutConstraint {
    var label: String? {
        get { identifier }
        set { identifier = newValue }
    }
    weak var maker: Maker?

    override var description: String { "labelled \(label ?? "-")" }
}

/// What makes constraints in the words of a library: a class outside of the main actor.
private final class Maker {
    var made: [LabelledConstraint] = []

    func pin(_ item: AnyObject, to other: AnyObject?, _ attributes: [NSLayoutConstraint.Attribute])
    {
        for attribute in attributes {
            let constraint = LabelledConstraint(
                item: item,
                attribute: attribute,
                relatedBy: .equal,
                toItem: other,
                attribute: attribute,
                multiplier: 1,
                constant: 4
            )
            constraint.label = "edge \(attribute.rawValue)"
            constraint.maker = self
            made.append(constraint)
        }
        NSLayoutConstraint.activate(made)
    }
}

/// An anchor's way to make a constraint, chosen before the anchors are known.
private struct Rule<Axis: AnyObject> {
    let make: (NSLayoutAnchor<Axis>) -> (NSLayoutAnchor<Axis>) -> NSLayoutConstraint

    static var atLeast: Rule {
        Rule { first in { first.constraint(greaterThanOrEqualTo: $0) } }
    }
}

@MainActor
struct LayoutLibraryClientTests {
    @Test func constraintsHaveSubclassesOfApps() {
        let (box, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40)), UIView())
        box.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        let maker = Maker()
        maker.pin(view, to: box, [.left, .top])
        maker.pin(view, to: nil, [.width])
        #expect(box.constraints.filter { $0 is LabelledConstraint }.count == 2)
        #expect(view.constraints.first === maker.made.last)
        #expect(maker.made.map(\.label) == ["edge 1", "edge 3", "edge 7"])
        #expect("\(maker.made[0])" == "labelled edge 1")
        #expect(maker.made[2].secondAttribute == .notAnAttribute)
        box.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 4, y: 4, width: 4, height: 0))
        NSLayoutConstraint.deactivate(maker.made)
        #expect(box.constraints.isEmpty && view.constraints.isEmpty)
    }

    @Test func aConstraintWithoutItemsSaysNothing() {
        let constraint = NSLayoutConstraint()
        constraint.isActive = true
        #expect(!constraint.isActive)
        #expect(constraint.firstItem == nil && constraint.secondItem == nil)
        #expect(constraint.firstAttribute == .notAnAttribute && constraint.relation == .equal)
        #expect(constraint.multiplier == 1 && constraint.constant == 0)
    }

    @Test func methodsOfAnchorsAreValues() {
        let (box, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40)), UIView())
        box.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        let equal: (NSLayoutAnchor<NSLayoutXAxisAnchor>) -> NSLayoutConstraint =
            view.leadingAnchor.constraint(equalTo:)
        let scaled: (NSLayoutDimension, CGFloat) -> NSLayoutConstraint =
            view.widthAnchor.constraint(equalTo:multiplier:)
        let vertical = Rule<NSLayoutYAxisAnchor>.atLeast.make(view.topAnchor)(box.centerYAnchor)
        NSLayoutConstraint.activate([
            equal(box.leadingAnchor), scaled(box.widthAnchor, 0.5), vertical,
        ])
        box.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 20, width: 25, height: 0))
    }

    @Test func anchorsOfOnePartAreEqual() {
        let (first, second) = (UIView(), UIView())
        #expect(first.topAnchor == first.topAnchor)
        #expect(first.topAnchor != first.bottomAnchor)
        #expect(first.topAnchor != second.topAnchor)
        #expect(Set([first.widthAnchor, first.widthAnchor, first.heightAnchor]).count == 2)
    }

    @Test func olderWordsForTheSameAreThere() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.equalTo(rect.integral) && !rect.equalTo(.zero))
        #expect(rect.origin.equalTo(CGPoint(x: 1, y: 2)) && !rect.size.equalTo(.zero))
        weak var ended: UIView?
        let made = autoreleasepool { () -> Bool in
            let view = UIView()
            ended = view
            return ended != nil
        }
        #expect(made && ended == nil)
    }

    @Test func layoutSupportIsAnObject() {
        let controller = UIViewController()
        let guide: NSObjectProtocol = controller.topLayoutGuide
        #expect(guide.isEqual(controller.topLayoutGuide))
    }
}
