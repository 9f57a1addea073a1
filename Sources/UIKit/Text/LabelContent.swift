import CoreGraphics
import Foundation

/// What a label shows.
struct LabelContent {
    enum Text {
        case plain(String)
        case attributed(NSAttributedString)
    }

    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    var text: Text?
    var font = LabelContent.defaultFont
    var color = UIColor.label
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var numberOfLines = 1
    var preferredMaxLayoutWidth: CGFloat = 0
    var isEnabled = true
    var isHighlighted = false
    var followsContentSize = false

    // Boxed: few labels set any of it.
    private var rare: RareLabelContent?

    var highlightedColor: UIColor? {
        get { rare?.highlightedColor }
        set { change(\.highlightedColor, newValue) }
    }
    var shadowColor: UIColor? {
        get { rare?.shadowColor }
        set { change(\.shadowColor, newValue) }
    }
    var shadowOffset: CGSize {
        get { rare?.shadowOffset ?? CGSize(width: 0, height: -1) }
        set { change(\.shadowOffset, newValue) }
    }
    var shrinks: Bool {
        get { rare?.shrinks ?? false }
        set { change(\.shrinks, newValue) }
    }
    var minimumScale: CGFloat {
        get { rare?.minimumScale ?? 0 }
        set { change(\.minimumScale, newValue) }
    }
    var baselineAdjustment: UIBaselineAdjustment {
        get { rare?.baselineAdjustment ?? .alignBaselines }
        set { change(\.baselineAdjustment, newValue) }
    }

    /// Each content belongs to one label, so that the box may change in place.
    private mutating func change<T>(
        _ path: ReferenceWritableKeyPath<RareLabelContent, T>,
        _ value: T
    ) {
        let box = rare ?? RareLabelContent()
        box[keyPath: path] = value
        rare = box
    }

    var string: String? {
        switch text {
        case .plain(let string): string
        case .attributed(let string): string.string
        case nil: nil
        }
    }

    var isAttributed: Bool {
        if case .attributed = text { return true }
        return false
    }

    var hasText: Bool {
        switch text {
        case .plain(let string): !string.isEmpty
        case .attributed(let string): string.length > 0
        case nil: false
        }
    }

    // MARK: - Attributes

    /// Gives the whole attributed text an attribute, as UIKit does when the label's own is set.
    mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        guard case .attributed(let string) = text else { return }
        let changed = NSMutableAttributedString(attributedString: string)
        changed.addAttribute(
            key,
            value: value,
            range: NSRange(location: 0, length: changed.length)
        )
        text = .attributed(changed)
    }

    mutating func setParagraph(_ change: (NSMutableParagraphStyle) -> Void) {
        guard case .attributed(let string) = text, string.length > 0 else { return }
        let changed = NSMutableAttributedString(attributedString: string)
        let whole = NSRange(location: 0, length: string.length)
        string.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
            let style = NSMutableParagraphStyle()
            if let old = value as? NSParagraphStyle {
                style.setParagraphStyle(old)
            } else {
                style.alignment = alignment
                style.lineBreakMode = lineBreakMode
            }
            change(style)
            changed.addAttribute(.paragraphStyle, value: style, range: range)
        }
        text = .attributed(changed)
    }

    /// Returns the text with the attributes that it is shown with.
    @MainActor
    func attributed(in label: UILabel) -> NSAttributedString? {
        switch text {
        case nil: return nil
        case .attributed(let string): return string
        case .plain(let string):
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            style.lineBreakMode = lineBreakMode
            return NSAttributedString(
                string: string,
                attributes: [.font: font, .foregroundColor: color, .paragraphStyle: style]
            )
        }
    }
}

/// What few labels set.
final class RareLabelContent {
    var highlightedColor: UIColor?
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var shrinks = false
    var minimumScale: CGFloat = 0
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
}
