import CoreGraphics

/// Lines of text, broken and placed by the server; the browser never wraps.
public struct TextContent: Sendable, Equatable {
    /// The style of runs that name none.
    public var style: TextStyle
    /// Where lines stand between the left and right edges of the box.
    public var alignment: Alignment
    /// The lines, top to bottom.
    public var lines: [TextLine]

    /// Where lines stand between the left and right edges of the box.
    public enum Alignment: UInt8, Sendable, Hashable {
        case left, center, right, justified
    }

    /// Creates text.
    public init(style: TextStyle, alignment: Alignment = .left, lines: [TextLine]) {
        self.style = style
        self.alignment = alignment
        self.lines = lines
    }

    /// Whether another text differs in nothing but the characters of lines in one style each.
    package func differsInCharacters(from old: TextContent) -> Bool {
        // Values are read in place: copies of lines and runs would cost more than comparing them.
        guard old.lines.count == lines.count, old.alignment == alignment, old.style == style
        else { return false }
        for index in lines.indices where !isLine(index, placedAsIn: old) { return false }
        return true
    }

    private func isLine(_ index: Int, placedAsIn old: TextContent) -> Bool {
        guard old.lines[index].top == lines[index].top,
            old.lines[index].height == lines[index].height,
            old.lines[index].left == lines[index].left,
            old.lines[index].right == lines[index].right,
            old.lines[index].isRightToLeft == lines[index].isRightToLeft,
            old.lines[index].endsParagraph == lines[index].endsParagraph
        else { return false }
        guard old.lines[index].runs.count == 1, lines[index].runs.count == 1 else {
            return old.lines[index].runs == lines[index].runs
        }
        if old.lines[index].runs[0].style == nil, lines[index].runs[0].style == nil { return true }
        return old.lines[index].runs[0].style ?? old.style == lines[index].runs[0].style ?? style
    }

    /// Whether all lines are ASCII, and there is some.
    package var isBasicLatin: Bool {
        var isEmpty = true
        for line in lines.indices {
            for run in lines[line].runs.indices where !lines[line].runs[run].text.isEmpty {
                guard lines[line].runs[run].text.isBasicLatin else { return false }
                isEmpty = false
            }
        }
        return !isEmpty
    }
}

/// One line of text.
public struct TextLine: Sendable, Equatable {
    /// The runs in logical order.
    public var runs: [TextRun]
    /// The distance of the line box from the node's top, in points.
    public var top: Double
    /// The height of the line box, in points; glyphs are centred in it as CSS does.
    public var height: Double
    /// The insets of the line box from the node's left and right edges, in points.
    public var left: Double
    public var right: Double
    /// Whether the line's base direction is right to left.
    public var isRightToLeft: Bool
    /// Whether the line ends a paragraph, so that it is not justified.
    public var endsParagraph: Bool

    /// Creates a line.
    public init(
        runs: [TextRun],
        top: Double,
        height: Double,
        left: Double = 0,
        right: Double = 0,
        isRightToLeft: Bool = false,
        endsParagraph: Bool = true
    ) {
        self.runs = runs
        self.top = top
        self.height = height
        self.left = left
        self.right = right
        self.isRightToLeft = isRightToLeft
        self.endsParagraph = endsParagraph
    }

    /// The text of all runs.
    public var text: String {
        runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
    }
}

/// A part of a line in one style.
public struct TextRun: Sendable, Equatable {
    /// The characters, unescaped.
    public var text: String
    /// The style; nil for the content's own.
    public var style: TextStyle?

    /// Creates a run.
    public init(text: String, style: TextStyle? = nil) {
        self.text = text
        self.style = style
    }
}

/// The look of characters.
public struct TextStyle: Sendable, Hashable {
    /// The name of the font family as the page's style sheet declares it.
    public var family: String
    /// The size, in points.
    public var size: Double
    /// The weight, 1…1000; 400 is regular.
    public var weight: Int
    /// Whether the italic face is used.
    public var isItalic: Bool
    /// The colour of the characters.
    public var color: RenderColor
    /// The space after each character that belongs to the font at its size, in points.
    public var tracking: Double
    /// The space after each character, in points: tracking and kern.
    public var letterSpacing: Double { tracking + (decoration?.kern ?? 0) }
    /// What few runs have.
    public var decoration: Decoration? {
        get { box?.value }
        set { box = newValue.map { DecorationBox(value: $0) } }
    }
    // Boxed: nearly all runs have none, and each run has a style.
    private var box: DecorationBox?

    /// A decoration that many styles have: they are compared at a glance.
    package struct SharedDecoration: Sendable {
        fileprivate let box: DecorationBox

        /// Makes a decoration of OpenType features that can be shared.
        package init(features: [String]) {
            var decoration = Decoration()
            decoration.features = features
            box = DecorationBox(value: decoration)
        }
    }

    /// Takes a decoration that other styles have as well.
    package mutating func share(_ decoration: SharedDecoration) {
        box = decoration.box
    }

    fileprivate final class DecorationBox: Sendable, Hashable {
        let value: Decoration

        init(value: Decoration) {
            self.value = value
        }

        static func == (left: DecorationBox, right: DecorationBox) -> Bool {
            left === right || left.value == right.value
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(value)
        }
    }

    /// What few runs have.
    public struct Decoration: Sendable, Hashable {
        /// The colour behind the characters.
        public var backgroundColor: RenderColor?
        /// Whether a line is drawn below the characters, and its colour where it differs.
        public var isUnderlined = false
        public var underlineColor: RenderColor?
        /// Whether a line is drawn through the characters.
        public var isStruckThrough = false
        public var strikethroughColor: RenderColor?
        /// The space added after each character beside the tracking, in points.
        public var kern = 0.0
        /// The distance that the characters are raised, in points.
        public var baselineOffset = 0.0
        /// The address that a tap opens.
        public var link: String?
        /// OpenType features that are on beyond the font's defaults, such as "tnum"; "liga=0" is off.
        public var features: [String] = []
        /// The shadow of the characters.
        public var shadow: Shadow?
        /// The line along the characters' edges.
        public var outline: Outline?
        /// How far the characters lean.
        public var slant: Slant?

        /// Creates no decoration.
        public init() {}
    }

    /// A line along the edges of characters, half of it on each side.
    public struct Outline: Sendable, Hashable {
        /// The colour of the line.
        public var color: RenderColor
        /// The width of the line, in points.
        public var width: Double
        /// Whether the characters are filled as well.
        public var isFilled: Bool

        /// Creates a line.
        public init(color: RenderColor, width: Double, isFilled: Bool) {
            self.color = color
            self.width = width
            self.isFilled = isFilled
        }
    }

    /// How far characters lean.
    public struct Slant: Sendable, Hashable {
        /// How far they lean to the right for each point above the baseline, in points.
        public var skew: Double
        /// How far the baseline is below the middle of the line, in points.
        public var baseline: Double

        /// Creates a slant.
        public init(skew: Double, baseline: Double) {
            self.skew = skew
            self.baseline = baseline
        }
    }

    /// Creates a style.
    public init(
        family: String,
        size: Double,
        weight: Int = 400,
        isItalic: Bool = false,
        color: RenderColor = .black,
        tracking: Double = 0,
        decoration: Decoration? = nil
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.color = color
        self.tracking = tracking
        self.decoration = decoration
    }
}

extension String {
    /// Whether all characters are ASCII.
    fileprivate var isBasicLatin: Bool {
        let isPlain = utf8.withContiguousStorageIfAvailable { bytes in
            var all: UInt8 = 0
            for byte in bytes { all |= byte }
            return all < 0x80
        }
        return isPlain ?? utf8.allSatisfy { $0 < 0x80 }
    }
}
