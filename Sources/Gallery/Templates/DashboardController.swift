import LayoutTemplates
import UIKit

/// Figures, a note and a list of events, laid out by templates that are made in code.
final class DashboardController: LargeListController {
    private let tiles = DashboardTile.all
    private let tileColumn = UIView()
    private let note = DashboardNote()
    private let events = EventList()

    override func viewDidLoad() {
        super.viewDidLoad()
        tileColumn.accessibilityIdentifier = "dashboard-tiles"
        for part in [tileColumn, note, events] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        for tile in tiles { tileColumn.addSubview(tile) }
        let makers = DashboardLayouts(view, tileColumn, tiles, note, events)
        makers.layOutAtFirst()
        layouts = Layouts(
            portraitLargeList: makers.makePortraitLargeList(),
            landscapeLargeList: makers.makeLandscapeLargeList()
        )
        events.toggleButton.addTarget(
            self,
            action: Self.toggleLargeListLayout,
            for: .touchUpInside
        )
    }
}
