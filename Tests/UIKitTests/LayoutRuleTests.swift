import RenderTree
import Testing

@testable import UIKit

/// Small systems with one answer each, worked out by hand: attributes, guides, mirroring, pixels.
@MainActor
struct LayoutRuleTests {
    typealias Attribute = NSLayoutConstraint.Attribute

    // MARK: - Attributes

    struct Pair: Sendable {
        var first: Attribute
        var second: Attribute
        var y: CGFloat
    }

    // A view of 50 × 40 and an anchor from 100 to 200 with margins of 8, one point below it.
    nonisolated static let verticalPairs = [
        Pair(first: .top, second: .top, y: 101), Pair(first: .top, second: .bottom, y: 201),
        Pair(first: .bottom, second: .top, y: 61), Pair(first: .bottom, second: .bottom, y: 161),
        Pair(first: .centerY, second: .centerY, y: 131),
        Pair(first: .centerY, second: .top, y: 81),
        Pair(first: .top, second: .topMargin, y: 109),
        Pair(first: .bottom, second: .bottomMargin, y: 153),
        Pair(first: .topMargin, second: .top, y: 93),
        Pair(first: .bottomMargin, second: .bottomMargin, y: 161),
        Pair(first: .centerY, second: .centerYWithinMargins, y: 131),
        Pair(first: .firstBaseline, second: .top, y: 101),
        Pair(first: .lastBaseline, second: .bottom, y: 161),
        Pair(first: .top, second: .lastBaseline, y: 201),
    ]

    @Test(arguments: verticalPairs)
    func placesBelowEachOtherAreRelated(_ pair: Pair) {
        let screen = LayoutScreen()
        let (anchor, view) = (screen.add(), screen.add(ContentView(50, 40)))
        NSLayoutConstraint.activate([
            anchor.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
            anchor.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 100),
            anchor.widthAnchor.constraint(equalToConstant: 10),
            anchor.heightAnchor.constraint(equalToConstant: 100),
            view.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
            NSLayoutConstraint(
                item: view,
                attribute: pair.first,
                relatedBy: .equal,
                toItem: anchor,
                attribute: pair.second,
                multiplier: 1,
                constant: 1
            ),
        ])
        screen.layOut()
        #expect(view.frame == CGRect(x: 0, y: pair.y, width: 50, height: 40))
    }

    @Test(arguments: [
        (NSLayoutConstraint.Relation.greaterThanOrEqual, CGFloat(120), CGFloat(120)),
        (.greaterThanOrEqual, 20, 50), (.lessThanOrEqual, 20, 20), (.lessThanOrEqual, 120, 50),
        (.equal, 77, 77),
    ])
    func boundsLeaveTheNaturalSizeWhereItFits(
        _ relation: NSLayoutConstraint.Relation,
        _ constant: CGFloat,
        _ width: CGFloat
    ) {
        let screen = LayoutScreen()
        let view = screen.add(ContentView(50, 40))
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
            view.topAnchor.constraint(equalTo: screen.root.topAnchor),
            NSLayoutConstraint(
                item: view,
                attribute: .width,
                relatedBy: relation,
                toItem: nil,
                attribute: .notAnAttribute,
                multiplier: 1,
                constant: constant
            ),
        ])
        screen.layOut()
        #expect(view.frame.width == width)
    }

    // MARK: - Guides

    @Test func guidesOfAllKindsAndOffsetsOfBothAxesMeet() {
        let screen = LayoutScreen()
        let (view, other) = (screen.add(), screen.add())
        let gap = view.bottomAnchor.anchorWithOffset(to: other.topAnchor)
        let guide = UILayoutGuide()
        screen.root.addLayoutGuide(guide)
        let loose = UILayoutGuide()
        screen.root.addLayoutGuide(loose)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(
                equalToSystemSpacingAfter: screen.root.leadingAnchor,
                multiplier: 2.5
            ),
            view.trailingAnchor.constraint(
                lessThanOrEqualToSystemSpacingAfter: screen.root.leadingAnchor,
                multiplier: 20
            ),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 140),
            view.topAnchor.constraint(equalTo: screen.root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 30),
            gap.constraint(equalTo: view.heightAnchor, multiplier: 2, constant: 3),
            other.heightAnchor.constraint(equalToConstant: 10),
            other.leadingAnchor.constraint(
                greaterThanOrEqualToSystemSpacingAfter: view.trailingAnchor,
                multiplier: 1
            ),
            other.widthAnchor.constraint(equalTo: gap),
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: other.trailingAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.bottomAnchor.constraint(equalTo: other.bottomAnchor),
            loose.topAnchor.constraint(equalTo: guide.topAnchor),
        ])
        screen.layOut()
        #expect(view.frame == CGRect(x: 20, y: 0, width: 140, height: 30))
        #expect(other.frame == CGRect(x: 168, y: 93, width: 63, height: 10))
        #expect(guide.layoutFrame == CGRect(x: 20, y: 0, width: 211, height: 103))
        #expect(loose.hasAmbiguousLayout)
        #expect(guide.constraintsAffectingLayout(for: .vertical).count == 3)
        other.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 9).isActive = true
        #expect(!guide.hasAmbiguousLayout)
        #expect(!screen.root.safeAreaLayoutGuide.hasAmbiguousLayout)
    }

    @Test func guidesOfOldCodeStandInFormatsAndConstraints() {
        let controller = UIViewController()
        let test = TestScene(safeArea: .init(top: 44, bottom: 34), root: controller)
        defer { test.end() }
        let (view, other) = (UIView(), UIView())
        for child in [view, other] {
            child.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(child)
        }
        let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[top]-4-[view(other)]-[other]-6-[bottom]",
                options: [.alignAllLeading, .alignAllTrailing],
                metrics: nil,
                views: ["top": top, "bottom": bottom, "view": view, "other": other]
            ).filter { !($0.firstItem is UILayoutGuide) || !($0.secondItem is UILayoutGuide) }
                .filter { !$0.firstAttribute.isHorizontalPosition }
                + [
                    NSLayoutConstraint(
                        item: view,
                        attribute: .height,
                        relatedBy: .greaterThanOrEqual,
                        toItem: top,
                        attribute: .height,
                        multiplier: 2,
                        constant: 0
                    )
                ]
        )
        test.commit()
        // 844 less 44 and 34, less 4, 8 and 6, in two.
        #expect(view.frame.minY == 48 && view.frame.height == 374)
        #expect(other.frame.maxY == 804)
        #expect(top.length == 44 && bottom.length == 34)
    }

    @Test func aControllersOwnMinimumMarginsHold() {
        final class Controller: UIViewController {
            override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
                NSDirectionalEdgeInsets(top: 0, leading: 32, bottom: 0, trailing: 24)
            }
        }
        let controller = Controller()
        let test = TestScene(safeArea: .init(top: 20), root: controller)
        defer { test.end() }
        test.commit()
        let view: UIView = controller.view
        #expect(view.layoutMargins == UIEdgeInsets(top: 20, left: 32, bottom: 0, right: 24))
        #expect(
            view.readableContentGuide.layoutFrame == CGRect(x: 32, y: 20, width: 334, height: 824)
        )
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins.top == 0)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
        view.insetsLayoutMarginsFromSafeArea = true
        test.commit()
        #expect(view.layoutMargins.left == 42)
        controller.viewRespectsSystemMinimumLayoutMargins = false
        view.directionalLayoutMargins = .zero
        #expect(view.layoutMargins == UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0))
    }

    @Test func baselinesGoByTheViewThatIsNamed() {
        final class Tagged: UIView {
            let (icon, label) = (ContentView(30, 60), UILabel())
            override var forLastBaselineLayout: UIView { label }
        }
        let screen = LayoutScreen()
        let tagged = Tagged()
        _ = screen.add(tagged)
        tagged.label.text = "Tag"
        for view in [tagged.icon, tagged.label] { _ = screen.add(view, to: tagged) }
        let text = UILabel()
        text.text = "Text"
        _ = screen.add(text)
        let (icon, label) = (tagged.icon, tagged.label)
        NSLayoutConstraint.activate([
            tagged.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
            tagged.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 10),
            icon.topAnchor.constraint(equalTo: tagged.topAnchor),
            icon.leadingAnchor.constraint(equalTo: tagged.leadingAnchor),
            label.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 4),
            label.leadingAnchor.constraint(equalTo: tagged.leadingAnchor),
            label.bottomAnchor.constraint(equalTo: tagged.bottomAnchor),
            label.trailingAnchor.constraint(equalTo: tagged.trailingAnchor),
            text.leadingAnchor.constraint(equalTo: tagged.trailingAnchor),
            text.firstBaselineAnchor.constraint(equalTo: tagged.firstBaselineAnchor),
        ])
        screen.layOut()
        // The first baseline is that of the last one where a view names only that.
        #expect(tagged.forFirstBaselineLayout === label)
        #expect(text.frame.minY == 74)
    }

    // MARK: - Mirroring

    @Test func columnsAndTextBeginAtTheRightFromRightToLeft() {
        let screen = LayoutScreen(isRightToLeft: true)
        let label = UILabel()
        label.text = "abc"
        let stack = UIStackView(arrangedSubviews: [
            ContentView(120, 10), ContentView(40, 10), label,
        ])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = .init(top: 0, leading: 30, bottom: 0, trailing: 5)
        _ = screen.add(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: screen.root.topAnchor),
            stack.trailingAnchor.constraint(equalTo: screen.root.trailingAnchor),
            stack.widthAnchor.constraint(equalToConstant: 200),
        ])
        screen.layOut()
        #expect(stack.frame.minX == 0)
        #expect(stack.arrangedSubviews.map(\.frame.maxX) == [170, 170, 170])
        stack.alignment = .trailing
        screen.layOut()
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [5, 5, 5])
        #expect(label.textAlignment == .natural)
        let row = UIStackView(arrangedSubviews: [ContentView(20, 10), ContentView(30, 10)])
        row.semanticContentAttribute = .forceLeftToRight
        row.spacing = 4
        _ = screen.add(row)
        row.topAnchor.constraint(equalTo: stack.bottomAnchor).isActive = true
        row.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor).isActive = true
        screen.layOut()
        #expect(row.frame.maxX == 400)
        #expect(row.arrangedSubviews.map(\.frame.minX) == [0, 24])
    }

    // MARK: - Pixels

    nonisolated static let halves: [(scale: Double, place: Double, rounded: Double)] = [
        (2, 10.25, 10.5), (2, -10.25, -10.5), (2, 10.2, 10), (3, 10 + 1.0 / 6, 10 + 1.0 / 3),
        (3, -10 - 1.0 / 6, -10 - 1.0 / 3), (3, 10.1, 10), (1, 0.5, 1), (1, -0.5, -1),
    ]

    @Test(arguments: halves)
    func halvesOfPixelsAreRoundedAwayFromZero(scale: Double, place: Double, rounded: Double) {
        let screen = LayoutScreen(scale: scale)
        // Inside something that is turned, pixels are those of the superview's own coordinates.
        let turned = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        turned.transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 1.1, y: 0.7)
        screen.root.addSubview(turned)
        for superview in [screen.root, turned] {
            let view = screen.add(to: superview)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: place),
                view.topAnchor.constraint(equalTo: superview.topAnchor, constant: place),
                view.widthAnchor.constraint(equalToConstant: 20),
                view.heightAnchor.constraint(equalToConstant: 20),
            ])
            screen.layOut()
            #expect(abs(view.frame.minX - rounded) < 1e-9)
            #expect(abs(view.frame.minY - rounded) < 1e-9)
        }
    }

    // MARK: - Cost

    private final class Row: UIView {
        static var layouts = 0
        static var measures = 0
        var name = ContentView(80, 20)

        override func layoutSubviews() {
            super.layoutSubviews()
            Self.layouts += 1
        }

        override var intrinsicContentSize: CGSize {
            Self.measures += 1
            return CGSize(width: UIView.noIntrinsicMetric, height: 44)
        }
    }

    @Test func aChangeInARowOfAHundredTouchesThatRow() {
        let screen = LayoutScreen()
        let stack = UIStackView()
        stack.axis = .vertical
        _ = screen.add(stack)
        var leading: [NSLayoutConstraint] = []
        for _ in 0..<100 {
            let row = Row()
            stack.addArrangedSubview(row)
            _ = screen.add(row.name, to: row)
            leading.append(row.name.leadingAnchor.constraint(equalTo: row.leadingAnchor))
            row.name.centerYAnchor.constraint(equalTo: row.centerYAnchor).isActive = true
        }
        NSLayoutConstraint.activate(leading)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: screen.root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: screen.root.trailingAnchor),
        ])
        screen.layOut()
        #expect(stack.frame.height == 4_400)
        (Row.layouts, Row.measures) = (0, 0)
        leading[40].constant = 16
        screen.layOut()
        #expect(stack.arrangedSubviews[40].subviews[0].frame.minX == 16)
        #expect(Row.layouts == 1 && Row.measures == 0)
        // A row that gets higher is measured itself; the others move, and none is laid out again.
        stack.arrangedSubviews[40].invalidateIntrinsicContentSize()
        screen.layOut()
        #expect(Row.measures == 1 && Row.layouts == 1)
    }

    // MARK: - Bars

    @Test func aScrollViewIsLeftAloneWhereTheControllerSaysSo() {
        final class Controller: UIViewController {
            let scroll = UIScrollView()
            override func viewDidLoad() {
                super.viewDidLoad()
                scroll.frame = view.bounds
                scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(scroll)
            }
        }
        let controller = Controller()
        let navigation = UINavigationController(rootViewController: controller)
        let test = TestScene(safeArea: .init(top: 47, bottom: 34), root: navigation)
        defer { test.end() }
        test.commit()
        // Content that fits is kept clear of bars, unless the controller wants it otherwise.
        #expect(controller.automaticallyAdjustsScrollViewInsets)
        #expect(controller.scroll.adjustedContentInset.top == 91)
        controller.automaticallyAdjustsScrollViewInsets = false
        test.commit()
        #expect(controller.scroll.adjustedContentInset == .zero)
        controller.scroll.contentSize = CGSize(width: 390, height: 2_000)
        test.commit()
        #expect(controller.scroll.adjustedContentInset.top == 91)
    }
}
