import RenderTree
import Testing

@testable import UIKit

/// What scroll views say about touches in their content, and taps above it.
@MainActor
struct UIScrollViewTouchesTests {
    private final class TouchView: UIView {
        var log: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.append("began")
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.append("ended")
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.append("cancelled")
        }
    }

    /// A scroll view of an app, which keeps touches from one view and scrolling from another.
    private final class PickyScrollView: UIScrollView {
        var refused: UIView?
        var kept: UIView?
        override func touchesShouldBegin(
            _ touches: Set<UITouch>,
            with event: UIEvent?,
            in view: UIView
        ) -> Bool { view !== refused && super.touchesShouldBegin(touches, with: event, in: view) }
        override func touchesShouldCancel(in view: UIView) -> Bool {
            view !== kept && super.touchesShouldCancel(in: view)
        }
    }

    private final class TopDelegate: NSObject, UIScrollViewDelegate {
        var log: [String] = []
        var isAllowed = true
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            log.append("should")
            return isAllowed
        }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("did") }
    }

    private let test = TestScene(safeArea: .init(top: 40, left: 0, bottom: 20, right: 0))
    private let view = TouchView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func show<View: UIScrollView>(_ scrollView: View) -> View {
        scrollView.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
        scrollView.contentSize = CGSize(width: 200, height: 2_000)
        scrollView.addSubview(view)
        test.add(scrollView)
        test.commit()
        return scrollView
    }

    @Test func scrollViewsMayKeepTouchesFromViews() throws {
        defer { test.end() }
        let scrollView = show(PickyScrollView())
        try test.tap(50, 90)
        #expect(view.log == ["began", "ended"])
        scrollView.refused = view
        try test.tap(50, 90)
        #expect(view.log == ["began", "ended"])
    }

    @Test func touchesGoNoFurtherThanWhatScrolls() throws {
        defer { test.end() }
        let around = TouchView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        around.addSubview(scrollView)
        test.add(around)
        test.commit()
        try test.tap(50, 60)
        try test.tap(150, 300)
        #expect(around.log.isEmpty)
        try test.tap(250, 300)
        #expect(around.log == ["began", "ended"])
    }

    private final class Rows: UITableViewController {
        var chosen: [Int] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection: Int) -> Int { 2 }
        override func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            guard indexPath.row == 0 else { return cell }
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
            cell.contentView.addSubview(inner)
            return cell
        }
        override func tableView(
            _ tableView: UITableView,
            canEditRowAt indexPath: IndexPath
        ) -> Bool { true }
        override func tableView(
            _ tableView: UITableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [flag])
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen.append(indexPath.row)
        }
    }

    @Test func whatScrollsInARowDoesNotChooseItAndLetsItBeSwiped() throws {
        defer { test.end() }
        let rows = Rows(style: .plain)
        let screen = TestScene(root: rows)
        defer { screen.end() }
        screen.commit()
        try screen.tap(100, 20)
        #expect(rows.chosen.isEmpty)
        try screen.tap(300, 20)
        try screen.tap(100, 66)
        #expect(rows.chosen == [0, 1])
        try screen.touch(.began, 150, 20)
        try screen.touch(.moved, 100, 20)
        try screen.touch(.moved, 40, 20)
        #expect(rows.tableView.table.swipe != nil)
        try screen.touch(.ended, 40, 20)
        #expect(rows.chosen == [0, 1])
    }

    @Test func touchesAreToldAtOnceUnlessTheyWait() throws {
        defer { test.end() }
        let scrollView = show(UIScrollView())
        try test.touch(.began, 50, 90)
        #expect(view.log == ["began"])
        try test.touch(.ended, 50, 90)
        view.log = []
        scrollView.delaysContentTouches = true
        try test.touch(.began, 50, 90)
        test.clock.advance(by: 0.1)
        #expect(view.log.isEmpty)
        test.clock.advance(by: 0.1)
        #expect(view.log == ["began"])
        try test.touch(.ended, 50, 90)
        #expect(view.log == ["began", "ended"])
    }

    @Test func touchesThatEndSoonOrScrollDoNotWait() throws {
        defer { test.end() }
        let scrollView = show(UIScrollView())
        scrollView.delaysContentTouches = true
        try test.tap(50, 90)
        #expect(view.log == ["began", "ended"])
        try test.touch(.began, 50, 90)
        try test.touch(.cancelled, 50, 95)
        test.clock.advance(by: 1)
        #expect(view.log == ["began", "ended"])
        scrollView.contentSize = .zero
        try test.touch(.began, 50, 90)
        #expect(view.log == ["began", "ended", "began"])
        try test.touch(.ended, 50, 90)
    }

    @Test func contentMayKeepTouchesFromTheBrowser() throws {
        defer { test.end() }
        let scrollView = show(PickyScrollView())
        func claims() -> TouchClaims {
            test.commit()
            return view.makeStyle(in: test.scene.renderContext).claims
        }
        #expect(claims() == [])
        scrollView.canCancelContentTouches = false
        #expect(claims() == .vertical)
        scrollView.canCancelContentTouches = true
        #expect(claims() == [])
        scrollView.kept = view
        view.setNeedsRender()
        #expect(claims() == .vertical)
        #expect(scrollView.touchesShouldCancel(in: UIView()))
        #expect(!scrollView.touchesShouldCancel(in: UIButton()))
    }

    @Test func dragsStayInTheDirectionInWhichTheyBegan() throws {
        defer { test.end() }
        let scrollView = show(UIScrollView())
        scrollView.contentSize = CGSize(width: 1_000, height: 2_000)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentOffset = .zero
        test.commit()
        func drag(_ steps: [(CGFloat, CGFloat)]) throws -> CGPoint {
            let number = scrollView.scroll.number
            for (x, y) in steps {
                let input = ScrollInput(
                    node: test.id(of: scrollView),
                    position: CGPoint(x: x, y: y),
                    phase: .dragging,
                    number: number
                )
                try test.scene.deliver(.scroll(input))
            }
            let last = scrollView.contentOffset
            try test.scene.deliver(
                .scroll(
                    ScrollInput(
                        node: test.id(of: scrollView),
                        position: last,
                        phase: .ended,
                        number: scrollView.scroll.number
                    )
                )
            )
            scrollView.contentOffset = .zero
            test.commit()
            return last
        }
        #expect(try drag([(2, 10), (30, 60)]) == CGPoint(x: 30, y: 60))
        scrollView.isDirectionalLockEnabled = true
        #expect(try drag([(0, 10), (0, 60)]) == CGPoint(x: 0, y: 60))
        #expect(try drag([(12, 1)]) == CGPoint(x: 12, y: 0))
        #expect(try drag([(10, 12), (30, 60)]) == CGPoint(x: 30, y: 60))
    }

    @Test func tapsWhereTheStatusBarIsLeadToTheTop() throws {
        defer { test.end() }
        let scrollView = show(UIScrollView())
        let delegate = TopDelegate()
        scrollView.delegate = delegate
        let top = -scrollView.adjustedContentInset.top
        scrollView.contentOffset.y = 500
        delegate.isAllowed = false
        try test.tap(150, 20)
        #expect(scrollView.contentOffset.y == 500 && delegate.log == ["should"])
        delegate.isAllowed = true
        try test.tap(150, 60)
        #expect(scrollView.contentOffset.y == 500)
        try test.tap(150, 20)
        test.clock.advance(by: 1)
        #expect(scrollView.contentOffset.y == top)
        #expect(delegate.log == ["should", "should", "did"])
    }

    @Test func onlyOneOfSeveralGoesToTheTop() throws {
        defer { test.end() }
        let scrollView = show(UIScrollView())
        let other = UIScrollView(frame: CGRect(x: 200, y: 0, width: 100, height: 400))
        other.contentSize = CGSize(width: 100, height: 2_000)
        test.add(other)
        test.commit()
        scrollView.contentOffset.y = 500
        other.contentOffset.y = 500
        try test.tap(150, 20)
        #expect(scrollView.contentOffset.y == 500 && other.contentOffset.y == 500)
        other.scrollsToTop = false
        try test.tap(150, 20)
        test.clock.advance(by: 0.3)
        #expect(scrollView.contentOffset.y < 0 && other.contentOffset.y == 500)
    }

    @Test func indicatorsHaveAStyleAndKeepClearOfTheSafeArea() throws {
        defer { test.end() }
        let scrollView = show(UIScrollView())
        #expect(scrollView.indicatorStyle == .default)
        scrollView.indicatorStyle = .white
        let content = scrollView.makeScrollContent()
        #expect(content.indicatorStyle == .light && content.indicatorInsets.top == 40)
        scrollView.indicatorStyle = .black
        scrollView.verticalScrollIndicatorInsets.top = 5
        scrollView.automaticallyAdjustsScrollIndicatorInsets = false
        #expect(scrollView.makeScrollContent().indicatorStyle == .dark)
        #expect(scrollView.makeScrollContent().indicatorInsets.top == 5)
    }
}
