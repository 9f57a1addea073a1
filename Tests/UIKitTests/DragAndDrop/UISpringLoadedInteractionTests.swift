import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UISpringLoadedInteractionTests {
    private let scene = DragScene()
    private let source = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let drags = DragLog()
    private let log = Log()
    private let beside = CGPoint(x: 300, y: 700)

    init() {
        source.addInteraction(UIDragInteraction(delegate: drags))
        scene.test.add(source)
        scene.commit()
    }

    /// Drags something over a point, and holds it there for a time, in seconds.
    private func hold(over point: CGPoint, for time: TimeInterval = 1.1) throws {
        try scene.drag(from: CGPoint(x: 50, y: 50), through: beside, point)
        for _ in 0..<Int((time * 10).rounded()) { scene.wait(0.1) }
    }

    private func addView() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        scene.test.add(view)
        return view
    }

    private final class Effect: NSObject, UISpringLoadedInteractionEffect,
        UISpringLoadedInteractionBehavior
    {
        let log: Log
        var isAllowed = true

        init(_ log: Log) { self.log = log }

        func interaction(
            _ interaction: UISpringLoadedInteraction,
            didChangeWith context: any UISpringLoadedInteractionContext
        ) { log("\(context.state)") }
        func shouldAllow(
            _ interaction: UISpringLoadedInteraction,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool { isAllowed }
        func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { log("finish") }
    }

    @Test func itHappensOnceAfterAWhile() throws {
        defer { scene.test.end() }
        let view = addView()
        let effect = Effect(log)
        view.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: effect, interactionEffect: effect) {
                #expect($0.view === view)
                #expect($1.targetView === view)
                #expect($1.location(in: view) == CGPoint(x: 50, y: 50))
                log("handler")
            }
        )
        try hold(over: CGPoint(x: 50, y: 250), for: 0.3)
        #expect(log.take() == ["possible"])
        scene.wait(0.4)
        #expect(log.take() == ["activating"])
        scene.wait(0.4)
        #expect(log.take() == ["activated", "handler", "inactive", "finish"])
        for _ in 0..<30 { scene.wait(0.1) }
        try scene.move(to: CGPoint(x: 90, y: 290))
        for _ in 0..<30 { scene.wait(0.1) }
        #expect(log.take() == [])
        try scene.move(to: beside)
        try scene.move(to: CGPoint(x: 50, y: 250))
        #expect(log.take() == ["possible"])
        try scene.drop(at: CGPoint(x: 50, y: 250))
        #expect(log.take() == ["inactive", "finish"])
    }

    @Test func aDragThatGoesOnLetsNothingHappen() throws {
        defer { scene.test.end() }
        let view = addView()
        let effect = Effect(log)
        view.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: effect, interactionEffect: effect) {
                _,
                _ in log("handler")
            }
        )
        try hold(over: CGPoint(x: 5, y: 250), for: 0)
        for step in 1...6 {
            scene.wait(0.4)
            try scene.move(to: CGPoint(x: 5 + 15 * step, y: 250))
        }
        #expect(log.take() == ["possible"])
        effect.isAllowed = false
        try scene.move(to: CGPoint(x: 90, y: 250))
        #expect(log.take() == ["inactive", "finish"])
        try scene.drop(at: beside)
    }

    @Test func aViewBlinksBeforeItHappens() throws {
        defer { scene.test.end() }
        let view = addView()
        view.alpha = 0.5
        view.addInteraction(UISpringLoadedInteraction { _, _ in log("handler") })
        try hold(over: CGPoint(x: 50, y: 250), for: 0.7)
        #expect((0.149...0.151).contains(view.alpha))
        scene.wait(0.4)
        #expect(view.alpha == 0.5)
        #expect(log.take() == ["handler"])
        try scene.drop(at: beside)
    }

    @Test func aButtonIsPressed() throws {
        defer { scene.test.end() }
        let button = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        button.addAction(UIAction { _ in log("pressed") }, for: .touchUpInside)
        scene.test.add(button)
        try hold(over: CGPoint(x: 50, y: 250))
        #expect(log.take() == [])
        try scene.drop(at: beside)
        scene.test.scene.perform { button.isSpringLoaded = true }
        #expect(button.isSpringLoaded)
        try hold(over: CGPoint(x: 50, y: 250))
        #expect(log.take() == ["pressed"])
        try scene.drop(at: beside)
        scene.test.scene.perform { button.isEnabled = false }
        try hold(over: CGPoint(x: 50, y: 250))
        #expect(log.take() == [])
        try scene.drop(at: beside)
    }

    @Test func aSegmentIsChosen() throws {
        defer { scene.test.end() }
        let control = UISegmentedControl(items: ["A", "B"])
        control.frame = CGRect(x: 0, y: 200, width: 200, height: 40)
        control.selectedSegmentIndex = 0
        control.isSpringLoaded = true
        control.addAction(UIAction { _ in log("changed") }, for: .valueChanged)
        scene.test.add(control)
        scene.commit()
        try hold(over: CGPoint(x: 150, y: 220))
        #expect(control.selectedSegmentIndex == 1)
        #expect(log.take() == ["changed"])
        try scene.drop(at: beside)
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate,
        UITableViewDragDelegate
    {
        let log: Log
        init(_ log: Log) { self.log = log }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
        func tableView(
            _ tableView: UITableView,
            canMoveRowAt indexPath: IndexPath
        ) -> Bool { false }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log("chose \(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView,
            shouldSpringLoadRowAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool { indexPath.row > 0 }
        func tableView(
            _ tableView: UITableView,
            itemsForBeginning session: any UIDragSession,
            at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "A" as NSString))] }
        func tableView(
            _ tableView: UITableView,
            itemsForAddingTo session: any UIDragSession,
            at indexPath: IndexPath,
            point: CGPoint
        ) -> [UIDragItem] {
            log("add")
            return []
        }
    }

    @Test func aRowIsChosen() throws {
        defer { scene.test.end() }
        let table = UITableView(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
        let rows = Rows(log)
        table.rowHeight = 50
        table.dataSource = rows
        table.delegate = rows
        table.dragDelegate = rows
        table.isSpringLoaded = true
        scene.test.add(table)
        scene.commit()
        try hold(over: CGPoint(x: 100, y: 225))
        try scene.move(to: CGPoint(x: 100, y: 275))
        for _ in 0..<11 { scene.wait(0.1) }
        #expect(log.take() == ["chose 1"])
        // From row to row, and by a drag of the table's own.
        try scene.drop(at: beside)
        try scene.drag(from: CGPoint(x: 100, y: 225), through: CGPoint(x: 100, y: 325))
        for _ in 0..<11 { scene.wait(0.1) }
        #expect(log.take() == ["chose 2"])
        try scene.drop(at: beside)
    }

    @Test func aTabAndABarButtonAreTapped() throws {
        defer { scene.test.end() }
        let tabs = UITabBarController()
        let first = UIViewController()
        first.title = "First"
        let second = UINavigationController(rootViewController: UIViewController())
        second.title = "Second"
        tabs.viewControllers = [first, second]
        tabs.tabBar.isSpringLoaded = true
        let item = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { _ in log("added") }
        )
        item.isSpringLoaded = true
        second.topViewController?.navigationItem.rightBarButtonItem = item
        scene.test.scene.perform { scene.test.window.rootViewController = tabs }
        scene.test.window.bringSubviewToFront(source)
        scene.commit()
        let bar = tabs.tabBar
        let tab = CGPoint(x: bar.frame.width * 0.75, y: bar.frame.minY + 20)
        try hold(over: tab)
        #expect(tabs.selectedIndex == 1)
        scene.commit()
        let view = try #require(item.shownView)
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        try scene.move(to: middle)
        for _ in 0..<11 { scene.wait(0.1) }
        #expect(log.take() == ["added"])
        try scene.drop(at: beside)
    }
}
