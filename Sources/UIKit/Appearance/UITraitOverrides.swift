import CoreGraphics

/// The traits that a view or controller sets for itself and what is below it.
public struct UITraitOverrides: UIMutableTraits {
    private var values = TraitValues()
    private var overridden: [ObjectIdentifier: UITrait] = [:]

    package init() {}

    /// The value of an override; the trait's default where it is not overridden.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set {
            values[trait] = newValue
            overridden[ObjectIdentifier(trait)] = trait
        }
    }

    /// Whether no trait is overridden.
    package var isEmpty: Bool { overridden.isEmpty }

    /// Returns whether a trait is overridden, even with its default value.
    public func contains(_ trait: UITrait) -> Bool {
        overridden[ObjectIdentifier(trait)] != nil
    }

    /// Removes the override of a trait.
    public mutating func remove(_ trait: UITrait) {
        overridden[ObjectIdentifier(trait)] = nil
        if let trait = trait as? any BuiltInTrait.Type {
            trait.copy(from: TraitValues(), to: &values)
        } else {
            values.custom[ObjectIdentifier(trait)] = nil
        }
    }

    /// Returns inherited traits with these overrides.
    package func applied(to inherited: UITraitCollection) -> UITraitCollection {
        guard !overridden.isEmpty else { return inherited }
        var result = inherited.values
        for (id, trait) in overridden {
            if let trait = trait as? any BuiltInTrait.Type {
                trait.copy(from: values, to: &result)
            } else {
                result.custom[id] = values.custom[id]
            }
        }
        return result == inherited.values ? inherited : .shared(result)
    }
}
