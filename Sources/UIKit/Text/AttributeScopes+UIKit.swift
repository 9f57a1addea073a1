import CoreGraphics
import Foundation

extension AttributeScopes {
    /// UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The scope of UIKit's attributes.
    ///
    /// - Note: Differs from UIKit: shadows are left out, because `NSShadow` is not Sendable.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the characters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the characters.
        public let backgroundColor: BackgroundColorAttribute
        /// The space after each character, in points.
        public let kern: KernAttribute
        /// The space after each character, in points.
        public let tracking: TrackingAttribute
        /// The look of the paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The line below the characters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the line below.
        public let underlineColor: UnderlineColorAttribute
        /// The line through the characters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of the line through.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The distance that the characters are raised, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// What the characters are meant as.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The attribute of the font.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static var name: String { NSAttributedString.Key.font.rawValue }
        }
        /// The attribute of the colour of the characters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static var name: String { NSAttributedString.Key.foregroundColor.rawValue }
        }
        /// The attribute of the colour behind the characters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static var name: String { NSAttributedString.Key.backgroundColor.rawValue }
        }
        /// The attribute of the space after each character, in points.
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static var name: String { NSAttributedString.Key.kern.rawValue }
        }
        /// The attribute of the space after each character, in points.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static var name: String { NSAttributedString.Key.tracking.rawValue }
        }
        /// The attribute of the look of the paragraph.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static var name: String { NSAttributedString.Key.paragraphStyle.rawValue }
        }
        /// The attribute of the line below the characters.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static var name: String { NSAttributedString.Key.underlineStyle.rawValue }
        }
        /// The attribute of the colour of the line below.
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static var name: String { NSAttributedString.Key.underlineColor.rawValue }
        }
        /// The attribute of the line through the characters.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static var name: String { NSAttributedString.Key.strikethroughStyle.rawValue }
        }
        /// The attribute of the colour of the line through.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static var name: String { NSAttributedString.Key.strikethroughColor.rawValue }
        }
        /// The attribute of what the characters are meant as.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static var name: String {
                NSAttributedString.Key.inlinePresentationIntent.rawValue
            }
        }
        /// The attribute of the distance that the characters are raised, in points.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static var name: String { NSAttributedString.Key.baselineOffset.rawValue }
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T {
        self[T.self]
    }
}
