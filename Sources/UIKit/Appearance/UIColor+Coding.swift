import CoreGraphics
import Foundation

extension UIColor {
    /// The keys of Apple's archives.
    private enum Key {
        static let name = "UISystemColorName"
        static let white = "UIWhite"
        static let alpha = "UIAlpha"
        static let components = ["UIRed", "UIGreen", "UIBlue"]
    }

    /// Writes the colour: a system colour by its name, others as what they are in the traits of now.
    func archive(in coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if case .palette(let palette) = storage, UIColor.named(system: palette.name) != nil {
            coder.encode(palette.name as NSString, forKey: Key.name)
        }
        let components = cgColor.components ?? []
        if components.count == 2 {
            coder.encode(Double(components[0]), forKey: Key.white)
            coder.encode(Double(components[1]), forKey: Key.alpha)
            return
        }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        for (key, value) in zip(Key.components + [Key.alpha], [red, green, blue, alpha]) {
            coder.encode(Double(value), forKey: key)
        }
    }

    /// Returns what an archive says of a colour; nil where it has none.
    static func storage(from coder: NSCoder) -> Storage? {
        guard coder.allowsKeyedCoding else { return nil }
        if coder.containsValue(forKey: Key.name),
            let name = coder.decodeObject(of: NSString.self, forKey: Key.name),
            let system = UIColor.named(system: name as String)
        {
            return system.storage
        }
        guard coder.containsValue(forKey: Key.alpha) else { return nil }
        let alpha = CGFloat(coder.decodeDouble(forKey: Key.alpha))
        if coder.containsValue(forKey: Key.white) {
            let white = CGFloat(coder.decodeDouble(forKey: Key.white))
            return fixed(.extendedGray(white, alpha: alpha))
        }
        guard Key.components.allSatisfy(coder.containsValue) else { return nil }
        let values = Key.components.map { CGFloat(coder.decodeDouble(forKey: $0)) }
        return fixed(.extendedRGB(values[0], values[1], values[2], alpha: alpha))
    }
}
