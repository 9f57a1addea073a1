import Foundation

/// What readers and writers of JPEG files share (ITU-T T.81).
enum JPEGTables {
    /// The places of coefficients in the order in which they are stored (figure A.6).
    static let order: [Int] = [
        0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27,
        20, 13, 6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51,
        58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
    ]

    /// The cosines of the transform, by place and frequency (§A.3.3), with its factors.
    static let cosines: [Float] = (0..<64).map { index in
        let (place, frequency) = (Double(index / 8), Double(index % 8))
        let factor = frequency == 0 ? 0.5 / 2.0.squareRoot() : 0.5
        return Float(factor * cos((2 * place + 1) * frequency * .pi / 16))
    }

    /// Coarseness of brightness, and of colour, at a quality of 50 (tables K.1 and K.2).
    static let brightness: [Int] = [
        16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69,
        56, 14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81,
        104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
    ]
    static let color: [Int] = [
        17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99,
        99, 47, 66, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
        99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
    ]

    /// A code of Huffman's: how many words there are of each length, and what they mean.
    struct Code {
        var counts: [Int]
        var values: [UInt8]
    }

    /// Codes for steady parts, of brightness and of colour (tables K.3 and K.4).
    static let steady: [Code] = [
        Code(counts: [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], values: Array(0...11)),
        Code(counts: [0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0], values: Array(0...11)),
    ]

    /// Codes for the other parts, of brightness and of colour (tables K.5 and K.6).
    static let moving: [Code] = [
        Code(
            counts: [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 0x7D],
            values: [
                0x01, 0x02, 0x03, 0x00, 0x04, 0x11, 0x05, 0x12, 0x21, 0x31, 0x41, 0x06, 0x13, 0x51,
                0x61, 0x07, 0x22, 0x71, 0x14, 0x32, 0x81, 0x91, 0xA1, 0x08, 0x23, 0x42, 0xB1, 0xC1,
                0x15, 0x52, 0xD1, 0xF0, 0x24, 0x33, 0x62, 0x72, 0x82, 0x09, 0x0A, 0x16, 0x17, 0x18,
                0x19, 0x1A, 0x25, 0x26, 0x27, 0x28, 0x29, 0x2A,
            ] + rest(from: 0x34)
        ),
        Code(
            counts: [0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 0x77],
            values: [
                0x00, 0x01, 0x02, 0x03, 0x11, 0x04, 0x05, 0x21, 0x31, 0x06, 0x12, 0x41, 0x51, 0x07,
                0x61, 0x71, 0x13, 0x22, 0x32, 0x81, 0x08, 0x14, 0x42, 0x91, 0xA1, 0xB1, 0xC1, 0x09,
                0x23, 0x33, 0x52, 0xF0, 0x15, 0x62, 0x72, 0xD1, 0x0A, 0x16, 0x24, 0x34, 0xE1, 0x25,
                0xF1, 0x17, 0x18, 0x19, 0x1A, 0x26, 0x27, 0x28, 0x29, 0x2A,
            ] + rest(from: 0x35, isColor: true)
        ),
    ]

    /// The last words of the tables: all that is left, in order.
    private static func rest(from start: Int, isColor: Bool = false) -> [UInt8] {
        // The least size for each run of zeros; what is below has a shorter word.
        let sizes: [Int] =
            isColor
            ? [0, 0, 0, 5, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2]
            : [0, 0, 0, 4, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1]
        var values: [UInt8] = []
        for value in start...0xFA {
            let size = value & 15
            if size >= sizes[value >> 4], size <= 10 { values.append(UInt8(value)) }
        }
        return values
    }
}
