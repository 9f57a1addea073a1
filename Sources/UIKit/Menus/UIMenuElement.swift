/// Something in a menu: an action, a menu of its own, or what is asked for when it is shown.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The mark beside an element.
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    /// What is special about an element.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// It takes something away: it is red.
        public static let destructive = Attributes(rawValue: 2)
        /// It is left out.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    var storedTitle: String
    var storedImage: UIImage?

    /// The title.
    open var title: String { storedTitle }
    /// The image at the end; nil for none.
    open var image: UIImage? { storedImage }
    /// The text below the title; default nil.
    open var subtitle: String?
    /// What tests find the element by; default nil.
    open var accessibilityIdentifier: String?

    init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
        storedTitle = title
        storedImage = image
        self.subtitle = subtitle
        super.init()
    }
}
