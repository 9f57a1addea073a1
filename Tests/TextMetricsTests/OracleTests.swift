import CoreGraphics
import Testing

@testable import TextMetrics

/// The proof against Chromium's own measurements of the same font files.
@Suite(.enabled(if: (try? Oracle.load()) != nil, "../shared/text is absent"))
struct OracleTests {
    @Test(arguments: [true, false])
    func widthsEqualChromium(cutsFiles: Bool) throws {
        let oracle = try #require(try Oracle.load())
        let library = try makeLibrary { $0.cutsFiles = cutsFiles }
        var interCount = 0
        var interMisses: [String] = []
        for item in oracle.items where item.maxWidth == nil {
            let width = library.width(of: item.text, font: item.textFont)
            let difference = abs(width - item.width)
            if item.font == "Inter" {
                interCount += 1
                if difference > 0.05 { interMisses.append("\(item): \(width) ≠ \(item.width)") }
            } else {
                #expect(difference <= 0.5, "\(item): \(width) ≠ \(item.width)")
            }
        }
        #expect(interCount > 200)
        #expect(interMisses.isEmpty, "\(interMisses.joined(separator: "\n"))")
    }

    @Test
    func lineBreaksEqualChromium() throws {
        let oracle = try #require(try Oracle.load())
        let library = try makeLibrary()
        for item in oracle.items {
            guard let maxWidth = item.maxWidth, let lines = item.lines else { continue }
            let layout = library.layOut(
                item.text,
                font: item.textFont,
                limits: LayoutLimits(width: maxWidth)
            )
            let found = layout.lines.map(\.range)
            // Chromium reports an empty line as its newline.
            let expected = lines.map { $0.start..<($0.width == 0 ? $0.start : $0.end) }
            #expect(found == expected, "\(item) in \(maxWidth)")
            for (line, expected) in zip(layout.lines, lines) where !item.text.contains("\t") {
                let text = line.runs.map(\.text).joined()
                // Chromium's line keeps the space that hangs, and kerns the full stop to it.
                let withSpace = library.width(of: text + " ", font: item.textFont)
                let alone = withSpace - library.width(of: " ", font: item.textFont)
                let bar = item.font == "Inter" ? 0.05 : 0.5
                let difference = min(
                    abs(line.width - expected.width),
                    abs(alone - expected.width)
                )
                #expect(difference <= bar, "\(text): \(line.width) ≠ \(expected.width)")
            }
        }
    }
}
