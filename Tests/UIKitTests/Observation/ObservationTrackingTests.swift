import Observation
import RenderTree
import Testing

@testable import UIKit

/// What reads observable objects in an update is updated when they change.
@MainActor
struct ObservationTrackingTests {
    @Observable
    final class Model {
        var name = "Ada"
        var count = 0
        var other = 0
    }

    final class Screen: UIViewController {
        let model: Model
        let log: Log
        let label = UILabel()
        var reads: (Screen) -> Void = { _ in }

        init(_ model: Model, _ log: Log) {
            self.model = model
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
        }

        override func updateProperties() {
            super.updateProperties()
            label.text = model.name
            log("properties \(model.name)")
        }

        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            log("will layout")
            reads(self)
        }
    }

    final class Drawing: UIView {
        let model: Model
        let log: Log

        init(_ model: Model, _ log: Log) {
            self.model = model
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        }

        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            log("constraints \(model.count)")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            log("layout")
        }

        override func draw(_ rect: CGRect) { log("draw \(model.name)") }
    }

    let model = Model()
    let log = Log()

    @Test func propertiesFollowTheModelWithoutALayout() {
        let screen = Screen(model, log)
        let test = TestScene(root: screen)
        defer { test.end() }
        test.commit()
        #expect(log.take() == ["properties Ada", "will layout"])
        test.scene.perform { model.name = "Bob" }
        #expect(screen.label.text == "Ada")
        test.commit()
        #expect(screen.label.text == "Bob")
        #expect(log.take() == ["properties Bob"])
        test.scene.perform { model.other = 1 }
        test.commit()
        #expect(log.take().isEmpty)
    }

    @Test func everyChangeIsFollowedAgain() {
        let screen = Screen(model, log)
        let test = TestScene(root: screen)
        defer { test.end() }
        test.commit()
        for name in ["B", "C", "D"] {
            test.scene.perform { model.name = name }
            test.commit()
            #expect(screen.label.text == name)
        }
        #expect(log.take().filter { $0.hasPrefix("properties") }.count == 4)
    }

    @Test func updatesThatAreMadeForOtherReasonsFollowOnce() {
        let screen = Screen(model, log)
        let test = TestScene(root: screen)
        defer { test.end() }
        test.commit()
        for _ in 0..<20 {
            test.scene.perform { screen.setNeedsUpdateProperties() }
            test.commit()
        }
        _ = log.take()
        test.scene.perform { model.name = "Bob" }
        test.commit()
        test.commit()
        #expect(log.take() == ["properties Bob"])
        // What the last update did not read means nothing any more.
        screen.reads = { _ = $0.model.other }
        test.scene.perform { screen.view.setNeedsLayout() }
        test.commit()
        screen.reads = { _ in }
        test.scene.perform { screen.view.setNeedsLayout() }
        test.commit()
        test.scene.perform { screen.view.setNeedsLayout() }
        test.commit()
        _ = log.take()
        test.scene.perform { model.other += 1 }
        test.commit()
        #expect(log.take().isEmpty)
    }

    @Test func layoutsFollowWhatControllersReadInThem() {
        let screen = Screen(model, log)
        screen.reads = { $0.label.alpha = $0.model.count > 0 ? 1 : 0 }
        let test = TestScene(root: screen)
        defer { test.end() }
        test.commit()
        #expect(screen.label.alpha == 0)
        _ = log.take()
        test.scene.perform { model.count = 3 }
        test.commit()
        #expect(screen.label.alpha == 1)
        #expect(log.take() == ["will layout"])
    }

    @Test func constraintsAndDrawingFollowOnlyWhatTheyRead() {
        let view = Drawing(model, log)
        let test = TestScene()
        defer { test.end() }
        test.add(view)
        test.commit()
        #expect(Set(log.take()) == ["constraints 0", "layout", "draw Ada"])
        test.scene.perform { model.name = "Bob" }
        test.commit()
        #expect(log.take() == ["draw Bob"])
        test.scene.perform { model.count = 2 }
        test.commit()
        #expect(log.take().filter { $0 != "layout" } == ["constraints 2"])
    }

    @Test func configurationsOfButtonsAndCellsFollow() throws {
        let button = UIButton(configuration: .filled())
        button.configurationUpdateHandler = { [model] in $0.configuration?.title = model.name }
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
        cell.configurationUpdateHandler = { [model] cell, _ in
            var content = UIListContentConfiguration.cell()
            content.text = "\(model.count)"
            cell.contentConfiguration = content
        }
        let row = UITableViewCell(style: .default, reuseIdentifier: nil)
        row.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
        row.configurationUpdateHandler = { [model] row, _ in row.textLabel?.text = model.name }
        let test = TestScene()
        defer { test.end() }
        for view in [button, cell, row] { test.add(view) }
        test.commit()
        test.scene.perform {
            model.name = "Bob"
            model.count = 7
        }
        test.commit()
        #expect(button.configuration?.title == "Bob")
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "7")
        #expect(row.textLabel?.text == "Bob")
    }

    @Test func aChangeInOneSceneReachesTheOther() {
        let screens = [Screen(model, log), Screen(model, log)]
        let tests = screens.map { TestScene(root: $0) }
        defer { for test in tests { test.end() } }
        for test in tests { test.commit() }
        tests[0].scene.perform { model.name = "Bob" }
        for test in tests { test.commit() }
        #expect(screens.map(\.label.text) == ["Bob", "Bob"])
    }

    @Test func aChangeOnAnotherThreadIsFollowed() async throws {
        let screen = Screen(model, log)
        let test = TestScene(root: screen)
        defer { test.end() }
        test.commit()
        // Safe: nobody else reads the model until the task has ended.
        nonisolated(unsafe) let model = model
        await Task.detached { model.name = "Bob" }.value
        for _ in 0..<100 where screen.label.text != "Bob" {
            try await Task.sleep(for: .milliseconds(10))
            test.commit()
        }
        #expect(screen.label.text == "Bob")
    }

    @Test func propertiesAreUpdatedAtOnceWhereAskedFor() {
        let screen = Screen(model, log)
        let test = TestScene(root: screen)
        defer { test.end() }
        test.commit()
        _ = log.take()
        test.scene.perform {
            model.name = "Bob"
            screen.updatePropertiesIfNeeded()
            #expect(screen.label.text == "Bob")
            screen.updatePropertiesIfNeeded()
            #expect(log.take() == ["properties Bob"])
        }
    }

    @Test func traitsAreFollowedToo() throws {
        let screen = Screen(model, log)
        let test = TestScene(root: screen)
        defer { test.end() }
        test.commit()
        _ = log.take()
        var environment = SceneEnvironment()
        environment.isDark = true
        try test.scene.deliver(.environment(environment))
        test.commit()
        #expect(log.take() == ["properties Ada", "will layout"])
    }

    @Test func controllersThatAreGoneAreNotKept() {
        weak var gone: Screen?
        do {
            let screen = Screen(model, log)
            gone = screen
            let test = TestScene(root: screen)
            test.commit()
            test.window.rootViewController = nil
            test.commit()
            test.end()
        }
        #expect(gone == nil)
        model.name = "Bob"
    }
}
