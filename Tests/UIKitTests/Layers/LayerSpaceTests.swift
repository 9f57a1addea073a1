import RenderTree
import Testing

@testable import UIKit

@MainActor
struct LayerSpaceTests {
    let stage = LayerScene()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() {
        stage.view.addSubview(child)
        stage.test.commit()
    }

    private var perspective: CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        return transform
    }

    /// What of the changes to a view's look the next commit says.
    private func styles(of view: UIView) -> [NodeStyle] {
        let id = stage.test.id(of: view)
        return stage.test.commit().operations.compactMap { operation in
            guard case .style(id, _, let style, _) = operation else { return nil }
            return style
        }
    }

    @Test func aPerspectiveIsThatOfTheMiddleOfTheLayerAbove() throws {
        defer { stage.end() }
        stage.view.layer.sublayerTransform = perspective
        guard case .projective(let entries)? = styles(of: child).last?.transform else {
            Issue.record("the child has no transform in space")
            return
        }
        let transform = CATransform3D(entries: entries.map { CGFloat($0) })
        // A point of the child 100 points nearer to the eye, 500 points from the layer above.
        let middle = stage.view.layer.bounds
        let (x, y) = (child.center.x - middle.midX, child.center.y - middle.midY)
        let w = transform.m44 + 100 * transform.m34
        #expect(abs(w - 0.8) < 1e-9)
        let shown = (
            x: (transform.m41 + 100 * transform.m31) / w,
            y: (transform.m42 + 100 * transform.m32) / w
        )
        #expect(abs(shown.x + x - x / 0.8) < 1e-6)
        #expect(abs(shown.y + y - y / 0.8) < 1e-6)
    }

    @Test func theOwnTransformAndPlaceInDepthComeFirst() {
        defer { stage.end() }
        child.layer.transform = CATransform3DMakeScale(2, 2, 1)
        child.layer.zPosition = 50
        stage.view.layer.sublayerTransform = CATransform3DMakeScale(1, 3, 1)
        guard case .projective(let entries)? = styles(of: child).last?.transform else {
            Issue.record("the child has no transform in space")
            return
        }
        #expect(entries[0] == 2 && entries[5] == 6 && entries[14] == 50)
    }

    @Test func anAnimatedSublayerTransformIsLedByTheLayersBelow() {
        defer { stage.end() }
        stage.perform {
            UIView.animate(withDuration: 1) {
                stage.view.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
            }
        }
        let patch = stage.test.commit()
        #expect(patch.transitions.map(\.duration) == [1])
        stage.perform { stage.view.layer.sublayerTransform = CATransform3DIdentity }
        #expect(stage.view.layer.sublayerTransform == CATransform3DIdentity)
        #expect(styles(of: child).last?.transform == nil)
    }

    @Test func aMoveInSpaceLeadsWhatDependsOnThePlace() {
        defer { stage.end() }
        stage.view.layer.sublayerTransform = perspective
        stage.test.commit()
        stage.perform { UIView.animate(withDuration: 1) { child.center.x += 30 } }
        let kinds = stage.test.commit().operations.compactMap { operation -> String? in
            switch operation {
            case .frame(_, _, _, let transition?): "frame \(transition)"
            case .style(_, _, _, let transition?): "style \(transition)"
            default: nil
            }
        }
        #expect(kinds.sorted() == ["frame 0", "style 0"])
    }

    @Test func anExplicitAnimationOfATransformIsSeenInTheSameSpace() {
        defer { stage.end() }
        stage.view.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        child.center = CGPoint(x: stage.view.bounds.midX, y: stage.view.bounds.midY)
        stage.test.commit()
        let growth = CABasicAnimation(keyPath: "transform.scale")
        (growth.fromValue, growth.toValue, growth.duration) = (1, 3, 1)
        child.layer.add(growth, forKey: nil)
        let values = stage.test.commit().operations.compactMap { operation -> [[Double]]? in
            guard case .animate(_, let animation) = operation else { return nil }
            return animation.values
        }
        #expect(values.first?.map { $0[0] } == [2, 6])
    }

    @Test func theBackOfALayerCanBeLeftOut() {
        defer { stage.end() }
        #expect(child.layer.isDoubleSided)
        child.layer.isDoubleSided = false
        #expect(styles(of: child).map(\.hidesBack) == [true])
    }

    @Test func layersShareASpaceWhereNothingIsDrawnBehindThem() {
        defer { stage.end() }
        stage.view.backgroundColor = nil
        stage.view.layer.sublayerTransform = perspective
        #expect(styles(of: stage.view).last?.sharesSpace == true)
        stage.view.backgroundColor = .red
        #expect(styles(of: stage.view).last?.sharesSpace == false)
    }

    @Test func sublayersOfATransformLayerStandInSpace() throws {
        defer { stage.end() }
        let cube = CATransformLayer()
        cube.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        cube.backgroundColor = UIColor.red.cgColor
        cube.borderWidth = 3
        cube.shadowOpacity = 1
        cube.masksToBounds = true
        cube.cornerRadius = 5
        cube.opacity = 0.5
        cube.transform = CATransform3DMakeRotation(1, 0, 1, 0)
        let face = CALayer()
        face.frame = cube.bounds
        face.opacity = 0.5
        cube.addSublayer(face)
        stage.view.layer.addSublayer(cube)
        stage.test.commit()
        let style = try #require(stage.node(of: cube)?.style)
        #expect(style.sharesSpace && style.transform != nil)
        var bare = NodeStyle()
        bare.transform = style.transform
        bare.sharesSpace = true
        bare.isUserInteractionEnabled = style.isUserInteractionEnabled
        #expect(style == bare)
        #expect(stage.node(of: face)?.style.opacity == 0.25)
        cube.opacity = 1
        stage.test.commit()
        #expect(stage.node(of: face)?.style.opacity == 0.5)
        #expect(cube.hitTest(CGPoint(x: 20, y: 20)) == nil)
        let other = CATransformLayer(layer: cube)
        #expect(other.extras?.keepsDepth == true)
    }

    @Test func theMiddleOfTheContentsStretches() {
        defer { stage.end() }
        let layer = CALayer()
        layer.contents = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        func caps() -> ImageContent.Insets? {
            guard case .image(let image) = layer.shownContents, !image.isCut else { return nil }
            return image.capInsets
        }
        #expect(caps() == nil)
        layer.contentsCenter = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
        #expect(caps() == ImageContent.Insets(top: 10, left: 10, bottom: 5, right: 10))
        // A middle without a size is one point wide.
        layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
        #expect(caps() == ImageContent.Insets(top: 9.5, left: 19.5, bottom: 9.5, right: 19.5))
        layer.setValue(CGRect(x: 0, y: 0, width: 1, height: 1), forKey: "contentsCenter")
        #expect(caps() == nil)
    }

    @Test func pixelsStaySquaresWhereTheLayerSaysSo() {
        defer { stage.end() }
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        func isPixelated(_ content: NodeContent) -> Bool {
            guard case .image(let image) = content else { return false }
            return image.isPixelated
        }
        let layer = CALayer()
        layer.contents = picture
        #expect(layer.magnificationFilter == .linear && !isPixelated(layer.shownContents))
        layer.magnificationFilter = .nearest
        #expect(isPixelated(layer.shownContents))
        let view = UIImageView(image: picture)
        view.layer.magnificationFilter = .nearest
        #expect(isPixelated(view.renderContent()))
        view.layer.magnificationFilter = .trilinear
        #expect(!isPixelated(view.renderContent()))
    }

    @Test func aPartOfTheContentsTakesTheirPlace() {
        defer { stage.end() }
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        let layer = CALayer()
        layer.contents = picture
        layer.contentsRect = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.5)
        guard case .image(let image) = layer.shownContents else {
            Issue.record("the layer shows no picture")
            return
        }
        #expect(image.isCut)
        #expect(image.capInsets == ImageContent.Insets(top: 10, left: 10, bottom: 0, right: 10))
        #expect(image.shownSize == CGSize(width: 20, height: 10))
        layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        guard case .image(let whole) = layer.shownContents else { return }
        #expect(!whole.isCut && whole.capInsets == nil)
    }
}
