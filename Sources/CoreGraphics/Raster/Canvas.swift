import Foundation

/// Pixels in memory: red, green, blue and opacity of eight bits each, row by row from the top.
///
/// The colours are multiplied by the opacity.
package final class Canvas {
    /// The width, in pixels.
    package let width: Int
    /// The height, in pixels.
    package let height: Int
    /// The bytes, four for each pixel.
    let bytes: UnsafeMutablePointer<UInt8>
    private let isOwner: Bool

    /// The most pixels that are computed at a time: 100 MB.
    package static let mostPixels = 25_000_000

    /// Creates transparent pixels; nil where there are none, or too many.
    package init?(width: Int, height: Int) {
        guard width > 0, height > 0, width <= 1_000_000, height <= 1_000_000,
            width * height <= Self.mostPixels
        else { return nil }
        self.width = width
        self.height = height
        bytes = .allocate(capacity: width * height * 4)
        bytes.initialize(repeating: 0, count: width * height * 4)
        isOwner = true
    }

    /// Creates pixels that lie in memory of others, which must be there as long as these.
    init(width: Int, height: Int, memory: UnsafeMutablePointer<UInt8>) {
        self.width = width
        self.height = height
        bytes = memory
        isOwner = false
    }

    deinit {
        if isOwner { bytes.deallocate() }
    }

    /// The number of bytes.
    package var count: Int { width * height * 4 }

    /// The bytes as data.
    package var data: Data { Data(bytes: bytes, count: count) }

    /// Whether nothing shows through.
    package var isOpaque: Bool {
        for place in stride(from: 3, to: count, by: 4) where bytes[place] != 255 { return false }
        return true
    }

    /// Returns a pixel, 0…1, the colours multiplied by the opacity.
    func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
        let place = (y * width + x) * 4
        return SIMD4(
            Float(bytes[place]),
            Float(bytes[place + 1]),
            Float(bytes[place + 2]),
            Float(bytes[place + 3])
        ) / 255
    }

    /// Sets a pixel, 0…1, the colours multiplied by the opacity.
    func set(_ x: Int, _ y: Int, _ value: SIMD4<Float>) {
        let rounded = (value.clamped(lowerBound: .zero, upperBound: .one) * 255)
            .rounded(.toNearestOrAwayFromZero)
        let place = (y * width + x) * 4
        bytes[place] = UInt8(rounded.x)
        bytes[place + 1] = UInt8(rounded.y)
        bytes[place + 2] = UInt8(rounded.z)
        bytes[place + 3] = UInt8(rounded.w)
    }

    /// Multiplies the colours of all pixels by their opacity.
    func multiplyByOpacity() {
        for place in stride(from: 0, to: count, by: 4) where bytes[place + 3] != 255 {
            let alpha = Int(bytes[place + 3])
            for part in 0..<3 {
                bytes[place + part] = UInt8((Int(bytes[place + part]) * alpha + 127) / 255)
            }
        }
    }

    /// Returns the colours of a pixel without its opacity, and the opacity.
    func plain(at place: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        let alpha = Int(bytes[place + 3])
        guard alpha != 255 else {
            return (bytes[place], bytes[place + 1], bytes[place + 2], 255)
        }
        guard alpha > 0 else { return (0, 0, 0, 0) }
        func part(_ index: Int) -> UInt8 {
            UInt8(min((Int(bytes[place + index]) * 255 + alpha / 2) / alpha, 255))
        }
        return (part(0), part(1), part(2), UInt8(alpha))
    }

    /// Returns a part of the pixels; nil where it is empty.
    package func part(_ rect: CGRect) -> Canvas? {
        let box = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !box.isNull, let part = Canvas(width: Int(box.width), height: Int(box.height)) else {
            return nil
        }
        for row in 0..<part.height {
            let from = bytes + ((Int(box.minY) + row) * width + Int(box.minX)) * 4
            (part.bytes + row * part.width * 4).update(from: from, count: part.width * 4)
        }
        return part
    }
}

extension Canvas {
    /// Returns pixels in other places; nil where there are too many.
    ///
    /// - Parameters:
    ///   - width: The width of the result, in pixels.
    ///   - height: The height of the result, in pixels.
    ///   - source: Returns where a pixel of the result comes from.
    /// - Returns: The pixels; clear where they come from outside.
    package func arranged(
        width: Int,
        height: Int,
        from source: (_ x: Int, _ y: Int) -> (x: Int, y: Int)
    ) -> Canvas? {
        guard let result = Canvas(width: width, height: height) else { return nil }
        for y in 0..<height {
            for x in 0..<width {
                let from = source(x, y)
                guard from.x >= 0, from.y >= 0, from.x < self.width, from.y < self.height else {
                    continue
                }
                (result.bytes + (y * width + x) * 4)
                    .update(from: bytes + (from.y * self.width + from.x) * 4, count: 4)
            }
        }
        return result
    }

    /// Returns the same pixels in memory of their own; nil where there is no room.
    func copy() -> Canvas? {
        guard let copy = Canvas(width: width, height: height) else { return nil }
        copy.bytes.update(from: bytes, count: count)
        return copy
    }

    /// Makes the pixels of a part transparent.
    func clear(_ left: Int, _ top: Int, _ width: Int, _ height: Int) {
        let (right, bottom) = (min(left + width, self.width), min(top + height, self.height))
        guard left < right, top < bottom else { return }
        for y in top..<bottom {
            (bytes + (y * self.width + left) * 4).update(repeating: 0, count: (right - left) * 4)
        }
    }

    /// Returns the pixels in a smaller size, each the mean of those that it stands for.
    ///
    /// - Returns: The pixels; nil for sizes that are none, or larger.
    package func reduced(width: Int, height: Int) -> Canvas? {
        guard width <= self.width, height <= self.height,
            let result = Canvas(width: width, height: height)
        else { return nil }
        let columns = (0...width).map { $0 * self.width / width }
        for y in 0..<height {
            let rows = (y * self.height / height)..<((y + 1) * self.height / height)
            for x in 0..<width {
                var sum = SIMD4<Int>.zero
                for row in rows {
                    var pixel = bytes + (row * self.width + columns[x]) * 4
                    for _ in columns[x]..<columns[x + 1] {
                        sum &+= SIMD4(Int(pixel[0]), Int(pixel[1]), Int(pixel[2]), Int(pixel[3]))
                        pixel += 4
                    }
                }
                let number = rows.count * (columns[x + 1] - columns[x])
                let place = result.bytes + (y * width + x) * 4
                for part in 0..<4 { place[part] = UInt8((sum[part] + number / 2) / number) }
            }
        }
        return result
    }
}
