/// The kinds of segues.
package enum IBSegueKind: Sendable, Hashable {
    case show
    case showDetail
    /// Modal presentation, adaptive.
    case presentation
    case popoverPresentation
    case embed
    case unwind
    case custom
    /// A part of a container, such as `rootViewController` or `viewControllers`.
    case relationship(String)
    /// Push of documents from before iOS 8.
    case push
    /// Modal presentation of documents from before iOS 8.
    case modal
    /// Popover of documents from before iOS 8.
    case popover
    /// Replacement in a split view controller, of documents from before iOS 8.
    case replace
    /// Another kind, by its name.
    case other(String)

    init?(_ element: IBElement) {
        guard let name = element.string("kind") else { return nil }
        switch name {
        case "show": self = .show
        case "showDetail": self = .showDetail
        case "presentation": self = .presentation
        case "popoverPresentation": self = .popoverPresentation
        case "embed": self = .embed
        case "unwind": self = .unwind
        case "custom": self = .custom
        case "relationship": self = .relationship(element.string("relationship") ?? "")
        case "push": self = .push
        case "modal": self = .modal
        case "popover": self = .popover
        case "replace": self = .replace
        default: self = .other(name)
        }
    }

    /// Whether the source contains the destination as soon as it is loaded.
    package var isContainment: Bool {
        switch self {
        case .embed, .relationship: true
        default: false
        }
    }
}
