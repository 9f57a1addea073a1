import PhotosUI
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct PHPickerViewControllerTests {
    private final class Listener: PHPickerViewControllerDelegate {
        var results: [[PHPickerResult]] = []
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            self.results.append(results)
        }
    }

    private final class Loaded: @unchecked Sendable {
        // Proof: the completions of these tests run on the main thread.
        var image: UIImage?
        var error: (any Error)?
        var isDone = false
    }

    private func pick(
        _ files: [(name: String, type: String, data: Data)],
        limit: Int = 2
    ) throws -> (PickerScene, [PHPickerResult]) {
        let scene = PickerScene()
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = limit
        configuration.filter = .images
        let picker = PHPickerViewController(configuration: configuration)
        let listener = Listener()
        picker.delegate = listener
        scene.present(picker)
        #expect(scene.question?.limit == (limit == 0 ? 100 : limit))
        try scene.answer(files)
        return (scene, try #require(listener.results.first))
    }

    @Test func picturesAreLoadedWhenAskedFor() async throws {
        let (scene, results) = try pick([
            ("one.png", "image/png", ImageSamples.png), ("two.gif", "", ImageSamples.gif),
        ])
        defer { scene.test.end() }
        #expect(results.map(\.itemProvider.suggestedName) == ["one", "two"])
        #expect(results[1].itemProvider.registeredTypeIdentifiers == ["com.compuserve.gif"])
        #expect(results[0].itemProvider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(!results[0].itemProvider.hasItemConformingToTypeIdentifier("public.movie"))
        #expect(results[0].itemProvider.canLoadObject(ofClass: UIImage.self))
        let loaded = Loaded()
        results[0].itemProvider.loadObject(ofClass: UIImage.self) { object, error in
            loaded.image = object as? UIImage
            loaded.error = error
            loaded.isDone = true
        }
        #expect(!loaded.isDone)
        await scene.wait { loaded.isDone }
        #expect(loaded.image?.size == CGSize(width: 40, height: 30))
        #expect(loaded.error == nil)
    }

    @Test func brokenPictureIsAnError() async throws {
        let (scene, results) = try pick([("x.png", "image/png", Data("<html>".utf8))], limit: 0)
        defer { scene.test.end() }
        let loaded = Loaded()
        results[0].itemProvider.loadObject(ofClass: UIImage.self) { object, error in
            loaded.image = object as? UIImage
            loaded.error = error
            loaded.isDone = true
        }
        await scene.wait { loaded.isDone }
        #expect(loaded.image == nil)
        #expect((loaded.error as? NSError)?.domain == NSItemProvider.errorDomain)
    }

    @Test func goingBackIsAnEmptyChoice() throws {
        let (scene, results) = try pick([])
        scene.test.end()
        #expect(results.isEmpty)
    }

    @Test func moreFilesThanMayBeAreLeftOut() throws {
        let picture = ("a.png", "image/png", ImageSamples.png)
        let (scene, results) = try pick([picture, picture, picture], limit: 2)
        scene.test.end()
        #expect(results.count == 2)
    }
}
