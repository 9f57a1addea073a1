import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIPageViewControllerTests {
    /// Three pages, of which the middle one is shown, and what was told of them.
    @MainActor
    private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let log = Log()
        let controller: UIPageViewController
        let pages: [LoggingController]
        let test: TestScene
        var count = 0

        init(
            _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
            spacing: CGFloat = 0,
            first: Int = 1,
            isMirrored: Bool = false,
            dots: Int = 0
        ) {
            let log = log
            pages = (0..<3).map { LoggingController("\($0)", log) }
            controller = UIPageViewController(
                transitionStyle: .scroll,
                navigationOrientation: orientation,
                options: [.interPageSpacing: spacing]
            )
            count = dots
            if isMirrored { controller.view.semanticContentAttribute = .forceRightToLeft }
            test = TestScene(
                safeArea: .init(top: 20, left: 0, bottom: 30, right: 0),
                root: controller
            )
            controller.dataSource = self
            controller.delegate = self
            controller.setViewControllers([pages[first]], direction: .forward, animated: false)
            test.commit()
            test.commit()
            _ = log.take()
        }

        var scrollView: UIScrollView { controller.pageView?.scrollView ?? UIScrollView() }

        func scroll(_ x: Double, _ phase: ScrollInput.Phase) throws { try scroll(x, 0, phase) }

        func scroll(_ x: Double, _ y: Double, _ phase: ScrollInput.Phase) throws {
            let input = ScrollInput(
                node: test.id(of: scrollView),
                position: CGPoint(x: x, y: y),
                phase: phase,
                number: scrollView.scroll.number
            )
            try test.scene.deliver(.scroll(input))
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { beside(viewController, -1) }
        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { beside(viewController, 1) }
        private func beside(_ controller: UIViewController, _ step: Int) -> UIViewController? {
            guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
            return pages.indices.contains(index + step) ? pages[index + step] : nil
        }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
        func pageViewController(
            _ pageViewController: UIPageViewController,
            willTransitionTo pendingViewControllers: [UIViewController]
        ) { log("will \(name(pendingViewControllers))") }
        func pageViewController(
            _ pageViewController: UIPageViewController,
            didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) { log("did \(completed) from \(name(previousViewControllers))") }
        private func name(_ controllers: [UIViewController]) -> String {
            (controllers.first as? LoggingController)?.name ?? ""
        }
    }

    @Test func pagesBesideStandReadyAndDoNotAppear() {
        let book = Book()
        defer { book.test.end() }
        #expect(book.controller.viewControllers == [book.pages[1]])
        #expect(book.scrollView.contentSize == CGSize(width: 1_170, height: 844))
        #expect(book.scrollView.contentOffset == CGPoint(x: 390, y: 0))
        #expect(book.scrollView.isPagingEnabled)
        #expect(book.pages.allSatisfy { $0.view.window != nil })
        #expect(book.pages[0].appearance.phase == .disappeared)
        #expect(book.pages[1].appearance.phase == .appeared)
        #expect(book.pages[2].view.superview?.isInert == true)
        #expect(book.pages[1].view.superview?.isInert == false)
        for page in book.pages {
            #expect(page.view.bounds.size == CGSize(width: 390, height: 844))
            #expect(
                page.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
            )
        }
    }

    @Test func aDataSourceThatGoesDuringADragLeavesNoPages() throws {
        let book = Book()
        defer { book.test.end() }
        try book.scroll(420, .dragging)
        book.test.scene.perform { book.controller.dataSource = nil }
        try book.scroll(390, .dragging)
        try book.scroll(390, .ended)
        book.test.commit()
        #expect(book.controller.viewControllers == [book.pages[1]])
        #expect(book.pages[0].parent == nil && book.pages[2].parent == nil)
    }

    @Test func aPersonScrollsToThePageAfter() throws {
        let book = Book()
        defer { book.test.end() }
        try book.scroll(420, .dragging)
        #expect(
            book.log.take() == [
                "will 2", "2 willAppear animated", "2 isAppearing", "1 willDisappear",
            ]
        )
        try book.scroll(780, .dragging)
        try book.scroll(780, .ended)
        #expect(
            book.log.take().filter { !$0.contains("Parent") }
                == ["1 didDisappear", "2 didAppear animated", "did true from 1"]
        )
        #expect(book.controller.viewControllers == [book.pages[2]])
        // The last page stands in the middle too, with nothing to scroll to after it.
        #expect(book.scrollView.contentSize.width == 1_170)
        let blocked = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: -390)
        #expect(book.scrollView.contentInset == blocked)
        #expect(book.scrollView.contentOffset.x == 390)
        #expect(book.pages[0].parent == nil)
        book.test.commit()
        try book.scroll(0, .dragging)
        try book.scroll(0, .ended)
        #expect(book.controller.viewControllers == [book.pages[1]])
        #expect(book.scrollView.contentSize.width == 1_170)
        #expect(book.scrollView.contentOffset.x == 390)
        #expect(book.pages[0].parent === book.controller)
        #expect(book.pages[1].appearance.phase == .appeared)
        #expect(book.pages[2].appearance.phase == .disappeared)
    }

    @Test func scrollingThatComesBackChangesNothing() throws {
        let book = Book()
        defer { book.test.end() }
        try book.scroll(300, .dragging)
        try book.scroll(390, .ended)
        #expect(
            book.log.take() == [
                "will 0", "0 willAppear animated", "0 isAppearing", "1 willDisappear",
                "0 willDisappear", "1 willAppear animated", "0 didDisappear", "1 isAppearing",
                "1 didAppear animated", "did false from 1",
            ]
        )
        #expect(book.controller.viewControllers == [book.pages[1]])
    }

    @Test func theAppsPageSlidesIn() {
        let book = Book(first: 0)
        defer { book.test.end() }
        var completions: [Bool] = []
        book.test.scene.perform {
            book.controller.setViewControllers(
                [book.pages[2]],
                direction: .forward,
                animated: true,
                completion: { completions.append($0) }
            )
        }
        #expect(book.controller.viewControllers == [book.pages[2]])
        let patch = book.test.commit()
        #expect(!patch.transitions.isEmpty)
        #expect(book.pages[2].view.superview?.layer.presentation()?.frame.minX == 1_170)
        #expect(completions.isEmpty)
        #expect(
            book.log.take().filter { !$0.contains("Parent") } == [
                "0 willDisappear", "2 loadView", "2 didLoad", "2 willAppear animated",
                "2 isAppearing",
            ]
        )
        book.test.clock.advance(by: 0.4)
        book.test.commit()
        #expect(completions == [true])
        #expect(book.pages[0].view.window == nil)
        #expect(book.pages[2].appearance.phase == .appeared)
        #expect(book.pages[1].parent === book.controller)
        #expect(book.scrollView.contentOffset.x == 390)
        #expect(!book.log.take().contains { $0.hasPrefix("will") && !$0.contains("Parent") })
    }

    @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
    func theContentMovesWithTheAppsPage(isBackwards: Bool, isMirrored: Bool) throws {
        @MainActor
        final class Listener: NSObject, UIScrollViewDelegate {
            var log: [String] = []
            let follower = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                log.append("\(scrollView.contentOffset.x)")
                follower.frame.origin.x = scrollView.contentOffset.x
            }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
                log.append("end")
            }
        }
        let book = Book(isMirrored: isMirrored)
        defer { book.test.end() }
        let listener = Listener()
        book.test.add(listener.follower)
        book.scrollView.delegate = listener
        book.test.commit()
        let page = book.pages[isBackwards ? 0 : 2]
        book.test.scene.perform {
            book.controller.setViewControllers(
                [page],
                direction: isBackwards ? .reverse : .forward,
                animated: true,
                completion: { _ in listener.log.append("completion") }
            )
        }
        let far: CGFloat = isBackwards == isMirrored ? 780 : 0
        #expect(listener.log == ["\(far)"])
        #expect(page.view.superview?.frame.minX == far)
        let patch = book.test.commit()
        // The page is seen to come in from beside, and what follows it takes the same time.
        let slot = try #require(page.view.superview)
        #expect(slot.layer.presentation()?.frame.minX == (far == 0 ? -390 : 1_170))
        #expect(patch.transitions.allSatisfy { $0.duration == 0.3 })
        let during = try #require(book.scrollView.rendering.committed?.scroll)
        #expect(!during.isAnimated)
        #expect(listener.follower.layer.presentation()?.frame.minX == 0)
        book.test.clock.advance(by: 0.4)
        #expect(listener.log == ["\(far)", "end", "completion", "390.0"])
        book.test.commit()
        #expect(slot.layer.presentation()?.frame.minX == 390)
        // The page stays where it is in the browser.
        let after = try #require(book.scrollView.rendering.committed?.scroll)
        #expect(after.number == during.number && after.position == during.position)
    }

    @Test func aPageSetByACompletionSlidesInFromTheMiddle() {
        let book = Book(first: 0)
        defer { book.test.end() }
        book.test.scene.perform {
            book.controller.setViewControllers(
                [book.pages[1]],
                direction: .forward,
                animated: true
            ) { _ in
                book.controller.setViewControllers(
                    [book.pages[2]],
                    direction: .forward,
                    animated: true
                )
            }
        }
        book.test.commit()
        book.test.clock.advance(by: 0.31)
        book.test.commit()
        #expect(book.scrollView.contentOffset.x == 780)
        #expect(book.pages[0].parent == nil)
        book.test.clock.advance(by: 0.4)
        book.test.commit()
        #expect(book.controller.viewControllers == [book.pages[2]])
        #expect(book.scrollView.contentOffset.x == 390)
        #expect(book.pages[2].view.superview?.frame.minX == 390)
        #expect(book.pages[2].appearance.phase == .appeared)
    }

    @Test func aNewPageWithoutAnimationIsThereAtOnce() {
        let book = Book(first: 0)
        defer { book.test.end() }
        var isDone = false
        book.test.scene.perform {
            book.controller.setViewControllers(
                [book.pages[2]],
                direction: .reverse,
                animated: false
            ) {
                isDone = $0
            }
        }
        book.test.commit()
        #expect(isDone)
        #expect(book.pages[0].parent == nil)
        #expect(book.pages[2].appearance.phase == .appeared)
    }

    @Test func pagesGoFromTheRightAndDownwardsToo() throws {
        let mirrored = Book(isMirrored: true)
        defer { mirrored.test.end() }
        try mirrored.scroll(0, .dragging)
        try mirrored.scroll(0, .ended)
        #expect(mirrored.controller.viewControllers == [mirrored.pages[2]])
        let upright = Book(.vertical, spacing: 20)
        defer { upright.test.end() }
        #expect(upright.scrollView.contentSize == CGSize(width: 390, height: 2_592))
        #expect(upright.scrollView.frame.minY == -10)
        #expect(upright.pages[1].view.bounds.height == 844)
        try upright.scroll(0, 1_728, .dragging)
        try upright.scroll(0, 1_728, .ended)
        #expect(upright.controller.viewControllers == [upright.pages[2]])
    }

    @Test func dotsFollowThePagesAndLeadToThem() throws {
        let book = Book(dots: 3)
        defer { book.test.end() }
        let dots = try #require(book.controller.pageView?.dots)
        #expect(dots.frame == CGRect(x: 0, y: 777, width: 390, height: 37))
        #expect(book.scrollView.frame.height == 777)
        #expect((dots.numberOfPages, dots.currentPage) == (3, 1))
        try book.scroll(780, .dragging)
        try book.scroll(780, .ended)
        #expect(dots.currentPage == 2)
        book.test.commit()
        _ = book.log.take()
        try book.test.tap(20, 795)
        book.test.commit()
        book.test.clock.advance(by: 0.4)
        book.test.commit()
        #expect(book.controller.viewControllers == [book.pages[1]])
        #expect(dots.currentPage == 1)
        let told = book.log.take().filter { $0.hasPrefix("will ") || $0.hasPrefix("did ") }
        #expect(told == ["will 1", "did true from 2"])
    }

    @Test func dotsAreThereWhereThePageWasSetBeforeTheViewWasLoaded() {
        let pages = UIPageViewController(
            transitionStyle: .scroll,
            navigationOrientation: .horizontal
        )
        let source = PageSource()
        pages.dataSource = source
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        let test = TestScene(root: pages)
        defer { test.end() }
        test.commit()
        #expect(pages.pageView?.dots?.numberOfPages == 4)
        #expect(pages.pageView?.dots?.currentPage == 2)
    }

    @Test func withoutADataSourceNobodyScrolls() {
        let book = Book()
        defer { book.test.end() }
        book.controller.dataSource = nil
        book.test.commit()
        #expect(
            book.scrollView.contentInset == UIEdgeInsets(top: 0, left: -390, bottom: 0, right: -390)
        )
        #expect(book.scrollView.scrollableAxes == [])
        #expect(book.pages[0].parent == nil)
        #expect(book.pages[1].view.window != nil)
    }

    @Test func whatIsShownStandsInTheMiddleWhateverIsBeside() throws {
        let book = Book(first: 0)
        defer { book.test.end() }
        final class Listener: NSObject, UIScrollViewDelegate {
            var offsets: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                offsets.append(scrollView.contentOffset.x)
            }
        }
        let listener = Listener()
        book.scrollView.delegate = listener
        #expect(book.scrollView.contentOffset.x == 390)
        let blocked = UIEdgeInsets(top: 0, left: -390, bottom: 0, right: 0)
        #expect(book.scrollView.contentInset == blocked)
        let content = try #require(book.scrollView.rendering.committed?.scroll)
        // The browser counts from where scrolling begins, which is the first page.
        #expect(content.position == .zero)
        #expect(content.extent == CGSize(width: 780, height: 844))
        try book.scroll(-20, .dragging)
        #expect(book.log.take().isEmpty)
        try book.scroll(195, .dragging)
        try book.scroll(390, .dragging)
        try book.scroll(390, .ended)
        #expect(book.controller.viewControllers == [book.pages[1]])
        // One step back to the middle, at which the page stays where it is in the browser.
        #expect(listener.offsets == [370, 585, 780, 390])
        book.test.commit()
        let after = try #require(book.scrollView.rendering.committed?.scroll)
        #expect(after.position == CGPoint(x: 390, y: 0) && after.number == content.number)
    }

    @Test func aTurnKeepsThePage() throws {
        let book = Book()
        defer { book.test.end() }
        let turned = SceneGeometry(size: CGSize(width: 844, height: 390), scale: 2)
        try book.test.scene.deliver(.geometry(turned))
        book.test.commit()
        #expect(book.scrollView.contentOffset.x == 844)
        #expect(book.pages[1].view.bounds.size == CGSize(width: 844, height: 390))
    }

    @Test func sheetsThatWouldBeTurnedScroll() {
        let pages = UIPageViewController(nibName: nil, bundle: nil)
        #expect(pages.transitionStyle == .pageCurl && !pages.isDoubleSided)
        #expect(pages.spineLocation == .none && pages.gestureRecognizers.isEmpty)
        pages.isDoubleSided = true
        #expect(pages.isDoubleSided)
    }

    @Test func storyboardsSayStyleSpacingAndWhereThePagesComeFrom() throws {
        let storyboard = try NibSamples.storyboard(
            """
            <scene sceneID="s1"><objects><pageViewController transitionStyle="scroll" \
            navigationOrientation="vertical" pageSpacing="12" id="pages" \
            sceneMemberID="viewController"><connections>
            <outlet property="dataSource" destination="src" id="o1"/>
            <outlet property="delegate" destination="src" id="o2"/></connections>
            </pageViewController><customObject id="src" customClass="PageSource" \
            customModule="UIKitTests"/></objects></scene>
            """,
            initial: "pages"
        )
        let pages = try #require(
            storyboard.instantiateInitialViewController() as? UIPageViewController
        )
        #expect(pages.transitionStyle == .scroll)
        #expect(pages.navigationOrientation == .vertical)
        #expect(pages.pages.spacing == 12)
        #expect(pages.dataSource is PageSource)
        #expect(pages.delegate is PageSource)
        #expect(storyboard.source.warnings.isEmpty)
    }
}

/// A source that needs a page to be there, as those of apps do.
private final class OpenBook: NSObject, UIPageViewControllerDataSource {
    let pages = [UIViewController(), UIViewController()]
    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        guard let page = pageViewController.viewControllers?.first,
            let index = pages.firstIndex(of: page)
        else {
            Issue.record("there is no page yet")
            return 0
        }
        return index
    }
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
}

@MainActor
struct PageDotsTests {
    @Test func nobodyIsAskedForDotsBeforeThereIsAPage() {
        let book = OpenBook()
        let controller = UIPageViewController(
            transitionStyle: .scroll,
            navigationOrientation: .horizontal
        )
        let test = TestScene(root: controller)
        defer { test.end() }
        controller.loadViewIfNeeded()
        controller.dataSource = book
        test.commit()
        controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        test.commit()
        #expect(controller.pageView?.dots?.numberOfPages == 2)
        #expect(controller.pageView?.dots?.currentPage == 1)
    }
}

final class PageSource: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 4 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 2 }
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
}
