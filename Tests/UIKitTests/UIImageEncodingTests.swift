import CoreGraphics
import Foundation
import Testing

@testable import UIKit

struct UIImageEncodingTests {
    /// Two by one pixels: red, then blue.
    private func sample() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: 2, height: 1)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
    }

    private func bytes(_ image: CGImage?) throws -> [UInt8] {
        let data = try #require(image?.dataProvider?.data)
        let start = try #require(CFDataGetBytePtr(data))
        return Array(UnsafeBufferPointer(start: start, count: CFDataGetLength(data)))
    }

    @Test func pixelsOfDrawingsCanBeRead() throws {
        let image = try #require(sample().cgImage)
        #expect(try bytes(image) == [255, 0, 0, 255, 0, 0, 255, 255])
        #expect(image.bytesPerRow == 8 && image.bitsPerPixel == 32)
    }

    @Test func pixelsAreReadOnceAndStayWithTheirPicture() throws {
        let image = sample()
        let picture = try #require(image.cgImage)
        #expect(image.cgImage === picture)
        let data = try #require(picture.dataProvider?.data)
        #expect(image.cgImage?.dataProvider?.data === data)
        let start = try #require(CFDataGetBytePtr(image.cgImage?.dataProvider?.data))
        #expect(start == CFDataGetBytePtr(data))
    }

    @Test func providersDoNotChangeWithTheirData() throws {
        let changing = NSMutableData(data: Data([1, 2]))
        let provider = try #require(CGDataProvider(data: changing))
        changing.append(Data([3]))
        #expect(provider.data.map { Array($0 as Data) } == [1, 2])
        #expect(provider.data === provider.data)
    }

    @Test func filesOfDrawingsHaveTheirPixels() throws {
        let png = try #require(sample().pngData())
        let image = try #require(UIImage(data: png))
        #expect(image.size == CGSize(width: 2, height: 1))
        #expect(try bytes(image.cgImage) == [255, 0, 0, 255, 0, 0, 255, 255])
        let mirrored = try #require(image.withHorizontallyFlippedOrientation().pngData())
        #expect(
            try bytes(UIImage(data: mirrored)?.cgImage) == [0, 0, 255, 255, 255, 0, 0, 255]
        )
        let jpeg = try #require(sample().jpegData(compressionQuality: 0.8))
        #expect(UIImage(data: jpeg)?.size == CGSize(width: 2, height: 1))
        #expect(UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: 1) == nil)
    }

    @Test func pixelsInMemoryMakeImages() throws {
        let pixels = Data([0, 255, 0, 255])
        let provider = try #require(CGDataProvider(data: NSData(data: pixels)))
        let image = try #require(
            CGImage(
                width: 1,
                height: 1,
                bitsPerComponent: 8,
                bitsPerPixel: 32,
                bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
                provider: provider,
                decode: nil,
                shouldInterpolate: false,
                intent: .defaultIntent
            )
        )
        #expect(UIImage(cgImage: image).size == CGSize(width: 1, height: 1))
        #expect(try bytes(image) == [0, 255, 0, 255])
    }
}
