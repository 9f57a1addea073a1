import CoreGraphics
import Foundation
import TextMetrics

/// The font of characters: a `CTFont` or `UIFont`.
public var kCTFontAttributeName: CFString { name(.font) }
/// The colour of characters: a `CGColor` or `UIColor`.
public var kCTForegroundColorAttributeName: CFString { name(.textColor) }
/// Whether characters have the colour of the context's fillings: a Boolean.
public var kCTForegroundColorFromContextAttributeName: CFString { name(.contextColor) }
/// The colour behind characters: a `CGColor` or `UIColor`.
public var kCTBackgroundColorAttributeName: CFString { name(.textBackground) }
/// The space added after each character, in points: a number.
public var kCTKernAttributeName: CFString { name(.kern) }
/// The space added after each character, in points: a number.
public var kCTTrackingAttributeName: CFString { name(.tracking) }
/// Turns ligatures off where it is 0: a number.
public var kCTLigatureAttributeName: CFString { name(.ligature) }
/// The look of the paragraph: an `NSParagraphStyle`.
public var kCTParagraphStyleAttributeName: CFString { name(.paragraphStyle) }
/// The width of a line around characters, in percent of the font's size: a number.
///
/// A negative one leaves the characters filled.
public var kCTStrokeWidthAttributeName: CFString { name(.strokeWidth) }
/// The colour of a line around characters: a `CGColor` or `UIColor`.
public var kCTStrokeColorAttributeName: CFString { name(.textStroke) }
/// The line below characters: the raw value of an `NSUnderlineStyle`.
public var kCTUnderlineStyleAttributeName: CFString { name(.underlineStyle) }
/// The colour of the line below characters: a `CGColor` or `UIColor`.
public var kCTUnderlineColorAttributeName: CFString { name(.underlineColor) }
/// The distance that characters are raised, in points: a number.
public var kCTBaselineOffsetAttributeName: CFString { name(.textOffset) }
/// Where characters stand above or below the line; is kept and not drawn.
public var kCTSuperscriptAttributeName: CFString { name(.superscript) }

/// What says how much room something takes in the place of a character: a `CTRunDelegate`.
public var kCTRunDelegateAttributeName: CFString { name(.runDelegate) }

private func name(_ key: NSAttributedString.Key) -> CFString { key.rawValue as CFString }

extension NSAttributedString.Key {
    /// Core Text's names of what UIKit has other names or other values for.
    static let textColor = NSAttributedString.Key(rawValue: "CTForegroundColor")
    static let contextColor = NSAttributedString.Key(rawValue: "CTForegroundColorFromContext")
    static let textBackground = NSAttributedString.Key(rawValue: "CTBackgroundColor")
    static let textStroke = NSAttributedString.Key(rawValue: "CTStrokeColor")
    static let textOffset = NSAttributedString.Key(rawValue: "CTBaselineOffset")
    static let runDelegate = NSAttributedString.Key(rawValue: "CTRunDelegate")
    static let superscript = NSAttributedString.Key(rawValue: "NSSuperScript")
}

/// What Core Text draws of a stretch of text beyond what it shares with UIKit.
struct CTLook {
    /// What the stretch is laid out by.
    var look: TextLook
    /// Whether the colour is that of the context's fillings.
    var takesContextColor: Bool
    /// The line around characters, in points, and whether they are filled as well.
    var line: (color: UIColor, width: CGFloat, isFilled: Bool)?
    /// The room of something that the app draws in the place of each character.
    var room: ObjectSize?

    /// The font of text that names none.
    static var defaultFont: UIFont {
        UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
    }

    init(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        func number(_ key: NSAttributedString.Key) -> Double? {
            (attributes[key] as? NSNumber)?.doubleValue
                ?? (attributes[key] as? CGFloat).map { Double($0) }
                ?? (attributes[key] as? Int).map { Double($0) }
        }
        // Core Text draws no backgrounds, pictures, shadows and strikes of UIKit's names.
        let own = attributes.filter { !Self.leftOut.contains($0.key) }
        look = TextLook(text, own, font: Self.defaultFont, color: .black)
        if let color = UIColor(attribute: attributes[.textColor]) { look.color = color }
        look.backgroundColor = UIColor(attribute: attributes[.textBackground])
        look.underlineColor = UIColor(attribute: attributes[.underlineColor])
        if let offset = number(.textOffset) { look.baselineOffset = offset }
        takesContextColor =
            number(.contextColor) ?? 0 != 0
            || attributes[.contextColor] as? Bool == true
        room = (attributes[.runDelegate] as? CTRunDelegate)?.room
        if let percent = number(.strokeWidth), percent != 0 {
            let color = UIColor(attribute: attributes[.textStroke] ?? attributes[.strokeColor])
            line = (
                color ?? look.color, look.font.pointSize * abs(percent) / 100, percent < 0
            )
        }
    }

    private static let leftOut: Set<NSAttributedString.Key> = [
        .backgroundColor, .shadow, .strikethroughStyle, .attachment, .link,
        .inlinePresentationIntent,
    ]

    /// Returns the looks of a text, in order.
    static func looks(of text: NSAttributedString) -> [CTLook] {
        var looks: [CTLook] = []
        let characters = text.string as NSString
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: whole) { attributes, range, _ in
            // The ends of paragraphs take no room and have no glyphs.
            let text = String(
                String.UnicodeScalarView(
                    characters.substring(with: range).unicodeScalars.map {
                        CharacterSet.newlines.contains($0) ? "\u{200B}" : $0
                    }
                )
            )
            looks.append(CTLook(text, attributes))
        }
        return looks
    }
}

extension [CTLook] {
    /// What the text engine lays out.
    var runs: [AttributedRun] {
        enumerated().map {
            var run = $1.look.run(attribute: $0, scale: 1, width: .infinity)
            run.object = $1.room
            return run
        }
    }
}

extension UIColor {
    /// Creates the colour that an attribute gives; nil for none.
    fileprivate convenience init?(attribute: Any?) {
        if let color = attribute as? CGColor {
            self.init(cgColor: color)
        } else if let color = attribute as? UIColor {
            self.init(cgColor: color.cgColor)
        } else {
            return nil
        }
    }
}
