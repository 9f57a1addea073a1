/// How a bar looks: its background and its line.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
    /// What lies behind the bar's content.
    enum Background {
        case standard, opaque, transparent
    }

    private(set) var background = Background.standard
    /// The colour of the background, in front of the material; default nil.
    open var backgroundColor: UIColor?
    /// The picture of the background, scaled to fill the bar; default nil.
    open var backgroundImage: UIImage?
    /// The colour of the line at the bar's edge; nil for none.
    open var shadowColor: UIColor? = .separator
    /// The picture in place of the line; default nil.
    open var shadowImage: UIImage?

    /// Creates the system's look.
    public override init() {
        super.init()
    }

    /// Creates the system's look from an archive, which says nothing about looks.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Creates a copy of another look's common part.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        takeCommonPart(of: barAppearance)
    }

    /// Sets the system's background, through which content shines.
    open func configureWithDefaultBackground() {
        configure(.standard, shadow: .separator)
    }

    /// Sets an opaque background in the colour of the system.
    open func configureWithOpaqueBackground() {
        configure(.opaque, shadow: .separator)
    }

    /// Sets no background and no line.
    open func configureWithTransparentBackground() {
        configure(.transparent, shadow: nil)
    }

    private func configure(_ background: Background, shadow: UIColor?) {
        self.background = background
        backgroundColor = nil
        backgroundImage = nil
        shadowImage = nil
        shadowColor = shadow
    }

    private func takeCommonPart(of other: UIBarAppearance) {
        background = other.background
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // Looks belong to the main thread, as everything of the interface.
        MainActor.assumeIsolated { UncheckedBox(value: duplicate()) }.value
    }

    /// Returns a look of the same class that says the same.
    func duplicate() -> UIBarAppearance {
        let copy: UIBarAppearance = ObjectFactory.object(type(of: self))
        copy.takeCommonPart(of: self)
        return copy
    }

    /// The colour of the line, unless a picture takes its place; an empty one leaves it out.
    var line: UIColor? { shadowImage == nil ? shadowColor : nil }

    /// The colour that a view behind the bar's content has; nil for none.
    var resolvedBackground: UIColor? {
        if let backgroundColor { return backgroundColor }
        return switch background {
        case .standard: UIColor.barMaterial
        case .opaque: UIColor.systemBackground
        case .transparent: nil
        }
    }
}

/// Carries a value of the main actor through a call that stays on it.
struct UncheckedBox<Value>: @unchecked Sendable {
    // Safe: made and read in one synchronous call on the main thread.
    let value: Value
}

extension UIColor {
    /// What stands for the blurred material of bars.
    static let barMaterial = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.114, green: 0.114, blue: 0.122, alpha: 0.96)
            : UIColor(red: 0.976, green: 0.976, blue: 0.976, alpha: 0.96)
    }
}

/// How the title of a bar's item looks in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title; default none.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How the items of a bar look.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// The look at rest.
    public let normal = UIBarButtonItemStateAppearance()
    /// The look while pressed.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The look of items that take no input.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The look of items with the focus.
    public let focused = UIBarButtonItemStateAppearance()

    /// Creates the system's look of plain items.
    public override init() {
        super.init()
    }

    /// Creates the system's look of a style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Sets the system's look of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
        if style == .done {
            normal.titleTextAttributes[.font] = UIFont.systemFont(ofSize: 17, weight: .semibold)
        }
    }

    static let systemPlain = UIBarButtonItemAppearance()
    static let systemDone = UIBarButtonItemAppearance(style: .done)

    func take(_ other: UIBarButtonItemAppearance) {
        normal.titleTextAttributes = other.normal.titleTextAttributes
        highlighted.titleTextAttributes = other.highlighted.titleTextAttributes
        disabled.titleTextAttributes = other.disabled.titleTextAttributes
        focused.titleTextAttributes = other.focused.titleTextAttributes
    }
}
