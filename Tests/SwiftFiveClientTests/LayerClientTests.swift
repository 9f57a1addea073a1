import Testing
import UIKit

/// What apps write on layers, in Swift 5.
@MainActor
struct LayerClientTests {
    class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
        private var gradient: CAGradientLayer? { layer as? CAGradientLayer }
        var colors: [UIColor] = [] {
            didSet { gradient?.colors = colors.map(\.cgColor) }
        }

        var shownColors: Int { gradient?.colors?.count ?? 0 }
    }

    class TickLayer: CAShapeLayer {
        let name2 = "tick"
        private(set) var asked: [String] = []

        override init() {
            super.init()
            lineWidth = 3
            lineCap = .round
            lineJoin = .round
            fillColor = UIColor.clear.cgColor
        }

        override init(layer: Any) {
            super.init(layer: layer)
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }

        override class func defaultAction(forKey event: String) -> CAAction? {
            event == "strokeEnd" ? NSNull() : super.defaultAction(forKey: event)
        }

        override func action(forKey event: String) -> CAAction? {
            asked.append(event)
            return super.action(forKey: event)
        }

        override func layoutSublayers() {
            super.layoutSublayers()
            path = UIBezierPath(rect: bounds).cgPath
        }
    }

    class Spinner: UIView, CAAnimationDelegate {
        let ring = TickLayer()
        let holder = CALayer()

        override init(frame: CGRect) {
            super.init(frame: frame)
            layer.addSublayer(holder)
            holder.addSublayer(ring)
            layer.insertSublayer(CAGradientLayer(), at: 0)
        }

        required init?(coder aDecoder: NSCoder) {
            super.init(coder: aDecoder)
        }

        override func layoutSublayers(of layer: CALayer) {
            super.layoutSublayers(of: layer)
            guard layer == self.layer else { return }
            layer.sublayers?.forEach { $0.frame = bounds }
            ring.frame = holder.bounds
        }

        func start() {
            let rotation = CABasicAnimation(keyPath: "transform.rotation.z")
            rotation.toValue = 2 * CGFloat.pi
            let stroke = CAKeyframeAnimation(keyPath: "strokeEnd")
            stroke.values = [0, 0.5, 1]
            stroke.keyTimes = [0, 0.4, 1]
            let group = CAAnimationGroup()
            group.animations = [rotation, stroke]
            group.duration = 1.2
            group.repeatCount = .infinity
            group.delegate = self
            ring.add(group, forKey: "spin")
        }
    }

    /// A ring as apps draw it, with a value that animations lead.
    class RingLayer: CALayer {
        var angle: Double {
            get { dynamicValue(forKey: "angle") }
            set { setValue(newValue, forKey: "angle") }
        }
        var thickness: CGFloat = 4

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "angle" ? true : super.needsDisplay(forKey: key)
        }

        override init() {
            super.init()
        }

        override init(layer: Any) {
            super.init(layer: layer)
            if let ring = layer as? RingLayer { thickness = ring.thickness }
        }

        required init?(coder aDecoder: NSCoder) {
            super.init(coder: aDecoder)
        }

        override func draw(in ctx: CGContext) {
            UIGraphicsPushContext(ctx)
            UIColor.red.setStroke()
            UIBezierPath(
                arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
                radius: bounds.width / 2,
                startAngle: 0,
                endAngle: CGFloat(angle),
                clockwise: true
            ).stroke()
            UIGraphicsPopContext()
        }
    }

    class RingView: UIView {
        override class var layerClass: AnyClass { RingLayer.self }
        override func action(for layer: CALayer, forKey event: String) -> CAAction? {
            guard event == "angle" else { return super.action(for: layer, forKey: event) }
            let block = super.action(for: layer, forKey: "opacity") as? CABasicAnimation
            block?.keyPath = event
            return block
        }
    }

    @Test func layersKeepValuesOfTheirOwn() {
        let view = RingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let ring = view.layer as? RingLayer
        ring?.angle = 2
        #expect(ring?.angle == 2 && ring.map { RingLayer(layer: $0).angle } == 2)
        UIView.animate(withDuration: 1) { ring?.angle = 3 }
        #expect(ring?.value(forKey: "angle") as? Double == 3)
    }

    @Test func viewsWithLayersOfTheirOwnClassAreSetUp() {
        let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.colors = [.red, .blue]
        #expect(view.shownColors == 2)
    }

    @Test func layersAreSubclassedAsOnIOS() {
        let spinner = Spinner(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        spinner.layoutIfNeeded()
        spinner.start()
        #expect(spinner.ring.animation(forKey: "spin") is CAAnimationGroup)
        #expect(spinner.ring.frame == spinner.bounds && spinner.ring.path?.isEmpty == false)
        #expect(spinner.layer.sublayers?.first is CAGradientLayer && spinner.subviews.isEmpty)
        let copy = TickLayer(layer: spinner.ring)
        #expect(copy.lineWidth == 3 && copy.path == spinner.ring.path)
    }

    @Test func sublayersAreRemovedWhileTheyAreListed() {
        let view = UIView()
        for _ in 0..<3 { view.layer.addSublayer(CALayer()) }
        view.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
        #expect(view.layer.sublayers == nil)
        view.layer.addSublayer(CAGradientLayer())
        view.layer.addSublayer(CALayer())
        view.layer.sublayers?.removeAll(where: { $0 is CAGradientLayer })
        #expect(view.layer.sublayers?.count == 1)
        view.layer.sublayers = nil
        #expect(view.layer.sublayers == nil)
    }

    @Test func pathsAreMadeAsOnIOS() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 60, height: 40),
            byRoundingCorners: [.topLeft, .topRight],
            cornerRadii: CGSize(width: 8, height: 8)
        )
        path.append(UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
        path.usesEvenOddFillRule = true
        var move = CGAffineTransform(translationX: 5, y: 0)
        let moved = path.cgPath.copy(using: &move)
        #expect(moved?.boundingBoxOfPath.minX == 5)
        let mutable = CGMutablePath()
        mutable.addPath(path.cgPath)
        mutable.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(mutable.boundingBox.width == 100)
    }
}
