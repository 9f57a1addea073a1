import Foundation
import LDOLayoutTemplates
import UIKit

// The code of the document that the templates follow. `@IBOutlet weak var` is `@Outlet var`, and
// `@IBAction`, which the compiler takes with one argument only, is left out.
class DashboardViewController: UIViewController {
    @Outlet var portraitLargeListLayout: LDOLayoutTemplate!
    @Outlet var landscapeLargeListLayout: LDOLayoutTemplate!
    private var defaultLayout: LDOLayoutTemplate!
    private var largeListLayoutActive = false

    override func viewDidLoad() {
        super.viewDidLoad()

        // Create a backup of the initial view contents for later restoration.
        defaultLayout = LDOLayoutTemplate(withCurrentStateForViewsIn: portraitLargeListLayout)
    }

    override func viewWillTransition(
        to size: CGSize,
        with coordinator: UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)

        coordinator.animate(alongsideTransition: { _ in
            self.applyLayout(for: size)
        })
    }

    func toggleLargeListLayout() {
        largeListLayoutActive.toggle()

        view.layoutIfNeeded()
        UIView.animate(withDuration: 0.3) {
            self.applyLayout(for: self.view.bounds.size)
        }
    }

    private func applyLayout(for size: CGSize) {
        if largeListLayoutActive {
            if size.width > size.height {
                landscapeLargeListLayout.apply()
            } else {
                portraitLargeListLayout.apply()
            }
        } else {
            defaultLayout.apply()
        }
        view.layoutIfNeeded()
    }
}

extension DashboardViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        40
    }

    func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}

extension DashboardViewController: ActionNaming {
    class var namedActions: [Selector] {
        [
            Selector(
                "toggleLargeListLayout",
                DashboardViewController.toggleLargeListLayout
            )
        ]
    }
}

/// The controller of the published example's two smaller scenes.
final class ExampleController: UIViewController, ActionNaming {
    @Outlet var firstLayout: LDOLayoutTemplate!
    @Outlet var secondLayout: LDOLayoutTemplate!
    private var defaultLayout: LDOLayoutTemplate!

    static var namedActions: [Selector] {
        [
            Selector("reset", ExampleController.reset),
            Selector("applyFirst", ExampleController.applyFirst),
            Selector("applySecond", ExampleController.applySecond),
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        defaultLayout = LDOLayoutTemplate(withCurrentStateForViewsIn: firstLayout)
    }

    func reset() { show(defaultLayout) }
    func applyFirst() { show(firstLayout) }
    func applySecond() { show(secondLayout) }

    private func show(_ template: LDOLayoutTemplate) {
        view.layoutIfNeeded()
        UIView.animate(withDuration: 0.3) {
            template.apply()
            self.view.layoutIfNeeded()
        }
    }
}
