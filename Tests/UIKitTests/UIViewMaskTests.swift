import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIViewMaskTests {
    let scene = ControlScene()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private var shownMask: Mask? { scene.node(of: view)?.node.style.mask }

    private func box(of mask: Mask?) -> CGRect? {
        guard case .path(let path, _) = mask else { return nil }
        return CGPath(shape: path).boundingBoxOfPath
    }

    @Test func aBoxShowsWhatItCovers() {
        let mask = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        mask.backgroundColor = .black
        view.mask = mask
        scene.show(view)
        #expect(view.mask === mask)
        #expect(box(of: shownMask) == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.subviews.isEmpty)
    }

    @Test func aMaskThatChangesIsFollowed() {
        let mask = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let inside = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        mask.addSubview(inside)
        view.mask = mask
        scene.show(view)
        #expect(shownMask == .path(PathShape(), .winding))
        inside.backgroundColor = .black
        _ = scene.scene.commit()
        #expect(box(of: shownMask) == CGRect(x: 15, y: 25, width: 10, height: 10))
        mask.frame.origin = .zero
        _ = scene.scene.commit()
        #expect(box(of: shownMask) == CGRect(x: 5, y: 5, width: 10, height: 10))
        view.mask = nil
        _ = scene.scene.commit()
        #expect(shownMask == nil)
    }

    @Test func gradientsAndShapesMaskAsWell() {
        final class Fade: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        let fade = Fade(frame: view.bounds)
        (fade.layer as? CAGradientLayer)?.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        view.mask = fade
        scene.show(view)
        guard case .gradient(_, let place) = shownMask else {
            Issue.record("The mask is \(String(describing: shownMask)).")
            return
        }
        #expect(place == view.bounds)
    }

    @Test func aMaskBelongsToOneView() {
        let mask = UIView(frame: view.bounds)
        mask.backgroundColor = .black
        let other = UIView(frame: view.bounds)
        view.mask = mask
        other.mask = mask
        #expect(view.mask == nil)
        #expect(other.mask === mask)
    }
}
