// swift-format-ignore-file
import UIKit

open class RatingController: UIViewController {
    @IBOutlet open var ratingViews: [RatingView]!
    @IBOutlet public private(set) weak var caption, footer: UILabel?

    let backing = RatingModel()

    open override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIBarButtonItem(
            title: "Reset", style: .plain, target: backing,
            action: #selector(RatingModel.reset))
        navigationItem.rightBarButtonItem = button
        let model = RatingModel()
        button.action = #selector(model.store(_:in:))
        let refresh = UIRefreshControl()
        refresh.addTarget(backing, action: #selector(backing.reset), for: .valueChanged)
    }

    @IBAction open func rate(_ sender: RatingView) {
        caption?.text = String(format: "%.1f", sender.rating)
    }
}

public final class RatingModel: NSObject {
    @objc func reset() {}
    @objc(store:into:) func store(_ value: NSNumber, in place: NSString) {}
}

/// A controller with actions of its own.
public class FancyRatingController: RatingController {
    @IBAction override public func rate(_ sender: RatingView) {
        super.rate(sender)
    }

    @IBAction private func share(_ sender: Any) {}

    public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(UIResponderStandardEditActions.copy(_:)) { return true }
        return action == #selector(share(_:))
    }
}

extension UIView {
    @IBInspectable public var roundness: CGFloat {
        get { return layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
}
