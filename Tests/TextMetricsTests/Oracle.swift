import Foundation

@testable import TextMetrics

/// What headless Chromium measured, from the folder beside the package.
struct Oracle: Decodable {
    struct Item: Decodable, CustomStringConvertible {
        struct Line: Decodable {
            var start: Int
            var end: Int
            var width: Double
        }
        var group: String
        var text: String
        var font: String
        var size: Double
        var weight: Int
        var width: Double
        var maxWidth: Double?
        var lines: [Line]?
        var description: String { "\(text) \(size) pt \(weight)" }

        var textFont: TextFont { TextFont(size: size, weight: weight) }
    }

    var items: [Item]

    static let path = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("shared/text/chromium-inter.json")

    /// Returns the measurements; nil where the folder is absent.
    static func load() throws -> Oracle? {
        guard let data = FileManager.default.contents(atPath: path.path) else { return nil }
        return try JSONDecoder().decode(Oracle.self, from: data)
    }
}
