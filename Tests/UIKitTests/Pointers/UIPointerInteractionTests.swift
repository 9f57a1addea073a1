import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIPointerInteractionTests {
    /// A view of two halves, each of which lights up.
    private final class Halves: UIView, UIPointerInteractionDelegate {
        let log = Log()
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        let right = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 40))

        override init(frame: CGRect) {
            super.init(frame: frame)
            for half in [left, right] {
                half.isUserInteractionEnabled = false
                addSubview(half)
            }
            addInteraction(UIPointerInteraction(delegate: self))
        }

        required init?(coder: NSCoder) { nil }

        func pointerInteraction(
            _ interaction: UIPointerInteraction,
            regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            #expect(defaultRegion.rect == bounds)
            let isLeft = request.location.x < 50
            let half = isLeft ? left : right
            return UIPointerRegion(rect: half.frame, identifier: AnyHashable(isLeft))
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction,
            styleFor region: UIPointerRegion
        ) -> UIPointerStyle? {
            guard region.identifier == AnyHashable(true) else {
                return UIPointerStyle(
                    effect: .hover(.init(view: right), preferredTintMode: .overlay),
                    shape: .roundedRect(CGRect(x: 55, y: 5, width: 40, height: 30), radius: 6)
                )
            }
            let parameters = UIPreviewParameters()
            parameters.visiblePath = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 30, height: 20))
            return .init(effect: .highlight(.init(view: left, parameters: parameters)))
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction,
            willEnter region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) { log("enters \(Int(region.rect.minX))") }

        func pointerInteraction(
            _ interaction: UIPointerInteraction,
            willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) { log("leaves \(Int(region.rect.minX))") }
    }

    private let test = TestScene()
    private let view = Halves(frame: CGRect(x: 100, y: 100, width: 100, height: 40))

    init() {
        test.add(view)
        test.commit()
    }

    private func hover(_ x: Double) throws {
        try test.scene.deliver(.hover(CGPoint(x: x, y: 120)))
    }

    @Test func regionsLightUpOneAfterTheOther() throws {
        defer { test.end() }
        try hover(110)
        try hover(120)
        #expect(view.log.take() == ["enters 0"])
        #expect(
            view.left.layer.sublayers?.first?.frame == CGRect(x: 1, y: 2, width: 30, height: 20)
        )
        try hover(160)
        #expect(view.log.take() == ["leaves 0", "enters 50"])
        #expect(view.left.layer.sublayers == nil)
        let plate = try #require(view.right.layer.sublayers?.first)
        #expect(plate.frame == CGRect(x: 5, y: 5, width: 40, height: 30))
        #expect(plate.cornerRadius == 6)
        try test.scene.deliver(.hover(nil))
        #expect(view.log.take() == ["leaves 50"] && view.right.layer.sublayers == nil)
    }

    @Test func whatIsAskedAnewIsShownAnew() throws {
        defer { test.end() }
        let interaction = try #require(view.interactions.first as? UIPointerInteraction)
        #expect(interaction.view === view)
        try hover(110)
        interaction.invalidate()
        #expect(view.log.take() == ["enters 0", "leaves 0", "enters 0"])
        interaction.isEnabled = false
        #expect(view.log.take() == ["leaves 0"] && !view.touchClaims.contains(.hover))
        view.removeInteraction(interaction)
        #expect(view.gestureRecognizers?.isEmpty == true && interaction.view == nil)
    }

    @Test func withoutADelegateTheViewLightsUp() throws {
        defer { test.end() }
        let plain = UIView(frame: CGRect(x: 100, y: 200, width: 60, height: 30))
        plain.layer.cornerRadius = 5
        plain.addInteraction(UIPointerInteraction(delegate: nil))
        test.add(plain)
        test.commit()
        try test.scene.deliver(.hover(CGPoint(x: 110, y: 210)))
        let plate = try #require(plain.layer.sublayers?.first)
        #expect(plate.frame == plain.bounds && plate.cornerRadius == 5)
    }
}
