import RenderTree
import Testing
import UniformTypeIdentifiers

@testable import UIKit

@MainActor
struct NSItemProviderTests {
    private final class Loaded: @unchecked Sendable {
        // Proof: the completions of these tests run on the main thread.
        var value: Any?
        var error: (any Error)?
        var isDone = false
    }

    private final class Note: NSItemProviderWriting {
        static var writableTypeIdentifiersForItemProvider: [String] { ["public.html"] }
        func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler:
                @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress? {
            // Whoever writes may do so anywhere.
            Thread { completionHandler(Data("<b>Hi</b>".utf8), nil) }.start()
            return nil
        }
    }

    private func load(_ start: (Loaded) -> Void) async -> Loaded {
        let loaded = Loaded()
        start(loaded)
        for _ in 0..<2_000 where !loaded.isDone {
            await withCheckedContinuation { done in
                DispatchQueue.main.async { done.resume() }
            }
            if !loaded.isDone { await Task.yield() }
        }
        return loaded
    }

    @Test func textsAndAddressesAreWrittenAndRead() async {
        let provider = NSItemProvider(object: "Hello" as NSString)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(provider.canLoadObject(ofClass: String.self))
        #expect(!provider.canLoadObject(ofClass: URL.self))
        let text = await load { loaded in
            provider.loadObject(ofClass: String.self) { text, _ in
                loaded.value = text
                loaded.isDone = true
            }
        }
        #expect(text.value as? String == "Hello")
        let data = await load { loaded in
            provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { data, _ in
                loaded.value = data
                loaded.isDone = true
            }
        }
        #expect(data.value as? Data == Data("Hello".utf8))
    }

    @Test func anObjectIsGivenAsItIsToWhoAsksForItsClass() async throws {
        let color = UIColor.systemTeal
        let provider = NSItemProvider(object: color)
        let loaded = await load { loaded in
            provider.loadObject(ofClass: UIColor.self) { object, _ in
                loaded.value = object
                loaded.isDone = true
            }
        }
        #expect(loaded.value as? UIColor === color)
    }

    @Test func dataIsMadeWhenSomebodyAsks() async {
        let provider = NSItemProvider(object: Note())
        #expect(provider.registeredContentTypes == [.html])
        let loaded = await load { loaded in
            provider.loadDataRepresentation(for: .html) { data, error in
                loaded.value = data
                loaded.error = error
                loaded.isDone = true
            }
        }
        #expect(loaded.value as? Data == Data("<b>Hi</b>".utf8))
    }

    @Test func whatIsNotThereIsAnError() async {
        let provider = NSItemProvider()
        let loaded = await load { loaded in
            provider.loadObject(ofClass: UIImage.self) { _, error in
                loaded.error = error
                loaded.isDone = true
            }
        }
        #expect((loaded.error as NSError?)?.code == -1_200)
    }
}
