import Foundation
import Testing

@testable import UIKit

struct NSDataAssetTests {
    @Test func setsOfABundleAreReadByTheirNames() throws {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? manager.removeItem(at: folder) }
        let contents = "{\"data\":[{\"idiom\":\"universal\",\"filename\":\"w.json\"}]}"
        let empty = "{\"data\":[{\"idiom\":\"universal\",\"filename\":\"gone.json\"}]}"
        let files = [
            "Words.dataset/Contents.json": contents, "Words.dataset/w.json": "[1]",
            "Gone.dataset/Contents.json": empty,
        ]
        for (name, text) in files {
            let file = folder.appendingPathComponent("A.xcassets").appendingPathComponent(name)
            try manager.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        let bundle = try #require(Bundle(url: folder))
        let words = try #require(NSDataAsset(name: "Words", bundle: bundle))
        #expect(words.name == "Words" && words.data == Data("[1]".utf8))
        #expect(words.typeIdentifier == "public.json")
        #expect(NSDataAsset(name: "Gone", bundle: bundle) == nil)
        #expect(NSDataAsset(name: "Other", bundle: bundle) == nil)
        #expect(NSDataAsset(name: "Words") == nil)
    }
}
