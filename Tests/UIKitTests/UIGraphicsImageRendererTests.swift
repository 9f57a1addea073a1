import Foundation
import Testing

@testable import CoreGraphics
@testable import UIKit

struct UIGraphicsImageRendererTests {
    private func text(_ image: UIImage) -> String {
        String(decoding: image.resource.data, as: UTF8.self)
    }

    private func body(_ image: UIImage) -> String {
        let text = text(image)
        guard let end = text.firstIndex(of: ">") else { return text }
        return String(text[text.index(after: end)...].dropLast(6))
    }

    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test func anImageOfOneColourIsOneRectangle() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(image.size == CGSize(width: 1, height: 1) && image.scale == 2)
        #expect(
            text(image)
                == "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\""
                + " viewBox=\"0 0 1 1\"><path d=\"M0 0H1V1H0Z\" fill=\"#f00\"/></svg>"
        )
        #expect(image.resource.mediaType == "image/svg+xml")
        #expect(image.pngData().flatMap { UIImage(data: $0) }?.size == CGSize(width: 2, height: 2))
    }

    @Test func equalDrawingsAreEqualImages() {
        func make(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: square.size).image {
                color.setFill()
                $0.fill(square)
            }
        }
        #expect(make(.red) == make(.red) && make(.red).resource === make(.red).resource)
        #expect(make(.red) != make(.blue))
    }

    @Test func picturesThatArePaintedOnAndOnGrowByWhatIsAdded() {
        let renderer = UIGraphicsImageRenderer(size: square.size)
        var image = renderer.image { _ in }
        for _ in 0..<40 {
            let last = image
            image = renderer.image {
                last.draw(in: square)
                $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
        }
        #expect(image.resource.data.count < 2_000)
        #expect(body(image).hasPrefix("<path d=\"M0 0H1V1H0Z\"/><path"))
        #expect(!body(image).contains("data:"))
    }

    @Test func formatsSayScaleAndBackground() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: square.size, format: format).image { _ in }
        #expect(image.scale == 3 && body(image) == "<path d=\"M0 0H10V10H0Z\"/>")
        let traits = UITraitCollection(displayScale: 1)
        #expect(UIGraphicsImageRendererFormat(for: traits).scale == 1)
        #expect(UIGraphicsImageRendererFormat.default().scale == 2)
    }

    @Test func sizesAreWholePixels() {
        let format = UIGraphicsImageRendererFormat.preferred()
        format.scale = 2
        let size = CGSize(width: 10.3, height: 7)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
        #expect(image.size == CGSize(width: 10.5, height: 7))
        #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
    }

    @Test func boundsSayWhereADrawingBegins() {
        let bounds = CGRect(x: -5, y: 10, width: 10, height: 10)
        let renderer = UIGraphicsImageRenderer(bounds: bounds)
        #expect(renderer.format.bounds == bounds)
        let image = renderer.image { $0.fill(bounds) }
        #expect(body(image) == "<path d=\"M0 0H10V10H0Z\"/>")
    }

    @Test func renderersFillStrokeAndClip() {
        let image = UIGraphicsImageRenderer(size: square.size).image { context in
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            UIColor.blue.set()
            context.stroke(square)
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 10))
            context.fill(square)
            #expect(context.currentImage.size == square.size)
        }
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(
            body(image).contains("M0.5 0.5H9.5V9.5H0.5Z".replacingOccurrences(of: "0.", with: "."))
        )
        #expect(body(image).hasSuffix("<path d=\"M0 0H10V10H0Z\" fill=\"#00f\"/></g>"))
    }

    @Test func imageContextsNest() {
        UIGraphicsBeginImageContextWithOptions(square.size, false, 0)
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        UIRectFill(square)
        let inner = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        let outer = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        UIGraphicsEndImageContext()
        #expect(inner?.size == CGSize(width: 4, height: 4) && inner?.scale == 1)
        #expect(outer?.size == square.size && outer?.scale == 2)
        #expect(outer.map(body) == "")
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test func threadsHaveContextsOfTheirOwn() {
        UIGraphicsBeginImageContext(square.size)
        defer { UIGraphicsEndImageContext() }
        let isDone = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var image: UIImage?
        // A task might run on this very thread.
        let thread = Thread {
            if UIGraphicsGetCurrentContext() == nil {
                image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
                    $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
                }
            }
            isDone.signal()
        }
        thread.start()
        isDone.wait()
        #expect(image.map(body) == "<path d=\"M0 0H2V2H0Z\"/>")
        #expect(UIGraphicsGetCurrentContext() != nil)
    }

    // MARK: - Functions

    @Test func framesLieInsideRectangles() {
        let image = UIGraphicsImageRenderer(size: square.size).image { _ in UIRectFrame(square) }
        #expect(body(image) == "<path d=\"M0 0H10V10H0ZM1 1H9V9H1Z\" fill-rule=\"evenodd\"/>")
    }

    @Test func fillingWithATransparentColourReplacesWhatIsThere() {
        let image = UIGraphicsImageRenderer(size: square.size).image { _ in
            UIColor.red.setFill()
            UIRectFill(square)
            UIColor(white: 1, alpha: 0.5).setFill()
            UIRectFill(square)
        }
        #expect(body(image) == "<path d=\"M0 0H10V10H0Z\" fill=\"#fff\" fill-opacity=\".5\"/>")
    }

    @Test func bezierPathsFillStrokeAndClip() {
        let image = UIGraphicsImageRenderer(size: square.size).image { _ in
            let path = UIBezierPath(rect: square)
            UIColor.red.setStroke()
            path.lineWidth = 3
            path.lineJoinStyle = .round
            path.setLineDash([2, 1], count: 2, phase: 1)
            path.stroke()
            path.fill(with: .normal, alpha: 0.5)
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).addClip()
            path.fill()
        }
        #expect(
            body(image).contains(
                "<path d=\"M0 0H10V10H0Z\" fill=\"none\" stroke=\"#f00\" stroke-width=\"3\""
                    + " stroke-linejoin=\"round\" stroke-dasharray=\"2 1\""
                    + " stroke-dashoffset=\"1\"/><path d=\"M0 0H10V10H0Z\" fill-opacity=\".5\"/>"
            )
        )
        #expect(body(image).contains("<clipPath id=\"a1\"><path d=\"M0 0H5V5H0Z\"/></clipPath>"))
    }

    @Test func withoutAContextNothingHappens() {
        UIColor.red.set()
        UIRectFill(square)
        UIRectClip(square)
        UIBezierPath(rect: square).fill()
        "text".draw(at: .zero)
        UIGraphicsPopContext()
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func colourOfTraitsIsThatOfTheirTime() {
        let renderer = UIGraphicsImageRenderer(size: square.size)
        var images: [UIImage] = []
        for style in [UIUserInterfaceStyle.light, .dark] {
            UITraitCollection(userInterfaceStyle: style).performAsCurrent {
                images.append(
                    renderer.image {
                        UIColor.label.setFill()
                        $0.fill(square)
                    }
                )
            }
        }
        #expect(!body(images[0]).contains("#fff") && body(images[1]).contains("#fff"))
    }

    // MARK: - Images

    private func drawn(_ draw: () -> Void) -> String {
        body(UIGraphicsImageRenderer(size: square.size).image { _ in draw() })
    }

    @Test func imagesAreDrawnUpright() throws {
        let image = try #require(UIImage(data: ImageSamples.png, scale: 2))
        let text = drawn { image.draw(at: CGPoint(x: 1, y: 2)) }
        #expect(text.contains("viewBox=\"0 0 40 30\"") && text.contains("data:image/png;base64,"))
        #expect(text.hasSuffix("<use href=\"#a1\" width=\"20\" height=\"15\" x=\"1\" y=\"2\"/>"))
        let faint = drawn { image.draw(in: square, blendMode: .multiply, alpha: 0.5) }
        #expect(faint.contains("mix-blend-mode:multiply") && faint.contains("opacity=\".5\""))
    }

    @Test func templatesHaveTheColourOfFillings() throws {
        let image = try #require(UIImage(data: ImageSamples.png))
        let text = drawn {
            UIColor.green.setFill()
            image.withRenderingMode(.alwaysTemplate).draw(in: square)
        }
        #expect(text.contains("style=\"mask-type:alpha\""))
        #expect(text.hasSuffix("<path d=\"M0 0H10V10H0Z\" fill=\"#0f0\" mask=\"url(#a2)\"/>"))
        let tinted = drawn { image.withTintColor(.red).draw(in: square) }
        #expect(tinted.contains("fill=\"#f00\" mask"))
    }

    @Test func resizableImagesKeepTheirEdges() throws {
        let image = try #require(UIImage(data: ImageSamples.png))
            .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        let text = drawn { image.draw(in: CGRect(x: 0, y: 0, width: 100, height: 90)) }
        #expect(text.components(separatedBy: "<use ").count == 10)
        #expect(text.contains("viewBox=\"2 1 34 26\""))
        #expect(text.contains("width=\"94\" height=\"86\" x=\"2\" y=\"1\""))
    }

    @Test func partsOfPicturesBecomeImages() throws {
        let picture = try #require(UIImage(data: ImageSamples.png, scale: 2)?.cgImage)
        #expect(picture.width == 40 && picture.height == 30)
        let part = try #require(picture.cropping(to: CGRect(x: 10, y: 10, width: 20, height: 8)))
        let image = UIImage(cgImage: part, scale: 2, orientation: .up)
        #expect(image.size == CGSize(width: 10, height: 4) && image.scale == 2)
        #expect(text(image).contains("viewBox=\"10 10 20 8\""))
        let whole = UIImage(cgImage: picture)
        #expect(whole.size == CGSize(width: 40, height: 30))
        #expect(whole.pngData() == ImageSamples.png)
    }

    // MARK: - Text

    @Test func textBecomesOutlinesAsWideAsALabelHasIt() throws {
        let library = try #require(ProcessFonts.library)
        for string in ["Hello, world", "fi AV To", "مرحبا abc", "Ünïcödé 123"] {
            for size in [12.0, 17, 40] {
                let font = UIFont.systemFont(ofSize: size)
                let outlines = library.outlines(
                    of: [.init(string, font: .init(font))],
                    isRightToLeft: string.hasPrefix("م")
                )
                let width = library.layOut(string, font: .init(font)).width
                #expect(abs(outlines.width - width) < 0.01, "\(string)")
                #expect(outlines.parts.allSatisfy { !$0.shape.isEmpty })
            }
        }
    }

    @Test func textStandsOnItsBaseline() throws {
        let font = UIFont.systemFont(ofSize: 20)
        let text = drawn { "H".draw(at: CGPoint(x: 3, y: 5), withAttributes: [.font: font]) }
        #expect(text.hasPrefix("<path d=\"M") && !text.contains("<text"))
        let context = CGContext(size: CGSize(width: 50, height: 50))
        UIGraphicsPushContext(context)
        "H".draw(at: CGPoint(x: 3, y: 5), withAttributes: [.font: font])
        UIGraphicsPopContext()
        guard case .path(let path) = context.items.first?.content else {
            Issue.record("no path")
            return
        }
        let box = path.shape.boundingBoxOfPath
        #expect(abs(box.maxY - (5 + font.ascender)) < 0.01)
        #expect(abs(box.height - font.capHeight) < 0.7)
        #expect(path.fill == .black && box.minX > 3)
    }

    @Test func textIsBrokenAndAligned() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style,
            .foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]
        let context = CGContext(size: CGSize(width: 60, height: 100))
        UIGraphicsPushContext(context)
        "one two three four".draw(
            in: CGRect(x: 0, y: 0, width: 50, height: 100),
            withAttributes: attributes
        )
        UIGraphicsPopContext()
        let boxes = context.items.compactMap { item -> CGRect? in
            guard case .path(let path) = item.content else { return nil }
            #expect(path.fill?.rgb == 0xFF_0000 || path.fill != nil)
            return path.shape.boundingBoxOfPath
        }
        // Two lines, each with its underline.
        #expect(boxes.count == 4)
        #expect(boxes.allSatisfy { $0.maxX <= 50.5 && $0.maxX > 48 })
    }

    @Test func textWithAHeightIsCutOff() {
        func lines(_ height: CGFloat) -> Int {
            let context = CGContext(size: CGSize(width: 60, height: 100))
            UIGraphicsPushContext(context)
            "one two three four five six".draw(
                in: CGRect(x: 0, y: 0, width: 50, height: height),
                withAttributes: [.font: UIFont.systemFont(ofSize: 10)]
            )
            UIGraphicsPopContext()
            return context.items.count
        }
        #expect(lines(0) > 2 && lines(13) == 1)
    }

    @Test func anImageWithoutAPixelHasNoContext() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), false, 1)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 0), false, 0)
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIRectFill(square)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 20, height: 20))
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        let drawn = UIGraphicsImageRenderer(size: .zero).image { $0.fill(square) }
        #expect(drawn == UIImage() && drawn.size == .zero)
    }
}
