import CoreGraphics
import RenderTree

@testable import UIKit

/// A scene with a view of 100 points, and what its commits say of layers in it.
@MainActor
final class LayerScene {
    let test = TestScene()
    let view: UIView

    init(_ view: UIView = UIView()) {
        self.view = view
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        test.add(view)
        test.commit()
    }

    func perform(_ body: () -> Void) { test.scene.perform(body) }

    /// Adds a layer of 50 points that was shown already.
    func add(_ layer: CALayer) {
        perform {
            layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            view.layer.addSublayer(layer)
        }
        test.commit()
    }

    /// The node of a layer, as last committed.
    func node(of layer: CALayer) -> RenderNode? { layer.owner?.rendering.committed }

    /// The animations of their own that a commit tells of.
    func animations() -> [LayerAnimation] {
        test.commit().operations.compactMap { operation in
            guard case .animate(_, let animation) = operation else { return nil }
            return animation
        }
    }

    func end() { test.end() }
}
