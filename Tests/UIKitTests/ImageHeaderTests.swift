import CoreGraphics
import Foundation
import Testing

@testable import UIKit

struct ImageHeaderTests {
    @Test(
        arguments: zip(
            ImageSamples.all.prefix(7),
            [
                "image/png", "image/gif", "image/webp", "image/webp", "image/webp", "image/svg+xml",
                "image/jpeg",
            ]
        )
    )
    func headersSayFormatAndSize(data: Data, mediaType: String) throws {
        let header = try #require(ImageHeader(data))
        #expect(header.mediaType == mediaType)
        #expect(header.size == CGSize(width: 40, height: 30))
        // A slice of a larger file has other indices.
        #expect(ImageHeader((Data([1, 2, 3]) + data).dropFirst(3)) == header)
    }

    @Test(arguments: [false, true])
    func orientationComesFromEXIF(isLittleEndian: Bool) {
        let expected: [UIImage.Orientation] = [
            .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]
        for (index, orientation) in expected.enumerated() {
            let data = ImageSamples.jpeg(UInt8(index + 1), isLittleEndian: isLittleEndian)
            #expect(ImageHeader(data)?.orientation == orientation)
        }
        #expect(ImageHeader(ImageSamples.jpeg(9))?.orientation == .up)
    }

    @Test(
        arguments: [
            ("<svg viewBox='0 0 20 10'/>", 20, 10),
            ("<svg viewBox='0 0 20 10' width='100%' height='50'/>", 100, 50),
            ("<svg width='1in' height='2.54cm'>", 96, 96),
            ("\u{FEFF}<svg>", 300, 150),
            ("<svg width='-1' height='1e400' viewBox='0 0 0 5'>", 300, 150),
            ("<svg viewBox='0,0,20 10' width='7'>", 7, 3.5),
            ("<!DOCTYPE svg [<!ENTITY a '>'> ]>\n<svg width='5' height='6'>", 5, 6),
        ] as [(String, CGFloat, CGFloat)]
    )
    func svgSizeComesFromAttributesThenViewBox(text: String, width: CGFloat, height: CGFloat) {
        #expect(ImageHeader(Data(text.utf8))?.size == CGSize(width: width, height: height))
    }

    @Test(arguments: [
        "", "<", "<html><svg width='1' height='1'></svg>", "<svgs width='1'>", "<svg width=1>",
        "<svg width='1", "<!-- <svg>", "<svg width>", "text", "GIF89a",
    ])
    func otherTextIsNoPicture(text: String) {
        #expect(ImageHeader(Data(text.utf8)) == nil)
    }

    @Test func emptySizesAreNoPicture() {
        var png = ImageSamples.png
        png[19] = 0
        #expect(ImageHeader(png) == nil)
        png[16] = 0xFF
        #expect(ImageHeader(png) == nil)
    }

    @Test(arguments: ImageSamples.all)
    func cutAndDamagedBytesNeverCrash(data: Data) {
        for length in 0..<data.count { check(data.prefix(length)) }
        for index in data.indices {
            for bit in 0..<8 {
                var damaged = data
                damaged[index] ^= 1 << bit
                check(damaged)
            }
        }
        var random = RandomNumbers(state: 7)
        for _ in 0..<500 {
            var damaged = data
            for _ in 0..<8 {
                damaged[Int.random(in: 0..<data.count, using: &random)] =
                    UInt8.random(in: 0...255, using: &random)
            }
            check(damaged.prefix(Int.random(in: 0...data.count, using: &random)))
        }
    }

    private func check(_ data: Data) {
        guard let image = UIImage(data: data) else { return }
        let isSane = image.size.width > 0 && image.size.height > 0 && image.size.width <= 1e6
        if !isSane { Issue.record("size \(image.size) of \(Array(data))") }
    }
}

struct SHA256Tests {
    @Test(arguments: [
        (0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        (55, "d5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072"),
        (56, "04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e"),
        (64, "7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c"),
        (119, "000b48d4edf0fa7bee3c6236ecd2785baa5db4eeb8bb54341b029e0d9fa5fb0c"),
        (120, "13f05a0b594787f5ecd315edc96141bd3243203d1b7d4f0836f37308b276ba98"),
        (1_000, "44f8354494a5ba03ba1792a8d3e9c534c47a9181980fde7a3f44b06ef2ae7c7f"),
    ])
    func hashesAreThoseOfTheStandard(count: Int, expected: String) {
        #expect(SHA256.hexadecimal(Data(repeating: 0x78, count: count)) == expected)
    }

    // FIPS PUB 180-2, appendix B.1.
    @Test func abcHasThePublishedHash() {
        #expect(
            SHA256.hexadecimal(Data("abc".utf8))
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        )
    }
}
