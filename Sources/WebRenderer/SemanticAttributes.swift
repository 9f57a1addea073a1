import RenderTree

/// The attributes that tell assistive technology and scripts what a node means.
///
/// They are the same whatever the tag, so that a change needs no knowledge of the element.
enum SemanticAttributes {
    typealias Attributes = [Assignment<HTMLAttribute, String>]

    /// Adds the attributes of a node's own element; a picture in it takes the label.
    static func add(_ semantics: Semantics, hasPicture: Bool, to list: inout Attributes) {
        if semantics.role == .image, hasPicture {
            addStates(of: semantics, to: &list)
            return
        }
        if let role = role(of: semantics) { list.set(.role, role) }
        addStates(of: semantics, to: &list)
        if let label = semantics.label { list.set(.ariaLabel, label) }
    }

    /// Adds what a change of meaning may change.
    ///
    /// The label of a picture is its `alt` here; the client knows which element draws it.
    static func addChangeable(_ semantics: Semantics, to list: inout Attributes) {
        // Roles that a label or a mark brings along; those of the tag stay as they are.
        let mayChange =
            semantics.role == .none || semantics.role == .text || semantics.role == .menuItem
        if mayChange, let role = role(of: semantics) { list.set(.role, role) }
        addStates(of: semantics, to: &list)
        if let label = semantics.label {
            list.set(semantics.role == .image ? .alt : .ariaLabel, label)
        }
        list.sort { $0.name < $1.name }
    }

    private static func role(of semantics: Semantics) -> String? {
        switch semantics.role {
        case .image: "img"
        case .link: "link"
        // No label counts on a mere box, and on text it would stand beside the characters
        // instead of in their place (WAI-ARIA 1.2 §5.2.8.6).
        case .none: semantics.isModal ? "dialog" : semantics.label == nil ? nil : "group"
        case .text: semantics.label == nil ? nil : "img"
        case .button, .heading: nil
        case .list: "list"
        case .listItem, .pressableListItem: "listitem"
        case .toggle: "switch"
        case .slider: "slider"
        case .spinButton: "spinbutton"
        case .radio: "radio"
        case .radioGroup: "radiogroup"
        case .progress: "progressbar"
        case .menu: "menu"
        case .menuItem: semantics.isSelected ? "menuitemcheckbox" : "menuitem"
        case .main: "main"
        case .tab: "tab"
        case .tabList: "tablist"
        case .group: "group"
        case .region: "region"
        }
    }

    /// Whether the keyboard reaches elements of a role.
    private static func isControl(_ role: Semantics.Role) -> Bool {
        switch role {
        case .button, .link, .pressableListItem, .toggle, .slider, .spinButton, .radio, .menuItem,
            .tab:
            true
        case .none, .text, .heading, .image, .list, .listItem, .radioGroup, .progress, .menu, .main,
            .tabList, .group, .region:
            false
        }
    }

    /// Whether elements of a role have a value of their own, and no description of it.
    private static func hasValue(_ role: Semantics.Role) -> Bool {
        switch role {
        case .toggle, .slider, .spinButton, .progress: true
        default: false
        }
    }

    private static func addValue(of semantics: Semantics, to list: inout Attributes) {
        switch semantics.role {
        case .toggle, .radio:
            list.set(.ariaChecked, semantics.isSelected ? "true" : "false")
        case .menuItem:
            if semantics.isSelected { list.set(.ariaChecked, "true") }
        case .tab: list.set(.ariaSelected, semantics.isSelected ? "true" : "false")
        case .slider, .spinButton, .progress:
            if let range = semantics.range {
                list.set(.ariaValueNow, StyleDeclarations.css(range.value))
                list.set(.ariaValueMin, StyleDeclarations.css(range.least))
                list.set(.ariaValueMax, StyleDeclarations.css(range.greatest))
            }
            if let text = semantics.value { list.set(.ariaValueText, text) }
        default: break
        }
    }

    private static func addStates(of semantics: Semantics, to list: inout Attributes) {
        if isControl(semantics.role) {
            // A disabled button keeps its pointer events: the server decides who gets them.
            let isReached = semantics.isEnabled && semantics.takesFocus && !semantics.isHidden
            list.set(.tabIndex, isReached ? "0" : "-1")
        }
        if let identifier = semantics.identifier { list.set(.identifier, identifier) }
        if let language = semantics.language { list.set(.lang, language) }
        addValue(of: semantics, to: &list)
        let value = hasValue(semantics.role) ? nil : semantics.value
        let descriptions = [value, semantics.hint].compactMap { $0 }.filter {
            !$0.isEmpty
        }
        if !descriptions.isEmpty {
            list.set(.ariaDescription, descriptions.joined(separator: ", "))
        }
        if !semantics.readingOrder.isEmpty {
            let names = semantics.readingOrder.map { "n\($0.rawValue)" }
            list.set(.ariaOwns, names.joined(separator: " "))
        }
        if semantics.isHidden { list.set(.ariaHidden, "true") }
        if semantics.isInert { list.set(.inert, "") }
        if semantics.isModal { list.set(.ariaModal, "true") }
        if semantics.stepsBack > 0 { list.set(.back, String(semantics.stepsBack)) }
        if !semantics.isEnabled { list.set(.ariaDisabled, "true") }
        if let isExpanded = semantics.isExpanded {
            list.set(.ariaExpanded, isExpanded ? "true" : "false")
        }
        if semantics.isSelected, ![.toggle, .radio, .menuItem, .tab].contains(semantics.role) {
            list.set(semantics.role == .button ? .ariaPressed : .ariaCurrent, "true")
        }
    }
}
