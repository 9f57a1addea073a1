import CoreGraphics

/// The values of all traits: what a trait collection holds.
package struct TraitValues: Hashable, @unchecked Sendable {
    // Unchecked: the values of custom traits are only ever read after they are set, and an app that
    // puts a shared mutable object into one answers for it, as in UIKit.
    package var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    package var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
    package var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
    package var displayScale: CGFloat = 0
    package var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
    package var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
    package var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
    package var accessibilityContrast: UIAccessibilityContrast = .unspecified
    package var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
    package var displayGamut: UIDisplayGamut = .unspecified
    package var legibilityWeight: UILegibilityWeight = .unspecified
    package var forceTouchCapability: UIForceTouchCapability = .unknown
    var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    package init() {}

    static let builtIn: [any BuiltInTrait.Type] = [
        UITraitUserInterfaceStyle.self,
        UITraitHorizontalSizeClass.self,
        UITraitVerticalSizeClass.self,
        UITraitDisplayScale.self,
        UITraitLayoutDirection.self,
        UITraitUserInterfaceIdiom.self,
        UITraitPreferredContentSizeCategory.self,
        UITraitAccessibilityContrast.self,
        UITraitUserInterfaceLevel.self,
        UITraitDisplayGamut.self,
        UITraitLegibilityWeight.self,
        UITraitForceTouchCapability.self,
    ]
}

extension TraitValues {
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get {
            let value: Any? =
                if let builtIn = trait as? any BuiltInTrait.Type {
                    builtIn.value(in: self)
                } else {
                    custom[ObjectIdentifier(trait)]?.value
                }
            return value as? T.Value ?? T.defaultValue
        }
        set {
            if let builtIn = trait as? any BuiltInTrait.Type {
                builtIn.set(newValue, in: &self)
            } else {
                custom[ObjectIdentifier(trait)] = CustomTraitValue(trait: trait, value: newValue)
            }
        }
    }

    /// Takes over every trait that `other` specifies.
    package mutating func merge(_ other: TraitValues) {
        for trait in Self.builtIn where trait.isSpecified(in: other) {
            trait.copy(from: other, to: &self)
        }
        custom.merge(other.custom) { $1 }
    }

    /// Returns the traits whose values differ.
    package func changed(from other: TraitValues) -> [UITrait] {
        var result: [UITrait] = Self.builtIn.filter { !$0.isEqual(self, other) }
        guard !custom.isEmpty || !other.custom.isEmpty else { return result }
        for (id, entry) in custom where !entry.hasValue(of: other.custom[id]) {
            result.append(entry.trait)
        }
        for (id, entry) in other.custom where custom[id] == nil && !entry.hasValue(of: nil) {
            result.append(entry.trait)
        }
        return result
    }
}

/// The value of a trait that an app defined.
struct CustomTraitValue: Hashable {
    let trait: UITrait
    let value: Any

    /// Returns whether `other`, or the default where it is nil, has the same value.
    func hasValue(of other: CustomTraitValue?) -> Bool {
        func defaultValue<T: UITraitDefinition>(_ trait: T.Type) -> Any { T.defaultValue }
        return Self.isEqual(value, other?.value ?? defaultValue(trait))
    }

    // A value that cannot be compared differs from every other, so that a change is never lost.
    private static func isEqual(_ left: Any, _ right: Any) -> Bool {
        func compare<E: Equatable>(_ left: E) -> Bool { (right as? E) == left }
        if let left = left as? any Equatable { return compare(left) }
        guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return false }
        return (left as AnyObject) === (right as AnyObject)
    }

    static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
        left.trait == right.trait && isEqual(left.value, right.value)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(trait))
    }
}
