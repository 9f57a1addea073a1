import Foundation
import Testing

@testable import UIKit

@MainActor
struct UIApplicationMemoryTests {
    private final class Warned: UIViewController {
        var log: Log?
        var name = ""

        convenience init(_ name: String, _ log: Log) {
            self.init(nibName: nil, bundle: nil)
            self.name = name
            self.log = log
        }

        override func didReceiveMemoryWarning() { log?(name) }
    }

    private final class Delegate: NSObject, UIApplicationDelegate {
        var log: Log?
        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log?("delegate") }
    }

    @Test func allAreToldOnceParentsFirst() {
        let log = Log()
        let app = UIApplication.shared
        let outer = app.delegate
        let delegate = Delegate()
        delegate.log = log
        app.delegate = delegate
        defer { app.delegate = outer }
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification,
            object: app,
            queue: nil
        ) { _ in MainActor.assumeIsolated { log("notification") } }
        defer { NotificationCenter.default.removeObserver(observer) }
        let (root, child) = (Warned("root", log), Warned("child", log))
        let (offscreen, stray) = (Warned("offscreen", log), Warned("stray", log))
        let test = TestScene(root: root)
        defer { test.end() }
        root.addChild(child)
        root.addChild(offscreen)
        root.view.addSubview(child.view)
        child.view.addSubview(stray.view)
        app.receiveMemoryWarning()
        #expect(
            log.take() == ["delegate", "notification", "root", "child", "offscreen", "stray"]
        )
    }
}
