import Foundation
import Testing

@testable import CoreGraphics

struct BitmapContextTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func context(
        _ data: UnsafeMutableRawPointer? = nil,
        _ width: Int,
        _ height: Int,
        rowLength: Int = 0,
        isGray: Bool = false,
        _ info: UInt32
    ) throws -> CGContext {
        try #require(
            CGContext(
                data: data,
                width: width,
                height: height,
                bitsPerComponent: 8,
                bytesPerRow: rowLength,
                space: isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: info
            )
        )
    }

    private func bytes(_ context: CGContext) throws -> [UInt8] {
        let data = try #require(context.data)
        let count = context.bytesPerRow * context.height
        return [UInt8](UnsafeRawBufferPointer(start: data, count: count))
    }

    /// Memory in an order of its own, of which only the rows that change are read, shows the same.
    @Test func allOrdersOfComponentsShowTheSame() throws {
        func drawn(_ info: UInt32) throws -> [UInt8]? {
            let context = try context(nil, 30, 30, info)
            context.setStrokeColor(red)
            context.setLineWidth(5)
            context.addLines(between: [
                CGPoint(x: 3, y: 14), CGPoint(x: 20, y: 15), CGPoint(x: 3, y: 16),
            ])
            context.strokePath()
            context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 0.5))
            context.fillEllipse(in: CGRect(x: 2, y: 20.5, width: 20, height: 7.25))
            context.clip(to: CGRect(x: 0, y: 25, width: 30, height: 100))
            context.setBlendMode(.copy)
            context.fill(CGRect(x: 5, y: -50, width: 3, height: 500))
            context.setShadow(offset: CGSize(width: 0, height: -9), blur: 2)
            context.fill(CGRect(x: 15, y: 28, width: 3, height: 1))
            return context.makeImage()?.shownPixels.map { [UInt8]($0.data) }
        }
        let plain = try drawn(CGImageAlphaInfo.premultipliedLast.rawValue)
        #expect(plain?.contains { $0 != 0 } == true)
        #expect(try drawn(CGImageAlphaInfo.premultipliedFirst.rawValue | 0x2000) == plain)
    }

    @Test func memoryOfTheAppsOwnIsDrawnIntoAtOnce() throws {
        var pixels = [UInt8](repeating: 0, count: 8)
        try pixels.withUnsafeMutableBytes { buffer in
            let context = try context(buffer.baseAddress, 1, 2, 1)
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        // The origin is below.
        #expect(pixels == [0, 0, 0, 0, 128, 0, 0, 128])
    }

    @Test func aPictureSaysHowItsPixelsLie() throws {
        let context = try context(nil, 1, 1, CGImageAlphaInfo.premultipliedLast.rawValue)
        let image = try #require(context.makeImage())
        #expect(image.pixelFormatInfo == .packed && !image.isMask && image.decode == nil)
        #expect(image.shouldInterpolate && image.renderingIntent == .defaultIntent)
        let space = try #require(image.colorSpace)
        #expect(space.supportsOutput)
        // What a picture says of itself makes a context.
        let again = CGContext(
            data: nil,
            width: image.width,
            height: image.height,
            bitsPerComponent: image.bitsPerComponent,
            bytesPerRow: 0,
            space: space,
            bitmapInfo: image.bitmapInfo.rawValue
        )
        #expect(again != nil)
    }

    @Test(
        arguments: [
            (CGImageAlphaInfo.premultipliedLast.rawValue, [255, 0, 0, 255]),
            (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 255, 0, 0]),
            (CGImageAlphaInfo.premultipliedFirst.rawValue | 0x2000, [0, 0, 255, 255]),
            (CGImageAlphaInfo.premultipliedLast.rawValue | 0x4000, [255, 0, 0, 255]),
        ] as [(UInt32, [UInt8])]
    )
    func componentsStandWhereTheAppWantsThem(info: UInt32, result: [UInt8]) throws {
        let context = try context(nil, 1, 1, info)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(try bytes(context) == result)
        #expect(context.makeImage()?.shownPixels.map { [UInt8]($0.data) } == [255, 0, 0, 255])
    }

    @Test func greysAndOpacityTakeOneByte() throws {
        let gray = try context(nil, 1, 1, isGray: true, CGImageAlphaInfo.none.rawValue)
        gray.setFillColor(gray: 0.2, alpha: 1)
        gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(try bytes(gray) == [51])
        let alpha = try #require(
            CGContext(
                data: nil,
                width: 1,
                height: 1,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: nil,
                bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue
            )
        )
        alpha.setFillColor(gray: 0, alpha: 0.6)
        alpha.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(try bytes(alpha) == [153])
    }

    @Test func whatContextsCannotHoldIsNone() {
        func make(_ bits: Int, _ width: Int, _ row: Int, _ info: UInt32) -> CGContext? {
            CGContext(
                data: nil,
                width: width,
                height: 2,
                bitsPerComponent: bits,
                bytesPerRow: row,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: info
            )
        }
        #expect(make(8, 2, 0, 1) != nil)
        #expect(make(16, 2, 0, 1) == nil)
        #expect(make(8, 0, 0, 1) == nil)
        #expect(make(8, 2, 4, 1) == nil)
        #expect(make(8, 2, 0, CGImageAlphaInfo.last.rawValue) == nil)
        #expect(make(8, 100_000, 0, 1) == nil)
    }

    @Test func picturesStandUprightInMemory() throws {
        let source = CGContext(size: CGSize(width: 1, height: 2))
        source.setFillColor(red)
        source.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try #require(source.makeImage())
        let context = try context(nil, 1, 2, 1)
        context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(try bytes(context) == [255, 0, 0, 255, 0, 0, 0, 0])
    }

    @Test func pixelsMakePictures() throws {
        let image = try #require(
            CGImage(
                width: 1,
                height: 2,
                bitsPerPixel: 32,
                bytesPerRow: 5,
                space: CGColorSpaceCreateDeviceRGB(),
                info: CGBitmapInfo(alpha: .last),
                bytes: [255, 0, 0, 128, 9, 0, 255, 0, 255]
            )
        )
        #expect(image.width == 1 && image.height == 2 && image.bytesPerRow == 4)
        #expect(image.alphaInfo == .premultipliedLast)
        let pixels = try #require(image.shownPixels)
        #expect([UInt8](pixels.data) == [128, 0, 0, 128, 0, 255, 0, 255])
    }

    // MARK: - Outlines

    @Test func linesHaveOutlines() {
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let line = square.copy(
            strokingWithWidth: 2,
            lineCap: .butt,
            lineJoin: .miter,
            miterLimit: 10
        )
        #expect(line.boundingBox == CGRect(x: -1, y: -1, width: 12, height: 12))
        #expect(line.contains(CGPoint(x: -0.5, y: 5)) && !line.contains(CGPoint(x: 5, y: 5)))
        let segment = CGMutablePath()
        segment.move(to: CGPoint(x: 0, y: 0))
        segment.addLine(to: CGPoint(x: 10, y: 0))
        func box(_ cap: CGLineCap) -> CGRect {
            segment.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .bevel, miterLimit: 1)
                .boundingBox
        }
        #expect(box(.butt) == CGRect(x: 0, y: -2, width: 10, height: 4))
        #expect(box(.square) == CGRect(x: -2, y: -2, width: 14, height: 4))
        #expect(abs(box(.round).minX + 2) < 0.1)
    }

    @Test func dashesArePartsOfThePath() {
        let segment = CGMutablePath()
        segment.move(to: CGPoint(x: 0, y: 0))
        segment.addLine(to: CGPoint(x: 10, y: 0))
        let dashes = segment.copy(dashingWithPhase: 1, lengths: [3, 2])
        let parts = dashes.shape.lines().map { [$0.points[0].x, $0.points[1].x] }
        #expect(parts == [[0, 2], [4, 7], [9, 10]])
        #expect(segment.copy(dashingWithPhase: 0, lengths: []) == segment)
    }
}
