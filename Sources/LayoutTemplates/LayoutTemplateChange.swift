import UIKit

/// One thing that applying a layout template would change.
public enum LayoutTemplateChange {
    /// A constraint is taken out of force.
    case deactivate(NSLayoutConstraint)
    /// A constraint is put in force; the text says which, with the target views' names.
    case activate(String)
    /// A constraint that stays gets back the constant and the priority that it had.
    case restore(NSLayoutConstraint)
    /// A target's attribute gets another value.
    case attribute(view: UIView, keyPath: String)
    /// A stack arranges its views in another way.
    case arrangement(UIStackView)
}
