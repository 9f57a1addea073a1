import Foundation
import Testing

@testable import CoreGraphics

struct RasterizerTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// Returns the pixels of a drawing as numbers, row by row.
    private func drawn(
        _ width: Int,
        _ height: Int,
        scale: Int = 1,
        _ body: (CGContext) -> Void
    ) throws -> [[UInt8]] {
        let context = CGContext(size: CGSize(width: width, height: height))
        body(context)
        let canvas = try #require(
            Rasterizer.canvas(
                of: context.drawnSteps,
                width: width * scale,
                height: height * scale
            )
        )
        return pixels(canvas)
    }

    private func pixels(_ canvas: Canvas) -> [[UInt8]] {
        let bytes = [UInt8](canvas.data)
        return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<($0 + 4)]) }
    }

    @Test func whatCoversAPixelInPartShowsInPart() throws {
        let found = try drawn(3, 1) {
            $0.setFillColor(red)
            $0.fill(CGRect(x: 0, y: 0, width: 1.5, height: 1))
        }
        #expect(found == [[255, 0, 0, 255], [128, 0, 0, 128], [0, 0, 0, 0]])
    }

    @Test func edgesThatAreNotSmoothCoverWholePixels() throws {
        let found = try drawn(3, 1) {
            $0.setShouldAntialias(false)
            $0.setFillColor(red)
            $0.fill(CGRect(x: 0.4, y: 0, width: 2, height: 1))
        }
        #expect(found == [[255, 0, 0, 255], [255, 0, 0, 255], [0, 0, 0, 0]])
    }

    @Test func evenOddLeavesWhatLiesInBoth() throws {
        let found = try drawn(3, 1) {
            $0.setFillColor(red)
            $0.addRects([
                CGRect(x: 0, y: 0, width: 3, height: 1), CGRect(x: 1, y: 0, width: 1, height: 1),
            ])
            $0.fillPath(using: .evenOdd)
        }
        #expect(found.map { $0[3] } == [255, 0, 255])
    }

    @Test func linesAreAsWideAsTheScaleHasThem() throws {
        let found = try drawn(4, 4, scale: 2) {
            $0.setStrokeColor(blue)
            $0.setLineWidth(1)
            $0.stroke(CGRect(x: 1, y: 1, width: 2, height: 2))
        }
        let row = found[(2 * 8)..<(3 * 8)].map { $0[3] }
        #expect(row == [0, 255, 255, 255, 255, 255, 255, 0])
        #expect(found[3 * 8 + 3][3] == 0)
    }

    @Test func clipsLimitWhatIsDrawn() throws {
        let found = try drawn(4, 1) {
            $0.clip(to: CGRect(x: 1, y: 0, width: 2, height: 1))
            $0.addRect(CGRect(x: 2, y: 0, width: 2, height: 1))
            $0.clip()
            $0.setFillColor(red)
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        #expect(found.map { $0[3] } == [0, 0, 255, 0])
    }

    @Test(
        arguments: [
            (CGBlendMode.normal, [0, 0, 255, 255]), (.multiply, [0, 0, 0, 255]),
            (.screen, [255, 0, 255, 255]), (.difference, [255, 0, 255, 255]),
            (.clear, [0, 0, 0, 0]), (.destinationOver, [255, 0, 0, 255]),
            (.sourceIn, [0, 0, 255, 255]), (.destinationOut, [0, 0, 0, 0]),
            (.xor, [0, 0, 0, 0]), (.plusLighter, [255, 0, 255, 255]),
        ] as [(CGBlendMode, [UInt8])]
    )
    func blendModesMeetWhatIsThere(mode: CGBlendMode, result: [UInt8]) throws {
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        let found = try drawn(1, 1) {
            $0.setFillColor(red)
            $0.fill(whole)
            $0.setBlendMode(mode)
            $0.setFillColor(blue)
            $0.fill(whole)
        }
        #expect(found == [result])
    }

    @Test func gradientsPassFromColourToColour() throws {
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: [red, blue], locations: nil)
        )
        let found = try drawn(4, 1) {
            $0.drawLinearGradient(
                gradient,
                start: .zero,
                end: CGPoint(x: 4, y: 0),
                options: []
            )
        }
        #expect(found.map { $0[0] } == [223, 159, 96, 32])
    }

    @Test func groupsAndShadowsAreDrawn() throws {
        let group = try drawn(1, 1) {
            $0.setAlpha(0.5)
            $0.beginTransparencyLayer()
            $0.setFillColor(red)
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            $0.endTransparencyLayer()
        }
        #expect(group == [[128, 0, 0, 128]])
        let shadow = try drawn(3, 1) {
            $0.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: blue)
            $0.setFillColor(red)
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(shadow == [[255, 0, 0, 255], [0, 0, 0, 0], [0, 0, 255, 255]])
    }

    @Test func picturesInAnotherSizeAreTheMeanOfTheirPixels() throws {
        let context = CGContext(size: CGSize(width: 2, height: 1))
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(blue)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let image = try #require(context.makeImage())
        #expect(image.width == 2 && image.height == 1)
        let one = CGRect(x: 0, y: 0, width: 1, height: 1)
        #expect(try drawn(1, 1) { $0.draw(image, in: one) } == [[128, 0, 128, 255]])
        let part = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1)))
        #expect(try drawn(1, 1) { $0.draw(part, in: one) } == [[0, 0, 255, 255]])
        #expect(pixels(try #require(part.shownPixels)) == [[0, 0, 255, 255]])
    }

    @Test func tooManyPixelsAreNone() {
        #expect(Canvas(width: 100_000, height: 100_000) == nil)
        #expect(Canvas(width: 0, height: 5) == nil)
    }
}
