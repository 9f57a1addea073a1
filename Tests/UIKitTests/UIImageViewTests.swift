import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIImageViewTests {
    private func image(_ scale: CGFloat = 1) throws -> UIImage {
        try #require(UIImage(data: ImageSamples.png, scale: scale))
    }

    @Test func sizeIsThePicturesOwn() throws {
        let view = UIImageView(image: try image())
        #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
        #expect(view.intrinsicContentSize == CGSize(width: 40, height: 30))
        view.image = try image(2)
        view.sizeToFit()
        #expect(view.frame.size == CGSize(width: 20, height: 15))
        view.image = nil
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(view.sizeThatFits(.zero) == .zero)
    }

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, ImageContent.Mode.scaleToFill),
        (.scaleAspectFit, .scaleAspectFit), (.scaleAspectFill, .scaleAspectFill),
        (.redraw, .redraw), (.center, .center), (.top, .top), (.bottom, .bottom),
        (.left, .left), (.right, .right), (.topLeft, .topLeft), (.topRight, .topRight),
        (.bottomLeft, .bottomLeft), (.bottomRight, .bottomRight),
    ])
    func contentModeReachesTheNode(mode: UIView.ContentMode, shown: ImageContent.Mode) throws {
        let scene = ControlScene()
        let view = UIImageView(image: try image())
        view.contentMode = mode
        scene.show(view)
        #expect(scene.image(of: view)?.mode == shown)
    }

    @Test func templateTakesTheTintOfAnyViewAbove() throws {
        let scene = ControlScene()
        let view = UIImageView(image: try image().withRenderingMode(.alwaysTemplate))
        scene.show(view)
        #expect(scene.image(of: view)?.tintColor == RenderColor(rgba: 0x007A_FFFF))
        scene.view.tintColor = .red
        _ = scene.commit()
        #expect(scene.image(of: view)?.tintColor == RenderColor(rgba: 0xFF00_00FF))
        view.image = try image()
        _ = scene.commit()
        #expect(scene.image(of: view)?.tintColor == nil)
    }

    @Test func highlightedPictureStandsIn() throws {
        let scene = ControlScene()
        let view = UIImageView(image: try image(1), highlightedImage: try image(2))
        scene.show(view)
        #expect(scene.image(of: view)?.size == CGSize(width: 40, height: 30))
        view.isHighlighted = true
        _ = scene.commit()
        #expect(scene.image(of: view)?.size == CGSize(width: 20, height: 15))
        view.highlightedImage = nil
        _ = scene.commit()
        #expect(scene.image(of: view)?.size == CGSize(width: 40, height: 30))
    }

    @Test func assistiveTechnologyPassesUnlessTheAppSpeaks() throws {
        let scene = ControlScene()
        let view = UIImageView(image: try image())
        #expect(scene.show(view)?.node.semantics.isHidden == true)
        #expect(!view.isAccessibilityElement && !view.isUserInteractionEnabled)
        view.accessibilityLabel = "A cat"
        view.isAccessibilityElement = true
        let semantics = scene.show(view)?.node.semantics
        #expect(semantics?.isHidden == false && semantics?.label == "A cat")
        #expect(semantics?.role == .image && view.accessibilityTraits == .image)
    }

    @Test func picturesRunOnTheScenesClock() throws {
        let scene = ControlScene()
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.animationImages = [try image(1), try image(2), try image(4)]
        view.animationDuration = 3
        view.animationRepeatCount = 2
        view.startAnimating()
        scene.show(view)
        var widths: [CGFloat?] = []
        for _ in 0..<7 {
            widths.append(scene.image(of: view)?.size.width)
            scene.clock.advance(by: 1) { _ = scene.commit() }
        }
        #expect(widths == [40, 20, 10, 40, 20, 10, nil])
        #expect(!view.isAnimating)
    }

    @Test func stoppedPicturesGiveWayToTheStillOne() throws {
        let scene = ControlScene()
        let view = UIImageView(image: try image(4))
        view.animationImages = [try image(1), try image(2)]
        view.startAnimating()
        scene.show(view)
        #expect(scene.image(of: view)?.size.width == 40 && view.isAnimating)
        view.stopAnimating()
        _ = scene.commit()
        #expect(scene.image(of: view)?.size.width == 10 && !view.isAnimating)
        scene.clock.advance(by: 10)
        #expect(!scene.scene.needsCommit)
    }

    @Test func picturesMayRunAsOftenAsANumberSays() throws {
        let scene = ControlScene()
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.animationImages = [try image(1), try image(2)]
        view.animationDuration = 2
        view.animationRepeatCount = .max
        view.startAnimating()
        scene.show(view)
        scene.clock.advance(by: 1) { _ = scene.commit() }
        #expect(view.isAnimating)
        #expect(scene.image(of: view)?.size.width == 20)
    }
}

extension ControlScene {
    @discardableResult
    func commit() -> Patch { scene.commit() }
}
