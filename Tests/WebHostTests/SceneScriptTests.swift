import RenderTree
import SceneTesting
import Testing
import UIKit

@testable import Gallery
@testable import WebHost

/// One script, run in process and over HTTP.
@MainActor
struct SceneScriptTests {
    enum Way: CaseIterable {
        case inProcess, overHTTP
    }

    private func withDriver(
        _ way: Way,
        delegate: any UIApplicationDelegate = TestAppDelegate(),
        _ body: @MainActor (any SceneDriver, TestHost) async throws -> Void
    ) async throws {
        try await withHost(delegate: delegate) { test in
            switch way {
            case .overHTTP: try await body(try await HTTPDriver(port: test.port), test)
            case .inProcess:
                let scripted = ScriptedScene(
                    geometry: SceneGeometry(size: CGSize(width: 390, height: 844), scale: 3),
                    environment: SceneEnvironment(),
                    connect: test.app.connector(delegate: delegate)
                )
                let driver = InProcessDriver(scripted) {
                    String(decoding: test.host.page(of: $0), as: UTF8.self)
                }
                try await body(driver, test)
                driver.end()
            }
        }
    }

    private typealias Frame = SceneElement.Frame

    @Test(arguments: Way.allCases)
    func whatBeganOutsideOfEventsEndsWithItsTime(way: Way) async throws {
        try await withDriver(way) { scene, test in
            _ = try await scene.windows()
            let presented = UIViewController()
            // As the end of a request does, between two calls of a script.
            test.app.lastController?.present(presented, animated: true, completion: nil)
            #expect(presented.isBeingPresented)
            try await scene.advance(by: 1)
            #expect(!presented.isBeingPresented)
            #expect(presented.viewIfLoaded?.window != nil)
        }
    }

    @Test(arguments: Way.allCases)
    func homeDemoMovesItsLabelAndCounts(way: Way) async throws {
        try await withDriver(way, delegate: AppDelegate()) { scene, _ in
            try await scene.tap("demo-home")
            let before = try await scene.element("hello-label")
            #expect(before?.frame == Frame(x: 100, y: 100, width: 300, height: 30))
            #expect(before?.text == "Hello world")
            try await scene.tap("hello-label")
            #expect(try await scene.advance(by: 0.4) == 0.4)
            let after = try await scene.element("hello-label")
            #expect(after?.frame == Frame(x: 0, y: 0, width: 300, height: 30))
            let button = ElementQuery(identifier: "count-button")
            try await scene.send([.tap(button), .tap(button), .tap(button)])
            #expect(try await scene.element("count-label")?.text == "Count: 3")
            #expect(try await scene.page().contains("Count: 3"))
            try await scene.tap("all-demos")
            let gone = try await scene.failure(of: .tap(button))
            #expect(gone?.reason == "gone")
            try await scene.tap("demo-colors")
            #expect(try await scene.element("style-button")?.isVisible == true)
        }
    }

    /// Scrolls the index to a demo, which may lie below what the window shows at first, and taps it.
    private func openDemo(_ identifier: String, of scene: any SceneDriver) async throws {
        let index = ElementQuery(className: "UIScrollView")
        let row = try #require(try await scene.element(identifier)?.frame)
        try await scene.send([.scroll(index, x: nil, y: max(0, Double(row.y) - 300))])
        try await scene.tap(identifier)
    }

    @Test(arguments: Way.allCases)
    func framesAndTapsFollowWhatIsScrolled(way: Way) async throws {
        try await withDriver(way, delegate: AppDelegate()) { scene, _ in
            try await openDemo("demo-feed", of: scene)
            let list = ElementQuery(identifier: "scroll-view")
            let before = try #require(try await scene.element("like-8")?.frame)
            #expect(try await scene.failure(of: .tap(ElementQuery(identifier: "like-8"))) != nil)
            try await scene.send([.scroll(list, x: nil, y: 800)])
            let after = try #require(try await scene.element("like-8"))
            #expect(after.frame.y == before.y - 800 && after.isVisible)
            try await scene.send([.tapPoint(CGPoint(x: after.frame.x + 9, y: after.frame.y + 9))])
            #expect(try await scene.elements(ElementQuery(text: "Liked")).count == 1)
            #expect(try await scene.element("place-label")?.text == "800 points")
            try await scene.tap("top-button")
            _ = try await scene.advance(by: 0.1)
            let between = try #require(try await scene.element("like-8")?.frame)
            #expect(between.y > after.frame.y && between.y < before.y)
            _ = try await scene.advance(by: 0.2)
            #expect(try await scene.element("place-label")?.text == "0 points")
            #expect(try await scene.element("like-8")?.frame == before)
            let label = ElementQuery(identifier: "place-label")
            let refusal = try await scene.failure(of: .scroll(label, x: 0, y: 0))
            #expect(
                refusal?.detail
                    == "The element with identifier \"place-label\" is of class UILabel "
                    + "and cannot be scrolled; expected a UIScrollView with isScrollEnabled."
            )
        }
    }

    @Test(arguments: Way.allCases)
    func textIsTypedSelectedAndSubmitted(way: Way) async throws {
        try await withDriver(way, delegate: AppDelegate()) { scene, _ in
            try await openDemo("demo-sign-in", of: scene)
            let name = ElementQuery(identifier: "sign-in-name")
            let secret = ElementQuery(identifier: "sign-in-password")
            let card = ElementQuery(identifier: "sign-in-card")
            try await scene.send([
                .type(name, characters: "ada@exampel.org"), .select(name, 9..<11),
                .type(name, characters: "le"),
            ])
            #expect(try await scene.element("sign-in-name")?.text == "ada@example.org")
            #expect(try await scene.element("sign-in-name")?.isFocused == true)
            try await scene.send([.press(key: "Enter", code: "Enter", modifiers: [])])
            #expect(try await scene.element("sign-in-password")?.isFocused == true)
            try await scene.send([.type(secret, characters: "hush<b>")])
            #expect(try await scene.element("sign-in-password")?.text == "•••••••")
            let page = try await scene.page()
            #expect(!page.contains("hush") && page.contains("value=ada") == false)
            #expect(page.contains("value=\"ada@example.org\""))
            try await scene.send([
                .press(key: "Tab", code: "Tab", modifiers: []),
                .type(card, characters: "12345x678"),
            ])
            #expect(try await scene.element("sign-in-card")?.text == "1234 5678")
            try await scene.send([.press(key: "Backspace", code: "Backspace", modifiers: [])])
            #expect(try await scene.element("sign-in-card")?.text == "1234 567")
            try await scene.send([.select(card, nil), .type(card, characters: "9\n")])
            let message = try await scene.element("sign-in-message")
            #expect(message?.text == "Welcome, ada@example.org.")
            #expect(try await scene.element("sign-in-card")?.isFocused == nil)
            try await scene.send([.focus(card), .blur])
            let beyond = try await scene.failure(of: .select(card, 0..<5))
            #expect(beyond?.reason == "invalid")
            #expect(beyond?.detail.hasSuffix("which has 1 UTF-16 units.") == true)
            let label = ElementQuery(identifier: "sign-in-message")
            let refused = try await scene.failure(of: .type(label, characters: "x"))
            #expect(refused?.reason == "disabled")
        }
    }

    @Test func whatTheFirstLayoutReportsIsKept() async throws {
        try await withHost { test in
            let connect = test.app.connector(delegate: TestAppDelegate())
            let scripted = ScriptedScene(
                geometry: SceneGeometry(size: CGSize(width: 390, height: 844), scale: 3),
                environment: SceneEnvironment(),
                connect: { geometry, environment, clock in
                    let scene = connect(geometry, environment, clock)
                    let box = UIView()
                    box.translatesAutoresizingMaskIntoConstraints = false
                    scene.windows.first?.addSubview(box)
                    for width in [100, 200] {
                        box.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
                    }
                    return scene
                }
            )
            #expect(scripted.layoutDiagnostics().conflicts.count == 1)
            #expect(scripted.diagnostics == scripted.layoutDiagnostics().conflicts.map(\.message))
            scripted.end()
        }
    }

    @Test func scrollingAboveTheContentPullsItsRefreshControl() async throws {
        try await withHost { test in
            let scripted = ScriptedScene(
                geometry: SceneGeometry(size: CGSize(width: 390, height: 844), scale: 3),
                environment: SceneEnvironment(),
                connect: test.app.connector(delegate: TestAppDelegate())
            )
            defer { scripted.end() }
            let window = try #require(scripted.scene.windows.first)
            let (list, control) = (UIScrollView(frame: window.bounds), UIRefreshControl())
            var pulls = 0
            control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
            list.accessibilityIdentifier = "list"
            list.contentSize = CGSize(width: 390, height: 2_000)
            list.refreshControl = control
            scripted.scene.perform { window.addSubview(list) }
            let query = ElementQuery(identifier: "list")
            try scripted.handle(.scroll(query, x: nil, y: -40))
            #expect(pulls == 0 && !control.isRefreshing)
            try scripted.handle(.scroll(query, x: nil, y: -300))
            #expect(pulls == 1 && control.isRefreshing)
            scripted.scene.perform { control.endRefreshing() }
            control.isEnabled = false
            scripted.advance(by: 1)
            try scripted.handle(.scroll(query, x: nil, y: -300))
            #expect(pulls == 1 && list.contentOffset.y == 0)
        }
    }

    @Test func diagnosticsListConflictsAndAmbiguousViews() async throws {
        try await withHost { test in
            let scripted = ScriptedScene(
                geometry: SceneGeometry(size: CGSize(width: 390, height: 844), scale: 3),
                environment: SceneEnvironment(),
                connect: test.app.connector(delegate: TestAppDelegate())
            )
            #expect(scripted.layoutDiagnostics().ambiguous.isEmpty)
            let window = try #require(scripted.scene.windows.first)
            let box = UIView()
            box.accessibilityIdentifier = "box"
            box.translatesAutoresizingMaskIntoConstraints = false
            scripted.scene.perform {
                window.addSubview(box)
                for width in [100, 200] {
                    box.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
                }
            }
            let found = scripted.layoutDiagnostics()
            let words = ["100", "200"].map {
                "<NSLayoutConstraint UIView \"box\".width == \($0)   (active)>"
            }
            #expect(found.conflicts.map(\.constraints) == [words])
            #expect(found.conflicts.map(\.broken) == [words[1]])
            #expect(found.messages == found.conflicts.map(\.message))
            #expect(found.ambiguous.map(\.description) == ["UIView \"box\""])
            #expect(found.ambiguous.first?.identifier == "box")
            #expect(found.ambiguous.first?.constraints == words)
            #expect(found.ambiguous.first?.id == scripted.scene.nodeID(of: box)?.rawValue)
            scripted.end()
        }
    }

    @Test(arguments: Way.allCases)
    func timePassesOnlyWhenTold(way: Way) async throws {
        try await withDriver(way) { scene, _ in
            try await scene.tap("animate")
            #expect(try await scene.element("status")?.frame.y == 90)
            #expect(try await scene.advance(by: 0.375) == 0.375)
            #expect(try await scene.element("status")?.text == "idle")
            #expect(try await scene.advance(by: 0.125) == 0.5)
            #expect(try await scene.element("status")?.text == "done")
        }
    }

    @Test(arguments: Way.allCases)
    func completionsRunInOrderAndBeginWhatFollows(way: Way) async throws {
        try await withDriver(way) { scene, _ in
            try await scene.tap("chain")
            try await scene.advance(by: 0.5)
            #expect(try await scene.element("status")?.text == "2")
            #expect(try await scene.element("status")?.frame.x == 230)
            try await scene.advance(by: 10)
            #expect(try await scene.element("status")?.text == "1")
        }
    }

    struct Refusal: Sendable {
        let identifier: String
        let reason: String
        let detail: String
    }

    nonisolated static let refusals = [
        Refusal(
            identifier: "hidden",
            reason: "hidden",
            detail: "is hidden: Pad \"hidden\".isHidden is true."
        ),
        Refusal(
            identifier: "disabled",
            reason: "disabled",
            detail: "takes no input: Pad \"disabled\".isEnabled is false."
        ),
        Refusal(
            identifier: "covered",
            reason: "covered",
            detail: "is covered by UIView \"cover\"."
        ),
        Refusal(
            identifier: "outside",
            reason: "outside",
            detail: "lies outside of the window."
        ),
        Refusal(
            identifier: "twin",
            reason: "ambiguous",
            detail: "Found 2 elements with identifier \"twin\", expected one; "
                + "add what tells them apart."
        ),
        Refusal(
            identifier: "nothing",
            reason: "gone",
            detail: "No element with identifier \"nothing\" is in the scene; expected one."
        ),
    ]

    @Test(arguments: Way.allCases, refusals)
    func tapThatReachesNothingSaysWhy(way: Way, refusal: Refusal) async throws {
        try await withDriver(way) { scene, test in
            let count = ScriptEvent.tap(ElementQuery(identifier: "count"))
            let tap = ScriptEvent.tap(ElementQuery(identifier: refusal.identifier))
            let failure = try #require(try await scene.failure(of: count, tap, count))
            #expect(failure.event == 1)
            #expect(failure.reason == refusal.reason)
            #expect(failure.detail.hasSuffix(refusal.detail))
            #expect(try await scene.element("counter")?.text == "1")
        }
    }

    @Test(arguments: Way.allCases)
    func elementThatLeftIsGone(way: Way) async throws {
        try await withDriver(way) { scene, _ in
            let element = try #require(try await scene.element("leave"))
            try await scene.send([.tap(ElementQuery(id: element.id))])
            #expect(try await scene.element("leave") == nil)
            let failure = try await scene.failure(of: .tap(ElementQuery(id: element.id)))
            #expect(failure?.reason == "gone")
        }
    }

    @Test(arguments: Way.allCases)
    func pointsAndTouchesReachTheWindow(way: Way) async throws {
        try await withDriver(way) { scene, _ in
            let point = CGPoint(x: 70, y: 35)
            try await scene.send([
                .tapPoint(point),
                .touch(TouchInput(phase: .began, identifier: 1, location: point)),
                .touch(TouchInput(phase: .moved, identifier: 1, location: CGPoint(x: 72, y: 36))),
                .touch(TouchInput(phase: .ended, identifier: 1, location: point)),
            ])
            #expect(try await scene.element("counter")?.text == "2")
            let outside = try await scene.failure(of: .tapPoint(CGPoint(x: 391, y: 5)))
            #expect(outside?.reason == "outside")
            let stray = try await scene.failure(
                of: .touch(TouchInput(phase: .ended, identifier: 1, location: point))
            )
            #expect(stray?.reason == "noTouch")
        }
    }

    @Test(arguments: Way.allCases)
    func keysReachTheController(way: Way) async throws {
        try await withDriver(way) { scene, _ in
            try await scene.send([
                .press(key: "a", code: "KeyA", modifiers: []),
                .key(KeyInput(isDown: true, key: "b", code: "KeyB")),
            ])
            #expect(try await scene.element("status")?.text == "ab")
        }
    }

    @Test(arguments: Way.allCases)
    func sizeAndPreferencesChangeTheScene(way: Way) async throws {
        try await withDriver(way) { scene, test in
            try await scene.send([
                .resize(.init(width: 800, safeArea: .init(top: 20))),
                .environment(.init(isDark: true, locale: "de")),
                .visibility(false),
            ])
            let live = try #require(test.app.lastScene)
            #expect(live.currentGeometry.size == CGSize(width: 800, height: 844))
            #expect(live.currentGeometry.safeArea.top == 20)
            #expect(live.traitCollection.userInterfaceStyle == .dark)
            #expect(live.languageTag == "de")
            #expect(live.activationState == .background)
            #expect(try await scene.windows().first?.frame.width == 800)
        }
    }

    @Test(arguments: Way.allCases)
    func treeTellsWhatCanBeSeenAndUsed(way: Way) async throws {
        try await withDriver(way) { scene, _ in
            let window = try #require(try await scene.windows().first)
            #expect(window.className == "UIWindow")
            #expect(window.children?.count == 1)
            let boxed = try #require(try await scene.element("boxed"))
            #expect(boxed.frame == Frame(x: 20, y: 345, width: 100, height: 30))
            #expect(!boxed.isEnabled)
            #expect(boxed.isVisible)
            #expect(try await scene.element("hidden")?.isVisible == false)
            #expect(try await scene.element("outside")?.isVisible == false)
            #expect(try await scene.element("disabled")?.isEnabled == false)
            #expect(try await scene.element("count")?.isEnabled == true)
            #expect(try await scene.elements(ElementQuery(label: "Twin")).count == 1)
            #expect(try await scene.elements(ElementQuery(className: "Pad")).count == 13)
            #expect(try await scene.elements(ElementQuery(text: "idle")).count == 1)
        }
    }

    @Test(arguments: Way.allCases)
    func treeNamesTheTraits(way: Way) async throws {
        try await withDriver(way) { scene, test in
            _ = try await scene.windows()
            let root = try #require(test.app.lastController?.view)
            let button = UIButton(type: .system)
            button.accessibilityIdentifier = "save"
            let title = UILabel()
            title.accessibilityIdentifier = "title"
            title.accessibilityTraits = .header
            let box = UIView()
            box.accessibilityIdentifier = "box"
            box.accessibilityTraits = [.selected, .adjustable]
            for view in [button, title, box] as [UIView] { root.addSubview(view) }
            #expect(try await scene.element("save")?.traits == ["button"])
            #expect(try await scene.element("title")?.traits == ["header"])
            #expect(try await scene.element("box")?.traits == ["selected", "adjustable"])
            #expect(try await scene.element("counter")?.traits == ["staticText"])
            #expect(try await scene.element("cover")?.traits == [])
        }
    }
}
