import RenderTree
import Testing

@testable import ControllerViewDesign
@testable import UIKit

@MainActor
struct ControllerTests {
    /// What the parts of the design were asked, in order.
    final class Log {
        var entries: [String] = []
    }

    final class HomeView: ControllerView {
        let label = UIView()

        override func addSubviews() {
            addSubview(label)
            (controller as? Home)?.log.entries.append("addSubviews")
        }
        override func layoutViews() {
            label.frame = CGRect(x: 10, y: 10, width: 100, height: 30)
            (controller as? Home)?.log.entries.append("layoutViews")
        }
    }

    final class Home: Controller {
        let log = Log()
        override func viewDidLoad() {
            super.viewDidLoad()
            controllerView = HomeView(controller: self)
        }
        override func setViewHandlers() {
            log.entries.append("setViewHandlers")
            #expect((controllerView as? HomeView)?.label.superview === controllerView)
        }
    }

    final class TypedView: ControllerView {
        let button = UIControl()
        var layouts = 0

        override init(controller: Controller) {
            super.init(controller: controller)
            layouts += 10
        }
        required init?(coder: NSCoder) { nil }
        override func addSubviews() { addSubview(button) }
        override func layoutViews() { layouts += 1 }
    }

    final class Typed: TypedController<TypedView> {
        var presses = 0
        var handlers = 0
        override func setViewHandlers() {
            handlers += 1
            contentView.button.addTarget(self, action: Self.pressed, for: .touchUpInside)
        }
        func pressed() { presses += 1 }
    }

    @Test func partsAreCalledOnceInTheDocumentedOrder() {
        let home = Home()
        #expect(home.log.entries.isEmpty)
        home.loadViewIfNeeded()
        #expect(home.log.entries == ["addSubviews", "layoutViews", "setViewHandlers"])
        home.controllerView = home.controllerView
        #expect(home.log.entries.count == 3)
    }

    @Test func theViewFillsAndFollowsTheControllersView() {
        let home = Home()
        #expect(home.view.subviews == [home.controllerView])
        home.view.frame = CGRect(x: 0, y: 0, width: 700, height: 300)
        home.view.layoutIfNeeded()
        #expect(home.controllerView?.frame == CGRect(x: 0, y: 0, width: 700, height: 300))
        #expect(home.controllerView?.controller === home)
    }

    @Test func anotherViewReplacesTheFirst() {
        let home = Home()
        home.loadViewIfNeeded()
        let second = HomeView(controller: home)
        home.controllerView = second
        #expect(home.view.subviews == [second])
        #expect(home.log.entries.filter { $0 == "setViewHandlers" }.count == 2)
    }

    @Test func aTypedControllerKnowsItsView() {
        let typed = Typed()
        typed.contentView.button.sendActions(for: .touchUpInside)
        #expect(typed.presses == 1)
        #expect(typed.handlers == 1)
        #expect(typed.contentView.layouts == 11)
        #expect(typed.view.subviews == [typed.contentView])
        #expect(typed.controllerView === typed.contentView)
    }

    @Test func controllersAndViewsAreFreed() {
        weak var weakController: Typed?
        weak var weakView: TypedView?
        do {
            let typed = Typed()
            weakController = typed
            weakView = typed.contentView
        }
        #expect(weakController == nil)
        #expect(weakView == nil)
    }

    @Test func aViewIsNotReadFromAnArchive() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(ControllerView(coder: coder) == nil)
    }
}
