import CoreGraphics
import Foundation

/// What few text views say about their links.
struct TextViewLinks {
    /// The look of links; nil for the default one.
    var attributes: [NSAttributedString.Key: Any]?
    var detectors: UIDataDetectorTypes = []
    /// What a touch began on.
    var touched: NSRange?
}

extension UITextView {
    /// The text as it is shown where nobody edits it; nil where that is the plain one.
    var readText: NSAttributedString? {
        let links = area.links
        let hasLinks = !links.detectors.isEmpty || links.attributes != nil
        guard hasLinks, area.edited.length > 0 else { return area.attributed }
        let text = NSMutableAttributedString(attributedString: shownAttributedText)
        for (range, url) in DataDetection.links(in: text.string, links.detectors) {
            var isLink = false
            text.enumerateAttribute(.link, in: range) { value, _, _ in
                isLink = isLink || value != nil
            }
            if !isLink { text.addAttribute(.link, value: url, range: range) }
        }
        guard var look = links.attributes else {
            // The view's own colour is that of text, not of links.
            text.removeColors(equalTo: area.color, within: .link)
            return text
        }
        look[.underlineStyle] = look[.underlineStyle] ?? 0
        var ranges: [NSRange] = []
        text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) {
            value,
            range,
            _ in if value != nil { ranges.append(range) }
        }
        for range in ranges { text.addAttributes(look, range: range) }
        return text
    }

    /// Returns the link or the attachment at a point of the view's coordinates, and its range.
    private func item(at point: CGPoint) -> (value: Any, range: NSRange)? {
        guard let text = readText, text.length > 0 else { return nil }
        followContainer()
        let place = CGPoint(x: point.x - area.inset.left, y: point.y - area.inset.top)
        let layout = TextKitLayout(text, in: [area.container], font: area.font)
        guard let found = layout.character(at: place, container: 0), found.isInside else {
            return nil
        }
        let index = min(found.index, text.length - 1)
        let whole = NSRange(location: 0, length: text.length)
        for key in [NSAttributedString.Key.link, .attachment] {
            var range = NSRange()
            let value = text.attribute(key, at: index, longestEffectiveRange: &range, in: whole)
            if let value { return (value, range) }
        }
        return nil
    }

    /// Notes what a touch begins on.
    func touchBegan(at point: CGPoint) {
        guard !isEditable, isSelectable else { return }
        let found = item(at: point)
        if found != nil || area.links.touched != nil { area.links.touched = found?.range }
    }

    /// Asks the delegate about the link or picture on which a touch began and ended, and opens it.
    func touchEnded(at point: CGPoint) {
        guard !isEditable, isSelectable, let began = area.links.touched else { return }
        area.links.touched = nil
        guard let (value, range) = item(at: point), range == began else { return }
        if let attachment = value as? NSTextAttachment {
            _ = editingDelegate?.textView(
                self,
                shouldInteractWith: attachment,
                in: range,
                interaction: .invokeDefaultAction
            )
            return
        }
        let address = value as? URL ?? (value as? String).flatMap(URL.init(string:))
        guard let address else { return }
        let mayOpen = editingDelegate?.textView(
            self,
            shouldInteractWith: address,
            in: range,
            interaction: .invokeDefaultAction
        )
        if mayOpen ?? true { UIApplication.shared.open(address) }
    }
}

extension NSMutableAttributedString {
    /// Takes a colour from characters that have another attribute as well.
    fileprivate func removeColors(equalTo color: UIColor, within key: NSAttributedString.Key) {
        var ranges: [NSRange] = []
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            guard attributes[key] != nil, attributes[.foregroundColor] as? UIColor == color else {
                return
            }
            ranges.append(range)
        }
        for range in ranges { removeAttribute(.foregroundColor, range: range) }
    }
}
