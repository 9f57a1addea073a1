import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct PastingTests {
    private let test = ControlScene()

    @MainActor
    private final class Target: UIView {
        let log = Log()
        override var canBecomeFirstResponder: Bool { true }
        override func paste(itemProviders: [NSItemProvider]) {
            for provider in itemProviders {
                log("paste \(provider.registeredTypeIdentifiers.joined(separator: " "))")
            }
        }
    }

    private final class Loaded: @unchecked Sendable {
        // Proof: the completions of these tests run on the main thread.
        var text: String?
        var image: UIImage?
        var url: URL?
        var data: Data?
        var error: (any Error)?
        var count = 0
    }

    private func wait(_ loaded: Loaded, for count: Int = 1) async {
        for _ in 0..<10_000 where loaded.count < count { await Task.yield() }
    }

    /// What an app makes data of only when it is asked.
    private final class Product: NSObject, NSItemProviderWriting {
        static var writableTypeIdentifiersForItemProvider: [String] { ["org.test.product"] }
        func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler:
                @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress? {
            DispatchQueue.global().async { completionHandler(Data("product".utf8), nil) }
            return nil
        }
    }

    @Test func objectsAreProvided() async throws {
        let loaded = Loaded()
        let text = NSItemProvider(object: NSString(string: "hello"))
        #expect(text.canLoadObject(ofClass: String.self) && !text.canLoadObject(ofClass: URL.self))
        #expect(!text.canLoadObject(ofClass: UIImage.self))
        #expect(text.hasItemConformingToTypeIdentifier("public.text"))
        text.loadObject(ofClass: String.self) { text, _ in
            loaded.text = text
            loaded.count += 1
        }
        #expect(loaded.count == 0)
        let url = try #require(NSURL(string: "https://example.org/"))
        NSItemProvider(object: url).loadObject(ofClass: URL.self) { url, _ in
            loaded.url = url
            loaded.count += 1
        }
        NSItemProvider(object: Product()).loadDataRepresentation(
            forTypeIdentifier: "org.test.product"
        ) { data, _ in
            loaded.data = data
            loaded.count += 1
        }
        text.loadObject(ofClass: UIImage.self) { _, error in
            loaded.error = error
            loaded.count += 1
        }
        await wait(loaded, for: 4)
        #expect(loaded.text == "hello" && loaded.url?.host == "example.org")
        #expect(loaded.data == Data("product".utf8))
        #expect((loaded.error as? NSError)?.code == -1200)
    }

    @Test func boardsHaveTheirItemsAsProviders() async throws {
        defer { UIApplication.shared.disconnect(test.scene) }
        let loaded = Loaded()
        let image = try #require(UIImage(data: ImageSamples.png))
        test.scene.perform {
            let board = UIPasteboard.general
            board.string = "one"
            #expect(board.itemProviders.count == 1)
            board.setObjects([image])
            #expect(board.image === image && board.hasImages && !board.hasStrings)
            board.itemProviders.first?.loadObject(ofClass: UIImage.self) { image, _ in
                loaded.image = image as? UIImage
                loaded.count += 1
            }
            board.setObjects(["two", "three"])
            #expect(board.strings == ["two", "three"])
            board.itemProviders = [
                NSItemProvider(object: NSString(string: "four")), NSItemProvider(object: Product()),
            ]
            #expect(board.numberOfItems == 2)
        }
        await wait(loaded)
        #expect(loaded.image === image)
        func product() -> Data? {
            test.scene.perform {
                UIPasteboard.general.data(
                    forPasteboardType: "org.test.product",
                    inItemSet: nil
                )?.first
            }
        }
        for _ in 0..<10_000 where product() == nil { await Task.yield() }
        #expect(product() == Data("product".utf8))
        #expect(test.scene.perform { UIPasteboard.general.string } == "four")
    }

    @Test func aViewTakesWhatItsConfigurationSays() {
        let target = Target(frame: .zero)
        test.show(target)
        let paste = Selector("paste:", UIResponder.paste(_:))
        test.scene.perform {
            UIPasteboard.general.string = "text"
            #expect(!target.canPerformAction(paste, withSender: nil))
            target.paste(nil)
            target.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
            #expect(!target.canPerformAction(paste, withSender: nil))
            target.paste(nil)
            #expect(target.log.take() == [])
            target.pasteConfiguration?.addTypeIdentifiers(forAccepting: NSString.self)
            #expect(target.canPerformAction(paste, withSender: nil))
            target.paste(nil)
            #expect(target.log.take() == ["paste public.utf8-plain-text"])
            let copy = target.pasteConfiguration?.copy() as? UIPasteConfiguration
            #expect(copy?.acceptableTypeIdentifiers.count == 3)
        }
    }

    @Test func textTakesTextByProviders() async {
        final class Field: UITextField {
            var count = 0
            override func paste(itemProviders: [NSItemProvider]) {
                count += itemProviders.count
                super.paste(itemProviders: itemProviders)
            }
        }
        let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        test.show(field)
        test.scene.perform {
            field.becomeFirstResponder()
            UIPasteboard.general.url = URL(string: "https://example.org")
            field.paste(nil)
            #expect(field.text == "https://example.org" && field.count == 1)
            UIPasteboard.general.image = UIImage(data: ImageSamples.png)
            #expect(!field.canPaste(UIPasteboard.general.itemProviders))
            field.paste(nil)
            #expect(field.count == 1)
        }
        let late = NSItemProvider()
        late.registerDataRepresentation(
            forTypeIdentifier: "public.utf8-plain-text",
            visibility: .all
        ) { done in
            DispatchQueue.global().async { done(Data("!".utf8), nil) }
            return nil
        }
        test.scene.perform { field.paste(itemProviders: [late]) }
        for _ in 0..<10_000 where field.text?.hasSuffix("!") == false { await Task.yield() }
        #expect(field.text == "https://example.org!")
    }

    @Test func aPasteControlPastesIntoItsTarget() throws {
        let target = Target(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
        target.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
        let configuration = UIPasteControl.Configuration()
        configuration.displayMode = .labelOnly
        let control = UIPasteControl(configuration: configuration)
        control.target = target
        control.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
        test.show(target)
        test.show(control)
        let button = try #require(control.subviews.first as? UIButton)
        #expect(button.configuration?.title == "Paste" && button.configuration?.image == nil)
        #expect(!button.isEnabled)
        test.scene.perform { UIPasteboard.general.string = "text" }
        #expect(button.isEnabled)
        try test.tap(control)
        #expect(target.log.take() == ["paste public.utf8-plain-text"])
        test.scene.perform { UIPasteboard.general.items = [] }
        #expect(!button.isEnabled)
        let icon = UIPasteControl.Configuration()
        icon.displayMode = .iconOnly
        let look = UIPasteControl(configuration: icon).subviews.first as? UIButton
        #expect(look?.configuration?.image != nil && look?.configuration?.title == nil)
    }
}
