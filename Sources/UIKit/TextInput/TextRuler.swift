import CoreGraphics
import RenderTree
import TextMetrics

/// Measures and lays out text that stands in fields, as labels do.
@MainActor
enum TextRuler {
    /// A label that is in no window.
    private static let label = UILabel()

    private static func prepare(_ view: UIView) -> UILabel {
        label.look.traits = view.effectiveTraits
        label.numberOfLines = 1
        label.alpha = 1
        return label
    }

    /// Returns the size of a line of text, in points, rounded up to pixels.
    static func size(of text: String, font: UIFont, in view: UIView) -> CGSize {
        guard !text.isEmpty else { return .zero }
        let label = prepare(view)
        label.font = font
        label.text = text
        defer { label.text = nil }
        return label.naturalSize(within: 0)
    }

    /// Returns the size of a line of text with attributes, in points, rounded up to pixels.
    static func size(of text: NSAttributedString, font: UIFont, in view: UIView) -> CGSize {
        guard text.length > 0 else { return .zero }
        let label = prepare(view)
        label.font = font
        label.attributedText = text
        defer { label.text = nil }
        return label.naturalSize(within: 0)
    }

    /// Returns the look of a field's characters, with the face that draws them.
    ///
    /// A field spaces all of its characters alike, so those of joined scripts take the tracking away.
    static func style(
        of text: String,
        font: UIFont,
        color: UIColor,
        in view: UIView
    ) -> TextStyle {
        let label = prepare(view)
        label.font = font
        label.textColor = color.resolvedTint(in: view)
        label.textAlignment = .left
        label.text = "x"
        defer { label.text = nil }
        var style = label.makeTextContent(in: CGRect(x: 0, y: 0, width: 1_000, height: 100)).style
        if style.tracking != 0,
            ProcessFonts.library?.draws(text, font: TextFont(font, scale: 1)) == false
        {
            style.tracking = 0
        }
        return style
    }

    /// Returns the line of a placeholder in a part of a view.
    static func placeholder(
        _ text: NSAttributedString,
        font: UIFont,
        alignment: NSTextAlignment,
        rect: CGRect,
        in view: UIView
    ) -> TextContent? {
        guard text.length > 0 else { return nil }
        let label = prepare(view)
        label.semanticContentAttribute = view.semanticContentAttribute
        label.font = font
        label.textColor = .placeholderText
        label.textAlignment = alignment
        label.lineBreakMode = .byTruncatingTail
        label.bounds = CGRect(origin: .zero, size: view.bounds.size)
        label.attributedText = text
        defer { label.text = nil }
        return label.makeTextContent(in: rect)
    }
}

extension UIColor {
    /// The colour itself, or the tint of the view that shows it where that is meant.
    @MainActor
    func resolvedTint(in view: UIView) -> UIColor {
        isTintColor ? view.effectiveTintColor : self
    }
}
