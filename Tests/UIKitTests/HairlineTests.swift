import RenderTree
import Testing

@testable import UIKit

/// Lines that are thinner than a pixel of the page.
@MainActor
struct HairlineTests {
    @Test(arguments: [(1.0, 1.0), (2.0, 0.5), (3.0, 0.5)])
    func lineOfHalfAPointIsAPixelAtLeast(scale: Double, height: Double) throws {
        let scene = ControlScene(scale: scale)
        let line = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 0.5))
        let frame = try #require(scene.show(line)?.node.frame)
        #expect(frame == CGRect(x: 10, y: 20, width: 100, height: height))
        #expect(line.frame.height == 0.5)
    }

    @Test func linesFollowThePageToAnotherScreen() throws {
        let scene = ControlScene(scale: 2)
        let line = UIView(frame: CGRect(x: 10, y: 20, width: 0.5, height: 100))
        #expect(try #require(scene.show(line)?.node.frame).width == 0.5)
        try scene.scene.deliver(
            .geometry(SceneGeometry(size: CGSize(width: 390, height: 844), scale: 1))
        )
        _ = scene.scene.commit()
        #expect(line.rendering.committed?.frame.width == 1)
    }

    @Test func whatHasNoWidthStaysUnseen() throws {
        let scene = ControlScene(scale: 1)
        let line = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 0))
        #expect(try #require(scene.show(line)?.node.frame).height == 0)
    }
}
