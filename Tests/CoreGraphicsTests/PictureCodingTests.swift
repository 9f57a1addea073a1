import Foundation
import Testing

@testable import CoreGraphics

struct PictureCodingTests {
    private let width = 37
    private let height = 21

    /// Colours that pass into each other, with a hole.
    private func sample() throws -> Canvas {
        let context = CGContext(size: CGSize(width: width, height: height))
        let gradient = try #require(
            CGGradient(
                colorsSpace: nil,
                colors: [
                    CGColor(red: 1, green: 0.2, blue: 0, alpha: 1),
                    CGColor(red: 0, green: 0.6, blue: 1, alpha: 1),
                ],
                locations: nil
            )
        )
        context.drawLinearGradient(
            gradient,
            start: .zero,
            end: CGPoint(x: width, y: height),
            options: [.drawsAfterEndLocation, .drawsBeforeStartLocation]
        )
        return try #require(
            Rasterizer.canvas(of: context.drawnSteps, width: width, height: height)
        )
    }

    @Test func pngFilesHaveThePixels() throws {
        let canvas = try sample()
        let data = try #require(canvas.pngData)
        #expect(data[25] == 2)
        #expect(PNGReader.canvas(data)?.data == canvas.data)
        for place in 0..<(width * 3) { canvas.bytes[place * 4 + 3] = 0 }
        canvas.multiplyByOpacity()
        let clear = try #require(canvas.pngData)
        #expect(clear[25] == 6)
        #expect(PNGReader.canvas(clear)?.data == canvas.data)
    }

    @Test func jpegFilesAreNearToThePixelsAndSmallerWithLessQuality() throws {
        let canvas = try sample()
        let data = try #require(canvas.jpegData(quality: 1))
        let found = try #require(JPEGReader.canvas(data))
        #expect(found.width == width && found.height == height)
        let differences = zip(found.data, canvas.data).map { abs(Int($0) - Int($1)) }
        #expect((differences.max() ?? 255) <= 8)
        let coarse = try #require(canvas.jpegData(quality: 0.2))
        #expect(coarse.count < data.count && JPEGReader.canvas(coarse) != nil)
    }

    @Test func whatShowsThroughIsWhiteInJPEGFiles() throws {
        let canvas = try #require(Canvas(width: 8, height: 8))
        let data = try #require(canvas.jpegData(quality: 1))
        let found = try #require(JPEGReader.canvas(data))
        #expect(found.data.allSatisfy { $0 == 255 })
    }

    @Test func gifFilesAreRead() throws {
        // Two by one pixels, red and green: the words clear, 0, 1, end of three bits.
        let data = Data(
            Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 255, 0]
                + [0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x44, 0x0A, 0, 0x3B]
        )
        let found = try #require(GIFReader.canvas(data))
        #expect([UInt8](found.data) == [255, 0, 0, 255, 0, 255, 0, 255])
    }

    /// Five by six pixels whose rows are stored in all ways, in one pass and in seven.
    @Test(arguments: [
        "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGCAIAAACEmcMcAAAAUklEQVR42mNhYGDQYObUYJbW"
            + "YNbVYLZnYDdi1TflC7fQrLcOW243lZEvRQRZnondSBIZMQvVWklIi0lIy0tIa0hIG7KwG+my"
            + "M3OyM0uzMwMZugBgbAvII/j6BQAAAABJRU5ErkJggg==",
        "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGCAIAAAHznvOKAAAAa0lEQVR42mNkYGBgWsAzgVnm"
            + "RMC6gh0sAWwqDDnnShj4UkTisizWFSxh1GDmDGDzYAIKABGz5gxvfVMnJnYjVn1TvnALzXrr"
            + "sOV2U5mFarWlTSSlTZSkTYAMExa+lAA+Zk4+Zmk+Zl0+ZnsA2u8VeK4n2ucAAAAASUVORK5C"
            + "YII=",
    ])
    func rowsOfPNGFilesAreStoredInManyWays(_ text: String) throws {
        let file = try #require(Data(base64Encoded: text))
        let found = try #require(PNGReader.canvas(file))
        #expect(found.width == 5 && found.height == 6)
        var expected: [Int] = []
        for y in 0..<6 {
            for x in 0..<5 {
                expected.append((x * 40 + y * 7) % 256)
                expected.append((y * 50 + x * 3) % 256)
                expected.append((x * x * 9 + y * y * 5) % 256)
                expected.append(255)
            }
        }
        #expect(found.data.map { Int($0) } == expected)
    }

    /// Memory of an app's own may have colours beyond their opacity: the file is still one.
    @Test func coloursBeyondTheirOpacityAreWhiteInJPEGFiles() throws {
        let canvas = try #require(Canvas(width: 16, height: 8))
        for place in 0..<128 where (place / 8) % 2 == 0 {
            for part in 0..<3 { canvas.bytes[place * 4 + part] = 255 }
        }
        for place in 0..<128 where (place / 8) % 2 == 1 { canvas.bytes[place * 4 + 3] = 255 }
        let data = try #require(canvas.jpegData(quality: 1))
        let found = try #require(JPEGReader.canvas(data))
        let reds = stride(from: 0, to: found.count, by: 4).map { Int(found.data[$0]) }
        let (left, right) = (0..<128).reduce(into: (255, 0)) { result, place in
            if place % 16 < 8 {
                result.0 = min(result.0, reds[place])
            } else {
                result.1 = max(result.1, reds[place])
            }
        }
        #expect(left >= 250 && right <= 5)
    }

    /// Nothing of a broken file is believed: it is none, or some pixels of the size that it says.
    @Test func brokenFilesDoNoHarm() throws {
        let canvas = try sample()
        let png = try #require(canvas.pngData)
        let jpeg = try #require(canvas.jpegData(quality: 0.5))
        var random = SystemRandomNumberGenerator()
        for file in [png, jpeg] {
            for _ in 0..<150 {
                var broken = [UInt8](file)
                for _ in 0..<Int.random(in: 1...6, using: &random) {
                    broken[Int.random(in: 2..<broken.count, using: &random)] =
                        UInt8.random(in: 0...255, using: &random)
                }
                // Sizes stay, so that the test takes no time.
                if file == png { broken.replaceSubrange(0..<33, with: file.prefix(33)) }
                let end = Int.random(in: 3...broken.count, using: &random)
                let data = Data(broken.prefix(end))
                if file == png {
                    #expect(PNGReader.canvas(data).map { $0.width == width } ?? true)
                } else if JPEGSize.isSmall(data) {
                    _ = JPEGReader.canvas(data)
                }
            }
        }
    }
}

/// The size that the frame of a JPEG file says.
private enum JPEGSize {
    static func isSmall(_ data: Data) -> Bool {
        let bytes = [UInt8](data)
        for place in bytes.indices.dropLast(9) where bytes[place] == 0xFF {
            guard (0xC0...0xC2).contains(bytes[place + 1]) else { continue }
            let height = Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])
            let width = Int(bytes[place + 7]) << 8 | Int(bytes[place + 8])
            if width * height > 10_000 { return false }
        }
        return true
    }
}
