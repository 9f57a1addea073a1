import CoreGraphics

/// The components of a colour that a person picks, in sRGB, each 0…1.
struct PickedColor: Equatable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat = 1

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Takes the three bytes of a number such as 0xff8800.
    init(hexadecimal value: UInt32) {
        red = CGFloat(value >> 16 & 255) / 255
        green = CGFloat(value >> 8 & 255) / 255
        blue = CGFloat(value & 255) / 255
    }

    /// Reads six digits such as "ff8800", or three such as "f80"; nil for what is no colour.
    init?(text: String) {
        var digits = text.filter { !$0.isWhitespace && $0 != "#" }
        if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
        guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
            let value = UInt32(digits, radix: 16)
        else { return nil }
        self.init(hexadecimal: value)
    }

    /// Takes the components of a colour, cut to what sRGB has.
    @MainActor
    init(_ color: UIColor) {
        var values: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        color.getRed(&values.0, green: &values.1, blue: &values.2, alpha: &values.3)
        func cut(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
        (red, green, blue, alpha) = (cut(values.0), cut(values.1), cut(values.2), cut(values.3))
    }

    /// The colour.
    var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

    /// The colour without its transparency.
    var opaque: PickedColor { PickedColor(red: red, green: green, blue: blue) }

    /// Six digits, such as "FF8800".
    var text: String {
        [red, green, blue].map { value in
            let digits = String(Int((value * 255).rounded()), radix: 16, uppercase: true)
            return digits.count < 2 ? "0" + digits : digits
        }.joined()
    }

    /// How far another colour is, of no unit; transparency does not count.
    func distance(to other: PickedColor) -> CGFloat {
        let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
        return r * r + g * g + b * b
    }
}
