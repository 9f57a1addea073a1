/// How a bar's item looks in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title; default none.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved, in points; default not at all.
    ///
    /// Other states take over what the normal one says, where they say nothing.
    open var titlePositionAdjustment = UIOffset.zero
    /// The picture behind the content, stretched to the item's width; nil, the default, for none.
    open var backgroundImage: UIImage?
    /// How far the picture is moved, in points; default not at all.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
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
        let plain = UIBarButtonItemStateAppearance()
        for state in [normal, highlighted, disabled, focused] { state.take(plain) }
        if style == .done {
            normal.titleTextAttributes[.font] = UIFont.systemFont(ofSize: 17, weight: .semibold)
        }
    }

    static let systemPlain = UIBarButtonItemAppearance()
    static let systemDone = UIBarButtonItemAppearance(style: .done)

    func take(_ other: UIBarButtonItemAppearance) {
        normal.take(other.normal)
        highlighted.take(other.highlighted)
        disabled.take(other.disabled)
        focused.take(other.focused)
    }

    /// The look of a control's state.
    func look(of state: UIControl.State) -> UIBarButtonItemStateAppearance {
        switch state {
        case .disabled: disabled
        case .highlighted: highlighted
        default: normal
        }
    }

    /// How far the title of a state is moved, in points.
    func titleShift(in state: UIControl.State) -> UIOffset {
        let own = look(of: state).titlePositionAdjustment
        return own == .zero ? normal.titlePositionAdjustment : own
    }

    /// The picture behind the content in a state, and how far it is moved; nil for none.
    func background(in state: UIControl.State) -> (image: UIImage, shift: UIOffset)? {
        for look in [look(of: state), normal] {
            guard let image = look.backgroundImage else { continue }
            return (image, look.backgroundImagePositionAdjustment)
        }
        return nil
    }
}
