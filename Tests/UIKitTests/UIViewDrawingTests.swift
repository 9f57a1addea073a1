import RenderTree
import Testing

@testable import UIKit

/// A view that fills itself and notes when it is drawn.
@MainActor
private final class Canvas: UIView {
    var rects: [CGRect] = []
    var styles: [UIUserInterfaceStyle] = []
    var isBlank = false
    var body: (CGRect) -> Void = { rect in
        UIColor.label.setFill()
        UIRectFill(rect)
    }

    override func draw(_ rect: CGRect) {
        rects.append(rect)
        styles.append(UITraitCollection.current.userInterfaceStyle)
        if !isBlank { body(rect) }
    }
}

@MainActor
struct UIViewDrawingTests {
    private let test = TestScene()
    private let canvas = Canvas(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    private func image(of view: UIView) -> ImageContent? {
        guard case .image(let content) = view.rendering.committed?.content else { return nil }
        return content
    }

    private func text(of view: UIView) -> String? {
        image(of: view).map { String(decoding: $0.resource.data, as: UTF8.self) }
    }

    @Test func aViewThatShowsWhatItShowedGrowsByWhatIsAdded() throws {
        var last: UIImage?
        canvas.body = { rect in
            last?.draw(in: rect)
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        test.add(canvas)
        for _ in 0..<40 {
            canvas.setNeedsDisplay()
            test.commit()
            last = UIGraphicsImageRenderer(bounds: canvas.bounds).image {
                canvas.layer.render(in: $0.cgContext)
            }
        }
        let shown = try #require(text(of: canvas))
        #expect(shown.utf8.count < 20_000 && !shown.contains("data:"))
    }

    @Test func aViewIsDrawnBeforeItIsShown() throws {
        test.add(canvas)
        #expect(canvas.rects.isEmpty)
        test.commit()
        #expect(canvas.rects == [CGRect(x: 0, y: 0, width: 100, height: 50)])
        let content = try #require(image(of: canvas))
        #expect(content.resource.mediaType == "image/svg+xml")
        #expect(content.size == CGSize(width: 100, height: 50) && content.mode == .scaleToFill)
        #expect(try #require(text(of: canvas)).hasSuffix("<path d=\"M0 0H100V50H0Z\"/></svg>"))
        #expect(UIGraphicsGetCurrentContext() == nil)
        test.end()
    }

    @Test func movingAndResizingDoNotDraw() throws {
        test.add(canvas)
        test.commit()
        canvas.frame.origin = CGPoint(x: 50, y: 60)
        canvas.alpha = 0.5
        canvas.backgroundColor = .red
        test.commit()
        canvas.frame.size = CGSize(width: 200, height: 80)
        test.commit()
        #expect(canvas.rects.count == 1)
        // The page stretches what was drawn.
        #expect(try #require(image(of: canvas)).size == CGSize(width: 100, height: 50))
        test.end()
    }

    @Test func redrawModeDrawsInEachSize() {
        canvas.contentMode = .redraw
        test.add(canvas)
        test.commit()
        canvas.frame.origin.x = 99
        test.commit()
        #expect(canvas.rects.count == 1)
        canvas.bounds.size = CGSize(width: 10, height: 5)
        canvas.bounds.size = CGSize(width: 20, height: 5)
        test.commit()
        #expect(canvas.rects.map(\.width) == [100, 20])
        #expect(image(of: canvas)?.size == CGSize(width: 20, height: 5))
        test.end()
    }

    @Test func contentModesPlaceWhatWasDrawn() {
        canvas.contentMode = .topRight
        test.add(canvas)
        test.commit()
        #expect(image(of: canvas)?.mode == .topRight)
        canvas.layer.contentsGravity = .resizeAspectFill
        test.commit()
        #expect(image(of: canvas)?.mode == .scaleAspectFill)
        test.end()
    }

    @Test func askingDrawsOnceForACommit() {
        test.add(canvas)
        test.commit()
        canvas.setNeedsDisplay()
        canvas.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        canvas.layer.setNeedsDisplay()
        #expect(canvas.layer.needsDisplay() && canvas.rects.count == 1)
        test.commit()
        test.commit()
        #expect(canvas.rects.count == 2 && !canvas.layer.needsDisplay())
        test.end()
    }

    @Test func changedTraitsDrawAnew() {
        test.add(canvas)
        test.commit()
        let light = text(of: canvas)
        test.window.overrideUserInterfaceStyle = .dark
        test.commit()
        #expect(canvas.styles == [.light, .dark])
        #expect(text(of: canvas) != light && text(of: canvas)?.contains("#fff") == true)
        test.end()
    }

    @Test func whatHasNoSizeOrIsHiddenWaits() {
        canvas.frame = .zero
        test.add(canvas)
        test.commit()
        #expect(canvas.rects.isEmpty)
        canvas.isHidden = true
        canvas.frame.size = CGSize(width: 10, height: 10)
        test.commit()
        #expect(canvas.rects.isEmpty)
        canvas.isHidden = false
        test.commit()
        #expect(canvas.rects.count == 1)
        test.end()
    }

    @Test func aViewThatDrawsNothingShowsNothing() {
        canvas.isBlank = true
        test.add(canvas)
        test.commit()
        #expect(canvas.rects.count == 1 && image(of: canvas) == nil)
        #expect(canvas.layer.rare == nil)
        canvas.isBlank = false
        canvas.setNeedsDisplay()
        test.commit()
        #expect(image(of: canvas) != nil)
        canvas.isBlank = true
        canvas.setNeedsDisplay()
        test.commit()
        #expect(image(of: canvas) == nil)
        test.end()
    }

    @Test func drawingIsPlacedByTheBounds() {
        canvas.bounds.origin = CGPoint(x: 5, y: 7)
        canvas.body = { _ in UIRectFill(CGRect(x: 5, y: 7, width: 1, height: 1)) }
        test.add(canvas)
        test.commit()
        #expect(canvas.rects == [CGRect(x: 5, y: 7, width: 100, height: 50)])
        #expect(text(of: canvas)?.contains("M0 0H1V1H0Z") == true)
        test.end()
    }

    @Test func anAnimationInTheSameTurnKeepsTheDrawing() {
        test.commit()
        test.add(canvas)
        test.scene.perform {
            UIView.animate(withDuration: 1) { canvas.frame.size.width = 150 }
        }
        test.commit()
        #expect(canvas.rects.map(\.width) == [150] && image(of: canvas) != nil)
        test.end()
    }

    @Test func asleepScenesKeepDrawings() {
        test.add(canvas)
        test.commit()
        test.scene.hibernate()
        test.commit()
        #expect(canvas.rects.count == 1 && image(of: canvas) != nil)
        canvas.setNeedsDisplay()
        test.scene.hibernate()
        test.commit()
        #expect(canvas.rects.count == 2)
        test.end()
    }

    @Test func layoutThatDrawingAsksForIsInTheSameCommit() {
        let label = UILabel(frame: .zero)
        canvas.addSubview(label)
        canvas.body = { rect in
            UIRectFill(rect)
            label.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        }
        test.add(canvas)
        test.commit()
        #expect(label.rendering.committed?.frame.width == 10)
        test.end()
    }

    // MARK: - Layers

    @Test func layersDrawWhenTheyAreAsked() {
        final class Dot: CALayer {
            var count = 0
            override func draw(in ctx: CGContext) {
                count += 1
                ctx.fillEllipse(in: bounds)
            }
        }
        let layer = Dot()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        canvas.isBlank = true
        canvas.layer.addSublayer(layer)
        test.add(canvas)
        test.commit()
        #expect(layer.count == 0)
        layer.setNeedsDisplay()
        test.commit()
        layer.frame.size.width = 30
        test.commit()
        #expect(layer.count == 1)
        layer.needsDisplayOnBoundsChange = true
        layer.frame.size.width = 40
        test.commit()
        #expect(layer.count == 2)
        test.end()
    }

    @Test func delegatesDrawLayers() {
        final class Painter: CALayerDelegate {
            func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(layer.bounds) }
        }
        let (layer, painter) = (CALayer(), Painter())
        layer.delegate = painter
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.setNeedsDisplay()
        canvas.layer.addSublayer(layer)
        test.add(canvas)
        test.commit()
        let host = layer.owner
        #expect(host.flatMap { image(of: $0) } != nil)
        test.end()
    }

    @Test func contentsAreShown() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.contents = try #require(UIImage(data: ImageSamples.png)).cgImage
        layer.contentsGravity = .center
        layer.contentsScale = 2
        canvas.layer.addSublayer(layer)
        test.add(canvas)
        test.commit()
        let content = try #require(layer.owner.flatMap { image(of: $0) })
        #expect(content.mode == .center && content.size == CGSize(width: 20, height: 15))
        layer.contents = nil
        test.commit()
        #expect(layer.owner.flatMap { image(of: $0) } == nil)
        test.end()
    }
}
