import Testing

@testable import UIKit

/// What becomes of constraints that were given up in a conflict, and of views whose tree ends.
@MainActor
struct LayoutRecoveryTests {
    /// A box that is 60 points wide by what is inside it.
    private func makeBox() -> UIView {
        let (box, icon) = (UIView(), UIView())
        icon.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(icon)
        NSLayoutConstraint.activate([
            icon.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
            icon.widthAnchor.constraint(equalToConstant: 40),
            icon.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -10),
        ])
        return box
    }

    private func isBroken(_ view: UIView) -> Bool {
        (view.constraints + view.subviews.flatMap(\.constraints)).contains(where: \.isBroken)
    }

    @Test func constraintsGivenUpOutsideOfAWindowCountInIt() {
        let box = makeBox()
        box.layoutIfNeeded()
        #expect(isBroken(box))
        let screen = LayoutScreen()
        _ = screen.add(box)
        box.leftAnchor.constraint(equalTo: screen.root.leftAnchor).isActive = true
        screen.layOut()
        #expect(!isBroken(box))
        #expect(box.frame.width == 60)
    }

    @Test func constraintsGivenUpAreTriedWhenRowsAreMadeAnew() {
        let box = makeBox()
        box.layoutIfNeeded()
        #expect(isBroken(box))
        box.bounds.size.width = 60
        box.semanticContentAttribute = .forceRightToLeft
        box.layoutIfNeeded()
        #expect(!isBroken(box))
    }

    @Test func aContentThatHadNoRoomIsForgottenWithItsView() throws {
        let screen = LayoutScreen()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        screen.root.addSubview(box)
        let text = screen.add(ContentView(50, 20), to: box)
        text.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            text.leftAnchor.constraint(equalTo: box.leftAnchor),
            text.rightAnchor.constraint(equalTo: box.rightAnchor),
            text.topAnchor.constraint(equalTo: box.topAnchor),
        ])
        screen.layOut()
        let engine = try #require(text.autoLayout?.engine)
        #expect(engine.cutNodes.count == 1)
        box.removeFromSuperview()
        screen.layOut()
        #expect(engine.cutNodes.isEmpty)
    }

    @Test func aContentThatHadNoRoomHasItsSizeWhereThereIsSome() {
        let screen = LayoutScreen()
        let box = screen.add()
        let text = screen.add(ContentView(50, 20), to: box)
        text.setContentCompressionResistancePriority(.required, for: .horizontal)
        let width = box.widthAnchor.constraint(equalToConstant: 30)
        // Without its content's size, the view is as narrow as it can be.
        let narrow = text.widthAnchor.constraint(equalToConstant: 0)
        narrow.priority = UILayoutPriority(100)
        NSLayoutConstraint.activate([
            width, narrow,
            box.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
            box.topAnchor.constraint(equalTo: screen.root.topAnchor),
            text.leftAnchor.constraint(equalTo: box.leftAnchor),
            text.rightAnchor.constraint(lessThanOrEqualTo: box.rightAnchor),
        ])
        screen.layOut()
        #expect(text.frame.width < 31)
        width.constant = 100
        screen.layOut()
        #expect(text.frame.width == 50)
        width.constant = 20
        screen.layOut()
        #expect(text.frame.width < 21)
    }

    @Test func viewsThatOutliveTheirTreeAreLaidOutInAnother() {
        let (view, other) = (UIView(), UIView())
        for view in [view, other] { view.translatesAutoresizingMaskIntoConstraints = false }
        let gap = view.rightAnchor.constraint(equalTo: other.leftAnchor, constant: -5)
        var box: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        if let box {
            box.addSubview(view)
            box.addSubview(other)
            NSLayoutConstraint.activate([
                gap,
                view.leftAnchor.constraint(equalTo: box.leftAnchor),
                view.widthAnchor.constraint(equalToConstant: 30),
                other.widthAnchor.constraint(equalToConstant: 20),
            ])
            box.layoutIfNeeded()
        }
        #expect(other.frame.minX == 35)
        weak var ended: UIView?
        ended = box
        box = nil
        #expect(ended == nil)
        #expect(!gap.isActive)

        let screen = LayoutScreen()
        // Variables of its own, which must not be taken for those of the views.
        let first = screen.add()
        first.widthAnchor.constraint(equalToConstant: 7).isActive = true
        screen.layOut()
        screen.root.addSubview(view)
        screen.root.addSubview(other)
        view.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 50).isActive = true
        gap.isActive = true
        screen.layOut()
        #expect(view.frame.minX == 50)
        #expect(view.frame.width == 30)
        #expect(other.frame.minX == 85)
        #expect(other.frame.width == 20)
        #expect(first.frame.width == 7)
        #expect(view.constraintsAffectingLayout(for: .horizontal).count == 3)
    }

    @Test func guidesThatOutliveTheirTreeAreLaidOutInAnother() {
        let guide = UILayoutGuide()
        var box: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        if let box {
            box.addLayoutGuide(guide)
            guide.widthAnchor.constraint(equalTo: box.widthAnchor).isActive = true
            box.layoutIfNeeded()
        }
        #expect(guide.layoutFrame.width == 200)
        box = nil
        #expect(guide.owningView == nil)
        let screen = LayoutScreen()
        screen.root.addLayoutGuide(guide)
        guide.widthAnchor.constraint(equalToConstant: 30).isActive = true
        screen.layOut()
        #expect(guide.layoutFrame.width == 30)
    }
}
