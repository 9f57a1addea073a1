/// What a person may choose to search for, without typing it.
@preconcurrency @MainActor
public protocol UISearchSuggestion: AnyObject {
    /// The text; nil where there is one with attributes.
    var localizedSuggestion: String? { get }
    /// The text with attributes; default nil.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// What is said of it to people who do not see it; default nil: the text.
    var localizedDescription: String? { get }
    /// The picture before the text; default nil.
    var iconImage: UIImage? { get }
    /// What the app means by it.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    public var localizedAttributedSuggestion: NSAttributedString? { nil }
    public var localizedDescription: String? { nil }
    public var iconImage: UIImage? { nil }
}

/// What a person may choose to search for: a text, and a picture.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The text; that of the one with attributes where it was made with one.
    public let localizedSuggestion: String?
    /// The text with attributes; nil where it was made without.
    public let localizedAttributedSuggestion: NSAttributedString?
    /// What is said of it to people who do not see it; nil for the text.
    public let localizedDescription: String?
    /// The picture before the text; nil for none.
    public let iconImage: UIImage?
    /// What the app means by it; default nil.
    open var representedObject: Any?

    /// Creates a suggestion.
    public init(
        localizedSuggestion suggestion: String,
        localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedSuggestion = suggestion
        localizedAttributedSuggestion = nil
        localizedDescription = description
        self.iconImage = iconImage
        super.init()
    }

    /// Creates a suggestion whose text has attributes.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString,
        localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedSuggestion = suggestion.string
        localizedAttributedSuggestion = NSAttributedString(attributedString: suggestion)
        localizedDescription = description
        self.iconImage = iconImage
        super.init()
    }
}
