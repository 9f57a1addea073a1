import CoreGraphics
import Foundation

/// A collection of data that represents the environment of a view or controller.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: NSObject is not Sendable, but every property is a constant of a Sendable type.
    package let values: TraitValues
    /// The index into a system colour's palette: dark 1, high contrast 2, elevated 4.
    let paletteIndex: Int

    package init(_ values: TraitValues) {
        self.values = values
        paletteIndex =
            (values.userInterfaceStyle == .dark ? 1 : 0)
            + (values.accessibilityContrast == .high ? 2 : 0)
            + (values.userInterfaceLevel == .elevated ? 4 : 0)
    }

    /// Creates a collection in which no trait is specified.
    public override init() {
        values = TraitValues()
        paletteIndex = 0
        super.init()
    }

    /// Creates a collection of the traits that a closure sets.
    public convenience init(mutations: UITraitMutations) {
        self.init(MutableTraits.mutate(TraitValues(), by: mutations))
    }

    /// Creates a collection of several others' traits; of traits specified twice the last counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.merge(collection.values) }
        self.init(values)
    }

    // MARK: - Traits

    /// The style of the interface.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The horizontal size class.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The vertical size class.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The number of pixels in a point.
    open var displayScale: CGFloat { values.displayScale }
    /// The direction of the layout.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The type of interface.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The preferred text size.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        values.preferredContentSizeCategory
    }
    /// The preferred contrast.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// The level above other content.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// The range of colours.
    open var displayGamut: UIDisplayGamut { values.displayGamut }
    /// The preferred weight of text.
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// The measuring of force.
    open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

    /// The value of a trait.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    open override var hash: Int { values.hashValue }

    open override var description: String {
        let traits = values.changed(from: TraitValues()).map { trait in
            func value<T: UITraitDefinition>(_ trait: T.Type) -> Any { values[trait] }
            return "\(trait.name) = \(value(trait))"
        }
        return "<UITraitCollection: \(traits.joined(separator: ", "))>"
    }
}

/// The traits that a closure of `UITraitMutations` sees.
private struct MutableTraits: UIMutableTraits {
    var values: TraitValues

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    static func mutate(_ values: TraitValues, by mutations: UITraitMutations) -> TraitValues {
        var traits: any UIMutableTraits = MutableTraits(values: values)
        mutations(&traits)
        return (traits as? MutableTraits)?.values ?? values
    }
}

extension UITraitCollection {
    /// Returns this collection with the traits that a closure changes.
    public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
        replacingValues(MutableTraits.mutate(values, by: mutations))
    }

    /// Returns this collection with another value of one trait.
    public func replacing<T: UITraitDefinition>(
        _ trait: T.Type,
        value: T.Value
    ) -> UITraitCollection {
        var values = values
        values[trait] = value
        return replacingValues(values)
    }

    private func replacingValues(_ values: TraitValues) -> UITraitCollection {
        values == self.values ? self : .shared(values)
    }

    /// Returns whether every trait that `trait` specifies has the same value here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.merge(trait.values)
        return merged == values
    }

    /// Returns the traits whose values differ from those of another collection.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        if self === traitCollection { return [] }
        return values.changed(from: traitCollection?.values ?? TraitValues())
    }

    /// Returns whether a dynamic colour may look different in another collection.
    public func hasDifferentColorAppearance(
        comparedTo traitCollection: UITraitCollection?
    ) -> Bool {
        changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
    }

    /// The traits of UIKit on which dynamic colours depend.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        TraitValues.builtIn.filter { $0.affectsColorAppearance }
    }

    /// The traits of UIKit by which a variant of an image is chosen.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        TraitValues.builtIn.filter { $0 != UITraitForceTouchCapability.self }
    }
}
