import CoreGraphics

extension UIColor {
    /// The Core Graphics colour in the current traits.
    public var cgColor: CGColor {
        if case .fixed(let color, _) = storage { return color }
        return resolvedCGColor(with: .current)
    }

    /// Returns the colour with another opacity; a dynamic colour stays dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if case .fixed(let color, _) = storage {
            return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        }
        if case .modified(let base, _) = storage {
            return UIColor(storage: .modified(base, alpha: alpha))
        }
        return UIColor(storage: .modified(self, alpha: alpha))
    }

    /// Writes the components in extended sRGB, in the current traits.
    ///
    /// - Returns: True: every colour can be expressed in extended sRGB.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let values = cgColor.extendedRGB
        red?.pointee = CGFloat(values.x)
        green?.pointee = CGFloat(values.y)
        blue?.pointee = CGFloat(values.z)
        alpha?.pointee = CGFloat(values.w)
        return true
    }

    /// Writes hue, saturation and brightness, each 0…1, in the current traits.
    ///
    /// - Returns: True: every colour can be expressed so.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let values = cgColor.extendedRGB
        let hsb = HSB(red: CGFloat(values.x), green: CGFloat(values.y), blue: CGFloat(values.z))
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = CGFloat(values.w)
        return true
    }

    /// Writes the level of grey, that of the colour's luminance, in the current traits.
    ///
    /// - Returns: True: every colour can be expressed so.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        let gray = CGColorSpace(name: CGColorSpace.extendedGray).flatMap {
            color.converted(to: $0, intent: .defaultIntent, options: nil)?.components?.first
        }
        white?.pointee = gray ?? 0
        alpha?.pointee = color.alpha
        return true
    }
}

/// Hue, saturation and brightness, each 0…1.
struct HSB {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat
}

extension HSB {
    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        let range = high - low
        var sector: CGFloat = 0
        if range > 0 {
            sector =
                if high == red {
                    (green - blue) / range
                } else if high == green {
                    (blue - red) / range + 2
                } else {
                    (red - green) / range + 4
                }
        }
        let turn = sector / 6
        self.init(
            hue: turn < 0 ? turn + 1 : turn,
            saturation: high > 0 ? range / high : 0,
            brightness: high
        )
    }

    /// The components in sRGB; a hue beyond 0…1 goes round the circle.
    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        guard hue.isFinite else { return (brightness, brightness, brightness) }
        let turn = (hue - hue.rounded(.down)) * 6
        let part = turn - turn.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * part)
        let rising = brightness * (1 - saturation * (1 - part))
        switch Int(turn) {
        case 0: return (brightness, rising, low)
        case 1: return (falling, brightness, low)
        case 2: return (low, brightness, rising)
        case 3: return (low, falling, brightness)
        case 4: return (rising, low, brightness)
        default: return (brightness, low, falling)
        }
    }
}
