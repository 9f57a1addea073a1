import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

/// A layer's corners, border, shadow and order as the node of its view has them.
@MainActor
struct LayerDecorationTests {
    let stage = LayerScene()

    /// Returns the look of the view's box that is committed after a change of its layer.
    private func look(after change: (CALayer) -> Void) throws -> NodeStyle {
        stage.perform { change(stage.view.layer) }
        stage.test.commit()
        return try #require(stage.view.rendering.committed?.style)
    }

    @Test(arguments: [
        (CACornerMask.layerMinXMinYCorner, Corners.topLeft),
        (CACornerMask.layerMaxXMinYCorner, Corners.topRight),
        (CACornerMask.layerMinXMaxYCorner, Corners.bottomLeft),
        (CACornerMask.layerMaxXMaxYCorner, Corners.bottomRight),
    ])
    func maskedCornersReachTheNode(mask: CACornerMask, corner: Corners) throws {
        defer { stage.end() }
        let one = try look { layer in
            layer.cornerRadius = 8
            layer.maskedCorners = mask
        }
        #expect(one.cornerRadius == 8)
        #expect(one.maskedCorners == corner)
        let none = try look { layer in layer.maskedCorners = [] }
        #expect(none.maskedCorners.isEmpty)
    }

    @Test func shadowReachesTheNodeWithItsOpacityInTheColour() throws {
        defer { stage.end() }
        let standard = try look { layer in layer.shadowOpacity = 1 }
        let offset = CGSize(width: 0, height: -3)
        #expect(standard.shadow == Shadow(color: .black, offset: offset, radius: 3))
        let own = try look { layer in
            layer.shadowColor = UIColor.red.cgColor
            layer.shadowOpacity = 0.5
            layer.shadowOffset = CGSize(width: 4, height: 5)
            layer.shadowRadius = 6
        }
        let half = RenderColor(rgba: 0xFF00_0080)
        let far = CGSize(width: 4, height: 5)
        #expect(own.shadow == Shadow(color: half, offset: far, radius: 6))
        let none = try look { layer in layer.shadowColor = nil }
        #expect(none.shadow == nil)
    }

    @Test func borderAndOrderReachTheNode() throws {
        defer { stage.end() }
        let style = try look { layer in
            layer.borderWidth = 2
            layer.borderColor = UIColor.blue.cgColor
            layer.zPosition = -1.5
        }
        #expect(style.border == Border(width: 2, color: RenderColor(rgba: 0x0000_FFFF)))
        #expect(style.zPosition == -1.5)
        let none = try look { layer in layer.borderColor = nil }
        #expect(none.border == nil)
    }
}
