import CoreGraphics
import Foundation

/// Constraints in the archive of the view that holds them, with their items by the way to them.
@MainActor
enum ArchivedConstraints {
    private enum Guide: String, CaseIterable {
        case safeArea, layoutMargins, readableContent, content, frame
    }

    /// Returns the constraints that a view holds, of those whose items are in the archive.
    static func list(heldBy view: UIView, among subviews: [UIView]) -> [NSDictionary] {
        view.constraints.compactMap { constraint in
            guard !constraint.isInternal, let first = constraint.firstItem,
                let way = way(to: first, from: view, subviews)
            else { return nil }
            var values: [String: NSObject] = [
                "first": way as NSString,
                "firstAttribute": NSNumber(value: constraint.firstAttribute.rawValue),
                "relation": NSNumber(value: constraint.relation.rawValue),
                "multiplier": NSNumber(value: Double(constraint.multiplier)),
                "constant": NSNumber(value: Double(constraint.constant)),
                "priority": NSNumber(value: constraint.priority.rawValue),
            ]
            if let second = constraint.secondItem {
                guard let way = self.way(to: second, from: view, subviews) else { return nil }
                values["second"] = way as NSString
                values["secondAttribute"] = NSNumber(value: constraint.secondAttribute.rawValue)
            }
            values["identifier"] = constraint.identifier.map { $0 as NSString }
            return values as NSDictionary
        }
    }

    /// Makes the constraints of an archive; what makes no sense any more is left out.
    static func activate(_ list: Any?, in view: UIView, _ subviews: [UIView]) {
        guard let list = list as? NSArray else { return }
        for case let values as NSDictionary in list {
            guard let first = item(values["first"], in: view, subviews),
                let firstAttribute = attribute(values["firstAttribute"]),
                let relation = number(values["relation"]).flatMap({ Int(exactly: $0) })
                    .flatMap({ NSLayoutConstraint.Relation(rawValue: $0) })
            else { continue }
            let second = item(values["second"], in: view, subviews)
            let other = second == nil ? .notAnAttribute : attribute(values["secondAttribute"])
            let multiplier = CGFloat(number(values["multiplier"]) ?? 1)
            let constant = CGFloat(number(values["constant"]) ?? 0)
            guard let other,
                (try? NSLayoutConstraint.validate(
                    first: first,
                    firstAttribute,
                    second: second,
                    other,
                    multiplier: multiplier,
                    constant: constant
                )) != nil
            else { continue }
            let made = NSLayoutConstraint(
                item: first,
                attribute: firstAttribute,
                relatedBy: relation,
                toItem: second,
                attribute: other,
                multiplier: multiplier,
                constant: constant
            )
            made.priority = UILayoutPriority(Float(number(values["priority"]) ?? 1000))
            made.identifier = values["identifier"] as? String
            view.addConstraint(made)
        }
    }

    // MARK: - Items

    /// Returns the numbers of the subviews on the way, and the name of a guide at its end.
    private static func way(
        to item: AnyObject,
        from view: UIView,
        _ subviews: [UIView]
    ) -> String? {
        if let guide = item as? UILayoutGuide {
            guard let owner = guide.owningView, let way = way(to: owner, from: view, subviews),
                let name = Guide.allCases.first(where: { self.guide($0, of: owner) === guide })
            else { return nil }
            return "\(way).\(name.rawValue)"
        }
        guard var next = item as? UIView else { return nil }
        var numbers: [Int] = []
        while next !== view {
            guard let parent = next.superview else { return nil }
            let children = parent === view ? subviews : parent.subviews
            guard let number = children.firstIndex(where: { $0 === next }) else { return nil }
            numbers.insert(number, at: 0)
            next = parent
        }
        return (["self"] + numbers.map(String.init)).joined(separator: ".")
    }

    private static func item(_ way: Any?, in view: UIView, _ subviews: [UIView]) -> AnyObject? {
        guard let way = way as? String else { return nil }
        var found = view
        for part in way.split(separator: ".").dropFirst() {
            guard let number = Int(part) else {
                return Guide(rawValue: String(part)).flatMap { guide($0, of: found) }
            }
            let children = found === view ? subviews : found.subviews
            guard children.indices.contains(number) else { return nil }
            found = children[number]
        }
        return found
    }

    private static func guide(_ guide: Guide, of view: UIView) -> UILayoutGuide? {
        switch guide {
        case .safeArea: view.safeAreaLayoutGuide
        case .layoutMargins: view.layoutMarginsGuide
        case .readableContent: view.readableContentGuide
        case .content: (view as? UIScrollView)?.contentLayoutGuide
        case .frame: (view as? UIScrollView)?.frameLayoutGuide
        }
    }

    private static func number(_ value: Any?) -> Double? {
        (value as? NSNumber)?.doubleValue
    }

    private static func attribute(_ value: Any?) -> NSLayoutConstraint.Attribute? {
        number(value).flatMap { Int(exactly: $0) }
            .flatMap { NSLayoutConstraint.Attribute(rawValue: $0) }
    }
}
