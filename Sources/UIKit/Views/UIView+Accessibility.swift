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
    var language: String?
    var traits: UIAccessibilityTraits?
    var elementsHidden = false
    /// What is read in place of what is inside, in order.
    var elements: [Any]?
    /// The rectangle on the screen that the app says, in points.
    var frame: CGRect?
    /// Where a tap stands for using it, on the screen in points.
    var activationPoint: CGPoint?
    var groupsChildren = false
    var containerType = UIAccessibilityContainerType.none
    var respondsToUse: Bool?
    var actions: [UIAccessibilityCustomAction]?
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
    /// The element plays a sound when it is used.
    public static let playsSound = UIAccessibilityTraits(rawValue: 16)
    /// The element is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
    /// The element is text that cannot change.
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    /// The element sums up what the app shows when it starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
    /// The element takes no input.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    /// The element changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    /// The element is a field to search with.
    public static let searchField = UIAccessibilityTraits(rawValue: 1024)
    /// The element starts sound or film.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
    /// The element has a value that goes up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
    /// The element takes touches as they are.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
    /// The element turns the page when it was read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
    /// The element is a bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 32768)
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
            if ![.radio, .menuItem, .tab].contains(role) { role = .button }
        } else if traits.contains(.image) {
            role = .image
        } else if traits.contains(.staticText) {
            role = .text
        } else if ![.text, .radioGroup, .progress, .menu, .tabList].contains(role) {
            role = .none
        }
        // Whether a switch is on is its value, no trait.
        if role != .toggle { isSelected = traits.contains(.selected) }
        isEnabled = !traits.contains(.notEnabled)
    }
}

extension UIView {
    func changeAccessibility(_ change: (AccessibilityState) -> Void) {
        let state = accessibility ?? AccessibilityState()
        change(state)
        accessibility = state
        setNeedsRender()
    }

    /// What the kind of view says of itself.
    var defaultSemantics: Semantics {
        var semantics = Semantics(role: defaultRole)
        describe(&semantics)
        return semantics
    }

    /// Whether assistive technology meets the view where the app says nothing.
    var isElementByNature: Bool {
        switch defaultRole {
        case .none, .list, .listItem, .pressableListItem, .radioGroup, .menu, .tabList: false
        // As in UIKit, a picture is none unless it has a name.
        case .image: accessibilityLabel != nil
        default: !defaultSemantics.isHidden
        }
    }

    /// The outermost element, from this view upwards, that assistive technology meets.
    ///
    /// It never meets what stands inside one. Without any, the view itself.
    var spokenElement: UIView {
        var found = self
        var current: UIView? = self
        while let candidate = current {
            if candidate.isAccessibilityElement { found = candidate }
            current = candidate.superview
        }
        return found
    }

    /// Adds what the accessibility properties say, in whatever way the app answers them.
    func speak(_ semantics: inout Semantics) {
        let own = semantics
        let label = accessibilityLabel
        let value = accessibilityValue
        let hint = accessibilityHint
        let identifier = accessibilityIdentifier
        let language = accessibilityLanguage
        let traits = accessibilityTraits
        let isHidden = accessibilityElementsHidden
        let isElement = isAccessibilityElement
        let ownTraits = UIAccessibilityTraits(own)
        if traits != ownTraits { semantics.apply(traits) }
        let containerType = accessibilityContainerType
        if semantics.role == .none, let role = containerType.role {
            semantics.role = role
        }
        let respondsToUse = accessibilityRespondsToUserInteraction
        if !respondsToUse { semantics.takesFocus = false }
        // Text that says the same needs no name beside it.
        if label != own.label ?? spokenText { semantics.label = label }
        // The keyboard stops at rows, of whose texts none is their name on a page.
        if defaultRole == .pressableListItem {
            semantics.label = label ?? spokenTexts
            if !switches.contains(.speaks) { noteSpeaker() }
        }
        if value != own.value { semantics.value = value }
        if hint != nil { semantics.hint = hint }
        if identifier != nil { semantics.identifier = identifier }
        if language != nil { semantics.language = language }
        if isHidden || (!isElement && !defaultRole.isContainer) { semantics.isHidden = true }
        guard !switches.contains(.speaks) else { return }
        let state = accessibility
        let isOverridden =
            label != state?.label ?? own.label ?? spokenText || value != state?.value ?? own.value
            || hint != state?.hint || identifier != state?.identifier
            || language != state?.language
            || containerType != state?.containerType ?? .none
            || respondsToUse != state?.respondsToUse ?? true
            || traits != state?.traits ?? ownTraits || isHidden != state?.elementsHidden ?? false
            || isElement != state?.isElement ?? isElementByNature
        if isOverridden { noteSpeaker() }
    }

    /// Whether the keyboard stops at a view into which a person types.
    var takesKeyboardFocus: Bool {
        isUserInteractionEnabled && layer.opacity >= 0.01 && accessibilityRespondsToUserInteraction
    }

    /// Takes note that the class answers a property itself: what it says may change with its content.
    private func noteSpeaker() {
        switches.set(.speaks, true)
        rendering.context?.hasSpeakers = true
    }

    /// Whether the view means something else now than the page knows.
    var meansSomethingNew: Bool {
        guard let committed = rendering.committed else { return false }
        return makeSemantics() != committed.semantics
    }
}

extension UIAccessibilityTraits {
    /// Creates the traits that semantics stand for.
    init(_ semantics: Semantics) {
        switch semantics.role {
        case .none, .list, .listItem, .pressableListItem, .menu, .main, .group, .region:
            self = .none
        case .text: self = .staticText
        case .heading: self = .header
        case .button, .menuItem: self = .button
        case .link: self = .link
        case .image: self = .image
        case .toggle: self = [.button, .toggleButton]
        case .slider, .spinButton: self = .adjustable
        case .radio, .tab: self = .button
        case .radioGroup: self = .none
        case .tabList: self = .tabBar
        case .progress: self = .updatesFrequently
        }
        if semantics.isSelected, semantics.role != .toggle { insert(.selected) }
        if !semantics.isEnabled { insert(.notEnabled) }
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
        // A value that the class answers itself is read again.
        if steps != 0 { setNeedsRender() }
    }
}

extension Semantics.Role {
    /// Whether what stands in the element speaks for itself.
    fileprivate var isContainer: Bool {
        switch self {
        case .none, .list, .listItem, .pressableListItem, .radioGroup, .menu, .tabList: true
        default: false
        }
    }
}
