import Foundation

/// Reads the numbers of `<color>` in the spaces of Interface Builder.
enum IBColorReader {
    /// Returns the colour's numbers in a space that draws; nil where it has none.
    static func components(_ element: IBElement) -> IBColorComponents? {
        let alpha = min(1, max(0, element.number("alpha") ?? 1))
        if let white = element.number("white") {
            guard knows(element) else { return nil }
            return IBColorComponents(space: .gray, values: [white], alpha: alpha)
        }
        if let rgb = numbers(element, ["red", "green", "blue"]) {
            return components(rgb, alpha: alpha, of: element)
        }
        guard let cmyk = numbers(element, ["cyan", "magenta", "yellow", "black"]) else {
            return nil
        }
        let values = cmyk.prefix(3).map { (1 - $0) * (1 - cmyk[3]) }
        return IBColorComponents(space: .sRGB, values: values, alpha: alpha)
    }

    /// Whether the element's colour space is one of those that are read.
    static func knows(_ element: IBElement) -> Bool {
        guard let space = space(of: element) else { return true }
        return knownSpaces.contains(space)
    }

    private static let knownSpaces: Set<String> = [
        "sRGB", "displayP3", "genericGamma22GrayColorSpace", "calibratedWhite", "calibratedRGB",
        "deviceRGB", "deviceWhite", "deviceCMYK", "genericCMYKColorSpace", "genericRGB",
        "adobeRGB1998", "extendedSRGB", "extendedGray", "catalog",
    ]

    private static func space(of element: IBElement) -> String? {
        element.attribute("colorSpace", is: "custom")
            ? element.string("customColorSpace") : element.string("colorSpace")
    }

    private static func components(
        _ rgb: [Double],
        alpha: Double,
        of element: IBElement
    ) -> IBColorComponents? {
        switch space(of: element) {
        case "displayP3":
            return IBColorComponents(space: .displayP3, values: rgb, alpha: alpha)
        case "calibratedRGB" where isColorMatched(element),
            "genericRGB" where isColorMatched(element):
            return IBColorComponents(space: .sRGB, values: standard(genericRGB: rgb), alpha: alpha)
        default:
            guard knows(element) else { return nil }
            return IBColorComponents(space: .sRGB, values: rgb, alpha: alpha)
        }
    }

    private static func numbers(_ element: IBElement, _ names: [String]) -> [Double]? {
        let values = names.compactMap { element.number($0) }
        return values.count == names.count ? values : nil
    }

    /// Documents from before Xcode 8 took the numbers of every space as the device's.
    private static func isColorMatched(_ element: IBElement) -> Bool {
        IBElement(tape: element.tape, index: 0).bool("colorMatched") == true
    }

    /// Converts from Apple's Generic RGB profile: gamma 1.8, its own primaries, white D50.
    ///
    /// The first matrix has the profile's colorants; the second is sRGB's inverse, adapted to D50
    /// (Lindbloom).
    static func standard(genericRGB rgb: [Double]) -> [Double] {
        let linear = rgb.map { pow(max(0, $0), 1.8) }
        let xyz = multiply(
            [
                [0.45427, 0.35332, 0.15662],
                [0.24263, 0.67441, 0.08336],
                [0.01482, 0.09042, 0.71953],
            ],
            linear
        )
        let standard = multiply(
            [
                [3.1338561, -1.6168667, -0.4906146],
                [-0.9787684, 1.9161415, 0.0334540],
                [0.0719453, -0.2289914, 1.4052427],
            ],
            xyz
        )
        return standard.map { ColorCurve.encoded(min(1, max(0, $0))) }
    }

    private static func multiply(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
        matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
    }
}
