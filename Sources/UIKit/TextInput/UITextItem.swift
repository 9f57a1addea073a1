import Foundation

/// What a person can tap or press in the text of a text view that is not edited.
@preconcurrency @MainActor
public final class UITextItem: NSObject {
    /// What the characters stand for.
    public enum Content {
        /// A link, of the app's own or found by `dataDetectorTypes`.
        case link(URL)
        /// A picture.
        case textAttachment(NSTextAttachment)
        /// What the app named with `.textItemTag`.
        case tag(String)
    }

    /// What the characters stand for.
    public let content: Content
    /// The characters, in UTF-16 units.
    public let range: NSRange

    /// The attributes that make items of characters; the first that is there counts.
    nonisolated static let keys: [NSAttributedString.Key] = [.link, .attachment, .textItemTag]

    /// Creates the item of an attribute's value; nil where the value is of another type.
    init?(_ value: Any, of key: NSAttributedString.Key, in range: NSRange) {
        switch (key, value) {
        case (.link, let url as URL): content = .link(url)
        case (.link, let text as String):
            guard let url = URL(string: text) else { return nil }
            content = .link(url)
        case (.attachment, let attachment as NSTextAttachment):
            content = .textAttachment(attachment)
        case (.textItemTag, let tag as String): content = .tag(tag)
        default: return nil
        }
        self.range = range
        super.init()
    }

    /// What a long press on an item shows.
    @preconcurrency @MainActor
    public final class MenuConfiguration: NSObject {
        let menu: UIMenu

        /// Creates a configuration with a menu.
        public init(menu: UIMenu) {
            self.menu = menu
            super.init()
        }

        /// Creates a configuration with a menu.
        ///
        /// - Note: Differs from UIKit: no preview is shown, as with all menus of long presses.
        public convenience init(preview: MenuPreview?, menu: UIMenu) {
            self.init(menu: menu)
        }
    }

    /// A preview of an item, which menus here do not show.
    @preconcurrency @MainActor
    public final class MenuPreview: NSObject {
        /// Returns the usual preview.
        public class func `default`() -> MenuPreview { MenuPreview() }
    }
}

extension NSAttributedString.Key {
    /// Makes characters of a text view an item of this name, a `String`.
    public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
