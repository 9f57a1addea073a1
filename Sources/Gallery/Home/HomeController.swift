import ControllerViewDesign
import UIKit

class HomeController: Controller {
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        // We have to set our controllerView property in viewDidLoad, as this is the best place to
        // initialize and lay out subviews.
        controllerView = HomeControllerView(controller: self)
    }

    // Targets, gesture recognizers, delegates and data sources of our subviews. Our Controller
    // superclass calls this for us at the proper time.
    override func setViewHandlers() {
        guard let controllerView = self.controllerView as? HomeControllerView else {
            fatalError("Controller view has not been set")
        }
        controllerView.label.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Self.labelTapped)
        )
        controllerView.countButton.addTarget(
            self,
            action: Self.countTapped,
            for: .touchUpInside
        )
        controllerView.secondButton.addTarget(
            nil,
            action: GalleryController.showColors,
            for: .touchUpInside
        )
    }

    func labelTapped() {
        guard let controllerView = self.controllerView as? HomeControllerView else {
            fatalError("Controller view has not been set")
        }
        controllerView.animateLabel()
    }

    func countTapped() {
        count += 1
        (controllerView as? HomeControllerView)?.countLabel.text = "Count: \(count)"
    }
}
