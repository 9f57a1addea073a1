import CoreGraphics
import Foundation

/// The distances of lines, where an app says any.
extension UITextView {
    /// The space below lines that the delegate of the layout manager wants; nil without one.
    private var delegatedSpacing: CGFloat? {
        guard let manager = area.kit?.manager, let delegate = manager.delegate,
            area.edited.length > 0
        else { return nil }
        let room = CGRect(x: 0, y: 0, width: area.container.size.width, height: lineHeight)
        let spacing = manager.asking {
            delegate.layoutManager(
                manager,
                lineSpacingAfterGlyphAt: 0,
                withProposedLineFragmentRect: room
            )
        }
        return spacing.isFinite ? min(max(spacing, 0), 1_000) : nil
    }

    /// How far lines stand apart while the text is edited; nil as far as the font says it.
    ///
    /// All lines are as far apart as the first paragraph's style says.
    var editedStyle: NSParagraphStyle? {
        guard area.attributed != nil || area.emptyLook != nil || area.kit?.manager.delegate != nil
        else { return nil }
        var look = area.emptyLook
        if let attributed = area.attributed, attributed.length > 0 {
            look = attributed.attributes(at: 0, effectiveRange: nil)
        }
        let style = look?[.paragraphStyle] as? NSParagraphStyle ?? .default
        let spacing = delegatedSpacing ?? style.lineSpacing
        let result = NSMutableParagraphStyle()
        result.lineSpacing = spacing
        result.minimumLineHeight = style.minimumLineHeight
        result.maximumLineHeight = style.maximumLineHeight
        result.lineHeightMultiple = style.lineHeightMultiple
        guard result != NSParagraphStyle() else { return nil }
        result.alignment = area.alignment
        return result
    }

    /// The look of text that is edited.
    var editedAttributes: [NSAttributedString.Key: Any] {
        var attributes = plainAttributes
        if let style = editedStyle { attributes[.paragraphStyle] = style }
        return attributes
    }

    /// Has the hidden label measure a text as it is edited.
    func measure(_ text: String) {
        if editedStyle == nil {
            if area.measuresStyle { area.canvas.attributedText = nil }
            area.measuresStyle = false
            area.canvas.text = text
        } else {
            area.measuresStyle = true
            area.canvas.attributedText = NSAttributedString(
                string: text,
                attributes: editedAttributes
            )
        }
    }

    /// Returns text with the space below its lines that the layout manager's delegate wants.
    func spaced(_ text: NSAttributedString?) -> NSAttributedString? {
        guard let spacing = delegatedSpacing else { return text }
        let result = NSMutableAttributedString(attributedString: text ?? shownAttributedText)
        let whole = NSRange(location: 0, length: result.length)
        var styles: [(NSParagraphStyle, NSRange)] = []
        result.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(value as? NSParagraphStyle ?? .default)
            style.lineSpacing = spacing
            styles.append((style, range))
        }
        for (style, range) in styles {
            result.addAttribute(.paragraphStyle, value: style, range: range)
        }
        return result
    }

    /// How high a line is while the text is edited, and by how much less there is above and below.
    ///
    /// Browsers have half of what a line is higher than its font above it; here all of a style's
    /// height is above, and all leading and spacing below.
    func editedLine(_ font: UIFont) -> (height: CGFloat, top: CGFloat, bottom: CGFloat) {
        var height = font.lineHeight
        var spacing: CGFloat = 0
        if let style = editedStyle {
            if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
            height = max(height, style.minimumLineHeight)
            if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
            spacing = style.lineSpacing
        }
        let above = height - font.lineHeight
        height += font.styleLeading + spacing
        let half = (height - font.lineHeight) / 2
        return (height, half - above, spacing + above - half)
    }
}
