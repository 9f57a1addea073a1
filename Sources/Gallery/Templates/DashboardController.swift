import LayoutTemplates
import UIKit

/// Figures, a note and a list of events, in a layout for each of: all of it, a large list in an
/// upright window, and a large list in a lying one.
final class DashboardController: UIViewController {
    private let tiles = DashboardTile.all
    private let tileColumn = UIView()
    private let note = DashboardNote()
    private let events = EventList()
    private lazy var layouts = DashboardLayouts(self.view, tileColumn, tiles, note, events)
    private lazy var portraitLargeListLayout = layouts.makePortraitLargeList()
    private lazy var landscapeLargeListLayout = layouts.makeLandscapeLargeList()
    private lazy var defaultLayout = LDOLayoutTemplate(
        withCurrentStateForViewsIn: portraitLargeListLayout
    )
    private var largeListLayoutActive = false

    override func viewDidLoad() {
        super.viewDidLoad()
        tileColumn.accessibilityIdentifier = "dashboard-tiles"
        for part in [tileColumn, note, events] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        for tile in tiles { tileColumn.addSubview(tile) }
        layouts.layOutAtFirst()
        events.toggleButton.addTarget(
            self,
            action: Self.toggleLargeListLayout,
            for: .touchUpInside
        )
        // Saves the layout while it is the one of the start.
        _ = defaultLayout
    }

    override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.applyLayout(for: size) })
    }

    func toggleLargeListLayout() {
        largeListLayoutActive.toggle()
        view.layoutIfNeeded()
        UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) {
            self.applyLayout(for: self.view.window?.bounds.size ?? self.view.bounds.size)
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
