/// A kind of change that is made to sources.
public enum PortRule: String, Sendable, CaseIterable, Codable {
    case attributes
    case selectors
    case keyPaths
    case outlets
    case actions
    case inspectables
    case optionalRequirements
    case optionalCalls
    case movedMembers
    case imports
    case launch
    case rowEditing
    case observing
    case responding
    case initializers
    case conditions
    case renamed
    case previews
    case documents
    case overrides
    case actorTests
    case unaskedOverrides
    case vainCalls

    /// What the changes are called in a report.
    public var title: String {
        switch self {
        case .attributes: "attributes of Objective-C taken away"
        case .selectors: "#selector made Selector"
        case .keyPaths: "#keyPath made a name"
        case .outlets: "@IBOutlet made @Outlet"
        case .actions: "actions named"
        case .inspectables: "properties named"
        case .optionalRequirements: "optional requirements given a default"
        case .optionalCalls: "calls of optional methods"
        case .movedMembers: "members moved into the class"
        case .imports: "imports"
        case .launch: "starts of an app"
        case .rowEditing: "rows said to be editable or movable"
        case .observing: "observers of key paths, and what they observe"
        case .initializers: "initialisers for appearance()"
        case .responding: "classes that say which methods they have"
        case .conditions: "conditions that mean Linux too"
        case .renamed: "names since Swift 4"
        case .previews: "previews taken away"
        case .documents: "classes named in documents"
        case .overrides: "methods of a delegate made overrides"
        case .actorTests: "tests on the main actor"
        case .unaskedOverrides: "overrides that no page asks for taken away"
        case .vainCalls: "statements taken away that pages have no use for"
        }
    }
}
