import Foundation
import RenderTree
import Testing

@testable import HTTPServer
@testable import WebHost

/// Files that many connections take at a time, each at its own pace.
@MainActor
struct SharedAnswerTests {
    private func sharedBytes(_ response: HTTPResponse) -> SharedBytes? {
        if case .shared(let bytes) = response.body { bytes } else { nil }
    }

    /// What goes to a browser that takes gzip.
    private func gzipBytes(_ response: HTTPResponse) -> SharedBytes? {
        sharedBytes(response)?.gzipped()
    }

    private func file(_ byte: UInt8, count: Int = 8) -> SharedBytes {
        [UInt8](repeating: byte, count: count).withUnsafeBytes { SharedBytes(copying: $0) }
    }

    @Test func connectionsShareTheBytesOfAPicture() throws {
        let picture = EncodedImage(
            hash: "ab",
            mediaType: "image/png",
            data: Data((0..<200).map { UInt8($0) })
        )
        let store = ImageStore(now: { 0 })
        store.register(Patch(operations: [.perform(.save(picture, name: "Image.png"))]))
        weak var kept: SharedBytes?
        do {
            let first = try #require(sharedBytes(store.response(hash: "ab")))
            let second = try #require(sharedBytes(store.response(hash: "ab")))
            #expect(first === second)
            #expect(Array(first.pointer) == Array(picture.data))
            kept = first
        }
        // The picture itself has them; a copy is there only while it is sent.
        #expect(kept == nil)
    }

    @Test func patternsCanBeAskedFor() throws {
        let picture = EncodedImage(hash: "ef", mediaType: "image/png", data: Data([1]))
        var style = NodeStyle()
        style.pattern = Pattern(resource: picture)
        let store = ImageStore(now: { 0 })
        #expect(store.response(hash: "ef").status == 404)
        let change = Patch.Operation.style(
            NodeID(rawValue: 1),
            from: NodeStyle(),
            to: style,
            transition: nil
        )
        store.register(Patch(operations: [change]))
        #expect(store.response(hash: "ef").status == 200)
        withExtendedLifetime(picture) {}
    }

    @Test func connectionsShareTheCompressedBytesOfADrawing() throws {
        let drawing = EncodedImage(
            hash: "cd",
            mediaType: "image/svg+xml",
            data: Data(String(repeating: "<g></g>", count: 1_000).utf8)
        )
        let store = ImageStore(now: { 0 })
        store.register(Patch(operations: [.perform(.save(drawing, name: "Image.svg"))]))
        weak var plain: SharedBytes?
        weak var compressed: SharedBytes?
        do {
            let first = try #require(gzipBytes(store.response(hash: "cd")))
            let second = try #require(gzipBytes(store.response(hash: "cd")))
            #expect(first === second)
            let source = try #require(sharedBytes(store.response(hash: "cd")))
            #expect(source.gzipped() === first)
            plain = source
            compressed = first
        }
        #expect(plain == nil)
        #expect(compressed == nil)
    }

    @Test func connectionsShareTheBytesOfAFontThatLeftTheCache() throws {
        let files = FontFiles(try FontStore(folders: []))
        let first = files.keep(file(1), "a")
        #expect(files.keep(file(1), "a") === first)
        let large = files.keep(file(2, count: FontFiles.capacity), "b")
        #expect(files.keep(file(1), "a") === first)
        withExtendedLifetime((first, large)) {}
    }
}
