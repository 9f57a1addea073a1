import CoreGraphics
import Testing

struct CGColorTests {
    @Test func componentsEndWithAlpha() {
        #expect(CGColor(gray: 0.25, alpha: 0.5).components == [0.25, 0.5])
        #expect(
            CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components == [0.1, 0.2, 0.3, 0.4]
        )
    }

    @Test func copyWithAlphaKeepsTheOtherComponents() {
        let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1).copy(alpha: 0.5)
        #expect(color == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5))
    }

    @Test func componentsOfAnotherNumberMakeNoColor() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        #expect(CGColor(colorSpace: space, components: [1, 0, 0]) == nil)
        #expect(CGColor(colorSpace: space, components: [1, 0, 0, 1]) != nil)
        #expect(CGColorSpace(name: "no such space") == nil)
    }

    // Reference: CSS Color 4's conversion of color(display-p3 1 0 0).
    @Test func displayP3RedLiesOutsideSRGB() throws {
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
        let srgb = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let red = try #require(CGColor(colorSpace: p3, components: [1, 0, 0, 1]))
        let wide = try #require(
            red.converted(to: extended, intent: .defaultIntent, options: nil)?.components
        )
        #expect(abs(wide[0] - 1.0930) < 1e-3)
        #expect(abs(wide[1] + 0.2267) < 1e-3)
        #expect(abs(wide[2] + 0.1501) < 1e-3)
        let clipped = red.converted(to: srgb, intent: .defaultIntent, options: nil)
        #expect(clipped?.components == [1, 0, 0, 1])
    }

    @Test(arguments: [[0.2, 0.5, 0.9, 1], [1, 1, 1, 0.5], [0, 0, 0, 1]] as [[CGFloat]])
    func conversionToDisplayP3AndBackKeepsTheColor(components: [CGFloat]) throws {
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let srgb = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let color = try #require(CGColor(colorSpace: srgb, components: components))
        let there = try #require(color.converted(to: p3, intent: .defaultIntent, options: nil))
        let back = try #require(there.converted(to: srgb, intent: .defaultIntent, options: nil))
        for (left, right) in zip(back.components ?? [], components) {
            #expect(abs(left - right) < 1e-6)
        }
    }

    @Test func colorsOfDifferentSpacesDiffer() {
        #expect(CGColor.white != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    }
}
