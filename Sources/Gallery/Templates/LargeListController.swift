import LayoutTemplates
import UIKit

/// A dashboard that has a layout for each of: all of it, a large list in an upright window, and a
/// large list in a lying one.
class LargeListController: UIViewController {
    /// The layouts to choose from; subclasses set them when their view is loaded.
    var layouts: Layouts?
    private var largeListLayoutActive = false

    /// The layouts of a dashboard.
    @MainActor
    struct Layouts {
        let portraitLargeList: LDOLayoutTemplate
        let landscapeLargeList: LDOLayoutTemplate
        /// The layout that the views have when this value is made.
        let usual: LDOLayoutTemplate

        init(portraitLargeList: LDOLayoutTemplate, landscapeLargeList: LDOLayoutTemplate) {
            self.portraitLargeList = portraitLargeList
            self.landscapeLargeList = landscapeLargeList
            usual = LDOLayoutTemplate(withCurrentStateForViewsIn: portraitLargeList)
        }
    }

    override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.layout(for: size)?.apply() })
    }

    func toggleLargeListLayout() {
        largeListLayoutActive.toggle()
        let size = view.window?.bounds.size ?? view.bounds.size
        layout(for: size).map(animate(to:))
    }

    private func layout(for size: CGSize) -> LDOLayoutTemplate? {
        guard largeListLayoutActive else { return layouts?.usual }
        return size.width > size.height ? layouts?.landscapeLargeList : layouts?.portraitLargeList
    }
}

extension UIViewController {
    /// Goes to a layout of this controller's view in half a second.
    func animate(to template: LDOLayoutTemplate) {
        view.layoutIfNeeded()
        UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) {
            template.apply()
            self.view.layoutIfNeeded()
        }
    }
}
