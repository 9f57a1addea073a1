import UIKit

/// The constraints in force between target views.
@MainActor
enum TargetConstraints {
    /// Returns the constraints between two of the views, and those of a length of one.
    ///
    /// Guides count as the views that own them. What UIKit made for its own workings is left out.
    static func all(between views: [UIView]) -> [NSLayoutConstraint] {
        let set = Set(views.map(ObjectIdentifier.init))
        var known: Set<ObjectIdentifier> = []
        var result: [NSLayoutConstraint] = []
        for view in views {
            for constraint in view.activeConstraints
            where isBetween(constraint, set)
                && known.insert(ObjectIdentifier(constraint)).inserted
            {
                result.append(constraint)
            }
        }
        return result
    }

    private static func isBetween(
        _ constraint: NSLayoutConstraint,
        _ set: Set<ObjectIdentifier>
    ) -> Bool {
        guard !constraint.isMadeByUIKit, owns(constraint.firstItem, set) else { return false }
        // Places come in pairs: what has one item is a width or a height.
        return constraint.secondAttribute == .notAnAttribute || owns(constraint.secondItem, set)
    }

    private static func owns(_ item: AnyObject?, _ set: Set<ObjectIdentifier>) -> Bool {
        let view = (item as? UILayoutGuide)?.owningView ?? (item as? UIView)
        return view.map { set.contains(ObjectIdentifier($0)) } ?? false
    }
}
