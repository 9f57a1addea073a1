// swift-format-ignore-file
import CoreFoundation
import UIKit
import UIKit.UIGestureRecognizerSubclass

class LegacyController: UIViewController {
    private let button = UIButton(type: UIButtonType.system)
    private let started = CFAbsoluteTimeGetCurrent()

    override func viewDidLoad() {
        super.viewDidLoad()
        button.contentEdgeInsets = UIEdgeInsetsMake(4, 8, 4, 8)
        button.addTarget(self, action: Selector("pressed:"), for: UIControlEvents.touchUpInside)
        button.addTarget(self, action: Selector(("gone")), for: .touchUpOutside)
        button.setTitle("Press", for: UIControlState.normal)
        let attributes: [NSAttributedStringKey: Any] = [.kern: 1]
        button.titleLabel?.attributedText = NSAttributedString(string: "a", attributes: attributes)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboard), name: NSNotification.Name.UIKeyboardWillShow,
            object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboard), name: .UIApplicationDidBecomeActive, object: nil)
        let key = #selector(getter: UIViewController.title)
        print(key, started, NSPredicate(format: "a == 1"))
        objc_sync_enter(self)
        objc_sync_exit(self)
    }

    func pressed(_ sender: UIButton) {}

    @objc func keyboard(_ note: Notification) {}
}
