import UIKit

/// A card whose own layer is a gradient, with a shadow along a path.
class GradientCard: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "From corner to corner"
        label.textColor = .white
        label.font = .systemFont(ofSize: 20, weight: .bold)
        addSubview(label)
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [
            UIColor.systemIndigo.cgColor, UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor,
        ]
        gradient.locations = [0, 0.6, 1]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.cornerRadius = 20
        gradient.shadowOpacity = 0.35
        gradient.shadowRadius = 8
        gradient.shadowOffset = CGSize(width: 0, height: 6)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 20, dy: 20)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 20).cgPath
    }
}

/// A ring that is filled as far as something went.
class ProgressRing: UIView {
    private let track = CAShapeLayer()
    private let fill = CAGradientLayer()
    private let fillMask = CAShapeLayer()
    private let line = CAShapeLayer()

    /// How far it went, 0…1.
    var progress: CGFloat = 0 {
        didSet {
            CATransaction.begin()
            CATransaction.setAnimationDuration(0.6)
            fillMask.strokeEnd = progress
            line.strokeEnd = progress
            CATransaction.commit()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for shape in [track, fillMask, line] {
            shape.fillColor = nil
            shape.lineWidth = 14
            shape.lineCap = .round
        }
        track.strokeColor = UIColor.systemGray.withAlphaComponent(0.25).cgColor
        fillMask.strokeColor = UIColor.black.cgColor
        line.strokeColor = UIColor.white.withAlphaComponent(0.5).cgColor
        line.lineWidth = 2
        fill.type = .conic
        fill.colors = [
            UIColor.systemTeal.cgColor, UIColor.systemBlue.cgColor, UIColor.systemPurple.cgColor,
        ]
        fill.startPoint = CGPoint(x: 0.5, y: 0.5)
        fill.endPoint = CGPoint(x: 0.5, y: 0)
        fill.mask = fillMask
        layer.addSublayer(track)
        layer.addSublayer(fill)
        layer.addSublayer(line)
        fillMask.strokeEnd = 0
        line.strokeEnd = 0
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let side = min(bounds.width, bounds.height)
        let box = CGRect(
            x: bounds.midX - side / 2,
            y: bounds.midY - side / 2,
            width: side,
            height: side
        )
        let circle = UIBezierPath(
            arcCenter: CGPoint(x: side / 2, y: side / 2),
            radius: side / 2 - 10,
            startAngle: -.pi / 2,
            endAngle: 1.5 * .pi,
            clockwise: true
        )
        for shape in [track, fillMask, line] { shape.path = circle.cgPath }
        track.frame = box
        fill.frame = box
        line.frame = box
        fillMask.frame = fill.bounds
        CATransaction.commit()
    }
}

/// A picture that is cut by a shape.
class MaskedAvatar: UIView {
    private let picture = UIImageView(image: UIImage(systemName: "person.fill"))
    private let shape = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.backgroundColor = .systemTeal
        picture.tintColor = .white
        picture.contentMode = .scaleAspectFit
        picture.layer.mask = shape
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.height
        picture.frame = CGRect(x: bounds.midX - side / 2, y: 0, width: side, height: side)
        let path = UIBezierPath()
        for corner in 0..<6 {
            let angle = CGFloat(corner) * .pi / 3 - .pi / 2
            let point = CGPoint(
                x: side / 2 + side / 2 * cos(angle),
                y: side / 2 + side / 2 * sin(angle)
            )
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        shape.path = path.cgPath
    }
}

/// A box with a dashed edge whose dashes march.
class DashedBox: UIView {
    private let edge = CAShapeLayer()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Drop a file here"
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        addSubview(label)
        edge.fillColor = nil
        edge.strokeColor = UIColor.systemBlue.cgColor
        edge.lineWidth = 2
        edge.lineDashPattern = [8, 5]
        layer.addSublayer(edge)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        edge.frame = bounds
        edge.path = UIBezierPath(roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerRadius: 16).cgPath
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        let march = CABasicAnimation(keyPath: "lineDashPhase")
        (march.fromValue, march.toValue, march.duration) = (13, 0, 1)
        march.repeatCount = .infinity
        edge.add(march, forKey: "march")
    }
}

/// Bars in the place of text that is still on its way.
class ShimmerBars: UIView {
    private let gradient = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let base = UIColor.systemGray.withAlphaComponent(0.2).cgColor
        let light = UIColor.systemGray.withAlphaComponent(0.45).cgColor
        gradient.colors = [base, light, base]
        gradient.locations = [0, 0.5, 1]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        gradient.mask = CAShapeLayer()
        layer.addSublayer(gradient)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = bounds
        let path = UIBezierPath()
        for (index, share) in [1, 0.9, 0.6].enumerated() {
            let bar = CGRect(
                x: 0,
                y: CGFloat(index) * 24,
                width: bounds.width * CGFloat(share),
                height: 14
            )
            path.append(UIBezierPath(roundedRect: bar, cornerRadius: 7))
        }
        (gradient.mask as? CAShapeLayer)?.path = path.cgPath
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        let shimmer = CABasicAnimation(keyPath: "locations")
        (shimmer.fromValue, shimmer.toValue) = ([-1.0, -0.5, 0.0], [1.0, 1.5, 2.0])
        shimmer.duration = 1.5
        shimmer.repeatCount = .infinity
        gradient.add(shimmer, forKey: "shimmer")
    }
}
