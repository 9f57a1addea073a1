import Foundation

/// A message with values, written as a text with them in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    /// The parts of a message.
    public struct Interpolation: StringInterpolationProtocol, Sendable {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// Adds a value, as `String(describing:)` has it.
        public mutating func appendInterpolation<T>(
            _ value: @autoclosure () -> T,
            align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {
            text += align.apply(privacy.apply { String(describing: value()) })
        }

        /// Adds a value that may not be there.
        public mutating func appendInterpolation<T>(
            _ value: @autoclosure () -> T?,
            align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {
            text += align.apply(
                privacy.apply { value().map { String(describing: $0) } ?? "nil" }
            )
        }

        /// Adds a whole number.
        public mutating func appendInterpolation<T: BinaryInteger>(
            _ value: @autoclosure () -> T,
            format: OSLogIntegerFormatting = .decimal,
            align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {
            text += align.apply(privacy.apply { format.text(value()) })
        }

        /// Adds a number.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(
            _ value: @autoclosure () -> T,
            format: OSLogFloatFormatting = .fixed,
            align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {
            text += align.apply(privacy.apply { format.text(Double(value())) })
        }
    }
}

/// Who may see a value.
public struct OSLogPrivacy: Sendable {
    /// What stands in place of a value.
    public enum Mask: Sendable {
        /// Its hash, so that equal ones can be told.
        case hash
        /// Nothing.
        case none
    }

    private let isHidden: Bool
    private let mask: Mask

    /// As the system likes: shown here.
    public static let auto = OSLogPrivacy(isHidden: false, mask: .none)
    /// Everybody.
    public static let `public` = OSLogPrivacy(isHidden: false, mask: .none)
    /// Nobody.
    public static let `private` = OSLogPrivacy(isHidden: true, mask: .none)
    /// Nobody.
    public static let sensitive = OSLogPrivacy(isHidden: true, mask: .none)
    /// Nobody; a mask stands for the value.
    public static func `private`(mask: Mask) -> OSLogPrivacy {
        OSLogPrivacy(isHidden: true, mask: mask)
    }
    /// Nobody; a mask stands for the value.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .private(mask: mask) }
    /// As the system likes; a mask stands for what it hides, which is nothing.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

    func apply(_ value: () -> String) -> String {
        guard isHidden else { return value() }
        guard mask == .hash else { return "<private>" }
        return "<mask.hash: \(String(UInt(bitPattern: value().hashValue), radix: 16))>"
    }
}

/// The room of a value in a message.
public struct OSLogStringAlignment: Sendable {
    private let width: Int
    private let isRight: Bool

    /// As much as it needs.
    public static let none = OSLogStringAlignment(width: 0, isRight: false)
    /// At least so many characters, the value at their end.
    public static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(width: columns, isRight: true)
    }
    /// At least so many characters, the value at their start.
    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(width: columns, isRight: false)
    }

    func apply(_ text: String) -> String {
        let room = String(repeating: " ", count: max(0, min(width, 1_000) - text.count))
        return isRight ? room + text : text + room
    }
}

/// How whole numbers are written.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let prefix: String
    private let minimumDigits: Int
    private var isUppercase = false
    private var hasPlus = false

    private init(radix: Int, prefix: String, minimumDigits: Int = 0) {
        self.radix = radix
        self.prefix = prefix
        self.minimumDigits = minimumDigits
    }

    /// With digits to ten.
    public static let decimal = OSLogIntegerFormatting(radix: 10, prefix: "")
    /// With digits to sixteen.
    public static let hex = OSLogIntegerFormatting(radix: 16, prefix: "")
    /// With digits to eight.
    public static let octal = OSLogIntegerFormatting(radix: 8, prefix: "")

    /// With digits to ten, at least so many.
    public static func decimal(
        explicitPositiveSign: Bool = false,
        minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        var format = OSLogIntegerFormatting(radix: 10, prefix: "", minimumDigits: minDigits)
        format.hasPlus = explicitPositiveSign
        return format
    }

    /// With digits to sixteen.
    public static func hex(
        explicitPositiveSign: Bool = false,
        includePrefix: Bool = false,
        uppercase: Bool = false,
        minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        var format = OSLogIntegerFormatting(
            radix: 16,
            prefix: includePrefix ? "0x" : "",
            minimumDigits: minDigits
        )
        format.isUppercase = uppercase
        format.hasPlus = explicitPositiveSign
        return format
    }

    func text<T: BinaryInteger>(_ value: T) -> String {
        let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, min(minimumDigits, 100) - digits.count))
        return (value < 0 ? "-" : hasPlus ? "+" : "") + prefix + zeros + digits
    }
}

/// How numbers are written.
public struct OSLogFloatFormatting: Sendable {
    private let format: String

    /// With six decimals.
    public static let fixed = OSLogFloatFormatting(format: "%f")
    /// With a power of ten.
    public static let exponential = OSLogFloatFormatting(format: "%e")
    /// As short as it can be.
    public static let hybrid = OSLogFloatFormatting(format: "%g")
    /// With so many decimals.
    public static func fixed(
        precision: @autoclosure () -> Int,
        explicitPositiveSign: Bool = false
    ) -> OSLogFloatFormatting {
        let digits = min(max(0, precision()), 60)
        return OSLogFloatFormatting(format: "%\(explicitPositiveSign ? "+" : "").\(digits)f")
    }

    func text(_ value: Double) -> String { String(format: format, value) }
}
