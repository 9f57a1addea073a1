import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct CATextLayerTests {
    let stage = LayerScene()

    private func text(of layer: CALayer) -> TextContent? {
        guard case .text(let text)? = stage.node(of: layer)?.content else { return nil }
        return text
    }

    @Test func aStringIsDrawnFromTheUpperEdgeOn() throws {
        defer { stage.end() }
        let layer = CATextLayer()
        layer.string = "Hello"
        layer.fontSize = 12
        layer.foregroundColor = UIColor.red.cgColor
        stage.add(layer)
        let shown = try #require(text(of: layer))
        #expect(shown.lines.map(\.text) == ["Hello"] && shown.lines[0].top < 1)
        #expect(shown.style.color == RenderColor(rgba: 0xFF00_00FF))
    }

    @Test func fontsAreTakenAsObjects() {
        func width(_ font: Any?) -> CGFloat {
            let layer = CATextLayer()
            layer.string = "Hello"
            layer.font = font
            return layer.preferredFrameSize().width
        }
        #expect(width("Menlo" as CFTypeRef) == width("Menlo") && width("Menlo") != width(nil))
        let bold = UIFont.boldSystemFont(ofSize: 10)
        #expect(width(bold as CFTypeRef) > width(nil))
    }

    @Test func linesAreBrokenWhereTheLayerSaysSo() throws {
        defer { stage.end() }
        let layer = CATextLayer()
        layer.string = "one two three"
        layer.fontSize = 14
        layer.isWrapped = true
        stage.add(layer)
        let wrapped = try #require(text(of: layer)).lines.count
        stage.perform { layer.isWrapped = false }
        stage.test.commit()
        let whole = try #require(text(of: layer)).lines.count
        #expect(wrapped > 1 && whole == 1)
    }

    @Test func aLayerWithoutAStringShowsNothing() {
        defer { stage.end() }
        let layer = CATextLayer()
        stage.add(layer)
        #expect(stage.node(of: layer)?.content == NodeContent.none)
    }
}
