import RenderTree

/// What an app says about a view to people who do not see it, and to scripts.
///
/// Few views have one; the others stay small.
final class AccessibilityState {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    var elementsHidden = false

    func describe(_ semantics: inout Semantics) {
        if let traits { semantics.apply(traits) }
        if let label { semantics.label = label }
        if let value { semantics.value = value }
        if let hint { semantics.hint = hint }
        if let identifier { semantics.identifier = identifier }
        if elementsHidden || isElement == false && semantics.role == .image {
            semantics.isHidden = true
        }
    }
}

/// What an element does and how it behaves.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// No traits.
    public static let none: UIAccessibilityTraits = []
    /// The element is a button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// The element is a link.
    public static let link = UIAccessibilityTraits(rawValue: 2)
    /// The element is a picture.
    public static let image = UIAccessibilityTraits(rawValue: 4)
    /// The element is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    /// The element is text that cannot change.
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    /// The element takes no input.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    /// The element's value changes all the time.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    /// The element's value goes up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
    /// The element is a heading.
    public static let header = UIAccessibilityTraits(rawValue: 65536)
    /// The element is on or off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

extension Semantics {
    mutating func apply(_ traits: UIAccessibilityTraits) {
        if traits.contains(.header) {
            role = .heading(2)
        } else if traits.contains(.link) {
            role = .link
        } else if traits.contains(.adjustable) {
            if role != .spinButton { role = .slider }
        } else if traits.contains(.toggleButton) {
            role = .toggle
        } else if traits.contains(.button) {
            // A choice stays one of several.
            if role != .radio { role = .button }
        } else if traits.contains(.image) {
            role = .image
        } else if traits.contains(.staticText) {
            role = .text
        } else if ![.text, .radioGroup, .progress].contains(role) {
            role = .none
        }
        isSelected = traits.contains(.selected)
        isEnabled = !traits.contains(.notEnabled)
    }
}

extension UIView {
    private func changeAccessibility(_ change: (AccessibilityState) -> Void) {
        let state = accessibility ?? AccessibilityState()
        change(state)
        accessibility = state
        setNeedsRender()
    }

    /// Whether assistive technology meets this view; default true for text and controls.
    public var isAccessibilityElement: Bool {
        get {
            if let isElement = accessibility?.isElement { return isElement }
            let role = defaultRole
            return role != .none && role != .radioGroup && !defaultSemantics.isHidden
        }
        set { changeAccessibility { $0.isElement = newValue } }
    }

    /// A short name of the view; default what the view itself says.
    public var accessibilityLabel: String? {
        get { accessibility?.label ?? defaultSemantics.label ?? spokenText }
        set { changeAccessibility { $0.label = newValue } }
    }

    /// The value of the view.
    public var accessibilityValue: String? {
        get { accessibility?.value ?? defaultSemantics.value }
        set { changeAccessibility { $0.value = newValue } }
    }

    /// What happens when the view is used.
    public var accessibilityHint: String? {
        get { accessibility?.hint }
        set { changeAccessibility { $0.hint = newValue } }
    }

    /// A name for scripts and tests; people never meet it.
    public var accessibilityIdentifier: String? {
        get { accessibility?.identifier }
        set { changeAccessibility { $0.identifier = newValue } }
    }

    /// What the view does and how it behaves; default what the kind of view says.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.traits ?? defaultTraits }
        set { changeAccessibility { $0.traits = newValue } }
    }

    /// Whether assistive technology passes over what is below this view; default false.
    public var accessibilityElementsHidden: Bool {
        get { accessibility?.elementsHidden ?? false }
        set { changeAccessibility { $0.elementsHidden = newValue } }
    }

    private var defaultSemantics: Semantics {
        var semantics = Semantics(role: defaultRole)
        describe(&semantics)
        return semantics
    }

    private var defaultTraits: UIAccessibilityTraits {
        let semantics = defaultSemantics
        var traits: UIAccessibilityTraits
        switch semantics.role {
        case .none: traits = .none
        case .text: traits = .staticText
        case .heading: traits = .header
        case .button: traits = .button
        case .link: traits = .link
        case .image: traits = .image
        case .toggle: traits = [.button, .toggleButton]
        case .slider, .spinButton: traits = .adjustable
        case .radio: traits = .button
        case .radioGroup: traits = .none
        case .progress: traits = .updatesFrequently
        }
        if semantics.isSelected, semantics.role != .toggle { traits.insert(.selected) }
        if !semantics.isEnabled { traits.insert(.notEnabled) }
        return traits
    }
}

extension UIView {
    /// Goes up or down one value at a time; horizontal keys follow the reading direction.
    func adjustByAccessibility(_ input: AdjustInput) {
        let isReversed =
            input.isHorizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
        let steps = isReversed ? -input.steps : input.steps
        for _ in 0..<min(abs(steps), 100) {
            if steps > 0 { accessibilityIncrement() } else { accessibilityDecrement() }
        }
    }
}
