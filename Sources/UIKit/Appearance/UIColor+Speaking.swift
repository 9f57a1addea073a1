import CoreGraphics

extension UIColor {
    /// What the colour is called for people who do not see it, such as "dark blue".
    ///
    /// - Note: Differs from UIKit: the words are our own, in English, as are the borders between them.
    public var accessibilityName: String {
        var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        guard alpha > 0 else { return "clear" }
        guard brightness > 0.08 else { return "black" }
        guard saturation > 0.1 else { return Self.gray(brightness) }
        let name = Self.name(ofHue: hue)
        // Brown is an orange without light.
        if name == "orange", brightness < 0.65 { return brightness < 0.3 ? "dark brown" : "brown" }
        // As purple is a magenta.
        if name == "magenta", brightness < 0.6 { return "purple" }
        if brightness < 0.6 { return "dark \(name)" }
        if name == "red", saturation < 0.45 { return "pink" }
        return saturation < 0.45 ? "light \(name)" : name
    }

    private static func gray(_ brightness: CGFloat) -> String {
        switch brightness {
        case ..<0.4: "dark gray"
        case ..<0.65: "gray"
        case ..<0.95: "light gray"
        default: "white"
        }
    }

    private static func name(ofHue hue: CGFloat) -> String {
        switch hue * 360 {
        case ..<15: "red"
        case ..<45: "orange"
        case ..<70: "yellow"
        case ..<160: "green"
        case ..<195: "cyan"
        case ..<255: "blue"
        case ..<290: "purple"
        case ..<320: "magenta"
        case ..<345: "pink"
        default: "red"
        }
    }
}
