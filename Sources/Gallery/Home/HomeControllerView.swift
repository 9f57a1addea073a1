import ControllerViewDesign
import UIKit

class HomeControllerView: ControllerView {

    // MARK: Views

    let label: UILabel = {
        let label = UILabel()
        label.text = "Hello world"
        label.isUserInteractionEnabled = true
        label.accessibilityIdentifier = "hello-label"
        return label
    }()

    let imageView: UIImageView = {
        let imageView = UIImageView(image: UIImage(named: "shop-window"))
        imageView.contentMode = .scaleAspectFit
        imageView.accessibilityLabel = "A shop window"
        imageView.accessibilityIdentifier = "picture"
        imageView.isAccessibilityElement = true
        return imageView
    }()

    let countLabel: UILabel = {
        let label = UILabel()
        label.text = "Count: 0"
        label.font = .monospacedDigitSystemFont(ofSize: 22, weight: .bold)
        label.accessibilityIdentifier = "count-label"
        return label
    }()

    let countButton: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Count up"
        let button = UIButton(configuration: configuration)
        button.accessibilityIdentifier = "count-button"
        return button
    }()

    let secondButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Second screen", for: .normal)
        button.accessibilityIdentifier = "second-button"
        return button
    }()

    // MARK: Layout

    override func addSubviews() {
        addSubview(label)
        addSubview(imageView)
        addSubview(countLabel)
        addSubview(countButton)
        addSubview(secondButton)
    }

    override func layoutViews() {
        label.frame = CGRect(x: 100, y: 100, width: 300, height: 30)
        imageView.frame = CGRect(x: 100, y: 160, width: 190, height: 140)
        countLabel.frame = CGRect(x: 100, y: 320, width: 190, height: 30)
        countButton.frame = CGRect(x: 100, y: 366, width: 190, height: 44)
        secondButton.frame = CGRect(x: 100, y: 420, width: 190, height: 44)
    }

    // MARK: Methods

    func animateLabel() {
        UIView.animate(
            withDuration: 0.4,
            animations: {
                label.frame = CGRect(x: 0, y: 0, width: 300, height: 30)
            },
            completion: nil
        )
    }
}
