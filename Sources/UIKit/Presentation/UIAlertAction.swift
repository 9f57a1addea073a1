/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What a button means.
    public enum Style: Int, Sendable {
        /// An ordinary choice.
        case `default` = 0
        /// The choice that changes nothing; Escape takes it.
        case cancel = 1
        /// A choice that may destroy something.
        case destructive = 2
    }

    /// The text of the button.
    open private(set) var title: String?
    /// What the button means.
    open private(set) var style: Style
    /// What the choice does, which tests of apps know by its name `handler`.
    var handler: ((UIAlertAction) -> Void)?
    weak var alert: UIAlertController?

    /// The colour of the text, which apps set by its name `titleTextColor`; nil is the system's.
    var titleColor: UIColor? { didSet { alert?.actionDidChange() } }
    /// The picture beside the text, which apps set by its name `image`; default nil.
    var image: UIImage? { didSet { alert?.actionDidChange() } }
    /// Where the text stands, which apps set by its name `titleTextAlignment`; default the middle.
    var titleAlignment = NSTextAlignment.center { didSet { alert?.actionDidChange() } }
    /// Whether the button takes input; default true.
    open var isEnabled = true { didSet { alert?.actionDidChange() } }

    /// Creates an ordinary button without a text.
    public override init() {
        style = .default
        super.init()
    }

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: The text.
    ///   - style: What it means.
    ///   - handler: Called once the alert is gone.
    public convenience init(
        title: String?,
        style: Style,
        handler: ((UIAlertAction) -> Void)? = nil
    ) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }
}
