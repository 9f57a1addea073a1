// swift-format-ignore-file
import UIKit

/// A number in a circle.
@IBDesignable
class BadgeView: UIView, KeyPathNaming {
    class var namedKeyPaths: [NamedKeyPath] {
        [
            NamedKeyPath("inset", \BadgeView.inset),
            NamedKeyPath("caption", \BadgeView.caption),
        ]
    }

    @IBInspectable var inset: CGFloat = 4 {
        didSet { setNeedsLayout() }
    }
    @IBInspectable
    var caption: String?
    private let label = UILabel()

    var count = 0 {
        didSet { label.text = "\(caption ?? "")\(count)" }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        prepare()
    }

    private func prepare() {
        label.accessibilityIdentifier = "badge-label"
        label.text = "none"
        addSubview(label)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: inset, dy: 0)
    }
}

/// A cell that nobody makes by hand.
class HintView: UIView, KeyPathNaming {
    class var namedKeyPaths: [NamedKeyPath] { [NamedKeyPath("hint", \HintView.hint)] }

    @IBInspectable var hint: String = ""
}
