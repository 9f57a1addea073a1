import Testing

@testable import CoreGraphics
@testable import UIKit

@MainActor
struct UIViewSnapshotTests {
    private let view = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 50))

    /// Returns what stands in the document of a view drawn into a context of its size.
    private func drawn(_ view: UIView) -> String {
        let context = CGContext(size: CGSize(width: 100, height: 50))
        view.layer.render(in: context)
        return String(context.document.drop { $0 != ">" }.dropFirst().dropLast(6))
    }

    @Test func backgroundsAndSubviewsAreDrawnInTheirPlaces() {
        view.backgroundColor = .red
        let below = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 10))
        below.backgroundColor = .blue
        view.addSubview(below)
        let hidden = UIView(frame: below.frame)
        hidden.backgroundColor = .green
        hidden.isHidden = true
        view.addSubview(hidden)
        #expect(
            drawn(view)
                == "<path d=\"M0 0H100V50H0Z\" fill=\"#f00\"/>"
                + "<path d=\"M10 5H30V15H10Z\" fill=\"#00f\"/>"
        )
    }

    @Test func opacityIsThatOfTheWhole() {
        let below = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        below.backgroundColor = .blue
        below.alpha = 0.5
        view.addSubview(below)
        #expect(
            drawn(view) == "<g opacity=\".5\"><path d=\"M0 0H20V10H0Z\" fill=\"#00f\"/></g>"
        )
    }

    @Test func transformsTurnAboutTheMiddle() {
        let below = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        below.backgroundColor = .black
        below.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.addSubview(below)
        #expect(drawn(view) == "<path d=\"M-10 -5H30V15H-10Z\"/>")
    }

    @Test func bordersLieInsideAndCornersCut() {
        view.layer.borderWidth = 2
        view.layer.borderColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(
            drawn(view)
                == "<path d=\"M0 0H100V50H0ZM2 2H98V48H2V2Z\" fill=\"#f00\" fill-rule=\"evenodd\"/>"
        )
        view.layer.borderWidth = 0
        view.layer.cornerRadius = 10
        view.clipsToBounds = true
        let below = UIView(frame: view.bounds)
        below.backgroundColor = .black
        view.addSubview(below)
        let text = drawn(view)
        #expect(text.contains("<clipPath id=\"a1\"><path d=\"M10 0H90C"))
        #expect(text.hasSuffix("<g clip-path=\"url(#a1)\"><path d=\"M0 0H100V50H0Z\"/></g>"))
    }

    @Test func textShapesAndDrawingsAreDrawn() {
        let label = UILabel(frame: view.bounds)
        label.text = "Text"
        label.textColor = .red
        view.addSubview(label)
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 1, y: 1, width: 3, height: 3), transform: nil)
        shape.fillColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.layer.addSublayer(shape)
        let text = drawn(view)
        #expect(text.hasPrefix("<path d=\"M") && text.contains("fill=\"#f00\""))
        #expect(text.hasSuffix("<path d=\"M1 1H4V4H1Z\" fill=\"#00f\"/>"))
    }

    @Test func hierarchiesAreDrawnIntoARectangle() {
        view.backgroundColor = .black
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { _ in
            let rect = CGRect(x: 0, y: 25, width: 50, height: 25)
            #expect(view.drawHierarchy(in: rect, afterScreenUpdates: true))
        }
        let text = String(decoding: image.resource.data, as: UTF8.self)
        #expect(text.hasSuffix("<path d=\"M0 25H50V50H0Z\"/></svg>"))
    }

    // MARK: - Layers in no view

    @Test func layersThatAreInNoViewAreDrawn() {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        let below = CALayer()
        below.frame = CGRect(x: 10, y: 5, width: 20, height: 10)
        below.backgroundColor = UIColor.blue.cgColor
        gradient.addSublayer(below)
        let image = UIGraphicsImageRenderer(size: gradient.bounds.size).image {
            gradient.render(in: $0.cgContext)
        }
        let text = String(decoding: image.resource.data, as: UTF8.self)
        #expect(text.contains("linearGradient"))
        #expect(text.contains("<path d=\"M10 5H30V15H10Z\" fill=\"#00f\"/>"))
        #expect(gradient.owner == nil && below.owner == nil)
        view.layer.addSublayer(gradient)
        #expect(gradient.owner != nil && drawn(view).contains("linearGradient"))
    }

    private final class Logged: CALayer {
        var log: [String] = []
        override func layoutSublayers() { log.append("layout") }
        override func draw(in ctx: CGContext) { log.append("draw") }
    }

    @Test func layersThatAreInNoViewAreLaidOutAndDrawnOnDemand() {
        let (outer, layer) = (Logged(), Logged())
        outer.addSublayer(layer)
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.layoutIfNeeded()
        #expect(outer.log == ["layout"] && layer.log == ["layout"])
        layer.layoutIfNeeded()
        layer.displayIfNeeded()
        #expect(layer.log == ["layout"])
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        layer.displayIfNeeded()
        #expect(layer.log == ["layout", "draw"] && !layer.needsDisplay())
    }

    // MARK: - Labels that draw

    private final class Framed: UILabel {
        override func drawText(in rect: CGRect) {
            UIColor.red.setStroke()
            UIBezierPath(rect: rect).stroke()
            super.drawText(in: rect.insetBy(dx: 4, dy: 4))
        }
    }

    private final class Turned: UILabel {
        override func draw(_ rect: CGRect) {
            let context = UIGraphicsGetCurrentContext()
            context?.translateBy(x: 0, y: rect.height)
            context?.rotate(by: -.pi / 2)
            super.draw(rect)
        }
    }

    @Test func labelsWhoseClassesDrawBecomePictures() {
        let test = TestScene()
        let (framed, turned, plain) = (Framed(), Turned(), Framed())
        for label in [framed, turned, plain] as [UILabel] {
            label.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
            label.text = "Text"
            test.add(label)
        }
        test.commit()
        for label in [framed, turned] as [UILabel] {
            guard case .image(let content) = label.rendering.committed?.content else {
                Issue.record("\(label) is no picture")
                continue
            }
            #expect(content.size == CGSize(width: 80, height: 30))
            #expect(String(decoding: content.resource.data, as: UTF8.self).contains("<path d=\"M"))
        }
        test.end()
    }
}
