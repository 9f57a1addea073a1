/// What an archive asks for and cannot have, with the place that asks.
package struct NibWarning: Error, Equatable, CustomStringConvertible {
    /// What is wrong.
    package enum Problem: Equatable, Sendable {
        /// A class that the process does not have.
        case missingClass(name: String, used: String)
        /// A class that is none of the kind that the element stands for.
        case wrongClass(name: String, expected: String)
        /// A class whose `init(coder:)` returned nil.
        case refused(className: String)
        /// A class of UIKit that does not exist here.
        case missingElement(element: String, used: String)
        /// A runtime attribute that cannot be set.
        case attribute(String)
        /// An outlet that the class does not have.
        case missingOutlet(className: String, property: String)
        /// An outlet of another type than the object.
        case wrongOutlet(className: String, property: String, found: String)
        /// An action that the class does not name.
        case missingAction(className: String, selector: String)
        /// A constraint that makes no sense.
        case constraint(id: String, reason: String)
        /// A font that the server does not have.
        case missingFont(name: String, used: String)
        /// A picture that the app does not have.
        case missingImage(name: String)
        /// A symbol that is not drawn here.
        case missingSymbol(name: String)
        /// A colour that the app does not have.
        case missingColor(name: String)
        /// A segue that cannot be followed.
        case segue(id: String, reason: String)
        /// Views in views beyond what can be made.
        case tooDeep(limit: Int)
    }

    /// The document's file name.
    package let fileName: String
    /// The line, from 1.
    package let line: Int
    /// What is wrong.
    package let problem: Problem

    package var description: String { "\(fileName):\(line): \(problem.message)" }
}

extension NibWarning.Problem {
    /// Whether an object is not of the class that the document asks for.
    var isMissingClass: Bool {
        switch self {
        case .missingClass, .wrongClass: true
        default: false
        }
    }

    var message: String {
        switch self {
        case .missingClass(let name, let used):
            "class \(name) does not exist in this process; \(used) is used. "
                + "Link its module, or call NibClasses.register(_:)."
        case .wrongClass(let name, let expected):
            "class \(name) is no subclass of \(expected), which is used."
        case .refused(let className):
            "init(coder:) of \(className) returned nil; its superclass in UIKit is used."
        case .missingElement(let element, let used):
            "<\(element)> has no class here; \(used) of its size is used."
        case .attribute(let reason): reason
        case .missingOutlet(let className, let property):
            "\(className) has no outlet \"\(property)\"; declare it as `@Outlet var \(property)`."
        case .wrongOutlet(let className, let property, let found):
            "outlet \"\(property)\" of \(className) cannot be a \(found)."
        case .missingAction(let className, let selector):
            "\(className) has no action \"\(selector)\"; list it in `namedActions`."
        case .constraint(let id, let reason): "constraint \"\(id)\" is left out: \(reason)"
        case .missingFont(let name, let used): "font \"\(name)\" is missing; \(used) is used."
        case .missingImage(let name): "image \"\(name)\" is missing."
        case .missingSymbol(let name):
            "symbol \"\(name)\" is not drawn here; a grey shape of its size is used."
        case .missingColor(let name): "colour \"\(name)\" is missing."
        case .segue(let id, let reason): "segue \"\(id)\" \(reason)"
        case .tooDeep(let limit): "views below \(limit) levels of views are left out."
        }
    }
}
