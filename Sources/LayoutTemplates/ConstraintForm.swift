import UIKit

/// What makes two constraints the same: all that they say.
struct ConstraintForm: Hashable {
    let first: ObjectIdentifier
    let firstAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let second: ObjectIdentifier?
    let secondAttribute: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: Float
}

/// A constraint between target views, as a layout wants it.
@MainActor
struct ConstraintWish {
    /// The view or guide on the first side.
    let first: AnyObject
    /// The view or guide on the second side; nil for a constant.
    let second: AnyObject?
    /// The constraint that says the same, between other items or these.
    let model: NSLayoutConstraint
    /// Whether the model itself is to be in force, and not a copy.
    let isOriginal: Bool
    let constant: CGFloat
    let priority: UILayoutPriority

    var form: ConstraintForm {
        ConstraintForm(
            first: ObjectIdentifier(first),
            firstAttribute: model.firstAttribute,
            relation: model.relation,
            second: second.map(ObjectIdentifier.init),
            secondAttribute: model.secondAttribute,
            multiplier: model.multiplier,
            constant: constant,
            priority: priority.rawValue
        )
    }

    /// Returns the constraint to put in force.
    func makeConstraint() -> NSLayoutConstraint {
        guard !isOriginal else { return model }
        let made = NSLayoutConstraint(
            item: first,
            attribute: model.firstAttribute,
            relatedBy: model.relation,
            toItem: second,
            attribute: model.secondAttribute,
            multiplier: model.multiplier,
            constant: constant
        )
        made.priority = priority
        made.identifier = model.identifier
        return made
    }
}

extension NSLayoutConstraint {
    /// What the constraint says; nil where one of its items has ended.
    var form: ConstraintForm? {
        guard let first = firstItem else { return nil }
        return ConstraintForm(
            first: ObjectIdentifier(first),
            firstAttribute: firstAttribute,
            relation: relation,
            second: secondItem.map(ObjectIdentifier.init),
            secondAttribute: secondAttribute,
            multiplier: multiplier,
            constant: constant,
            priority: priority.rawValue
        )
    }
}
