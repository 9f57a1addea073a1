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
        #expect(bar.compactAppearance == nil)
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
