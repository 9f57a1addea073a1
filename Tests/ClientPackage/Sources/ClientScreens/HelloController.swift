import UIKit

class HelloController: UIViewController {
    let button = UIButton(configuration: .filled())
    var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        button.frame = CGRect(x: 40, y: 100, width: 200, height: 50)
        button.setTitle("Tap me", for: .normal)
        button.addTarget(self, action: Self.tapped, for: .touchUpInside)
        view.addSubview(button)
    }

    func tapped() {
        taps += 1
        button.setTitle("Tapped \(taps) times", for: .normal)
    }
}
