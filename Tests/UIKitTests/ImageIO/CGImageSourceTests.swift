import Foundation
import ImageIO
import Testing
import UniformTypeIdentifiers

@testable import UIKit

/// Files of pictures, as apps read and write them.
struct CGImageSourceTests {
    /// A picture of two halves: red, and green below or beside it.
    private func halves(width: Int, height: Int, isBeside: Bool = false) throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil,
                width: width,
                height: height,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        // The origin of a bitmap is its lower left corner.
        context.fill(
            isBeside
                ? CGRect(x: 0, y: 0, width: width / 2, height: height)
                : CGRect(x: 0, y: height / 2, width: width, height: height / 2)
        )
        return try #require(context.makeImage())
    }

    private func color(_ image: CGImage, _ x: Int, _ y: Int) throws -> [Int] {
        let pixels = try #require(image.dataProvider?.data)
        let bytes = try #require(CFDataGetBytePtr(pixels))
        return (0..<3).map { Int(bytes[(y * image.width + x) * 4 + $0]) }
    }

    /// A GIF file of three pictures.
    private func animation(_ delays: [Double] = [0.02, 0.2, 0.5], loops: Int = 3) throws -> Data {
        let data = NSMutableData()
        let destination = try #require(
            CGImageDestinationCreateWithData(data, "com.compuserve.gif" as CFString, 3, nil)
        )
        let loop = [kCGImagePropertyGIFLoopCount as String: loops]
        CGImageDestinationSetProperties(
            destination,
            [kCGImagePropertyGIFDictionary as String: loop] as CFDictionary
        )
        for (index, delay) in delays.enumerated() {
            let times = [kCGImagePropertyGIFDelayTime as String: delay]
            CGImageDestinationAddImage(
                destination,
                try halves(width: 8 + index % 1, height: 4, isBeside: index == 1),
                [kCGImagePropertyGIFDictionary: times] as [CFString: Any] as CFDictionary
            )
        }
        #expect(CGImageDestinationFinalize(destination))
        #expect(!CGImageDestinationFinalize(destination))
        return data as Data
    }

    @Test func animationsHavePicturesAndTimes() throws {
        let data = try animation()
        let source = try #require(
            CGImageSourceCreateWithData(
                data as CFData,
                [String(kCGImageSourceShouldCache): true as NSNumber] as CFDictionary
            )
        )
        #expect(CGImageSourceGetCount(source) == 3)
        #expect(CGImageSourceGetType(source) == "com.compuserve.gif" as CFString)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let images = (0..<3).compactMap { CGImageSourceCreateImageAtIndex(source, $0, nil) }
        #expect(images.count == 3)
        #expect(try color(images[0], 6, 0) == [255, 0, 0])
        #expect(try color(images[1], 6, 0) == [0, 255, 0])
        #expect(CGImageSourceCreateImageAtIndex(source, 3, nil) == nil)

        let common = CGImageSourceCopyProperties(source, nil) as? [String: Any]
        let loop = common?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
        #expect(loop?[kCGImagePropertyGIFLoopCount as String] as? Int == 3)
        #expect(common?[kCGImagePropertyFileSize as String] as? Int == data.count)
        var times: [[Double]] = []
        for index in 0..<3 {
            let found = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
            let gif = try #require(found?["{GIF}"] as? [String: AnyObject])
            times.append([
                try #require(gif[kCGImagePropertyGIFUnclampedDelayTime as String] as? Double),
                try #require((gif["DelayTime"] as? NSNumber)?.doubleValue),
            ])
        }
        #expect(times == [[0.02, 0.1], [0.2, 0.2], [0.5, 0.5]])
    }

    /// As code does it that was written for Core Foundation.
    @Test func valuesOfDictionariesAreFoundByAddresses() throws {
        let source = try #require(CGImageSourceCreateWithData(try animation() as CFData, nil))
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 1, nil)
        let key = Unmanaged.passUnretained(kCGImagePropertyGIFDictionary).toOpaque()
        let gif = unsafeBitCast(CFDictionaryGetValue(properties, key), to: CFDictionary.self)
        let name = Unmanaged.passUnretained(kCGImagePropertyGIFUnclampedDelayTime).toOpaque()
        let first = CFDictionaryGetValue(gif, name)
        let delay = unsafeBitCast(first, to: AnyObject.self)
        #expect(delay as? Double == 0.2)
        let other = Unmanaged.passUnretained(kCGImageSourceShouldCache).toOpaque()
        #expect(CFDictionaryGetValue(gif, other) == nil)
        #expect(CFDictionaryGetValue(nil, name) == nil)
    }

    @Test func smallerPicturesAreTurnedWhereThatIsAskedFor() throws {
        let jpeg = try #require(
            UIImage(cgImage: try halves(width: 64, height: 32)).jpegData(compressionQuality: 1)
        )
        // The camera lay on its side: right.
        let marked = jpeg.prefix(2) + ImageSamples.jpeg(6).dropFirst(2).prefix { _ in true }
        let exif = try #require(Self.exif(of: Data(marked)))
        let data = Data(jpeg.prefix(2) + exif + jpeg.dropFirst(2))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let found = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
        #expect(found?[kCGImagePropertyPixelWidth] as? Int == 64)
        #expect(found?[kCGImagePropertyPixelHeight] as? Double == 32)
        #expect(found?[kCGImagePropertyOrientation] as? Int == 6)

        let asked: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true,
            kCGImageSourceShouldCacheImmediately: true,
            kCGImageSourceCreateThumbnailWithTransform: true,
            kCGImageSourceThumbnailMaxPixelSize: CGFloat(16),
        ]
        let upright = try #require(
            CGImageSourceCreateThumbnailAtIndex(source, 0, asked as CFDictionary)
        )
        #expect(upright.width == 8 && upright.height == 16)
        // What was above is to the right.
        let right = try color(upright, 6, 8)
        #expect(right[0] > 200 && right[1] < 60)
        let lying = try #require(
            CGImageSourceCreateThumbnailAtIndex(
                source,
                0,
                [
                    kCGImageSourceCreateThumbnailFromImageIfAbsent: true,
                    kCGImageSourceThumbnailMaxPixelSize: 1000,
                ] as CFDictionary
            )
        )
        #expect(lying.width == 64 && lying.height == 32)
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
        let whole = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(whole.data == data && whole.width == 64)
    }

    /// The segment of a file that says how it is turned.
    private static func exif(of data: Data) -> Data? {
        let bytes = [UInt8](data)
        for place in bytes.indices.dropLast(3)
        where bytes[place] == 0xFF && bytes[place + 1] == 0xE1 {
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            return Data(bytes[place..<min(place + 2 + length, bytes.count)])
        }
        return nil
    }

    @Test func whatIsNoPictureHasNone() throws {
        #expect(CGImageSourceCreateWithData(Data() as CFData, nil) == nil)
        let text = try #require(CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil))
        #expect(CGImageSourceGetCount(text) == 0 && CGImageSourceGetType(text) == nil)
        #expect(CGImageSourceGetStatus(text) == .statusUnknownType)
        #expect(CGImageSourceCopyPropertiesAtIndex(text, 0, nil) == nil)
        #expect(CGImageSourceCreateImageAtIndex(text, 0, nil) == nil)
        let nowhere = URL(fileURLWithPath: "/nowhere.png") as CFURL
        #expect(CGImageSourceCreateWithURL(nowhere, nil) == nil)
        let cut = try #require(
            CGImageSourceCreateWithData(try animation().prefix(30) as CFData, nil)
        )
        #expect(CGImageSourceGetCount(cut) == 0)
        #expect(CGImageSourceGetStatusAtIndex(cut, 0) == .statusInvalidData)
    }

    @Test func bytesComeWithTime() throws {
        let data = try #require(UIImage(cgImage: try halves(width: 8, height: 4)).pngData())
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        #expect(CGImageSourceGetCount(source) == 0)
        CGImageSourceUpdateData(source, data.prefix(40) as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
        #expect(CGImageSourceGetCount(source) == 1)
        CGImageSourceUpdateData(source, data as CFData, true)
        #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete)
        let found = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
        #expect(found?["ColorModel"] as? String == "RGB" && found?["Depth"] as? Int == 8)
        #expect(found?["HasAlpha"] as? Bool == false)
    }

    @Test func filesAreWritten() throws {
        let image = try halves(width: 40, height: 20)
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("CGImageSourceTests-\(UUID()).jpg")
        defer { try? FileManager.default.removeItem(at: url) }
        let jpeg = try #require(
            CGImageDestinationCreateWithURL(
                url as CFURL,
                UTType.jpeg.identifier as CFString,
                1,
                nil
            )
        )
        CGImageDestinationAddImage(
            jpeg,
            image,
            [
                kCGImageDestinationLossyCompressionQuality: 0.9,
                kCGImageDestinationImageMaxPixelSize: 10,
            ] as CFDictionary
        )
        #expect(CGImageDestinationFinalize(jpeg))
        let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
        let small = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(small.width == 10 && small.height == 5 && small.utType == "public.jpeg" as CFString)

        let data = CFDataCreateMutable(nil, 0)!
        let png = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
        #expect(!CGImageDestinationFinalize(png))
        CGImageDestinationAddImageFromSource(png, source, 0, nil)
        #expect(CGImageDestinationFinalize(png))
        #expect(UIImage(data: data as Data)?.size == CGSize(width: 10, height: 5))
        #expect(CGImageDestinationCreateWithData(data, "public.png", 2, nil) == nil)
        #expect(CGImageDestinationCreateWithData(data, "public.heic", 1, nil) == nil)
        let web = try #require(URL(string: "https://example.com/a.png"))
        #expect(CGImageDestinationCreateWithURL(web as CFURL, "public.png", 1, nil) == nil)
    }
}
