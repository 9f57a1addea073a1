import Testing
import UIKit

/// Traits, screens and places as test suites stand in for them.
private final class WideTraits: UITraitCollection, @unchecked Sendable {
    var width = UIUserInterfaceSizeClass.regular

    override var horizontalSizeClass: UIUserInterfaceSizeClass { width }
    override var verticalSizeClass: UIUserInterfaceSizeClass { .compact }
    override var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
    override var userInterfaceStyle: UIUserInterfaceStyle { .dark }
    override var layoutDirection: UITraitEnvironmentLayoutDirection { .rightToLeft }
    override var displayScale: CGFloat { 3 }
    override var preferredContentSizeCategory: UIContentSizeCategory { .extraLarge }
}

private final class WideScreen: UIScreen {
    override var bounds: CGRect { CGRect(x: 0, y: 0, width: 1024, height: 768) }
    override var scale: CGFloat { 3 }
    override var traitCollection: UITraitCollection { WideTraits() }
}

private final class WideController: UIViewController {
    override var traitCollection: UITraitCollection { WideTraits() }
}

private final class PlacedView: UIView {
    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { frame }
    override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let place = super.convert(point, from: view)
        return CGPoint(x: place.x + 1, y: place.y)
    }
    override func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect {
        CGRect(x: 7, y: 7, width: 7, height: 7)
    }
}

/// Returns how many columns of content there is room for, as apps do.
@MainActor private func columns(of environment: any UITraitEnvironment) -> Int {
    environment.traitCollection.horizontalSizeClass == .regular ? 2 : 1
}

@MainActor
struct EnvironmentStandInClientTests {
    @Test func traitsAreStoodInFor() {
        let traits = WideTraits()
        #expect(columns(of: WideController()) == 2 && columns(of: UIViewController()) == 1)
        let plain: UITraitCollection = traits
        #expect(plain.verticalSizeClass == .compact && plain.userInterfaceIdiom == .pad)
        #expect(plain.userInterfaceStyle == .dark && plain.layoutDirection == .rightToLeft)
        #expect(plain.displayScale == 3 && plain.preferredContentSizeCategory == .extraLarge)
        traits.width = .compact
        #expect(plain.horizontalSizeClass == .compact)
        #expect(UITraitCollection().horizontalSizeClass == .unspecified)
    }

    @Test func screensAreStoodInFor() {
        let screen: UIScreen = WideScreen()
        #expect(screen.bounds.width == 1024 && screen.nativeScale == 3)
        #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 3072, height: 2304))
        #expect(screen.traitCollection.horizontalSizeClass == .regular)
        #expect(UIScreen().bounds.size == CGSize(width: 390, height: 844))
    }

    @Test func placesAreStoodInFor() {
        let view: UIView = PlacedView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.addSubview(view)
        #expect(view.convert(CGRect.zero, to: outer) == view.frame)
        #expect(view.convert(CGPoint(x: 15, y: 25), from: outer) == CGPoint(x: 6, y: 5))
        let space: any UICoordinateSpace = UIScreen.main
        #expect(view.convert(CGRect.zero, from: space).width == 7)
        // A rectangle's own way does not lead over the overridden one of points.
        let rect = CGRect(x: 10, y: 20, width: 1, height: 1)
        #expect(view.convert(rect, from: outer) == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(outer.convert(CGPoint.zero, from: view) == CGPoint(x: 10, y: 20))
    }
}
