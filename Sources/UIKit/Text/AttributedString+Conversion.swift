import CoreGraphics
import Foundation

extension NSAttributedString {
    /// Creates an attributed string from Swift's, with the attributes of UIKit and links.
    ///
    /// - Note: Differs from UIKit: attributes of other scopes are left out.
    public convenience init(_ attributedString: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attributedString.runs {
            let text = String(attributedString[run.range].characters)
            let attributes = Self.attributes(of: run.attributes)
            result.append(NSAttributedString(string: text, attributes: attributes))
        }
        self.init(attributedString: result)
    }

    fileprivate static func attributes(of container: AttributeContainer) -> [Key: Any] {
        typealias Scope = AttributeScopes.UIKitAttributes
        var result: [Key: Any] = [:]
        result[.font] = container[Scope.FontAttribute.self]
        result[.foregroundColor] = container[Scope.ForegroundColorAttribute.self]
        result[.backgroundColor] = container[Scope.BackgroundColorAttribute.self]
        result[.kern] = container[Scope.KernAttribute.self]
        result[.tracking] = container[Scope.TrackingAttribute.self]
        result[.paragraphStyle] = container[Scope.ParagraphStyleAttribute.self]
        result[.underlineStyle] = container[Scope.UnderlineStyleAttribute.self]?.rawValue
        result[.underlineColor] = container[Scope.UnderlineColorAttribute.self]
        result[.strikethroughStyle] = container[Scope.StrikethroughStyleAttribute.self]?.rawValue
        result[.strikethroughColor] = container[Scope.StrikethroughColorAttribute.self]
        result[.baselineOffset] = container[Scope.BaselineOffsetAttribute.self]
        result[.inlinePresentationIntent] =
            container[Scope.InlinePresentationIntentAttribute.self]?.rawValue
        result[.link] = container.foundation.link
        return result
    }
}

extension AttributedString {
    /// Creates Swift's attributed string from Foundation's, with the attributes of UIKit and links.
    ///
    /// - Note: Differs from UIKit: attributes of other scopes are left out.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: nsStr.length)
        nsStr.enumerateAttributes(in: whole) { attributes, range, _ in
            let text = nsStr.attributedSubstring(from: range).string
            append(AttributedString(text, attributes: Self.container(of: attributes)))
        }
    }

    fileprivate static func container(of attributes: [NSAttributedString.Key: Any])
        -> AttributeContainer
    {
        typealias Scope = AttributeScopes.UIKitAttributes
        var result = AttributeContainer()
        result[Scope.FontAttribute.self] = attributes[.font] as? UIFont
        result[Scope.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
        result[Scope.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
        result[Scope.KernAttribute.self] = points(attributes[.kern])
        result[Scope.TrackingAttribute.self] = points(attributes[.tracking])
        result[Scope.ParagraphStyleAttribute.self] =
            attributes[.paragraphStyle] as? NSParagraphStyle
        result[Scope.UnderlineStyleAttribute.self] = NSUnderlineStyle(
            attribute: attributes[.underlineStyle]
        )
        result[Scope.UnderlineColorAttribute.self] = attributes[.underlineColor] as? UIColor
        result[Scope.StrikethroughStyleAttribute.self] = NSUnderlineStyle(
            attribute: attributes[.strikethroughStyle]
        )
        result[Scope.StrikethroughColorAttribute.self] = attributes[.strikethroughColor] as? UIColor
        result[Scope.BaselineOffsetAttribute.self] = points(attributes[.baselineOffset])
        result[Scope.InlinePresentationIntentAttribute.self] = InlinePresentationIntent(
            attribute: attributes[.inlinePresentationIntent]
        )
        result.foundation.link =
            attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap(URL.init(string:))
        return result
    }

    private static func points(_ value: Any?) -> CGFloat? {
        value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }
}

extension AttributeContainer {
    /// Creates a container of UIKit's attributes and links.
    ///
    /// - Note: Differs from UIKit: attributes of other scopes are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self = AttributedString.container(of: dictionary)
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// Creates the attributes of a container that are UIKit's, and links.
    public init(_ container: AttributeContainer) {
        self = NSAttributedString.attributes(of: container)
    }
}
