import CoreGraphics

extension UITraitCollection {
    /// Creates a collection that specifies only the style of the interface.
    public convenience init(userInterfaceStyle value: UIUserInterfaceStyle) {
        var values = TraitValues()
        values.userInterfaceStyle = value
        self.init(values)
    }

    /// Creates a collection that specifies only the horizontal size class.
    public convenience init(horizontalSizeClass value: UIUserInterfaceSizeClass) {
        var values = TraitValues()
        values.horizontalSizeClass = value
        self.init(values)
    }

    /// Creates a collection that specifies only the vertical size class.
    public convenience init(verticalSizeClass value: UIUserInterfaceSizeClass) {
        var values = TraitValues()
        values.verticalSizeClass = value
        self.init(values)
    }

    /// Creates a collection that specifies only the number of pixels in a point.
    public convenience init(displayScale scale: CGFloat) {
        var values = TraitValues()
        values.displayScale = scale
        self.init(values)
    }

    /// Creates a collection that specifies only the direction of the layout.
    public convenience init(layoutDirection value: UITraitEnvironmentLayoutDirection) {
        var values = TraitValues()
        values.layoutDirection = value
        self.init(values)
    }

    /// Creates a collection that specifies only the type of interface.
    public convenience init(userInterfaceIdiom value: UIUserInterfaceIdiom) {
        var values = TraitValues()
        values.userInterfaceIdiom = value
        self.init(values)
    }

    /// Creates a collection that specifies only the preferred text size.
    public convenience init(preferredContentSizeCategory value: UIContentSizeCategory) {
        var values = TraitValues()
        values.preferredContentSizeCategory = value
        self.init(values)
    }

    /// Creates a collection that specifies only the preferred contrast.
    public convenience init(accessibilityContrast value: UIAccessibilityContrast) {
        var values = TraitValues()
        values.accessibilityContrast = value
        self.init(values)
    }

    /// Creates a collection that specifies only the level above other content.
    public convenience init(userInterfaceLevel value: UIUserInterfaceLevel) {
        var values = TraitValues()
        values.userInterfaceLevel = value
        self.init(values)
    }

    /// Creates a collection that specifies only the range of colours.
    public convenience init(displayGamut value: UIDisplayGamut) {
        var values = TraitValues()
        values.displayGamut = value
        self.init(values)
    }

    /// Creates a collection that specifies only the preferred weight of text.
    public convenience init(legibilityWeight value: UILegibilityWeight) {
        var values = TraitValues()
        values.legibilityWeight = value
        self.init(values)
    }

    /// Creates a collection that specifies only the measuring of force.
    public convenience init(forceTouchCapability value: UIForceTouchCapability) {
        var values = TraitValues()
        values.forceTouchCapability = value
        self.init(values)
    }
}
