import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIStackViewTests {
    typealias Axis = NSLayoutConstraint.Axis

    struct Case: Sendable {
        var axis = Axis.horizontal
        var distribution = UIStackView.Distribution.fill
        var alignment = UIStackView.Alignment.fill
        var spacing: CGFloat = 0
        var size: CGSize?
        var frames: [CGRect]
    }

    // Three views of 40 × 20, 60 × 30 and 20 × 10, in a stack of 300 × 100 where a size is given.
    nonisolated static let cases = [
        Case(
            spacing: 8,
            frames: [
                CGRect(x: 0, y: 0, width: 40, height: 30),
                CGRect(x: 48, y: 0, width: 60, height: 30),
                CGRect(x: 116, y: 0, width: 20, height: 30),
            ]
        ),
        Case(
            alignment: .top,
            frames: [
                CGRect(x: 0, y: 0, width: 40, height: 20),
                CGRect(x: 40, y: 0, width: 60, height: 30),
                CGRect(x: 100, y: 0, width: 20, height: 10),
            ]
        ),
        Case(
            alignment: .center,
            frames: [
                CGRect(x: 0, y: 5, width: 40, height: 20),
                CGRect(x: 40, y: 0, width: 60, height: 30),
                CGRect(x: 100, y: 10, width: 20, height: 10),
            ]
        ),
        Case(
            alignment: .bottom,
            size: CGSize(width: 120, height: 50),
            frames: [
                CGRect(x: 0, y: 30, width: 40, height: 20),
                CGRect(x: 40, y: 20, width: 60, height: 30),
                CGRect(x: 100, y: 40, width: 20, height: 10),
            ]
        ),
        Case(
            distribution: .fillEqually,
            spacing: 15,
            size: CGSize(width: 300, height: 100),
            frames: [
                CGRect(x: 0, y: 0, width: 90, height: 100),
                CGRect(x: 105, y: 0, width: 90, height: 100),
                CGRect(x: 210, y: 0, width: 90, height: 100),
            ]
        ),
        Case(
            distribution: .fillProportionally,
            size: CGSize(width: 300, height: 100),
            frames: [
                CGRect(x: 0, y: 0, width: 100, height: 100),
                CGRect(x: 100, y: 0, width: 150, height: 100),
                CGRect(x: 250, y: 0, width: 50, height: 100),
            ]
        ),
        Case(
            distribution: .equalSpacing,
            alignment: .center,
            size: CGSize(width: 300, height: 100),
            frames: [
                CGRect(x: 0, y: 40, width: 40, height: 20),
                CGRect(x: 130, y: 35, width: 60, height: 30),
                CGRect(x: 280, y: 45, width: 20, height: 10),
            ]
        ),
        Case(
            distribution: .equalCentering,
            alignment: .center,
            size: CGSize(width: 300, height: 100),
            frames: [
                CGRect(x: 0, y: 40, width: 40, height: 20),
                CGRect(x: 125, y: 35, width: 60, height: 30),
                CGRect(x: 280, y: 45, width: 20, height: 10),
            ]
        ),
        Case(
            axis: .vertical,
            alignment: .leading,
            spacing: 10,
            frames: [
                CGRect(x: 0, y: 0, width: 40, height: 20),
                CGRect(x: 0, y: 30, width: 60, height: 30),
                CGRect(x: 0, y: 70, width: 20, height: 10),
            ]
        ),
        Case(
            axis: .vertical,
            alignment: .trailing,
            frames: [
                CGRect(x: 20, y: 0, width: 40, height: 20),
                CGRect(x: 0, y: 20, width: 60, height: 30),
                CGRect(x: 40, y: 50, width: 20, height: 10),
            ]
        ),
        Case(
            axis: .vertical,
            distribution: .equalSpacing,
            size: CGSize(width: 300, height: 100),
            frames: [
                CGRect(x: 0, y: 0, width: 300, height: 20),
                CGRect(x: 0, y: 40, width: 300, height: 30),
                CGRect(x: 0, y: 90, width: 300, height: 10),
            ]
        ),
    ]

    private func makeViews() -> [UIView] {
        [ContentView(40, 20), ContentView(60, 30), ContentView(20, 10)]
    }

    private func place(_ stack: UIStackView, _ size: CGSize?, on screen: LayoutScreen) {
        _ = screen.add(stack)
        stack.leftAnchor.constraint(equalTo: screen.root.leftAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: screen.root.topAnchor).isActive = true
        guard let size else { return }
        stack.widthAnchor.constraint(equalToConstant: size.width).isActive = true
        stack.heightAnchor.constraint(equalToConstant: size.height).isActive = true
    }

    @Test(arguments: cases)
    func viewsStandAsAxisDistributionAndAlignmentSay(_ item: Case) {
        let screen = LayoutScreen()
        let stack = UIStackView(arrangedSubviews: makeViews())
        stack.axis = item.axis
        stack.distribution = item.distribution
        stack.alignment = item.alignment
        stack.spacing = item.spacing
        place(stack, item.size, on: screen)
        screen.layOut()
        #expect(stack.arrangedSubviews.map(\.frame) == item.frames)
        let hull = item.frames.reduce(CGRect.zero) { $0.union($1) }
        #expect(stack.frame.size == item.size ?? hull.size)
    }

    @Test func hiddenViewsTakeNoSpace() {
        let screen = LayoutScreen()
        let stack = UIStackView(arrangedSubviews: makeViews())
        stack.spacing = 8
        place(stack, nil, on: screen)
        screen.layOut()
        stack.arrangedSubviews[1].isHidden = true
        screen.layOut()
        #expect(stack.arrangedSubviews[2].frame == CGRect(x: 48, y: 0, width: 20, height: 20))
        #expect(stack.frame.size == CGSize(width: 68, height: 20))
        stack.arrangedSubviews[1].isHidden = false
        screen.layOut()
        #expect(stack.frame.size == CGSize(width: 136, height: 30))
    }

    /// As in a text field of 34 points in a row of 30, which Interface Builder has at -2.
    @Test(
        arguments: [
            (UIStackView.Alignment.center, -5, 30), (.trailing, -10, 30), (.leading, 0, 30),
            (.fill, 0, 30), (.firstBaseline, 0, 30),
        ] as [(UIStackView.Alignment, CGFloat, CGFloat)]
    )
    func hiddenViewsAreAlignedWithoutMakingTheStackLarger(
        alignment: UIStackView.Alignment,
        y: CGFloat,
        height: CGFloat
    ) {
        let screen = LayoutScreen()
        let hidden = ContentView(40, 30)
        let stack = UIStackView(arrangedSubviews: [ContentView(40, 20), hidden])
        stack.alignment = alignment
        hidden.isHidden = true
        place(stack, nil, on: screen)
        screen.layOut()
        #expect(stack.frame.size == CGSize(width: 40, height: 20))
        #expect(hidden.frame == CGRect(x: 40, y: y, width: 0, height: height))
    }

    /// Interface Builder has a hidden label at 82 between 70 and 94.
    @Test func hiddenViewsStandInTheMiddleOfTheGap() {
        let screen = LayoutScreen()
        let views = makeViews()
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 24
        views[1].isHidden = true
        place(stack, nil, on: screen)
        screen.layOut()
        #expect(views[1].frame.minY == views[0].frame.maxY + 12)
        #expect(views[1].frame.height == 0)
        #expect(views[2].frame.minY == views[0].frame.maxY + 24)
        views[2].isHidden = true
        screen.layOut()
        #expect(views[1].frame.minY == views[0].frame.maxY)
    }

    @Test func hiddenViewsFillTheStackAcross() {
        let screen = LayoutScreen()
        let hidden = ContentView(40, 10)
        let stack = UIStackView(arrangedSubviews: [ContentView(40, 20), hidden])
        hidden.isHidden = true
        place(stack, nil, on: screen)
        screen.layOut()
        #expect(stack.frame.size == CGSize(width: 40, height: 20))
        #expect(hidden.frame == CGRect(x: 40, y: 0, width: 0, height: 20))
    }

    @Test func spacingAndMarginsCanDiffer() {
        let screen = LayoutScreen()
        let stack = UIStackView(arrangedSubviews: makeViews())
        stack.spacing = 8
        stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        place(stack, nil, on: screen)
        screen.layOut()
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [2, 62, 130])
        #expect(stack.frame.size == CGSize(width: 154, height: 34))
        #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 20)
        #expect(
            stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault
        )
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
        stack.layoutMargins.left = 12
        screen.layOut()
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [12, 60, 128])
    }

    @Test func marginsAreZeroUntilSomethingSetsThem() {
        let screen = LayoutScreen()
        let stack = UIStackView(arrangedSubviews: makeViews())
        #expect(stack.layoutMargins == .zero)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins.left = 16
        place(stack, nil, on: screen)
        screen.layOut()
        #expect(stack.arrangedSubviews[0].frame.origin == CGPoint(x: 16, y: 0))
        #expect(stack.arrangedSubviews.last?.frame.maxX == stack.bounds.maxX)
    }

    @Test func arrangedViewsAreSubviewsThatMayStay() {
        let stack = UIStackView(arrangedSubviews: makeViews())
        let views = stack.arrangedSubviews
        stack.removeArrangedSubview(views[0])
        #expect(stack.arrangedSubviews.count == 2)
        #expect(views[0].superview === stack)
        views[1].removeFromSuperview()
        #expect(stack.arrangedSubviews.count == 1)
        stack.insertArrangedSubview(views[0], at: 0)
        #expect(stack.arrangedSubviews.first === views[0])
        #expect(stack.subviews.count == 2)
        stack.addArrangedSubview(views[0])
        #expect(stack.arrangedSubviews.last === views[0])
    }

    @Test(arguments: [(index: 3, order: [1, 2, 0]), (index: 2, order: [1, 2, 0])])
    func anArrangedViewIsMovedToTheEnd(index: Int, order: [Int]) {
        let views = makeViews()
        let stack = UIStackView(arrangedSubviews: views)
        stack.insertArrangedSubview(views[0], at: index)
        #expect(stack.arrangedSubviews == order.map { views[$0] })
    }

    @Test func baselinesLineUpInRows() {
        let screen = LayoutScreen()
        let (large, small) = (UILabel(), UILabel())
        large.font = .systemFont(ofSize: 34)
        small.font = .systemFont(ofSize: 12)
        large.text = "Large"
        small.text = "small"
        for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
            let stack = UIStackView(arrangedSubviews: [small, large])
            stack.alignment = alignment
            place(stack, nil, on: screen)
            screen.layOut()
            #expect(large.frame.minY == 0)
            #expect(small.frame.minY == large.ownFirstBaseline - small.ownFirstBaseline)
            #expect(stack.frame.height == large.frame.height)
        }
    }

    @Test func spacingCountsBetweenBaselinesWhereAskedTo() {
        let screen = LayoutScreen()
        let (upper, lower) = (UILabel(), UILabel())
        upper.font = .systemFont(ofSize: 34)
        lower.font = .systemFont(ofSize: 12)
        upper.text = "Upper"
        lower.text = "lower"
        let stack = UIStackView(arrangedSubviews: [upper, lower])
        stack.axis = .vertical
        stack.spacing = 50
        stack.isBaselineRelativeArrangement = true
        place(stack, nil, on: screen)
        screen.layOut()
        let baseline = upper.frame.maxY - upper.ownLastBaseline
        #expect(lower.frame.minY + lower.ownFirstBaseline == baseline + 50)
        stack.setCustomSpacing(20, after: upper)
        screen.layOut()
        #expect(lower.frame.minY + lower.ownFirstBaseline == baseline + 20)
    }

    @Test(arguments: [true, false])
    func systemSpacingIsEightPoints(isCustom: Bool) {
        let screen = LayoutScreen()
        let stack = UIStackView(arrangedSubviews: [ContentView(30, 10), ContentView(50, 10)])
        stack.spacing = isCustom ? 3 : UIStackView.spacingUseSystem
        if isCustom {
            stack.setCustomSpacing(UIStackView.spacingUseSystem, after: stack.arrangedSubviews[0])
        }
        place(stack, nil, on: screen)
        screen.layOut()
        #expect(stack.arrangedSubviews[1].frame.minX == 38)
    }

    @Test func stacksNestAndMirror() {
        let screen = LayoutScreen(isRightToLeft: true)
        let column = UIStackView(arrangedSubviews: [ContentView(30, 10), ContentView(50, 10)])
        column.axis = .vertical
        column.alignment = .leading
        let row = UIStackView(arrangedSubviews: [ContentView(40, 20), column])
        row.alignment = .center
        place(row, nil, on: screen)
        screen.layOut()
        #expect(row.frame.size == CGSize(width: 90, height: 20))
        #expect(row.arrangedSubviews.map(\.frame.minX) == [50, 0])
        #expect(column.arrangedSubviews.map(\.frame.minX) == [20, 0])
        #expect(row.systemLayoutSizeFitting(.zero) == CGSize(width: 90, height: 20))
    }

    @Test func nestedStacksHaveTheProportionsOfTheirContents() {
        let test = TestScene(size: CGSize(width: 200, height: 400))
        defer { test.end() }
        let inner = UIStackView(arrangedSubviews: [
            ContentView(40, 20), ContentView(40, 20),
        ])
        inner.axis = .vertical
        inner.spacing = 10
        let row = UIStackView(arrangedSubviews: [
            ContentView(40, 30), ContentView(40, 70),
        ])
        let outer = UIStackView(arrangedSubviews: [inner, row])
        outer.axis = .vertical
        outer.distribution = .fillProportionally
        outer.frame = CGRect(x: 0, y: 0, width: 100, height: 240)
        test.add(outer)
        test.commit()
        // A column is as long as all that is in it, a row as high as the highest.
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(row.frame == CGRect(x: 0, y: 100, width: 100, height: 140))
        inner.addArrangedSubview(ContentView(40, 10))
        test.commit()
        #expect(inner.frame.height == 120 && row.frame.height == 120)
        row.arrangedSubviews[1].isHidden = true
        test.commit()
        #expect(inner.frame.height == 168 && row.frame.height == 72)
    }

    @Test func proportionsGiveWayFromTheLastViewOn() {
        let screen = LayoutScreen()
        let stack = UIStackView(arrangedSubviews: [
            ContentView(40, 20), ContentView(60, 20), ContentView(20, 20),
        ])
        stack.distribution = .fillProportionally
        place(stack, CGSize(width: 300, height: 20), on: screen)
        screen.layOut()
        let shares = stack.arrangement.constraints.filter {
            $0.identifier == "UISV-fill-proportionally"
        }
        #expect(shares.map(\.priority.rawValue) == [999, 998, 997])
        // What another view insists on costs the last one first.
        stack.arrangedSubviews[1].widthAnchor.constraint(equalToConstant: 120).isActive = true
        screen.layOut()
        #expect(stack.arrangedSubviews.map(\.frame.width) == [100, 120, 80])
    }

    @Test func whatHasNoContentCountsByItsConstraints() {
        let screen = LayoutScreen()
        let (fixed, empty) = (UIView(), UIView())
        fixed.widthAnchor.constraint(equalToConstant: 50).isActive = true
        let small = ContentView(40, 10)
        small.widthAnchor.constraint(equalToConstant: 20).isActive = true
        let inner = UIStackView(arrangedSubviews: [small, ContentView(30, 10)])
        let stack = UIStackView(arrangedSubviews: [fixed, ContentView(50, 10), inner, empty])
        stack.distribution = .fillProportionally
        place(stack, CGSize(width: 400, height: 10), on: screen)
        screen.layOut()
        #expect(fixed.frame.width == 50 && empty.frame.width == 0)
        let shares = stack.arrangement.constraints.filter {
            $0.identifier == "UISV-fill-proportionally"
        }
        // The stack inside counts with what its own constraints ask for.
        #expect(shares.dropLast().map { ($0.multiplier * 150).rounded() } == [50, 50, 50])
        #expect(shares.last?.secondItem == nil && shares.last?.priority == .required)
    }

    @Test func viewsWithoutAnyContentShareEqually() {
        let screen = LayoutScreen()
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
        stack.distribution = .fillProportionally
        stack.spacing = 30
        place(stack, CGSize(width: 300, height: 10), on: screen)
        screen.layOut()
        #expect(stack.arrangedSubviews.map(\.frame.width) == [80, 80, 80])
    }

    @Test(arguments: [UIStackView.Alignment.fill, .center], [true, false])
    func hidingAViewLeavesTheOthersTheirConstraints(
        alignment: UIStackView.Alignment,
        isRemoved: Bool
    ) {
        let screen = LayoutScreen()
        let stack = UIStackView(arrangedSubviews: (0..<20).map { _ in ContentView(30, 10) })
        stack.axis = .vertical
        stack.alignment = alignment
        stack.spacing = 5
        place(stack, nil, on: screen)
        screen.layOut()
        let before = Set(stack.arrangement.constraints.map(ObjectIdentifier.init))
        let view = stack.arrangedSubviews[9]
        if isRemoved { view.removeFromSuperview() } else { view.isHidden = true }
        screen.layOut()
        let after = stack.arrangement.constraints
        #expect(!after.contains { !$0.isActive })
        #expect(after.count { !before.contains(ObjectIdentifier($0)) } <= 5)
        #expect(
            stack.frame.height == 280 && stack.arrangedSubviews.last?.frame.minY == 270
        )
        if isRemoved { stack.insertArrangedSubview(view, at: 9) } else { view.isHidden = false }
        screen.layOut()
        #expect(!stack.arrangement.constraints.contains { !$0.isActive })
        #expect(stack.frame.height == 295)
        #expect(stack.arrangedSubviews.map(\.frame.minY) == (0..<20).map { CGFloat($0) * 15 })
    }
}
