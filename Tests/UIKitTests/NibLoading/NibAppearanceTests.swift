import CoreGraphics
import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor
struct NibAppearanceTests {
    @Test func navigationBarHasItsLooks() throws {
        let bar = try #require(
            try NibSamples.view(
                """
                <navigationBar contentMode="scaleToFill" id="aaa">
                <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                <navigationBarAppearance key="standardAppearance">
                <color key="backgroundColor" systemColor="systemGray4Color"/>
                <nil key="shadowColor"/>
                <textAttributes key="titleTextAttributes">
                <color key="textColor" systemColor="systemRedColor"/></textAttributes>
                </navigationBarAppearance>
                <navigationBarAppearance key="scrollEdgeAppearance">
                <nil key="backgroundEffect"/></navigationBarAppearance>
                <navigationBarAppearance key="compactAppearance">
                <blurEffect key="backgroundEffect" style="dark"/></navigationBarAppearance>
                </navigationBar>
                """
            ) as? UINavigationBar
        )
        let look = bar.standardAppearance
        #expect(look.backgroundColor == .systemGray4)
        #expect(look.shadowColor == nil)
        #expect(look.titleTextAttributes[.foregroundColor] as? UIColor == .systemRed)
        #expect(bar.scrollEdgeAppearance?.backgroundColor == nil)
        #expect(bar.scrollEdgeAppearance?.resolvedBackground == nil)
        #expect(bar.scrollEdgeAppearance?.backgroundEffect == nil)
        #expect(bar.compactAppearance?.backgroundEffect == UIBlurEffect(style: .dark))
        #expect(bar.compactScrollEdgeAppearance == nil)
    }

    @Test func titlesHaveTheirShadows() throws {
        let bar = try #require(
            try NibSamples.view(
                """
                <navigationBar id="aaa"><textAttributes key="titleTextAttributes">
                <color key="textShadowColor" systemColor="systemRedColor"/>
                <offsetWrapper key="textShadowOffset" horizontal="1" vertical="-2"/>
                </textAttributes><textAttributes key="largeTitleTextAttributes">
                <offsetWrapper key="textShadowOffset" horizontal="0.0" vertical="0.0"/>
                </textAttributes></navigationBar>
                """
            ) as? UINavigationBar
        )
        let shadow = try #require(bar.titleTextAttributes?[.shadow] as? NSShadow)
        #expect(shadow.shadowColor as? UIColor == .systemRed)
        #expect(shadow.shadowOffset == CGSize(width: 1, height: -2))
        #expect(shadow.shadowBlurRadius == 0)
        #expect(bar.largeTitleTextAttributes?[.shadow] == nil)
    }

    @Test func otherBarsHaveTheirLooks() throws {
        let toolbar = try #require(
            try NibSamples.view(
                """
                <toolbar id="aaa"><toolbarAppearance key="standardAppearance">
                <color key="backgroundColor" systemColor="systemBlueColor"/>
                </toolbarAppearance></toolbar>
                """
            ) as? UIToolbar
        )
        #expect(toolbar.standardAppearance.backgroundColor == .systemBlue)
        let tabs = try #require(
            try NibSamples.view(
                """
                <tabBar id="aaa"><tabBarAppearance key="standardAppearance">
                <color key="backgroundColor" systemColor="systemRedColor"/></tabBarAppearance>
                <tabBarAppearance key="scrollEdgeAppearance">
                <color key="backgroundColor" systemColor="systemGreenColor"/>
                </tabBarAppearance></tabBar>
                """
            ) as? UITabBar
        )
        #expect(tabs.standardAppearance.backgroundColor == .systemRed)
        #expect(tabs.scrollEdgeAppearance?.backgroundColor == .systemGreen)
    }

    @Test func emptyLabelsHaveTheirLastBaselineAboveTheLowerEdge() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17)
        label.text = ""
        #expect(label.ownLastBaseline > 0)
        #expect(abs(label.ownLastBaseline + label.font.descender) <= 0.5)
    }
}
