import UIKit

/// Why a layout template cannot be applied; the layout before stays in force.
public enum LayoutTemplateError: Error, Equatable, CustomStringConvertible {
    /// No view of the template has a target view.
    case noTargets(template: String)
    /// Two views of the template have the same target.
    case targetReferencedTwice(template: String, target: String, views: [String])
    /// A constraint relates a view with a target to one without.
    case missingTarget(template: String, view: String, constraint: String)
    /// A target is not in the view hierarchy, or not in the window, of the others.
    case targetElsewhere(template: String, target: String, others: String)
    /// A constraint names a guide that the target does not have.
    case missingGuide(template: String, guide: String, target: String)
    /// A stack is to arrange a view that is in a view that the template does not arrange.
    case notArranged(template: String, view: String, superview: String, stack: String)
    /// The view that corresponds to a target is missing from another instance.
    case missingCounterpart(template: String, target: String, instance: String)
    /// An attribute that a view or its target does not have, or a value that does not fit.
    case attribute(template: String, KeyPathError)
    /// The constraints of the new layout exclude each other, or others of the views.
    case conflict(template: String, constraints: [String])

    public var description: String { "Cannot apply \(template): \(reason)" }

    private var template: String {
        switch self {
        case .noTargets(let name), .targetReferencedTwice(let name, _, _),
            .missingTarget(let name, _, _), .targetElsewhere(let name, _, _),
            .missingGuide(let name, _, _), .notArranged(let name, _, _, _),
            .missingCounterpart(let name, _, _), .attribute(let name, _), .conflict(let name, _):
            name
        }
    }

    private var reason: String {
        switch self {
        case .noTargets:
            "none of its views has a target that exists; connect the targetView outlets."
        case .targetReferencedTwice(_, let target, let views):
            "\(target) is the target of \(views.joined(separator: " and of ")); "
                + "expected one view for each target."
        case .missingTarget(_, let view, let constraint):
            "\(view) has no target, but the constraint \(constraint) relates it to a view that has "
                + "one; connect its targetView outlet."
        case .targetElsewhere(_, let target, let others):
            "the target \(target) is not in the view hierarchy of \(others)."
        case .missingGuide(_, let guide, let target):
            "a constraint names \(guide), and \(target) has no such guide."
        case .notArranged(_, let view, let superview, let stack):
            "\(stack) is to arrange \(view), which is in \(superview); a template moves views "
                + "between its stack views only."
        case .missingCounterpart(_, let target, let instance):
            "\(instance) has no view at the place of \(target)."
        case .attribute(_, let error): "\(error)"
        case .conflict(_, let constraints):
            "these constraints exclude each other:\n"
                + constraints.map { "    \($0)" }.joined(separator: "\n")
        }
    }
}
