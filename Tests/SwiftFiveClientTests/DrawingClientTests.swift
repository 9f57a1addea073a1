import CoreGraphics
import Testing
import UIKit

/// Draws as chart libraries do; that it compiles in the older mode is half the test.
class RingView: UIView {
    var share: CGFloat = 0.25 { didSet { setNeedsDisplay() } }
    var drawings = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        clearsContextBeforeDrawing = true
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        drawings += 1
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.setLineWidth(4)
        context.setLineCap(.round)
        context.setStrokeColor(UIColor.systemBlue.cgColor)
        context.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY),
            radius: rect.width / 2 - 4,
            startAngle: -.pi / 2,
            endAngle: -.pi / 2 + 2 * .pi * share,
            clockwise: false
        )
        context.strokePath()
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        if let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(),
            colors: colors,
            locations: [0.0, 1.0]
        ) {
            context.drawLinearGradient(
                gradient,
                start: .zero,
                end: CGPoint(x: 0, y: rect.maxY),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
            )
        }
        let text = "25 %" as NSString
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 12)]
        let size = text.size(withAttributes: attributes)
        text.draw(
            at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2),
            withAttributes: attributes
        )
    }

    override func setNeedsDisplay() { super.setNeedsDisplay() }
    override func draw(_ layer: CALayer, in ctx: CGContext) { super.draw(layer, in: ctx) }
}

class DotLayer: CALayer {
    override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.red.cgColor)
        ctx.fillEllipse(in: bounds)
    }
    override func display() { super.display() }
}

extension UIImage {
    /// The helper that hardly any app is without.
    convenience init?(color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) {
        let rect = CGRect(origin: .zero, size: size)
        UIGraphicsBeginImageContextWithOptions(rect.size, false, 0.0)
        color.setFill()
        UIRectFill(rect)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        guard let cgImage = image?.cgImage else { return nil }
        self.init(cgImage: cgImage)
    }

    /// Returns the image in another size.
    func resized(to size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
    }

    /// Returns the image in one colour.
    func tinted(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            color.set()
            context.fill(CGRect(origin: .zero, size: size))
            draw(in: CGRect(origin: .zero, size: size), blendMode: .destinationIn, alpha: 1)
        }
    }
}

@MainActor
struct DrawingClientTests {
    @Test func viewsDrawIntoImages() throws {
        let view = RingView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let image = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
            view.layer.render(in: context.cgContext)
        }
        #expect(view.drawings == 1 && image.size == CGSize(width: 60, height: 60))
        view.share = 0.5
        let layer = DotLayer()
        layer.frame = view.bounds
        layer.setNeedsDisplay()
        #expect(layer.needsDisplay())
    }

    @Test func helpersOfAppsMakeImages() throws {
        let image = try #require(UIImage(color: .red, size: CGSize(width: 4, height: 2)))
        #expect(image.size == CGSize(width: 8, height: 4))
        #expect(image.resized(to: CGSize(width: 20, height: 10)).size.width == 20)
        #expect(image.tinted(.blue).size == image.size)
        let button = UIButton(type: .custom)
        button.setBackgroundImage(image, for: .highlighted)
        #expect(button.backgroundImage(for: .highlighted) === image)
    }
}
