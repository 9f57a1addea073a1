// swift-format-ignore-file
#if os(iOS) || os(tvOS)
import class UIKit.UIView
import UIKit.UIGestureRecognizerSubclass

@objc public protocol RatingViewDelegate: NSObjectProtocol {
    /// The stars were changed.
    @objc optional func ratingView(_ view: RatingView, didChange rating: Double)
    @objc(ratingView:willChange:)
    optional func ratingView(_ view: RatingView, willChange rating: Double) -> Bool
    @objc optional func widthOfStars(in view: RatingView) -> CGFloat
    @objc optional func ratingViewDidEnd(_ view: RatingView)
}

/// A row of stars.
@IBDesignable
open class RatingView: UIControl {
    @objc public weak var delegate: RatingViewDelegate?
    /// Called as the delegate is.
    public var didChange: ((Double) -> Void)?

    @IBInspectable open var maximum: Int = 5
    @IBInspectable public private(set) var step: Double = 0.5
    @IBInspectable var title: String {
        get { return label.text ?? "" }
        set { label.text = newValue }
    }
    @IBInspectable var total: Double { return rating * Double(maximum) }

    private let label = UILabel()

    @objc dynamic open var rating: Double = 0 {
        didSet { setNeedsDisplay() }
    }

    private lazy var pan = UIPanGestureRecognizer(target: self, action: .handlePan)
    private let tap = UITapGestureRecognizer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func setUp() {
        addGestureRecognizer(pan)
        tap.addTarget(self, action: #selector(handle(tap:)))
        addTarget(self, action: #selector(update as () -> Void), for: .valueChanged)
        addTarget(self, action: #selector(update(_:)), for: .touchDown)
    }

    @objc private func handle(tap recognizer: UITapGestureRecognizer) {
        set(rating + step)
    }

    @objc fileprivate func panned(_ recognizer: UIPanGestureRecognizer) {
        set(Double(recognizer.location(in: self).x))
        if recognizer.state == .ended { delegate?.ratingViewDidEnd?(self) }
    }

    @objc func update() {}
    @objc func update(_ sender: Any?) {}

    private func set(_ value: Double) {
        if let allowed = delegate?.ratingView?(self, willChange: value), !allowed { return }
        rating = min(value, Double(maximum))
        delegate?.ratingView?(self, didChange: rating)
        didChange?(rating)
    }

    var starWidth: CGFloat {
        guard let delegate = delegate else { return 20 }
        return delegate.widthOfStars?(in: self) ?? 24
    }
}

extension Selector {
    fileprivate static let handlePan = #selector(RatingView.panned(_:))
}

extension RatingView {
    /// The size that shows all stars.
    public override var intrinsicContentSize: CGSize {
        return CGSize(width: starWidth * CGFloat(maximum), height: starWidth)
    }
}

extension RatingView {
    /// A box of values of any kind.
    open class Box<Value>: UIView {
        public var value: Value?
        private lazy var press = UILongPressGestureRecognizer(
            target: self, action: #selector(self.pressed))

        @objc func pressed() {
            value = nil
            addGestureRecognizer(press)
        }
    }
}
#endif
