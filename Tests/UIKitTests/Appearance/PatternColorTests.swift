import Foundation
import Testing

@testable import UIKit

@MainActor
struct PatternColorTests {
    @Test func aPatternFillsTheBackgroundOfAView() throws {
        let image = try #require(UIImage(data: ImageSamples.png, scale: 2))
        let color = UIColor(patternImage: image)
        let stage = TestScene()
        defer { stage.end() }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = color
        stage.add(view)
        stage.commit()
        let style = try #require(view.rendering.committed?.style)
        #expect(style.pattern?.resource == image.resource && style.pattern?.scale == 2)
        #expect(style.backgroundColor == nil && view.backgroundColor == color)
        stage.scene.perform { view.backgroundColor = .red }
        stage.commit()
        #expect(view.rendering.committed?.style.pattern == nil)
    }

    @Test func aPatternIsClearElsewhere() throws {
        let image = try #require(UIImage(data: ImageSamples.png))
        let color = UIColor(patternImage: image)
        #expect(color == UIColor(patternImage: image) && color != .clear)
        #expect(color.cgColor.alpha == 0)
        #expect(color.withAlphaComponent(0.5).renderColor(in: .current).alpha == 0)
    }
}
