import ControllerViewDesign
import UIKit

/// A controller that knows its view's type.
class ColorsController: TypedController<ColorsControllerView> {
    override func setViewHandlers() {
        contentView.styleButton.addTarget(
            self,
            action: Self.toggleStyle,
            for: .touchUpInside
        )
    }

    func toggleStyle(_ sender: UIButton) {
        let isDark = traitCollection.userInterfaceStyle == .dark
        view.overrideUserInterfaceStyle = isDark ? .light : .dark
    }
}
