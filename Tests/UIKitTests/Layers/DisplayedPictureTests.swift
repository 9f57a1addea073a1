import Testing

@testable import UIKit

/// Views of pictures whose classes choose what is shown each time their layer is displayed.
@MainActor
struct DisplayedPictureTests {
    private final class Player: UIImageView {
        var pictures: [UIImage] = []
        private(set) var count = 0

        override func display(_ layer: CALayer) {
            super.display(layer)
            count += 1
            if !pictures.isEmpty { image = pictures.removeFirst() }
        }
    }

    @Test func aClassChoosesThePicture() {
        let player = Player()
        let stage = LayerScene(player)
        defer { stage.end() }
        let first = player.count
        let pictures = (1...2).map { side in
            UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
        }
        player.pictures = pictures
        stage.test.commit()
        #expect(player.count == first && player.image == nil)
        stage.perform { player.layer.setNeedsDisplay() }
        stage.test.commit()
        #expect(player.count == first + 1 && player.image === pictures[0])
        stage.perform { player.setNeedsDisplay() }
        stage.test.commit()
        #expect(player.count == first + 2 && player.image === pictures[1])
    }
}
