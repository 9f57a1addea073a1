import CoreGraphics
import TextMetrics

/// Text broken into lines, before colours.
struct TypesetText {
    struct Line {
        var runs: [Run]
        var width: Double
        var top: Double
        var height: Double
        var left: Double
        var right: Double
        var alignment: ParagraphStyle.Alignment
        var isRightToLeft: Bool
        var endsParagraph: Bool
    }

    struct Run {
        var text: String
        /// The index of the look.
        var attribute: Int
        var face: FontFace
        /// The font's tracking, where it holds for these characters, in points.
        var tracking = 0.0
        /// What is added after each character beside it, in points.
        var kern = 0.0
    }

    var lines: [Line]
    var width: Double
    var height: Double
    /// The factor of the font's size at which the text was laid out.
    var scale: CGFloat = 1
    /// What stands between letters beside what the text says, in points.
    var kern = 0.0
    var isTruncated: Bool

    init(_ text: LaidOutText) {
        lines = text.lines.map { line in
            Line(
                runs: line.runs.map { run in
                    Run(
                        text: run.text,
                        attribute: run.attribute,
                        face: run.face,
                        tracking: run.tracking,
                        kern: run.kern
                    )
                },
                width: line.width,
                top: line.textTop,
                height: line.textHeight,
                left: line.left,
                right: line.right,
                alignment: line.alignment,
                isRightToLeft: line.isRightToLeft,
                endsParagraph: line.endsParagraph
            )
        }
        width = text.width
        height = text.height
        isTruncated = text.isTruncated
    }

    /// Creates lines of guessed widths, for servers without font files.
    init(estimating runs: [AttributedRun], style: ParagraphStyle, limits: LayoutLimits) {
        let size = runs.map(\.font.size).max() ?? 0
        let height = size * 1.193_359
        let face = FontFace(
            family: "Inter",
            weight: runs.first?.font.weight ?? 400,
            isItalic: runs.first?.font.isItalic ?? false
        )
        let text = runs.map(\.text).joined()
        // Letters of sans-serif faces are a good half as wide as the font's size.
        let perLine =
            limits.width.isFinite ? max(1, Int(limits.width / (size * 0.55 + 0.01))) : .max
        var texts = Self.wrap(text, perLine)
        isTruncated = limits.lines > 0 && texts.count > limits.lines
        if isTruncated { texts = Array(texts.prefix(limits.lines)) }
        let leading = style.fontLeading == .unused ? 0 : runs.map(\.font.leading).max() ?? 0
        let last = style.fontLeading == .inLines || texts.isEmpty ? 0 : leading
        lines = texts.enumerated().map { index, text in
            Line(
                runs: [Run(text: text, attribute: runs.first?.attribute ?? 0, face: face)],
                width: Double(text.count) * size * 0.55,
                top: Double(index) * (height + leading),
                height: height,
                left: 0,
                right: 0,
                alignment: style.alignment == .natural ? .left : style.alignment,
                isRightToLeft: false,
                endsParagraph: true
            )
        }
        width = lines.map(\.width).max() ?? 0
        self.height = (height + leading) * Double(lines.count) - last
    }

    private static func wrap(_ text: String, _ length: Int) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            var lines: [String] = []
            var line = ""
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                if !line.isEmpty, line.count + 1 + word.count > length {
                    lines.append(line)
                    line = String(word)
                } else {
                    line += (line.isEmpty ? "" : " ") + word
                }
            }
            return lines + [line]
        }
    }
}
