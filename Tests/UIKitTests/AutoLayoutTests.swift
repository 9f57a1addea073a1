import RenderTree
import Testing

@testable import UIKit

/// A screen of views that follow constraints.
@MainActor
final class LayoutScreen {
    let test: TestScene
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    init(isRightToLeft: Bool = false, scale: Double = 2) {
        var environment = SceneEnvironment()
        environment.isRightToLeft = isRightToLeft
        test = TestScene(size: CGSize(width: 400, height: 800), environment: environment)
        if scale != 2 {
            try? test.scene.deliver(
                .geometry(SceneGeometry(size: CGSize(width: 400, height: 800), scale: scale))
            )
        }
        test.add(root)
    }

    func add(_ view: UIView = UIView(), to superview: UIView? = nil) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? root).addSubview(view)
        return view
    }

    func layOut() {
        test.commit()
    }

    deinit {
        let test = test
        Task { @MainActor in test.end() }
    }
}

/// A view with a natural size.
final class ContentView: UIView {
    var size = CGSize.zero {
        didSet { invalidateIntrinsicContentSize() }
    }

    convenience init(_ width: CGFloat, _ height: CGFloat) {
        self.init(frame: .zero)
        size = CGSize(width: width, height: height)
    }

    override var intrinsicContentSize: CGSize { size }
}

@MainActor
struct AutoLayoutTests {
    typealias Attribute = NSLayoutConstraint.Attribute

    struct Open: Sendable {
        var attribute: Attribute
        var relation: NSLayoutConstraint.Relation
        var constant: CGFloat
        var frame: CGRect
    }

    /// What UIKit does with a view of which one constraint is all that is known: the size stays
    /// nothing, and the place is at the bound.
    nonisolated static let open = [
        Open(
            attribute: .right,
            relation: .equal,
            constant: -13,
            frame: CGRect(x: 387, y: 0, width: 0, height: 0)
        ),
        Open(
            attribute: .bottom,
            relation: .equal,
            constant: -30,
            frame: CGRect(x: 0, y: 770, width: 0, height: 0)
        ),
        Open(
            attribute: .bottom,
            relation: .greaterThanOrEqual,
            constant: -30,
            frame: CGRect(x: 0, y: 770, width: 0, height: 0)
        ),
        Open(
            attribute: .top,
            relation: .lessThanOrEqual,
            constant: 10,
            frame: CGRect(x: 0, y: 10, width: 0, height: 0)
        ),
        Open(
            attribute: .left,
            relation: .greaterThanOrEqual,
            constant: 7,
            frame: CGRect(x: 7, y: 0, width: 0, height: 0)
        ),
        Open(
            attribute: .centerX,
            relation: .equal,
            constant: 5,
            frame: CGRect(x: 205, y: 0, width: 0, height: 0)
        ),
        Open(
            attribute: .width,
            relation: .lessThanOrEqual,
            constant: -100,
            frame: CGRect(x: 0, y: 0, width: 0, height: 0)
        ),
        Open(
            attribute: .height,
            relation: .greaterThanOrEqual,
            constant: -100,
            frame: CGRect(x: 0, y: 0, width: 0, height: 700)
        ),
    ]

    @Test(arguments: open)
    func whatIsOpenIsThePlaceAtTheBoundAndNoSize(_ open: Open) {
        let screen = LayoutScreen()
        let view = screen.add()
        let constraint = NSLayoutConstraint(
            item: view,
            attribute: open.attribute,
            relatedBy: open.relation,
            toItem: screen.root,
            attribute: open.attribute,
            multiplier: 1,
            constant: open.constant
        )
        constraint.priority = UILayoutPriority(751)
        constraint.isActive = true
        screen.layOut()
        #expect(view.frame == open.frame)
        #expect(view.hasAmbiguousLayout)
    }

    @Test func ambiguityIsExercisedWhereThereIsSome() {
        let screen = LayoutScreen()
        let view = screen.add()
        let constraints = [
            view.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 5),
            view.topAnchor.constraint(equalTo: screen.root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 30),
        ]
        NSLayoutConstraint.activate(constraints)
        screen.layOut()
        #expect(view.frame == CGRect(x: 5, y: 0, width: 0, height: 30))
        view.exerciseAmbiguityInLayout()
        #expect(view.frame.width >= 10 && view.frame.width <= 50)
        #expect(view.frame.origin == CGPoint(x: 5, y: 0) && view.frame.height == 30)
        view.widthAnchor.constraint(equalToConstant: 70).isActive = true
        screen.layOut()
        view.exerciseAmbiguityInLayout()
        #expect(view.frame == CGRect(x: 5, y: 0, width: 70, height: 30))
    }

    @Test func aBoundGivesWayToWhatIsSaidLater() {
        let screen = LayoutScreen()
        let view = screen.add()
        view.topAnchor.constraint(lessThanOrEqualTo: screen.root.topAnchor, constant: 50).isActive =
            true
        screen.layOut()
        #expect(view.frame.minY == 50)
        let top = view.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 20)
        top.priority = .defaultLow
        top.isActive = true
        screen.layOut()
        #expect(view.frame.minY == 20)
        top.constant = 80
        screen.layOut()
        #expect(view.frame.minY == 50)
    }

    @Test func anchorsPinAViewToItsSuperview() {
        let screen = LayoutScreen()
        let view = screen.add()
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 10),
            view.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 20),
            view.rightAnchor.constraint(equalTo: screen.root.rightAnchor, constant: -30),
            view.bottomAnchor.constraint(equalTo: screen.root.bottomAnchor, constant: -40),
        ])
        screen.layOut()
        #expect(view.frame == CGRect(x: 20, y: 10, width: 350, height: 750))
    }

    @Test(arguments: [
        (
            Attribute.left, Attribute.right, CGFloat(1), CGFloat(5),
            CGRect(x: 205, y: 0, width: 50, height: 40)
        ),
        (.right, .left, 1, -5, CGRect(x: 45, y: 0, width: 50, height: 40)),
        (.centerX, .centerX, 1, 0, CGRect(x: 125, y: 0, width: 50, height: 40)),
        (.centerX, .right, 0.5, 0, CGRect(x: 75, y: 0, width: 50, height: 40)),
        (.leading, .trailing, 1, 8, CGRect(x: 208, y: 0, width: 50, height: 40)),
        (.leading, .leadingMargin, 1, 0, CGRect(x: 108, y: 0, width: 50, height: 40)),
        (.trailing, .trailingMargin, 1, 0, CGRect(x: 142, y: 0, width: 50, height: 40)),
        (.centerX, .centerXWithinMargins, 1, 0, CGRect(x: 125, y: 0, width: 50, height: 40)),
    ])
    func siblingsAreRelatedByAttributes(
        _ first: Attribute,
        _ second: Attribute,
        _ multiplier: CGFloat,
        _ constant: CGFloat,
        _ frame: CGRect
    ) {
        let screen = LayoutScreen()
        let (anchor, view) = (screen.add(), screen.add(ContentView(50, 40)))
        NSLayoutConstraint.activate([
            anchor.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 100),
            anchor.topAnchor.constraint(equalTo: screen.root.topAnchor),
            anchor.widthAnchor.constraint(equalToConstant: 100),
            anchor.heightAnchor.constraint(equalToConstant: 100),
            view.topAnchor.constraint(equalTo: screen.root.topAnchor),
            NSLayoutConstraint(
                item: view,
                attribute: first,
                relatedBy: .equal,
                toItem: anchor,
                attribute: second,
                multiplier: multiplier,
                constant: constant
            ),
        ])
        screen.layOut()
        #expect(view.frame == frame)
    }

    @Test func aSplitInFourIsRoundedEdgeByEdge() {
        // A width of 667 in four columns, as in the notes on real storyboards.
        let screen = LayoutScreen()
        let box = screen.add()
        let columns = (0..<4).map { _ in screen.add(to: box) }
        var constraints = [
            box.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
            box.widthAnchor.constraint(equalToConstant: 667),
            box.topAnchor.constraint(equalTo: screen.root.topAnchor),
            box.heightAnchor.constraint(equalToConstant: 10),
        ]
        var edge = box.leftAnchor
        for column in columns {
            constraints += [
                column.leftAnchor.constraint(equalTo: edge),
                column.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25),
                column.topAnchor.constraint(equalTo: box.topAnchor),
                column.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            ]
            edge = column.rightAnchor
        }
        NSLayoutConstraint.activate(constraints)
        screen.layOut()
        #expect(columns.map(\.frame.width) == [167, 166.5, 167, 166.5])
        #expect(columns.map(\.frame.minX) == [0, 167, 333.5, 500.5])
    }

    @Test(arguments: [(2.0, 33.5, 66.5), (3.0, 100.0 / 3, 200.0 / 3)])
    func framesLieOnPixels(scale: Double, left: Double, right: Double) {
        let screen = LayoutScreen(scale: scale)
        let view = screen.add()
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 100.0 / 3),
            view.rightAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 200.0 / 3),
            view.topAnchor.constraint(equalTo: screen.root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        screen.layOut()
        #expect(abs(view.frame.minX - left) < 1e-9)
        #expect(abs(view.frame.maxX - right) < 1e-9)
    }

    @Test func contentHugsAndResistsByPriority() {
        let screen = LayoutScreen()
        let (left, right) = (screen.add(ContentView(100, 20)), screen.add(ContentView(150, 30)))
        left.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        NSLayoutConstraint.activate([
            left.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
            left.topAnchor.constraint(equalTo: screen.root.topAnchor),
            right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 10),
            right.rightAnchor.constraint(equalTo: screen.root.rightAnchor),
            right.centerYAnchor.constraint(equalTo: left.centerYAnchor),
        ])
        screen.layOut()
        #expect(left.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
        #expect(right.frame == CGRect(x: 110, y: -5, width: 290, height: 30))
        right.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        (left as? ContentView)?.size = CGSize(width: 300, height: 20)
        screen.layOut()
        #expect(left.frame.width == 240)
        #expect(right.frame.width == 150)
    }

    @Test func aChangedConstantMovesOnlyWhatDependsOnIt() {
        final class CountingView: UIView {
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
            }
        }
        let screen = LayoutScreen()
        let (first, second) = (CountingView(), CountingView())
        _ = screen.add(first)
        _ = screen.add(second)
        let height = first.heightAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([
            height,
            first.topAnchor.constraint(equalTo: screen.root.topAnchor),
            first.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
            first.widthAnchor.constraint(equalToConstant: 10),
            second.topAnchor.constraint(equalTo: first.bottomAnchor),
            second.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
            second.widthAnchor.constraint(equalToConstant: 10),
            second.heightAnchor.constraint(equalToConstant: 20),
        ])
        screen.layOut()
        #expect([first.count, second.count] as [Int] == [1, 1] as [Int])
        height.constant = 60
        #expect(screen.test.scene.needsCommit)
        screen.layOut()
        #expect(second.frame == CGRect(x: 0, y: 60, width: 10, height: 20))
        #expect([first.count, second.count] as [Int] == [2, 1] as [Int])
    }

    @Test func framesFollowTheWindow() throws {
        let screen = LayoutScreen()
        let view = screen.add()
        screen.root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: screen.root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: screen.root.centerYAnchor),
            view.widthAnchor.constraint(equalTo: screen.root.widthAnchor, multiplier: 0.5),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        ])
        screen.layOut()
        #expect(view.frame == CGRect(x: 100, y: 350, width: 200, height: 100))
        try screen.test.scene.deliver(
            .geometry(SceneGeometry(size: CGSize(width: 800, height: 400), scale: 2))
        )
        screen.layOut()
        #expect(view.frame == CGRect(x: 200, y: 100, width: 400, height: 200))
    }

    @Test func constraintsReachAcrossTheHierarchy() {
        let screen = LayoutScreen()
        let box = screen.add()
        let (inner, outer) = (screen.add(to: box), screen.add())
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 50),
            box.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 60),
            box.widthAnchor.constraint(equalToConstant: 200),
            box.heightAnchor.constraint(equalToConstant: 200),
            inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
            inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 6),
            inner.widthAnchor.constraint(equalToConstant: 20),
            inner.heightAnchor.constraint(equalToConstant: 20),
            outer.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 1),
            outer.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 2),
            outer.widthAnchor.constraint(equalTo: inner.widthAnchor),
            outer.heightAnchor.constraint(equalTo: inner.heightAnchor),
        ])
        screen.layOut()
        #expect(inner.frame == CGRect(x: 5, y: 6, width: 20, height: 20))
        #expect(outer.frame == CGRect(x: 76, y: 88, width: 20, height: 20))
    }

    @Test func removedViewsLoseTheConstraintsThatCrossTheCut() {
        let screen = LayoutScreen()
        let box = screen.add()
        let inner = screen.add(to: box)
        let width = inner.widthAnchor.constraint(equalToConstant: 20)
        let left = inner.leftAnchor.constraint(equalTo: box.leftAnchor)
        let cut = inner.topAnchor.constraint(equalTo: screen.root.topAnchor)
        let place = box.leftAnchor.constraint(equalTo: screen.root.leftAnchor)
        NSLayoutConstraint.activate([width, left, cut, place])
        screen.layOut()
        #expect(Set(screen.root.constraints) == Set([cut, place]))
        box.removeFromSuperview()
        #expect(screen.root.constraints.isEmpty)
        #expect([width, left, cut, place].map(\.isActive) == [true, true, false, false])
        screen.root.addSubview(box)
        screen.layOut()
        #expect(inner.frame.width == 20)
    }

    @Test func aTransformStaysWhatItIs() {
        let screen = LayoutScreen()
        let view = screen.add()
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 100),
            view.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 100),
            view.widthAnchor.constraint(equalToConstant: 80),
            view.heightAnchor.constraint(equalToConstant: 40),
        ])
        screen.layOut()
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 80, height: 40))
        #expect(view.center == CGPoint(x: 140, y: 120))
    }

    @Test func leadingAndTrailingMirrorFromRightToLeft() {
        let screen = LayoutScreen(isRightToLeft: true)
        let (view, next) = (screen.add(), screen.add())
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 100),
            view.topAnchor.constraint(equalTo: screen.root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
            next.leadingAnchor.constraint(
                greaterThanOrEqualTo: view.trailingAnchor,
                constant: 20
            ),
            next.trailingAnchor.constraint(
                equalTo: screen.root.layoutMarginsGuide.trailingAnchor
            ),
            next.widthAnchor.constraint(equalTo: view.widthAnchor),
            next.topAnchor.constraint(equalTo: screen.root.topAnchor),
            next.heightAnchor.constraint(equalToConstant: 10),
        ])
        screen.layOut()
        #expect(view.frame == CGRect(x: 290, y: 0, width: 100, height: 10))
        #expect(next.frame == CGRect(x: 8, y: 0, width: 100, height: 10))
        screen.root.semanticContentAttribute = .forceLeftToRight
        screen.layOut()
        #expect(view.frame.minX == 10)
        #expect(next.frame.minX == 292)
    }

    @Test func viewsWithFramesTakePartWithThem() {
        let screen = LayoutScreen()
        let fixed = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
        screen.root.addSubview(fixed)
        let view = screen.add()
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 5),
            view.topAnchor.constraint(equalTo: fixed.topAnchor),
            view.widthAnchor.constraint(equalTo: fixed.widthAnchor),
            view.heightAnchor.constraint(equalTo: fixed.heightAnchor),
        ])
        screen.layOut()
        #expect(view.frame == CGRect(x: 85, y: 40, width: 50, height: 60))
        fixed.frame = CGRect(x: 0, y: 10, width: 70, height: 20)
        screen.layOut()
        #expect(view.frame == CGRect(x: 75, y: 10, width: 70, height: 20))
    }

    @Test func masksOfViewsInConstrainedOnesBecomeConstraints() {
        let screen = LayoutScreen()
        let box = screen.add()
        let filling = UIView()
        filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        box.addSubview(filling)
        let content = screen.add(ContentView(120, 70), to: filling)
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
            box.topAnchor.constraint(equalTo: screen.root.topAnchor),
            content.leftAnchor.constraint(equalTo: filling.leftAnchor, constant: 10),
            content.rightAnchor.constraint(equalTo: filling.rightAnchor, constant: -10),
            content.topAnchor.constraint(equalTo: filling.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: filling.bottomAnchor, constant: -10),
        ])
        screen.layOut()
        #expect(box.frame == CGRect(x: 0, y: 0, width: 140, height: 90))
        #expect(filling.frame == CGRect(x: 0, y: 0, width: 140, height: 90))
        #expect(content.frame == CGRect(x: 10, y: 10, width: 120, height: 70))
    }
}
