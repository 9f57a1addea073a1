import CoreGraphics
import Foundation
import TextMetrics

/// What a label shows.
struct LabelContent {
    enum Text {
        case plain(String)
        case attributed(NSAttributedString)
    }

    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    // The order leaves no gaps: every label has one of these.
    private var plainText: String?
    var font = LabelContent.defaultFont
    var color = UIColor.label
    // Boxed: few labels set any of it.
    private var rare: RareLabelContent?
    private var lineLimit: Int16 = 1
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var isEnabled = true
    var isHighlighted = false
    var followsContentSize = false
    private var drawing = Drawing.nothing

    /// Where `drawText(in:)` put the text.
    private enum Drawing: UInt8 {
        case nothing, bounds, part
    }

    var text: Text? {
        get {
            if let string = rare?.attributedText { return .attributed(string) }
            return plainText.map { .plain($0) }
        }
        set {
            var attributed: NSAttributedString?
            plainText = nil
            switch newValue {
            case .plain(let string): plainText = string
            case .attributed(let string): attributed = string
            case nil: break
            }
            if attributed != nil || rare != nil { change(\.attributedText, attributed) }
        }
    }

    var numberOfLines: Int {
        get { lineLimit == .min ? rare?.numberOfLines ?? 1 : Int(lineLimit) }
        set {
            if let limit = Int16(exactly: newValue), limit != .min {
                lineLimit = limit
            } else {
                lineLimit = .min
                change(\.numberOfLines, newValue)
            }
        }
    }

    var preferredMaxLayoutWidth: CGFloat {
        get { rare?.preferredMaxLayoutWidth ?? 0 }
        set { change(\.preferredMaxLayoutWidth, newValue) }
    }

    /// Returns the rectangle that `drawText(in:)` asked for; empty before its first call.
    func textArea(in bounds: CGRect) -> CGRect {
        switch drawing {
        case .nothing: .zero
        case .bounds: bounds
        case .part: rare?.textArea ?? .zero
        }
    }

    mutating func setTextArea(_ area: CGRect, in bounds: CGRect) {
        drawing = area == bounds ? .bounds : .part
        if drawing == .part { change(\.textArea, area) }
    }

    var attachmentLayers: [CALayer] {
        get { rare?.attachmentLayers ?? [] }
        set { change(\.attachmentLayers, newValue) }
    }
    var highlightedColor: UIColor? {
        get { rare?.highlightedColor }
        set { change(\.highlightedColor, newValue) }
    }
    var shadowColor: UIColor? {
        get { rare?.shadowColor }
        set { change(\.shadowColor, newValue) }
    }
    /// The offset of the shadow; nil for that of the class.
    var shadowOffset: CGSize? {
        get { rare?.shadowOffset }
        set { change(\.shadowOffset, newValue) }
    }
    var shrinks: Bool {
        get { rare?.shrinks ?? false }
        set { change(\.shrinks, newValue) }
    }
    var tightens: Bool {
        get { rare?.tightens ?? false }
        set { change(\.tightens, newValue) }
    }
    var minimumScale: CGFloat {
        get { rare?.minimumScale ?? 0 }
        set { change(\.minimumScale, newValue) }
    }
    var baselineAdjustment: UIBaselineAdjustment {
        get { rare?.baselineAdjustment ?? .alignBaselines }
        set { change(\.baselineAdjustment, newValue) }
    }

    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { rare?.lineBreakStrategy ?? .standard }
        set { change(\.lineBreakStrategy, newValue) }
    }
    /// Where the leading of fonts stands.
    var fontLeading: ParagraphStyle.FontLeading {
        get { rare?.fontLeading ?? .betweenLines }
        set { change(\.fontLeading, newValue) }
    }

    /// Areas that the lines flow around, in the text's coordinates; nil for none.
    var obstacles: [TextObstacle]? {
        get { rare?.obstacles }
        set { if newValue != nil || rare?.obstacles != nil { change(\.obstacles, newValue) } }
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

    var string: String? { rare?.attributedText?.string ?? plainText }

    var isAttributed: Bool { rare?.attributedText != nil }

    var hasText: Bool {
        if let string = rare?.attributedText { return string.length > 0 }
        return plainText?.isEmpty == false
    }

    // MARK: - Attributes

    /// Makes the look of the attributed text's first character that of the label.
    ///
    /// Stretches that name no font or colour keep those that the label had.
    mutating func takeFirstAttributes() {
        guard case .attributed(let string) = text, string.length > 0 else { return }
        let first = string.attributes(at: 0, effectiveRange: nil)
        let filled = NSMutableAttributedString(attributedString: string)
        if let font = first[.font] as? UIFont {
            if font != self.font { filled.fill(.font, with: self.font) }
            self.font = font
        }
        if let color = first[.foregroundColor] as? UIColor {
            // Links have a colour of their own.
            if color != self.color {
                filled.fill(.foregroundColor, with: self.color, exceptWhere: .link)
            }
            self.color = color
        }
        if let style = first[.paragraphStyle] as? NSParagraphStyle, style.alignment != .natural {
            alignment = style.alignment
        }
        if filled != string { text = .attributed(filled) }
    }

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

extension NSMutableAttributedString {
    /// Gives an attribute to the stretches that have neither it nor another one.
    fileprivate func fill(
        _ key: NSAttributedString.Key,
        with value: Any,
        exceptWhere other: NSAttributedString.Key? = nil
    ) {
        var ranges: [NSRange] = []
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            guard attributes[key] == nil else { return }
            if let other, attributes[other] != nil { return }
            ranges.append(range)
        }
        for range in ranges { addAttribute(key, value: value, range: range) }
    }
}

/// What few labels set.
final class RareLabelContent {
    var attributedText: NSAttributedString?
    /// The number of lines where it is too large for the label's own field.
    var numberOfLines = 1
    var preferredMaxLayoutWidth: CGFloat = 0
    /// The part of the bounds in which text stands, where it is not all of them.
    var textArea = CGRect.zero
    var highlightedColor: UIColor?
    var shadowColor: UIColor?
    var shadowOffset: CGSize?
    var shrinks = false
    var tightens = false
    var minimumScale: CGFloat = 0
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    var fontLeading = ParagraphStyle.FontLeading.betweenLines
    /// What shows the pictures in the text.
    var attachmentLayers: [CALayer] = []
    var obstacles: [TextObstacle]?
}
