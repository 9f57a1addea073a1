import CoreGraphics

extension UIFont {
    /// Returns the space that the system font has after each letter at a size, in points.
    ///
    /// Inter's letters are as wide as those of San Francisco's text sizes before tracking. So up to
    /// 20 points the tracking is the one that Apple publishes ("Typography", Human Interface
    /// Guidelines); above, letters of Apple's are narrower, by what labels measure that
    /// Interface Builder saved: those of regular and thinner weights more so, capitals and digits
    /// less. Installed fonts with names, and letters of one width, have none.
    package static func tracking(
        ofSystemFontSize size: CGFloat,
        weight: UIFont.Weight = .regular,
        letters: LetterKind = .mixed
    ) -> CGFloat {
        guard size > 0, size.isFinite else { return 0 }
        let isThin = weight.rawValue < UIFont.Weight.medium.rawValue
        if size >= smallestDisplaySize {
            switch letters {
            case .mixed: break
            case .capitals: return (isThin ? -0.035 : -0.008) * size
            case .numbers: return (isThin ? -0.0175 : 0.003) * size
            case .cyrillic where isThin: break
            case .cyrillic: return -0.005 * size
            }
            if isThin, size < thinDisplaySize {
                let share = (size - smallestDisplaySize) / (thinDisplaySize - smallestDisplaySize)
                return (-0.042 + (thinDisplayTracking + 0.042) * share) * size
            }
        }
        let displaySize = isThin ? thinDisplaySize : boldDisplaySize
        let displayTracking = isThin ? thinDisplayTracking : boldDisplayTracking
        if size >= displaySize { return displayTracking * size }
        if size <= smallestSize { return trackings[0] / smallestSize * size }
        let place = size - smallestSize
        let index = Int(place)
        guard index + 1 < trackings.count else {
            let first = trackings[trackings.count - 1]
            let start = smallestSize + CGFloat(trackings.count - 1)
            let part = (size - start) / (displaySize - start)
            return first + (displayTracking * displaySize - first) * part
        }
        let part = place - CGFloat(index)
        return trackings[index] + (trackings[index + 1] - trackings[index]) * part
    }

    private static let smallestSize: CGFloat = 6
    /// From this size on, San Francisco draws letters that are narrower than those of texts.
    static let smallestDisplaySize: CGFloat = 20
    /// The trackings at 6, 7 … 20 points.
    private static let trackings: [CGFloat] = [
        0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45,
        -0.45,
    ]
    // From these sizes on, the tracking is a share of the size.
    private static let thinDisplaySize: CGFloat = 22
    private static let thinDisplayTracking: CGFloat = -0.045
    private static let boldDisplaySize: CGFloat = 24
    private static let boldDisplayTracking: CGFloat = -0.028

    /// Returns the largest scale, up to 1, at which a line is no wider than its room.
    ///
    /// Lines do not shrink in proportion: small letters stand farther apart.
    ///
    /// - Parameters:
    ///   - room: The width, in points.
    ///   - smallest: The scale that is returned where none fits.
    ///   - width: The width of the line at a scale, in points.
    /// - Returns: The scale, no smaller than `smallest`.
    static func fittingScale(
        to room: CGFloat,
        smallest: CGFloat,
        width: (CGFloat) -> CGFloat
    ) -> CGFloat {
        var scale: CGFloat = 1
        for _ in 0..<6 {
            let width = width(scale)
            if width <= room { return scale }
            // A hair less, since advances are rounded.
            scale *= room / width * 0.999
            if !(scale > smallest) { return smallest }
        }
        return scale
    }

    /// The space that the font has after each letter when it is shown at a scale, in points.
    func tracking(scale: CGFloat) -> CGFloat { values.tracking(scale: scale) }
}

extension FontDescription {
    /// The space that the font has after each letter when it is shown at a scale, in points.
    func tracking(scale: CGFloat, letters: LetterKind = .mixed) -> CGFloat {
        guard name == nil else { return 0 }
        switch design {
        case .serif, .monospaced: return 0
        default:
            // Apple's other families are not as narrow as its system font in large sizes.
            let isOwn = standsInFor == nil
            let isNarrow = isOwn && !(isOlderSystemFont && letters == .mixed)
            return UIFont.tracking(
                ofSystemFontSize: size * scale,
                weight: isNarrow ? weight : .bold,
                letters: isOwn ? letters : .mixed
            )
        }
    }
}
