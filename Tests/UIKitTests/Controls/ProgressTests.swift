import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct ProgressTests {
    private let scene = ControlScene()

    @Test func barIsAsLongAsWhatIsDone() throws {
        let view = UIProgressView(progressViewStyle: .default)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
        view.progress = 0.25
        let tree = try #require(scene.show(view))
        #expect(tree.children.map(\.node.frame.width) == [200, 50])
        #expect(tree.node.semantics.range == Semantics.Range(value: 0.25, least: 0, greatest: 1))
        view.progress = 7
        #expect(view.progress == 1)
        view.progress = .nan
        #expect(view.progress == 0)
    }

    @Test func stylesHaveTheirHeights() {
        let view = UIProgressView(progressViewStyle: .bar)
        #expect(view.intrinsicContentSize.height == 2.5)
        view.progressViewStyle = .default
        #expect(view.intrinsicContentSize.height == 4)
    }

    @Test func observedProgressIsFollowed() {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        let progress = Progress(totalUnitCount: 10)
        view.observedProgress = progress
        scene.show(view)
        progress.completedUnitCount = 4
        scene.clock.advance(by: 0.2)
        #expect(view.progress == 0.4)
        progress.completedUnitCount = 10
        scene.clock.advance(by: 0.2)
        #expect(view.progress == 1)
    }

    @Test func indicatorHidesWhileItStandsStill() throws {
        let view = UIActivityIndicatorView(style: .large)
        #expect(view.bounds.size == CGSize(width: 37, height: 37))
        #expect(view.isHidden)
        view.startAnimating()
        #expect(!view.isHidden)
        scene.show(view)
        #expect(scene.image(of: view)?.isSpinning == true)
        view.hidesWhenStopped = false
        view.stopAnimating()
        #expect(!view.isHidden)
        scene.show(view)
        #expect(scene.image(of: view)?.isSpinning == false)
    }

    @Test func indicatorHasItsColor() {
        let view = UIActivityIndicatorView(style: .medium)
        view.color = .red
        view.startAnimating()
        scene.show(view)
        #expect(scene.image(of: view)?.tintColor?.rgba == 0xFF00_00FF)
    }
}
