import Foundation
import Testing

@testable import CoreGraphics

/// Numbers and files that are meant badly take neither the process nor minutes.
struct RasterBoundsTests {
    private func drawn(_ length: Int, _ body: (CGContext) -> Void) throws -> Canvas {
        let context = CGContext(size: CGSize(width: length, height: length))
        body(context)
        return try #require(
            Rasterizer.canvas(of: context.drawnSteps, width: length, height: length)
        )
    }

    @Test func greysBlendIntoNumbers() {
        for mode in [CGBlendMode.color, .luminosity, .hue, .saturation] {
            for (source, below) in zip(0...255, (0...255).reversed()) {
                for lower in [0, below, 255] {
                    let (own, other) = (Float(source) / 255, Float(lower) / 255)
                    let result = Blending.result(
                        mode,
                        SIMD4(own, own, own, 1),
                        over: SIMD4(other, other, other, 1)
                    )
                    #expect((0..<4).allSatisfy { result[$0].isFinite }, "\(mode)")
                }
            }
        }
    }

    @Test(arguments: [CGFloat.greatestFiniteMagnitude, 1e300, 1e18, 1e9])
    func linesOfAnyWidthAreDrawn(_ width: CGFloat) throws {
        let canvas = try drawn(4) {
            $0.setLineWidth(width)
            $0.setLineCap(.round)
            $0.setLineJoin(.round)
            $0.addLines(between: [.zero, CGPoint(x: 3, y: 1), CGPoint(x: 1, y: 3)])
            $0.strokePath()
        }
        #expect(canvas.isOpaque)
    }

    /// Each pixel of the result stands for millions of the picture's.
    @Test func picturesThatAreDrawnTinyTakeNoTime() throws {
        let whole = try #require(Canvas(width: 100, height: 100))
        for place in 0..<whole.count { whole.bytes[place] = 255 }
        let image = try #require(CGImage(whole))
        let canvas = try drawn(4) {
            $0.draw(image, in: CGRect(x: 1, y: 0, width: 1e-4, height: 4))
            $0.concatenate(CGAffineTransform(a: 1, b: 0, c: 1e9, d: 1, tx: 0, ty: 0))
            $0.draw(image, in: CGRect(x: -1e9, y: -1, width: 4e9, height: 3))
        }
        #expect(canvas.width == 4)
        let half = try drawn(4) { $0.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 0.5)) }
        #expect((126...130).contains(half.data[3]))
    }

    @Test func shapesOfManyLongEdgesAreDrawnLessFinely() throws {
        let context = CGContext(size: CGSize(width: 500, height: 500))
        context.move(to: .zero)
        for index in 0..<100_000 {
            context.addLine(to: CGPoint(x: Double(index) / 200, y: index % 2 == 0 ? 0 : 500))
        }
        context.fillPath()
        let canvas = try #require(
            Rasterizer.canvas(of: context.drawnSteps, width: 500, height: 500)
        )
        #expect(canvas.data[(250 * 500 + 250) * 4 + 3] > 0)
    }

    /// A picture of eight by eight pixels that has passes of nothing, and then its brightness.
    @Test func filesOfEndlessPassesAreReadInPart() throws {
        func file(_ passes: Int) -> Data {
            var bytes: [UInt8] = [
                0xFF, 0xD8, 0xFF, 0xC2, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0,
                // The steady word 0: a number of eight bits. The other: the end of the block.
                0xFF, 0xC4, 0, 20, 0x00, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8,
                0xFF, 0xC4, 0, 20, 0x10, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ]
            for _ in 0..<passes { bytes += [0xFF, 0xDA, 0, 8, 1, 1, 0, 1, 63, 0, 0x7F] }
            return Data(bytes + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0, 0x7F, 0xFF, 0, 0xFF, 0xD9])
        }
        #expect(JPEGReader.canvas(file(20))?.data.first == 160)
        #expect(JPEGReader.canvas(file(50_000))?.data.first == 128)
    }

    @Test func memoryOfItsOwnHasABound() {
        let context = CGContext(
            data: nil,
            width: 1,
            height: 4_000,
            bitsPerComponent: 8,
            bytesPerRow: 1 << 24,
            space: .standardRGB,
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
        #expect(context == nil)
    }
}
