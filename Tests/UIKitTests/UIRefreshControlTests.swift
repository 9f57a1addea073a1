import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIRefreshControlTests {
    /// A table of 40 rows with a control above, and how often it asked for new ones.
    @MainActor
    private final class Screen {
        let controller = UITableViewController(style: .plain)
        let control = UIRefreshControl()
        let test: TestScene
        var count = 0

        init() {
            test = TestScene(size: CGSize(width: 300, height: 400), root: controller)
            controller.tableView.contentSize = CGSize(width: 300, height: 2_000)
            controller.refreshControl = control
            control.addAction(UIAction { [unowned self] _ in count += 1 }, for: .valueChanged)
            test.commit()
            controller.tableView.contentSize = CGSize(width: 300, height: 2_000)
            test.commit()
        }

        var table: UITableView { controller.tableView }

        func scroll(_ y: Double, _ phase: ScrollInput.Phase) throws {
            let input = ScrollInput(
                node: test.id(of: table),
                position: CGPoint(x: 0, y: y),
                phase: phase,
                number: table.scroll.number
            )
            try test.scene.deliver(.scroll(input))
        }
    }

    @Test func aPullAsksOnceAndTheContentMakesRoomUntilItIsOver() throws {
        let screen = Screen()
        defer { screen.test.end() }
        #expect(screen.table.refreshControl === screen.control)
        #expect(screen.control.alpha == 0)
        try screen.scroll(-32, .dragging)
        #expect(screen.control.alpha == 0.5)
        #expect(screen.control.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
        #expect(!screen.control.isRefreshing)
        try screen.scroll(-70, .dragging)
        #expect(screen.control.isRefreshing)
        #expect(screen.count == 1)
        #expect(screen.table.adjustedContentInset.top == 60)
        #expect(screen.table.contentInset.top == 0)
        // The page counts from the upper end of the room.
        try screen.scroll(-20, .dragging)
        try screen.scroll(0, .ended)
        #expect(screen.count == 1)
        #expect(screen.table.contentOffset.y == -60)
        screen.test.scene.perform { screen.control.endRefreshing() }
        #expect(!screen.control.isRefreshing)
        #expect(screen.table.contentOffset.y == -60)
        screen.test.commit()
        screen.test.clock.advance(by: 0.4)
        screen.test.commit()
        #expect(screen.table.contentOffset.y == 0)
        #expect(screen.table.adjustedContentInset.top == 0)
        #expect(screen.table.contentOffset.y == 0)
        #expect(screen.control.alpha == 0)
    }

    @Test func aControlThatTheAppAddsItselfIsPulledToo() throws {
        let screen = Screen()
        defer { screen.test.end() }
        screen.controller.refreshControl = nil
        #expect(screen.control.superview == nil)
        screen.test.scene.perform { screen.table.addSubview(screen.control) }
        screen.test.commit()
        try screen.scroll(-70, .dragging)
        #expect(screen.control.alpha == 1 && screen.control.isRefreshing)
        #expect(screen.count == 1)
        #expect(screen.table.adjustedContentInset.top == 60)
        screen.test.scene.perform { screen.control.removeFromSuperview() }
        #expect(screen.table.adjustedContentInset.top == 0)
        #expect(screen.table.refreshControl == nil)
        let next = UIRefreshControl()
        screen.test.scene.perform {
            screen.table.addSubview(screen.control)
            screen.table.refreshControl = next
        }
        #expect(screen.control.superview == nil && next.superview === screen.table)
        #expect(screen.table.refreshControl === next)
    }

    /// What happens while the content moves over the control.
    enum Interruption: CaseIterable, Sendable {
        case offset, offsetAnimated, sameOffset, sameOffsetAnimated, stop, drag
    }

    @Test(arguments: Interruption.allCases)
    func theRoomIsGivenUpWhateverMovesTheContentMeanwhile(_ what: Interruption) throws {
        let test = TestScene()
        defer { test.end() }
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let control = UIRefreshControl()
        view.contentSize = CGSize(width: 300, height: 2_000)
        view.refreshControl = control
        test.add(view)
        test.commit()
        test.scene.perform { control.beginRefreshing() }
        test.commit()
        #expect(view.adjustedContentInset.top == 60 && view.contentOffset.y == -60)
        test.scene.perform { control.endRefreshing() }
        if what == .offsetAnimated || what == .drag {
            test.commit()
            test.clock.advance(by: 0.1)
            #expect(view.contentOffset.y > -60 && view.contentOffset.y < 0)
        }
        let top = CGPoint(x: 0, y: -view.adjustedContentInset.top)
        func scroll(_ y: CGFloat, _ phase: ScrollInput.Phase) throws {
            let input = ScrollInput(
                node: test.id(of: view),
                position: CGPoint(x: 0, y: y),
                phase: phase,
                number: view.scroll.number
            )
            try test.scene.deliver(.scroll(input))
        }
        switch what {
        case .offset: view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
        case .offsetAnimated: view.setContentOffset(top, animated: true)
        case .sameOffset: view.setContentOffset(top, animated: false)
        case .sameOffsetAnimated: view.setContentOffset(top, animated: true)
        case .stop: view.stopScrollingAndZooming()
        case .drag:
            try scroll(25, .dragging)
            try scroll(0, .ended)
        }
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
        #expect(view.adjustedContentInset.top == 0 && control.alpha == 0)
        #expect(view.contentOffset.y == (what == .offset ? 100 : 0))
        #expect(!view.isDragging && !view.isScrollAnimating)
    }

    @Test func theRoomIsGivenUpWhereADragBeganBeforeThePageHeardOfTheEnd() throws {
        let screen = Screen()
        defer { screen.test.end() }
        screen.test.scene.perform { screen.control.beginRefreshing() }
        screen.test.commit()
        func scroll(_ y: CGFloat, _ phase: ScrollInput.Phase, number: Int) throws {
            let input = ScrollInput(
                node: screen.test.id(of: screen.table),
                position: CGPoint(x: 0, y: y),
                phase: phase,
                number: number
            )
            try screen.test.scene.deliver(.scroll(input))
        }
        let number = screen.table.scroll.number
        screen.test.scene.perform { screen.control.endRefreshing() }
        #expect(screen.table.scroll.number != number)
        try scroll(10, .dragging, number: number)
        #expect(screen.table.isDragging && screen.table.adjustedContentInset.top == 60)
        // By now the page knows where the content is to go, and the person holds it.
        try scroll(11, .dragging, number: screen.table.scroll.number)
        #expect(screen.table.adjustedContentInset.top == 0)
        try scroll(0, .ended, number: screen.table.scroll.number)
        screen.test.clock.advance(by: 1)
        screen.test.commit()
        #expect(screen.table.contentOffset.y == 0 && screen.control.alpha == 0)
        #expect(!screen.table.isDragging)
    }

    @Test func aTableIsBackInItsContentWhereLoadingEndedDuringADrag() throws {
        let screen = Screen()
        defer { screen.test.end() }
        try screen.scroll(-70, .dragging)
        #expect(screen.control.isRefreshing)
        let number = screen.table.scroll.number
        screen.test.scene.perform { screen.control.endRefreshing() }
        // The page did not hear of that yet.
        let input = ScrollInput(
            node: screen.test.id(of: screen.table),
            position: CGPoint(x: 0, y: 0),
            phase: .ended,
            number: number
        )
        try screen.test.scene.deliver(.scroll(input))
        #expect(screen.table.adjustedContentInset.top == 0)
        #expect(!screen.table.isDragging && screen.table.contentOffset.y == 0)
    }

    @Test func aShortPullDoesNothing() throws {
        let screen = Screen()
        defer { screen.test.end() }
        try screen.scroll(-50, .dragging)
        try screen.scroll(0, .ended)
        #expect(screen.count == 0)
        #expect(screen.table.contentOffset.y == 0)
        #expect(screen.control.alpha == 0)
    }

    @Test func theAppShowsLoadingWithoutAnEvent() {
        let screen = Screen()
        defer { screen.test.end() }
        screen.test.scene.perform { screen.control.beginRefreshing() }
        #expect(screen.control.isRefreshing)
        #expect(screen.count == 0)
        #expect(screen.table.contentOffset.y == -60)
        screen.table.refreshControl = nil
        #expect(screen.table.adjustedContentInset.top == 0)
        #expect(screen.control.superview == nil)
    }

    @Test func pagesAreToldThatContentCanBePulled() throws {
        let screen = Screen()
        defer { screen.test.end() }
        #expect(screen.table.scrollContent?.isPulled == true)
        screen.control.isEnabled = false
        #expect(screen.table.scrollContent?.isPulled == false)
    }

    @Test func storyboardsHaveItInTableControllers() throws {
        let storyboard = try NibSamples.storyboard(
            """
            <scene sceneID="s1"><objects><tableViewController id="one" customClass="PullStart" \
            customModule="UIKitTests" sceneMemberID="viewController"><tableView key="view" \
            style="plain" id="t1"/><refreshControl key="refreshControl" id="r1"><connections>
            <action selector="reload:" destination="one" eventType="valueChanged" id="a1"/>
            </connections></refreshControl></tableViewController></objects></scene>
            """,
            initial: "one"
        )
        let start = try #require(storyboard.instantiateInitialViewController() as? PullStart)
        start.loadViewIfNeeded()
        let control = try #require(start.refreshControl)
        control.sendActions(for: .valueChanged)
        #expect(start.count == 1)
        #expect(storyboard.source.warnings.isEmpty)
    }
}

class PullStart: UITableViewController, ActionNaming {
    var count = 0
    class var namedActions: [Selector] { [Selector("reload:", PullStart.reload)] }
    func reload(_ sender: UIRefreshControl) { count += 1 }
}
