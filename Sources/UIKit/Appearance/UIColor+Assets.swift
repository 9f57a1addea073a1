import Foundation
import InterfaceBuilder

extension UIColor {
    /// Creates a colour of the app's asset catalogs; nil where there is none of that name.
    ///
    /// It follows the traits as its variants say: dark, high contrast, idiom.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates a colour of a bundle's asset catalogs.
    ///
    /// - Note: Differs from UIKit: the given traits do not matter; the colour follows those that it is
    ///   shown with.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        let assets = bundle.map { AssetCatalogs(bundle: $0) } ?? .app
        guard let set = assets.color(named: name) else { return nil }
        self.init(set)
    }

    /// Creates the colour of a document's numbers, equal to one that code makes of them.
    convenience init(_ components: IBColorComponents) {
        let values = components.values.map { CGFloat($0) }
        let alpha = CGFloat(components.alpha)
        switch (components.space, values.count) {
        case (.gray, 1...): self.init(white: values[0], alpha: alpha)
        case (.sRGB, 3...):
            self.init(red: values[0], green: values[1], blue: values[2], alpha: alpha)
        case (.displayP3, 3...):
            self.init(displayP3Red: values[0], green: values[1], blue: values[2], alpha: alpha)
        default: self.init(white: 0, alpha: 0)
        }
    }

    /// Creates the colour of a catalog, with its variants for traits.
    convenience init(_ set: IBColorSet) {
        let variants = set
        self.init { traits in
            let wanted = IBAssetTraits(traits)
            switch variants.color(for: wanted) {
            case .components(let components)?: return UIColor(components)
            case .system(let name, _)?: return .named(system: name) ?? .clear
            default: return .clear
            }
        }
    }
}

extension IBAssetTraits {
    /// The traits of a scene, as catalogs have them.
    init(_ traits: UITraitCollection) {
        self.init(
            idiom: traits.userInterfaceIdiom == .pad ? "ipad" : "iphone",
            isDark: traits.userInterfaceStyle == .dark,
            isHighContrast: traits.accessibilityContrast == .high
        )
        isRightToLeft = traits.layoutDirection == .rightToLeft
        widthClass = Self.name(of: traits.horizontalSizeClass)
        heightClass = Self.name(of: traits.verticalSizeClass)
    }

    private static func name(of sizeClass: UIUserInterfaceSizeClass) -> String? {
        switch sizeClass {
        case .compact: "compact"
        case .regular: "regular"
        default: nil
        }
    }
}
