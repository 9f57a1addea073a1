import Foundation
import Testing

@testable import CoreGraphics

/// Files of several pictures.
struct GIFFileTests {
    /// A picture of one pixel's colour, as a part of a file.
    private func part(
        _ left: UInt8,
        _ color: UInt8,
        disposal: UInt8,
        delay: UInt8 = 10
    ) -> [UInt8] {
        // The words clear, the colour, end of three bits.
        let word = UInt16(4) | UInt16(color) << 3 | 5 << 6
        return [0x21, 0xF9, 4, disposal << 2, delay, 0, 0, 0, 0x2C, left, 0, 0, 0, 1, 0, 1, 0, 0]
            + [2, 2, UInt8(word & 255), UInt8(word >> 8), 0]
    }

    private func file(_ parts: [[UInt8]]) -> Data {
        // Two by one pixels; red and green.
        let start = Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 255, 0]
        let loop = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 7, 0, 0]
        return Data(start + loop + parts.flatMap { $0 } + [0x3B])
    }

    private let red: [UInt8] = [255, 0, 0, 255]
    private let green: [UInt8] = [0, 255, 0, 255]
    private let clear: [UInt8] = [0, 0, 0, 0]

    private func pixels(_ reader: inout GIFReader, _ index: Int) -> [UInt8]? {
        reader.canvas(at: index).map { [UInt8]($0.data) }
    }

    @Test func picturesLieOverThoseBeforeThem() throws {
        let data = file([
            part(0, 0, disposal: 1), part(1, 1, disposal: 3), part(0, 1, disposal: 2, delay: 5),
            part(1, 0, disposal: 0),
        ])
        var reader = try #require(GIFReader(data))
        #expect(reader.delays == [0.1, 0.1, 0.05, 0.1] && reader.loopCount == 7)
        let expected = [red + clear, red + green, green + clear, clear + red]
        for (index, bytes) in expected.enumerated() {
            #expect(pixels(&reader, index) == bytes, "picture \(index)")
        }
        // Not one after another.
        #expect(pixels(&reader, 1) == expected[1])
        #expect(pixels(&reader, 4) == nil)
        #expect(pixels(&reader, -1) == nil)
        #expect(GIFReader.canvas(data).map { [UInt8]($0.data) } == expected[0])
    }

    @Test func filesThatEndAnywhereHaveTheirPicturesAtTheMost() throws {
        let data = file([part(0, 0, disposal: 1), part(1, 1, disposal: 3)])
        for length in 0..<data.count {
            guard var reader = GIFReader(data.prefix(length)) else { continue }
            #expect(reader.delays.count <= 2)
            for index in reader.delays.indices { _ = reader.canvas(at: index) }
        }
    }

    @Test func picturesAreReadAsTheyAreWritten() throws {
        // As many colours as there are words before the list of them is full.
        let first = try #require(Canvas(width: 120, height: 90))
        for place in 0..<(120 * 90) {
            first.bytes[place * 4] = UInt8(place % 15 * 16)
            first.bytes[place * 4 + 1] = UInt8(place / 7 % 15 * 16)
            first.bytes[place * 4 + 3] = 255
        }
        let second = try #require(Canvas(width: 120, height: 90))
        for place in 0..<100 { second.bytes[place * 4 + 3] = 255 }
        let data = try #require(
            GIFWriter.data([first, second], delays: [0.2, 1.5], loopCount: 0)
        )
        var reader = try #require(GIFReader(data))
        #expect(reader.delays == [0.2, 1.5] && reader.loopCount == 0)
        #expect(pixels(&reader, 0) == [UInt8](first.data))
        #expect(pixels(&reader, 1) == [UInt8](second.data))
        #expect(GIFWriter.data([], delays: [], loopCount: nil) == nil)
    }

    @Test func moreColoursThanAFileHasAreNearToTheirOwn() throws {
        let canvas = try #require(Canvas(width: 64, height: 64))
        for place in 0..<4_096 {
            canvas.bytes[place * 4] = UInt8(place % 64 * 4)
            canvas.bytes[place * 4 + 1] = UInt8(place / 64 * 4)
            canvas.bytes[place * 4 + 2] = 90
            canvas.bytes[place * 4 + 3] = 255
        }
        let data = try #require(GIFWriter.data([canvas], delays: [], loopCount: nil))
        var reader = try #require(GIFReader(data))
        #expect(reader.loopCount == nil)
        let found = try #require(pixels(&reader, 0))
        let differences = zip(found, canvas.data).map { abs(Int($0) - Int($1)) }
        #expect((differences.max() ?? 255) <= 16)
    }

    @Test func smallerPicturesHaveTheMeanOfThePixels() throws {
        let canvas = try #require(Canvas(width: 4, height: 2))
        for (index, value) in [0, 100, 50, 50, 200, 100, 250, 50].enumerated() {
            canvas.bytes[index * 4] = UInt8(value)
            canvas.bytes[index * 4 + 3] = 255
        }
        let small = try #require(canvas.reduced(width: 2, height: 1))
        #expect([UInt8](small.data) == [100, 0, 0, 255, 100, 0, 0, 255])
        #expect(canvas.reduced(width: 5, height: 1) == nil)
        #expect(canvas.reduced(width: 3, height: 2)?.width == 3)
    }
}
