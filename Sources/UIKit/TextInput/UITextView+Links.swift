import CoreGraphics
import Foundation

/// What few text views say about their links.
struct TextViewLinks {
    /// The look of links; nil for the default one.
    var attributes: [NSAttributedString.Key: Any]?
    var detectors: UIDataDetectorTypes = []
    /// What a touch began on.
    var touched: NSRange?
    /// The links that pages have read, as they stand in a view so wide; nil until they are asked for.
    var read: (width: CGFloat, links: [TextLink])?
    /// What shows the menus of links and pictures; nil where there never were any.
    var menuPress: MenuPress?
}

extension UITextView {
    /// The text as it is shown where nobody edits it; nil where that is the plain one.
    var readText: NSAttributedString? { spaced(linkedText) }

    /// The text with the looks of its links; nil where it is the plain one.
    private var linkedText: NSAttributedString? {
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

    /// Returns the link, the attachment or what else is an item at a point of the view's coordinates.
    func item(at point: CGPoint) -> UITextItem? {
        guard let text = readText, text.length > 0 else { return nil }
        followContainer()
        let place = CGPoint(x: point.x - area.inset.left, y: point.y - area.inset.top)
        let layout = TextKitLayout(text, in: [area.container], font: area.fallbackFont)
        guard let found = layout.character(at: place, container: 0), found.isInside else {
            return nil
        }
        let index = min(found.index, text.length - 1)
        let whole = NSRange(location: 0, length: text.length)
        for key in UITextItem.keys {
            var range = NSRange()
            let value = text.attribute(key, at: index, longestEffectiveRange: &range, in: whole)
            if let item = value.flatMap({ UITextItem($0, of: key, in: range) }) { return item }
        }
        return nil
    }

    /// Notes what a touch begins on.
    func touchBegan(at point: CGPoint) {
        guard !isEditable, isSelectable else { return }
        let found = item(at: point)
        if found != nil || area.links.touched != nil { area.links.touched = found?.range }
    }

    /// Does what the delegate says with the item on which a touch began and ended.
    func touchEnded(at point: CGPoint) {
        guard !isEditable, isSelectable, let began = area.links.touched else { return }
        area.links.touched = nil
        guard let item = item(at: point), item.range == began else { return }
        use(item)
    }

    /// Does what the delegate says with an item.
    fileprivate func use(_ item: UITextItem) {
        let usual = UIAction { [weak self] _ in self?.interact(with: item) }
        guard let delegate = editingDelegate else { return usual.perform(sender: self) }
        delegate.textView(self, primaryActionFor: item, defaultAction: usual)?
            .perform(sender: self)
    }

    /// The links of text that nobody edits, each where it stands in the content.
    func findLinks() -> [TextLink] {
        guard let text = readText, text.length > 0 else { return [] }
        var items: [UITextItem] = []
        text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) {
            value,
            range,
            _ in
            if let item = value.flatMap({ UITextItem($0, of: .link, in: range) }) {
                items.append(item)
            }
        }
        guard !items.isEmpty else { return [] }
        followContainer()
        let layout = TextKitLayout(text, in: [area.container], font: area.fallbackFont)
        return items.map { item in
            let range = item.range.location..<(item.range.location + item.range.length)
            let rects = layout.lines.flatMap { $0.rects(of: range) }
            let frame = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
            return TextLink(
                view: self,
                item: item,
                text: (text.string as NSString).substring(with: item.range),
                frame: frame.offsetBy(dx: area.inset.left, dy: area.inset.top)
            )
        }
    }

    /// Asks the delegate about a link or picture in the way of before iOS 17, and opens the link.
    private func interact(with item: UITextItem) {
        switch item.content {
        case .textAttachment(let attachment):
            _ = editingDelegate?.textView(
                self,
                shouldInteractWith: attachment,
                in: item.range,
                interaction: .invokeDefaultAction
            )
        case .link(let address):
            let mayOpen = editingDelegate?.textView(
                self,
                shouldInteractWith: address,
                in: item.range,
                interaction: .invokeDefaultAction
            )
            if mayOpen ?? true { UIApplication.shared.open(address) }
        case .tag: break
        }
    }
}

/// A link in a text, for those who do not touch it.
@MainActor
struct TextLink {
    weak var view: UITextView?
    let item: UITextItem
    /// What the link says.
    let text: String
    /// Around all of its lines, in the view's coordinates.
    let frame: CGRect

    /// Does what a tap on the link does; whether it is still there.
    func follow() -> Bool {
        view?.use(item)
        return view != nil
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
