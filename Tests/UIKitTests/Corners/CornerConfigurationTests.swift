import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct CornerConfigurationTests {
    private let scene = ControlScene()

    private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: 20, y: 100, width: width, height: height))
    }

    @Test func capsulesFollowTheSize() throws {
        let view = box(100, 40)
        view.cornerConfiguration = .capsule()
        #expect(view.layer.cornerRadius == 20)
        scene.show(view)
        view.frame.size.height = 60
        #expect(try #require(scene.show(view)).node.style.cornerRadius == 30)
        view.cornerConfiguration = .capsule(maximumRadius: 12)
        #expect(view.effectiveRadius(corner: .topLeft) == 12)
        view.frame.size.height = 10
        scene.show(view)
        #expect(view.layer.cornerRadius == 5)
    }

    @Test func radiiAreFixedOrOfEachCorner() throws {
        let view = box(100, 100)
        view.cornerConfiguration = .uniformCorners(radius: 10)
        #expect(view.layer.cornerRadius == 10 && view.layer.maskedCorners.rawValue == 15)
        view.cornerConfiguration = .uniformEdges(topRadius: .fixed(8))
        #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(view.effectiveRadius(corner: [.bottomLeft, .bottomRight]) == 0)
        view.cornerConfiguration = .corners(topLeftRadius: 4, bottomRightRadius: .fixed(16))
        let style = try #require(scene.show(view)).node.style
        let radii = CornerRadii(topLeft: 4, topRight: 0, bottomLeft: 0, bottomRight: 16)
        #expect(style.cornerRadii == radii)
        #expect(view.effectiveRadius(corner: .allCorners) == 16)
        view.cornerConfiguration = .corners(radius: 6)
        #expect(try #require(scene.show(view)).node.style.cornerRadii == nil)
        #expect(view.layer.cornerRadius == 6)
    }

    @Test func concentricCornersAreSmallerByTheWayBetween() {
        let outer = box(200, 200)
        outer.cornerConfiguration = .corners(radius: 30)
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 100))
        outer.addSubview(inner)
        scene.show(outer)
        inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
        #expect(inner.effectiveRadius(corner: .topLeft) == 20)
        #expect(inner.effectiveRadius(corner: .bottomRight) == 4)
        inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 4))
        #expect(inner.effectiveRadius(corner: .bottomRight) == 20)
        inner.removeFromSuperview()
        #expect(inner.effectiveRadius(corner: .bottomRight) == 4)
    }

    @Test func viewsWithoutOneHaveTheirLayersCorners() {
        let view = box(100, 100)
        view.layer.cornerRadius = 9
        view.layer.maskedCorners = [.layerMinXMinYCorner]
        #expect(view.effectiveRadius(corner: .topLeft) == 9)
        #expect(view.effectiveRadius(corner: .topRight) == 0)
        #expect(view.cornerConfiguration == .corners())
    }
}
