/// What in a document cannot mean what it says.
package enum WarningProblem: Equatable, Sendable {
    /// An element that no loader knows; reported once for each name.
    case unknownElement(name: String)
    /// An attribute that no loader knows; reported once for each name.
    case unknownAttribute(name: String, element: String)
    /// Text between elements, where none belongs.
    case strayText(element: String)
    /// An attribute whose value is not of its type.
    case invalidValue(attribute: String, element: String, found: String, expected: String)
    /// An attribute that an element cannot do without.
    case missingAttribute(name: String, element: String)
    /// An id that an earlier element has already.
    case duplicateID(id: String, firstLine: Int)
    /// A reference out of the scene, where only its own objects can be meant.
    case foreignReference(element: String, id: String, target: String, scene: String)
    /// A reference to an id that the document does not have.
    case danglingReference(element: String, id: String, target: String)
    /// A segue to what is no scene.
    case wrongDestination(id: String, target: String, element: String)
    /// A controller that would contain itself.
    case containmentCycle(kind: String, id: String, controller: String)
    /// An initial controller that the document does not have.
    case missingInitialController(id: String)
    /// A document in a format that is close to the one expected.
    case otherFormat(version: String)
    /// The reader stopped reporting.
    case furtherWarnings(limit: Int)

    /// The sentence about the problem, without a place.
    var message: String {
        switch self {
        case .unknownElement(let name): "element <\(name)> is not known; it is ignored."
        case .unknownAttribute(let name, let element):
            "attribute \"\(name)\" of <\(element)> is not known; it is ignored."
        case .strayText(let element): "text between the elements of <\(element)> is ignored."
        case .invalidValue(let attribute, let element, let found, let expected):
            "attribute \"\(attribute)\" of <\(element)> is \"\(found)\"; expected \(expected)."
        case .missingAttribute(let name, let element):
            "<\(element)> has no attribute \"\(name)\"; it is ignored."
        case .duplicateID(let id, let line):
            "id \"\(id)\" is used at line \(line) already; the first object keeps it."
        default: referenceMessage
        }
    }

    private var referenceMessage: String {
        switch self {
        case .foreignReference(let element, let id, let target, let scene):
            "\(element) \"\(id)\" refers to \"\(target)\", which is not in scene \"\(scene)\"."
        case .danglingReference(let element, let id, let target):
            "\(element) \"\(id)\" refers to \"\(target)\", which is not in the document."
        case .wrongDestination(let id, let target, let element):
            "segue \"\(id)\" leads to <\(element)> \"\(target)\"; expected a controller."
        case .containmentCycle(let kind, let id, let controller):
            "\(kind) segue \"\(id)\" makes controller \"\(controller)\" contain itself; "
                + "it is ignored."
        case .missingInitialController(let id):
            "the initial view controller \"\(id)\" is not in the document."
        case .otherFormat(let version):
            "the document has format \(version); expected 3.0. Parts of it may be ignored."
        case .furtherWarnings(let limit): "further warnings are left out after \(limit)."
        default: ""
        }
    }
}
