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
        // Roles that a label brings along; those of the tag stay as they are.
        if semantics.role == .none || semantics.role == .text, let role = role(of: semantics) {
            list.set(.role, role)
        }
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
        case .none: semantics.label == nil ? nil : "group"
        case .text: semantics.label == nil ? nil : "img"
        case .button, .heading: nil
        case .list: "list"
        case .listItem, .pressableListItem: "listitem"
        }
    }

    private static func addStates(of semantics: Semantics, to list: inout Attributes) {
        let isControl = [.button, .link, .pressableListItem].contains(semantics.role)
        if isControl {
            // A disabled button keeps its pointer events: the server decides who gets them.
            list.set(.tabIndex, semantics.isEnabled && !semantics.isHidden ? "0" : "-1")
        }
        if let identifier = semantics.identifier { list.set(.identifier, identifier) }
        let descriptions = [semantics.value, semantics.hint].compactMap { $0 }.filter {
            !$0.isEmpty
        }
        if !descriptions.isEmpty {
            list.set(.ariaDescription, descriptions.joined(separator: ", "))
        }
        if semantics.isHidden { list.set(.ariaHidden, "true") }
        if !semantics.isEnabled { list.set(.ariaDisabled, "true") }
        if semantics.isSelected {
            list.set(semantics.role == .button ? .ariaPressed : .ariaCurrent, "true")
        }
    }
}
