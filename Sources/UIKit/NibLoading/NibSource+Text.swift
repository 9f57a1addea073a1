import Foundation
import InterfaceBuilder

extension NibSource {
    /// Returns the text with attributes that a document describes.
    func attributedString(_ text: IBAttributedString, line: Int) -> NSAttributedString {
        let result = NSMutableAttributedString()
        for fragment in text.fragments {
            var attributes: [NSAttributedString.Key: Any] = [:]
            for (name, value) in fragment.attributes {
                guard let key = Self.textKeys[name] else { continue }
                attributes[key] = self.value(value, line: line)
            }
            result.append(NSAttributedString(string: fragment.text, attributes: attributes))
        }
        return result
    }

    private static let textKeys: [String: NSAttributedString.Key] = [
        "NSColor": .foregroundColor, "NSFont": .font, "NSParagraphStyle": .paragraphStyle,
        "NSKern": .kern, "NSUnderline": .underlineStyle, "NSBackgroundColor": .backgroundColor,
        "NSStrikethrough": .strikethroughStyle, "NSBaselineOffset": .baselineOffset,
        "NSShadow": .shadow, "NSLink": .link, "NSUnderlineColor": .underlineColor,
        "NSStrikethroughColor": .strikethroughColor, "NSLigature": .ligature,
        "NSStrokeWidth": .strokeWidth, "NSStrokeColor": .strokeColor,
        "NSObliqueness": .obliqueness, "NSExpansion": .expansion,
    ]

    private func value(_ value: IBTextAttribute, line: Int) -> Any? {
        switch value {
        case .color(let color): return self.color(color, line: line)
        case .font(let font): return self.font(font, line: line)
        case .paragraphStyle(let style): return NSParagraphStyle.make(style)
        case .number(.integer(let number)): return number
        case .number(let number): return CGFloat(number.doubleValue)
        case .string(let text): return text
        case .link(let address): return URL(string: address)
        case .shadow(let offset, let radius, let color):
            let shadow = NSShadow()
            shadow.shadowOffset = offset
            shadow.shadowBlurRadius = CGFloat(radius)
            shadow.shadowColor = self.color(color, line: line)
            return shadow
        case .other: return nil
        }
    }
}

extension NSParagraphStyle {
    fileprivate static func make(_ style: IBParagraphStyle) -> NSParagraphStyle {
        let result = NSMutableParagraphStyle()
        result.alignment = NSTextAlignment(document: style.alignment)
        result.lineBreakMode = NSLineBreakMode(document: style.lineBreakMode) ?? .byWordWrapping
        result.lineSpacing = CGFloat(style.lineSpacing)
        result.paragraphSpacing = CGFloat(style.paragraphSpacing)
        result.paragraphSpacingBefore = CGFloat(style.paragraphSpacingBefore)
        result.minimumLineHeight = CGFloat(style.minimumLineHeight)
        result.maximumLineHeight = CGFloat(style.maximumLineHeight)
        result.lineHeightMultiple = CGFloat(style.lineHeightMultiple)
        result.headIndent = CGFloat(style.headIndent)
        result.tailIndent = CGFloat(style.tailIndent)
        result.firstLineHeadIndent = CGFloat(style.firstLineHeadIndent)
        switch style.baseWritingDirection {
        case "leftToRight": result.baseWritingDirection = .leftToRight
        case "rightToLeft": result.baseWritingDirection = .rightToLeft
        default: break
        }
        if let stops = style.tabStops {
            result.tabStops = stops.map {
                NSTextTab(
                    textAlignment: NSTextAlignment(document: $0.alignment),
                    location: CGFloat($0.location)
                )
            }
        }
        result.defaultTabInterval = CGFloat(style.defaultTabInterval)
        return result
    }
}

extension NSTextAlignment {
    /// The alignment by Interface Builder's name; natural for others.
    init(document name: String?) {
        switch name {
        case "left": self = .left
        case "center": self = .center
        case "right": self = .right
        case "justified": self = .justified
        default: self = .natural
        }
    }
}

extension NSLineBreakMode {
    /// The mode by Interface Builder's name; nil for others.
    init?(document name: String?) {
        switch name {
        case "wordWrap", "wordWrapping": self = .byWordWrapping
        case "characterWrap", "charWrapping": self = .byCharWrapping
        case "clip", "clipping": self = .byClipping
        case "headTruncation", "truncatingHead": self = .byTruncatingHead
        case "middleTruncation", "truncatingMiddle": self = .byTruncatingMiddle
        case "tailTruncation", "truncatingTail": self = .byTruncatingTail
        default: return nil
        }
    }
}
