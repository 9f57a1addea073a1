import CoreGraphics

/// A colour by numbers.
package struct IBColorComponents: Sendable, Hashable {
    /// What the numbers mean.
    package enum Space: String, Sendable {
        case sRGB
        case displayP3
        /// Grey with a gamma of 2.2.
        case gray
    }

    package let space: Space
    /// Red, green and blue, or white alone; 0…1 but in wide colours.
    package let values: [Double]
    package let alpha: Double

    /// Creates a colour.
    package init(space: Space, values: [Double], alpha: Double = 1) {
        self.space = space
        self.values = values
        self.alpha = alpha
    }

    /// The colour for drawing.
    package var cgColor: CGColor {
        switch (space, values.count) {
        case (.gray, 1...): CGColor(gray: values[0], alpha: alpha)
        case (.displayP3, 3...): displayP3Color
        case (_, 3...):
            CGColor(srgbRed: values[0], green: values[1], blue: values[2], alpha: alpha)
        default: .clear
        }
    }

    private var displayP3Color: CGColor {
        CGColorSpace(name: CGColorSpace.displayP3)
            .flatMap { space in
                CGColor(
                    colorSpace: space,
                    components: (values.prefix(3) + [alpha]).map { CGFloat($0) }
                )
            }
            ?? CGColor(srgbRed: values[0], green: values[1], blue: values[2], alpha: alpha)
    }
}
