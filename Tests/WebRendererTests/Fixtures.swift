import Foundation
import RenderTree
import Testing

@testable import WebRenderer

/// The samples in Tests/WireFixtures, which the client's tests read too.
enum Fixtures {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "WireFixtures")

    /// Expects that a file holds a text.
    ///
    /// With `UPDATE_FIXTURES=1` in the environment the file is written instead.
    static func expect(
        _ text: String,
        in name: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let file = folder.appending(path: name)
        if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] != nil {
            try Data(text.utf8).write(to: file)
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        #expect(
            text == expected,
            "\(name) differs; if that is meant, run the tests with UPDATE_FIXTURES=1.",
            sourceLocation: sourceLocation
        )
    }

    static func data(in name: String) throws -> Data {
        try Data(contentsOf: folder.appending(path: name))
    }

    /// The description of a tree as the wire has it.
    static func description(of tree: RenderSubtree) -> String {
        var writer = ByteWriter()
        let builder = ElementBuilder(images: ImageElements(addressPrefix: "/images/"))
        writer.append(builder.element(of: tree))
        return writer.string
    }

    static func json(_ text: String) -> String {
        var writer = ByteWriter()
        writer.append(json: text)
        return writer.string
    }
}
