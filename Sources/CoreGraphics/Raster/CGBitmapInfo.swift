/// Where in a pixel its opacity stands, and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is none.
    case none = 0
    case premultipliedLast = 1
    case premultipliedFirst = 2
    case last = 3
    case first = 4
    /// A byte that does not matter stands last.
    case noneSkipLast = 5
    /// A byte that does not matter stands first.
    case noneSkipFirst = 6
    /// There are no colours.
    case alphaOnly = 7
}

/// How the components of a pixel are packed.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
    /// Each by itself.
    case packed = 0
    /// In 16 bits: 5 for each colour.
    case RGB555 = 0x10000
    /// In 16 bits: 5, 6 and 5.
    case RGB565 = 0x20000
    /// In 32 bits: 10 for each colour.
    case RGB101010 = 0x30000
    /// In 32 bits: 10 for each colour, with values beyond 0 and 1.
    case RGBCIF10 = 0x40000
    /// The bits that tell.
    case mask = 0xF0000
}

/// What the bytes of a pixel are.
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32

    /// Creates what the bits of a number say.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Creates what says where the opacity stands, in the order of the components.
    public init(alpha: CGImageAlphaInfo) {
        rawValue = alpha.rawValue
    }

    /// The bits that say where the opacity stands, as `CGImageAlphaInfo` has it.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that tell numbers with fractions.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are numbers with fractions.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits that say in which order the bytes stand.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// The bytes of a pixel stand in reverse.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// How pixels of eight bits a component lie in memory.
struct PixelFormat {
    /// The bytes of a pixel.
    let size: Int
    /// Where red, green and blue stand; all in one place for greys, nowhere for opacity alone.
    let colors: [Int]
    /// Where the opacity stands; nil for none.
    let alpha: Int?
    /// Whether colours are multiplied by the opacity.
    let isMultiplied: Bool

    /// Creates a format; nil for one that contexts of Core Graphics do not have either, but for
    /// colours that are not multiplied, which pictures may have.
    init?(isGray: Bool, bitsPerPixel: Int, info: UInt32) {
        guard let place = CGImageAlphaInfo(rawValue: info & 0x1F), info & 0xF00 == 0 else {
            return nil
        }
        isMultiplied = place != .first && place != .last
        let isReversed = info & CGBitmapInfo.byteOrderMask.rawValue == 0x2000
        switch (place, bitsPerPixel) {
        case (.alphaOnly, 8): (size, colors, alpha) = (1, [], 0)
        case (.none, 8) where isGray: (size, colors, alpha) = (1, [0, 0, 0], nil)
        case (.premultipliedLast, 16) where isGray, (.last, 16) where isGray:
            (size, colors, alpha) = (2, [0, 0, 0], 1)
        case (.none, 24) where !isGray: (size, colors, alpha) = (3, [0, 1, 2], nil)
        case (.premultipliedLast, 32), (.last, 32), (.noneSkipLast, 32):
            guard !isGray else { return nil }
            size = 4
            colors = isReversed ? [3, 2, 1] : [0, 1, 2]
            alpha = place == .noneSkipLast ? nil : isReversed ? 0 : 3
        case (.premultipliedFirst, 32), (.first, 32), (.noneSkipFirst, 32):
            guard !isGray else { return nil }
            size = 4
            colors = isReversed ? [2, 1, 0] : [1, 2, 3]
            alpha = place == .noneSkipFirst ? nil : isReversed ? 3 : 0
        default: return nil
        }
    }

    /// Whether pixels lie as those of a `Canvas` do.
    var isPlain: Bool { size == 4 && colors == [0, 1, 2] && alpha == 3 && isMultiplied }

    /// Reads a row of pixels.
    func read(_ from: UnsafePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>, count: Int) {
        for index in 0..<count {
            let (pixel, result) = (from + index * size, to + index * 4)
            result[3] = alpha.map { pixel[$0] } ?? 255
            for part in 0..<3 { result[part] = colors.isEmpty ? 0 : pixel[colors[part]] }
        }
    }

    /// Writes a row of pixels; greys by their brightness.
    func write(_ from: UnsafePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>, count: Int) {
        let isGray = colors.count == 3 && colors[0] == colors[1]
        for index in 0..<count {
            let (pixel, result) = (from + index * 4, to + index * size)
            if let alpha { result[alpha] = pixel[3] }
            if isGray {
                let sum = 2_126 * Int(pixel[0]) + 7_152 * Int(pixel[1]) + 722 * Int(pixel[2])
                result[colors[0]] = UInt8((sum + 5_000) / 10_000)
            } else if !colors.isEmpty {
                for part in 0..<3 { result[colors[part]] = pixel[part] }
            }
        }
    }
}
