import CoreGraphics

/// Text broken into lines and placed.
package struct LaidOutText: Sendable, Equatable {
    /// The lines, top to bottom.
    package var lines: [Line]
    /// The width of the widest line with its indents, in points.
    package var width: Double
    /// The height of all lines and the spaces between them, in points.
    package var height: Double
    /// Whether characters were left out or replaced by an ellipsis.
    package var isTruncated: Bool

    /// Width and height.
    package var size: CGSize { CGSize(width: width, height: height) }

    /// One line.
    package struct Line: Sendable, Equatable {
        /// The runs in logical order, without white space at a wrapped line's end.
        package var runs: [Run]
        /// The range of the line in the input's UTF-16 units, without that white space.
        ///
        /// A truncated line covers what it stands for.
        package var range: Range<Int>
        /// The width of the characters, in points.
        package var width: Double
        /// The distance of the line box from the top of the text, in points.
        package var top: Double
        /// The height of the line box, in points.
        package var height: Double
        /// The distance of the baseline from the top of the text, in points.
        package var baseline: Double
        /// The upper edge of the box in whose middle the characters are, and its height.
        ///
        /// It is the line box, but where things stand in the line that reach beyond characters.
        package var textTop: Double
        package var textHeight: Double
        /// The insets of the line box from the left and right edges: the paragraph's indents.
        package var left: Double
        package var right: Double
        /// Where the line stands between its insets; natural is resolved.
        package var alignment: ParagraphStyle.Alignment
        /// Whether the base direction is right to left.
        package var isRightToLeft: Bool
        /// Whether the line ends a paragraph, so that it is not justified.
        package var endsParagraph: Bool
    }

    /// Characters of one line in one face, tracking and attribute.
    package struct Run: Sendable, Equatable {
        /// The characters in logical order.
        package var text: String
        /// The attribute index of the input run.
        package var attribute: Int
        /// The face under which the page's style sheet declares the right files.
        package var face: FontFace
        /// The tracking of what draws these characters, the font's or a fallback's, in points.
        package var tracking: Double
        /// What is added after each character beside it, in points: for a space in place of a tab.
        package var kern = 0.0

        package init(
            text: String,
            attribute: Int,
            face: FontFace,
            tracking: Double,
            kern: Double = 0
        ) {
            self.text = text
            self.attribute = attribute
            self.face = face
            self.tracking = tracking
            self.kern = kern
        }
    }
}
