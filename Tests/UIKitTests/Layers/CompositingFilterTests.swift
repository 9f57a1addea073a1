import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct CompositingFilterTests {
    let stage = LayerScene()

    @Test(arguments: [
        ("multiplyBlendMode", CGBlendMode.multiply), ("screenBlendMode", .screen),
        ("softLightBlendMode", .softLight), ("plusL", .plusLighter), ("normalBlendMode", .normal),
    ])
    func aNameBecomesAMode(name: String, mode: CGBlendMode) throws {
        defer { stage.end() }
        let layer = CALayer()
        stage.add(layer)
        stage.perform { layer.compositingFilter = name }
        stage.test.commit()
        #expect(stage.node(of: layer)?.style.blendMode == mode)
        #expect(layer.compositingFilter as? String == name)
        stage.perform { layer.compositingFilter = nil }
        stage.test.commit()
        #expect(stage.node(of: layer)?.style.blendMode == .normal)
        #expect(layer.compositingFilter == nil)
    }

    @Test func whatIsNoFilterIsReportedAndCovers() {
        defer { stage.end() }
        var messages: [String] = []
        let handler = Diagnostics.handler
        Diagnostics.handler = { messages.append($0) }
        defer { Diagnostics.handler = handler }
        stage.view.layer.compositingFilter = "blurry"
        stage.test.commit()
        #expect(
            messages == [
                "CALayer: no compositing filter is named blurry; "
                    + "the layer covers what is below it."
            ]
        )
        #expect(stage.view.rendering.committed?.style.blendMode == .normal)
    }

    @Test func picturesOfViewsAreMixedToo() throws {
        defer { stage.end() }
        stage.view.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        let cover = UIView(frame: stage.view.bounds)
        cover.backgroundColor = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
        stage.view.addSubview(cover)
        cover.layer.compositingFilter = "multiplyBlendMode"
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: stage.view.bounds, format: format).image {
            stage.view.layer.render(in: $0.cgContext)
        }
        let pixels = try #require(image.cgImage?.dataProvider?.data as Data?)
        #expect(Array(pixels.prefix(4)) == [0, 255, 0, 255])
    }
}
