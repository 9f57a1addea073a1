import LayoutTemplates
import UIKit

/// Two layouts from a storyboard beside the one that its screen has at first.
final class TemplateBoardController: UIViewController, ActionNaming {
    @Outlet private var firstLayout: LDOLayoutTemplate!
    @Outlet private var secondLayout: LDOLayoutTemplate!
    private var defaultLayout: LDOLayoutTemplate?

    static var namedActions: [Selector] {
        [
            Selector("reset", TemplateBoardController.reset),
            Selector("applyFirst", TemplateBoardController.applyFirst),
            Selector("applySecond", TemplateBoardController.applySecond),
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // Create a backup of the initial view contents for later restoration.
        defaultLayout = LDOLayoutTemplate(withCurrentStateForViewsIn: firstLayout)
    }

    func reset() {
        defaultLayout.map(animate(to:))
    }

    func applyFirst() {
        animate(to: firstLayout)
    }

    func applySecond() {
        animate(to: secondLayout)
    }
}
