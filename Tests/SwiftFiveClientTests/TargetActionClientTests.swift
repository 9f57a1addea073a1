import Testing
import UIKit

/// Written as an app in Swift 5 writes it: no isolation in sight.
class CounterController: UIViewController {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let tap = UITapGestureRecognizer()
    var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        control.addTarget(self, action: Self.increment, for: .touchUpInside)
        control.addTarget(self, action: Self.changed(_:), for: .valueChanged)
        control.addTarget(self, action: CounterController.both(_:event:), for: .touchDown)
        control.addTarget(nil, action: Selector("increment", Self.increment), for: .touchCancel)
        control.addAction(UIAction { [weak self] _ in self?.count += 1000 }, for: .touchUpOutside)
        tap.addTarget(self, action: Self.tapped)
        control.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tapped))
        view.addSubview(control)
        UIView.animate(withDuration: 0.2) { self.control.alpha = 0.5 }
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (self: Self, _: UITraitCollection) in self.count += 1
        }
    }

    func increment() { count += 1 }
    func changed(_ sender: UIControl) { count += sender === control ? 10 : 0 }
    func both(_ sender: UIControl, event: UIEvent?) -> Int {
        count += 100
        return count
    }
    func tapped(_ recognizer: UITapGestureRecognizer) {}
}

@MainActor
struct TargetActionClientTests {
    @Test func methodReferencesNeedNoIsolation() {
        let controller = CounterController()
        controller.loadViewIfNeeded()
        for event in [
            UIControl.Event.touchUpInside, .valueChanged, .touchDown, .touchUpOutside, .touchCancel,
        ] {
            controller.control.sendActions(for: event)
        }
        #expect(controller.count == 1112)
    }
}
