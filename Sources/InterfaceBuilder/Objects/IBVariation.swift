/// Values that override an object's own for some size classes.
package struct IBVariation: Sendable, Hashable, IBValueSource {
    package let element: IBElement

    init(_ element: IBElement) {
        self.element = element
    }

    /// The conditions, such as `heightClass=compact-widthClass=regular`, or `default`.
    package var key: String { element.key ?? "default" }

    /// The conditions as names and values; empty for the default variation.
    package var conditions: [(name: String, value: String)] {
        key.split(separator: "-").compactMap { part in
            let pair = part.split(separator: "=", maxSplits: 1)
            return pair.count == 2 ? (String(pair[0]), String(pair[1])) : nil
        }
    }

    /// The number of conditions: a variation with more of them is the stronger one.
    package var specificity: Int { conditions.count }

    /// Whether all conditions hold; one of another name never does.
    package func applies(to sizeClasses: IBSizeClasses) -> Bool {
        guard key != "default" else { return true }
        let conditions = conditions
        return !conditions.isEmpty
            && conditions.allSatisfy { condition in
                switch condition.name {
                case "widthClass": condition.value == sizeClasses.width.rawValue
                case "heightClass": condition.value == sizeClasses.height.rawValue
                default: false
                }
            }
    }

    /// The ids that are left out or taken in, of a list such as `constraints` or `subviews`.
    package func mask(_ list: String) -> (excluded: [String], included: [String])? {
        guard let mask = element.children.first(where: { $0.name == "mask" && $0.key == list })
        else { return nil }
        let excluded = mask.children(named: "exclude").compactMap { $0.string("reference") }
        let included = mask.children(named: "include").compactMap { $0.string("reference") }
        return (excluded, included)
    }
}
