import CoreGraphics
import Foundation
import RenderTree
import Testing
import UIKit

struct UIColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let darkContrast = UITraitCollection {
        $0.userInterfaceStyle = .dark
        $0.accessibilityContrast = .high
    }
    private let darkElevated = UITraitCollection {
        $0.userInterfaceStyle = .dark
        $0.userInterfaceLevel = .elevated
    }

    @Test(arguments: [
        (UIColor.red, "red"), (.green, "green"), (.blue, "blue"), (.black, "black"),
        (.white, "white"), (.gray, "gray"), (.darkGray, "dark gray"), (.lightGray, "light gray"),
        (.orange, "orange"), (.brown, "brown"), (.purple, "purple"), (.clear, "clear"),
        (.cyan, "cyan"), (UIColor(red: 0, green: 0, blue: 0.4, alpha: 1), "dark blue"),
        (UIColor(red: 1, green: 0.7, blue: 0.75, alpha: 1), "pink"),
        (UIColor(red: 0.7, green: 1, blue: 0.7, alpha: 1), "light green"),
    ])
    func colorsHaveNamesForThoseWhoDoNotSeeThem(color: UIColor, name: String) {
        #expect(color.accessibilityName == name)
    }

    @Test(
        arguments: [
            (UIColor.systemBlue, 0x007A_FFFF, 0x0A84_FFFF, 0x409C_FFFF, 0x0A84_FFFF),
            (.systemRed, 0xFF3B_30FF, 0xFF45_3AFF, 0xFF69_61FF, 0xFF45_3AFF),
            (.systemGray6, 0xF2F2_F7FF, 0x1C1C_1EFF, 0x2424_26FF, 0x1C1C_1EFF),
            (.secondaryLabel, 0x3C3C_4399, 0xEBEB_F599, 0xEBEB_F5AD, 0xEBEB_F599),
            (.systemBackground, 0xFFFF_FFFF, 0x0000_00FF, 0x0000_00FF, 0x1C1C_1EFF),
            (.separator, 0x3C3C_4349, 0x5454_5899, 0x5454_58AD, 0x5454_5899),
            (.darkText, 0x0000_00FF, 0x0000_00FF, 0x0000_00FF, 0x0000_00FF),
        ] as [(UIColor, UInt32, UInt32, UInt32, UInt32)]
    )
    func systemColorsHaveApplesValues(
        color: UIColor,
        inLight: UInt32,
        inDark: UInt32,
        inDarkContrast: UInt32,
        inDarkElevated: UInt32
    ) {
        #expect(color.renderColor(in: light).rgba == inLight)
        #expect(color.renderColor(in: dark).rgba == inDark)
        #expect(color.renderColor(in: darkContrast).rgba == inDarkContrast)
        #expect(color.renderColor(in: darkElevated).rgba == inDarkElevated)
    }

    @Test func equalityFollowsTheColorSpace() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
        #expect(UIColor.label == UIColor.label)
        #expect(UIColor.label != UIColor.black)
        let make = { UIColor { _ in .red } }
        #expect(make() != make())
    }

    @Test func dynamicProviderSeesTheTraitsTwice() {
        let color = UIColor { traits in
            #expect(traits === UITraitCollection.current)
            return traits.userInterfaceStyle == .dark ? .white : .systemRed
        }
        #expect(color.renderColor(in: dark) == RenderColor(rgba: 0xFFFF_FFFF))
        #expect(color.renderColor(in: light) == RenderColor(rgba: 0xFF3B_30FF))
        #expect(color.resolvedColor(with: dark) == .white)
    }

    @Test func dynamicColorWithAlphaStaysDynamic() {
        let color = UIColor.label.withAlphaComponent(0.5)
        #expect(color.renderColor(in: light).rgba == 0x0000_0080)
        #expect(color.renderColor(in: dark).rgba == 0xFFFF_FF80)
        #expect(color == UIColor.label.withAlphaComponent(0.5))
        #expect(color.withAlphaComponent(1).renderColor(in: dark).rgba == 0xFFFF_FFFF)
        #expect(UIColor.tintColor.withAlphaComponent(0.2).isTintColor)
        #expect(!UIColor.systemBlue.isTintColor)
    }

    @Test func cgColorIsResolvedInTheCurrentTraits() {
        dark.performAsCurrent {
            #expect(
                UIColor.systemBackground.cgColor == UIColor.black.cgColor
            )
        }
        light.performAsCurrent {
            #expect(
                UIColor.systemBackground.cgColor == UIColor.white.cgColor
            )
        }
    }

    @Test func resolvedSystemColorsAreTheirComponents() {
        let red = UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1)
        #expect(UIColor.systemRed.resolvedColor(with: light) == red)
        #expect(UIColor.label.resolvedColor(with: dark) == .white)
        #expect(UIColor.systemBackground.resolvedColor(with: light).cgColor.numberOfComponents == 2)
    }

    @Test(
        arguments: [
            (0.0, 1.0, 1.0, [1.0, 0, 0]), (1, 1, 1, [1, 0, 0]), (1.0 / 3, 1, 1, [0, 1, 0]),
            (2.0 / 3, 0.5, 0.8, [0.4, 0.4, 0.8]), (0.5, 0, 0.3, [0.3, 0.3, 0.3]),
        ] as [(CGFloat, CGFloat, CGFloat, [CGFloat])]
    )
    func hueBecomesRGBAndBack(
        hue: CGFloat,
        saturation: CGFloat,
        brightness: CGFloat,
        expected: [CGFloat]
    ) {
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
        var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        for (left, right) in zip([red, green, blue, alpha], expected + [0.5]) {
            #expect(abs(left - right) < 1e-9)
        }
        #expect(color.getHue(&red, saturation: &green, brightness: &blue, alpha: nil))
        #expect(abs(green - saturation) < 1e-9 && abs(blue - brightness) < 1e-9)
        if saturation > 0, hue < 1 { #expect(abs(red - hue) < 1e-9) }
    }

    @Test func whiteOfAGrayIsItsLevel() {
        var (white, alpha) = (CGFloat(), CGFloat())
        #expect(UIColor(white: 0.25, alpha: 0.75).getWhite(&white, alpha: &alpha))
        #expect(white == 0.25 && alpha == 0.75)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -3, 1e300])
    func componentsBeyondReasonAreDrawnClamped(value: CGFloat) {
        let color = UIColor(red: value, green: value, blue: value, alpha: 1)
        let hue = UIColor(hue: value, saturation: value, brightness: value, alpha: value)
        #expect(color.renderColor(in: light).alpha == 255)
        #expect(value > 0 || color.renderColor(in: light).red == 0)
        #expect(value.isFinite || hue.renderColor(in: light).alpha == (value > 0 ? 255 : 0))
    }

    @Test func displayP3RedIsDrawnAsSRGBRed() {
        let color = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
        #expect(color.renderColor(in: light).rgba == 0xFF00_00FF)
    }

    @Test func literalMakesAColor() {
        let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(color == .red)
    }

    @Test func descriptionIsUIKits() {
        #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect(UIColor.black.description == "UIExtendedGrayColorSpace 0 1")
    }
}
