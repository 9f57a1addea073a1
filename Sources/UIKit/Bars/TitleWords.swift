import CoreGraphics
import Foundation

/// What stands around the title of a navigation item.
struct TitleWords: Equatable {
    var title: AttributedString?
    var subtitle: String?
    var attributedSubtitle: AttributedString?
    var subtitleView: UIView?
    var largeTitle: String?
    var largeSubtitle: String?
    var attributedLargeSubtitle: AttributedString?
    var largeSubtitleView: UIView?
}

extension UINavigationItem {
    /// Returns the title in attributes that its own add to.
    func styledTitle(
        isLarge: Bool,
        _ attributes: [NSAttributedString.Key: Any]
    ) -> NSAttributedString? {
        if isLarge, let large = words.largeTitle {
            return NSAttributedString(string: large, attributes: attributes)
        }
        if let title = words.title { return Self.styled(title, attributes) }
        return title.map { NSAttributedString(string: $0, attributes: attributes) }
    }

    /// Returns the line below the title in attributes that its own add to.
    func styledSubtitle(
        isLarge: Bool,
        _ attributes: [NSAttributedString.Key: Any]
    ) -> NSAttributedString? {
        if isLarge {
            if let line = words.attributedLargeSubtitle { return Self.styled(line, attributes) }
            if let line = words.largeSubtitle {
                return NSAttributedString(string: line, attributes: attributes)
            }
        }
        if let line = words.attributedSubtitle { return Self.styled(line, attributes) }
        return words.subtitle.map { NSAttributedString(string: $0, attributes: attributes) }
    }

    /// The view below the title; nil where a line or nothing is there.
    func subtitleView(isLarge: Bool) -> UIView? {
        isLarge ? words.largeSubtitleView ?? words.subtitleView : words.subtitleView
    }

    /// The height of what stands below a large title, with the space above, in points.
    var largeSubtitleHeight: CGFloat {
        if let view = subtitleView(isLarge: true) { return BarCustomView.size(of: view).height + 4 }
        return (styledSubtitle(isLarge: true, [:])?.length ?? 0) > 0 ? 24 : 0
    }

    private static func styled(
        _ text: AttributedString,
        _ attributes: [NSAttributedString.Key: Any]
    ) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: NSAttributedString(text))
        let all = NSRange(location: 0, length: result.length)
        for (key, value) in attributes {
            var missing: [NSRange] = []
            result.enumerateAttribute(key, in: all) { found, range, _ in
                if found == nil { missing.append(range) }
            }
            for range in missing { result.addAttribute(key, value: value, range: range) }
        }
        return result
    }
}
