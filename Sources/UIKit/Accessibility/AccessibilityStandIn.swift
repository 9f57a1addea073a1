import RenderTree

/// The view that stands in a page for what can be read and used, but is no view of the app.
///
/// Neither the app nor hit tests see it; pages give it no touches.
final class AccessibilityStandIn: UIView {
    /// What the view stands for.
    enum Part {
        case element(UIAccessibilityElement)
        case action(UIAccessibilityCustomAction)
        case link(TextLink)
    }

    var part: Part { didSet { setNeedsRender() } }

    init(_ part: Part) {
        self.part = part
        super.init(frame: .zero)
        switches = [.drawsLayer]
    }

    required init?(coder: NSCoder) { nil }

    override var defaultRole: Semantics.Role {
        switch part {
        case .element(let element): element.accessibilityTraits == .none ? .text : .none
        case .action: .button
        case .link: .link
        }
    }

    override func describe(_ semantics: inout Semantics) {
        super.describe(&semantics)
        switch part {
        case .action(let action): semantics.label = action.name
        case .link(let link): semantics.label = link.text
        case .element(let element):
            let traits = element.accessibilityTraits
            if traits != .none { semantics.apply(traits) }
            semantics.label = element.accessibilityLabel
            semantics.value = element.accessibilityValue
            semantics.hint = element.accessibilityHint
            semantics.language = element.accessibilityLanguage
            semantics.identifier = element.accessibilityIdentifier
            semantics.isHidden = !element.isAccessibilityElement
        }
    }

    override func accessibilityActivate() -> Bool {
        switch part {
        case .action(let action): action.perform()
        case .element(let element): element.accessibilityActivate()
        case .link(let link): link.follow()
        }
    }

    override func accessibilityIncrement() {
        if case .element(let element) = part { element.accessibilityIncrement() }
    }

    override func accessibilityDecrement() {
        if case .element(let element) = part { element.accessibilityDecrement() }
    }

    /// Where a tap stands for the element's use, on the screen in points; nil where none does.
    var activationPoint: CGPoint? {
        guard case .element(let element) = part else { return nil }
        if let point = element.spokenState?.activationPoint { return point }
        let frame = element.accessibilityFrame
        return CGPoint(x: frame.midX, y: frame.midY)
    }
}
