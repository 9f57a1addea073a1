import Foundation

extension NSMutableAttributedString {
    /// Has each paragraph in a range begin and end with one style, and takes away what stands for
    /// nothing.
    ///
    /// The style of a paragraph's first character counts for all of it; one without a style there
    /// stays as it is. Attachments stay at the characters that stand for them.
    ///
    /// - Note: Differs from UIKit: fonts stay, since browsers find others for what they lack.
    ///
    /// - Parameter range: A range in UTF-16 units; what lies outside of the text does not count.
    public func fixAttributes(in range: NSRange) {
        let part = NSIntersectionRange(range, NSRange(location: 0, length: length))
        guard part.length > 0 else { return }
        beginEditing()
        fixParagraphStyles(in: part)
        fixAttachments(in: part)
        endEditing()
    }

    private func fixParagraphStyles(in range: NSRange) {
        let text = string as NSString
        let end = NSMaxRange(range)
        var start = text.paragraphRange(for: NSRange(location: range.location, length: 0)).location
        while start < end {
            let paragraph = text.paragraphRange(for: NSRange(location: start, length: 0))
            guard paragraph.length > 0 else { return }
            start = NSMaxRange(paragraph)
            var same = NSRange()
            let style = attribute(
                .paragraphStyle,
                at: paragraph.location,
                longestEffectiveRange: &same,
                in: paragraph
            )
            guard let style, NSMaxRange(same) < start else { continue }
            addAttribute(
                .paragraphStyle,
                value: style,
                range: NSRange(location: NSMaxRange(same), length: start - NSMaxRange(same))
            )
        }
    }

    private func fixAttachments(in range: NSRange) {
        var strays: [NSRange] = []
        let text = string as NSString
        enumerateAttribute(.attachment, in: range) { value, run, _ in
            guard value != nil else { return }
            for place in run.location..<NSMaxRange(run)
            where text.character(at: place) != unichar(NSTextAttachment.character) {
                strays.append(NSRange(location: place, length: 1))
            }
        }
        for stray in strays { removeAttribute(.attachment, range: stray) }
    }
}
