import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIImageAssetTests {
    private let light = UIImage(data: ImageSamples.png)
    private let dark = UIImage(data: ImageSamples.jpeg())
    private let lightTraits = UITraitCollection(userInterfaceStyle: .light)
    private let darkTraits = UITraitCollection(userInterfaceStyle: .dark)

    @Test func anAssetHasAnImageForTraits() throws {
        let (light, dark) = (try #require(light), try #require(dark))
        let asset = UIImageAsset()
        #expect(asset.image(with: .current).size == .zero)
        asset.register(light, with: lightTraits)
        asset.register(dark, with: darkTraits)
        #expect(dark.imageAsset === asset && light.imageAsset === asset)
        #expect(asset.image(with: lightTraits) == light)
        #expect(asset.image(with: darkTraits) == dark)
        let large = UITraitCollection(traitsFrom: [
            darkTraits, UITraitCollection(displayScale: 3),
        ])
        #expect(asset.image(with: large) == dark)
        // The one for more traits counts more, whenever it was registered.
        asset.register(light, with: large)
        asset.register(dark, with: darkTraits)
        #expect(asset.image(with: large) == light && asset.image(with: darkTraits) == dark)
        asset.unregister(with: large)
        #expect(asset.image(with: large) == dark)
        #expect(asset.image(with: UITraitCollection()) == light)
        #expect(asset.image(with: darkTraits).cgImage?.width == dark.cgImage?.width)
    }

    @Test func viewsShowTheImageForTheirTraits() throws {
        let (light, dark) = (try #require(light), try #require(dark))
        light.imageAsset?.register(dark, with: darkTraits)
        let scene = ControlScene()
        let view = UIImageView(image: light.withTintColor(.red))
        scene.show(view)
        #expect(scene.image(of: view)?.resource == light.resource)
        view.overrideUserInterfaceStyle = .dark
        scene.show(view)
        #expect(scene.image(of: view)?.resource == dark.resource)
        view.overrideUserInterfaceStyle = .light
        scene.show(view)
        #expect(scene.image(of: view)?.resource == light.resource)
    }

    @Test func anAssetLetsGoOfItsImages() throws {
        weak var asset: UIImageAsset?
        do {
            let light = try #require(UIImage(data: ImageSamples.png))
            let dark = try #require(UIImage(data: ImageSamples.jpeg()))
            asset = light.imageAsset
            asset?.register(dark, with: darkTraits)
            #expect(asset != nil && light.imageAsset === asset && dark.imageAsset === asset)
        }
        #expect(asset == nil)
    }
}
