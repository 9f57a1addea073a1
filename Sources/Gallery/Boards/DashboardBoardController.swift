import LayoutTemplates
import UIKit

/// Figures and a table of events, laid out by templates that are drawn in a storyboard.
final class DashboardBoardController: LargeListController, ActionNaming, UITableViewDataSource,
    UITableViewDelegate
{
    @Outlet private var portraitLargeListLayout: LDOLayoutTemplate!
    @Outlet private var landscapeLargeListLayout: LDOLayoutTemplate!

    static var namedActions: [Selector] {
        [Selector("toggleLargeListLayout", DashboardBoardController.toggleLargeListLayout)]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layouts = Layouts(
            portraitLargeList: portraitLargeListLayout,
            landscapeLargeList: landscapeLargeListLayout
        )
    }

    // MARK: - UITableViewDataSource

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        SampleEvent.all.count
    }

    func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "event", for: indexPath)
        let event = SampleEvent.all[indexPath.row]
        cell.textLabel?.text = event.text
        cell.detailTextLabel?.text = event.time
        return cell
    }
}
