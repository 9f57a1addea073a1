extension UIColor {
    // The values that UIKit of iOS 13 to 18 resolves them to, by style, contrast and level.

    /// The text of primary content.
    public static let label = UIColor(
        "labelColor",
        light: 0x0000_00FF,
        dark: 0xFFFF_FFFF
    )
    /// The text of secondary content.
    public static let secondaryLabel = UIColor(
        "secondaryLabelColor",
        light: 0x3C3C_4399,
        dark: 0xEBEB_F599,
        contrast: (0x3C3C_43AD, 0xEBEB_F5AD)
    )
    /// The text of tertiary content.
    public static let tertiaryLabel = UIColor(
        "tertiaryLabelColor",
        light: 0x3C3C_434C,
        dark: 0xEBEB_F54C,
        contrast: (0x3C3C_4360, 0xEBEB_F560)
    )
    /// The text of quaternary content.
    public static let quaternaryLabel = UIColor(
        "quaternaryLabelColor",
        light: 0x3C3C_432D,
        dark: 0xEBEB_F528,
        contrast: (0x3C3C_4342, 0xEBEB_F53D)
    )
    /// The placeholder of controls and text views.
    public static let placeholderText = UIColor(
        "placeholderTextColor",
        light: 0x3C3C_434C,
        dark: 0xEBEB_F54C,
        contrast: (0x3C3C_4360, 0xEBEB_F560)
    )
    /// The text of links.
    public static let link = UIColor(
        "linkColor",
        light: 0x007A_FFFF,
        dark: 0x0984_FFFF
    )
    /// A thin line that lets some of what is below through.
    public static let separator = UIColor(
        "separatorColor",
        light: 0x3C3C_4349,
        dark: 0x5454_5899,
        contrast: (0x3C3C_435E, 0x5454_58AD)
    )
    /// A thin line that hides what is below.
    public static let opaqueSeparator = UIColor(
        "opaqueSeparatorColor",
        light: 0xC6C6_C8FF,
        dark: 0x3838_3AFF
    )
    /// The fill of thin and small shapes.
    public static let systemFill = UIColor(
        "systemFillColor",
        light: 0x7878_8033,
        dark: 0x7878_805B,
        contrast: (0x7878_8047, 0x7878_8070)
    )
    /// The fill of shapes of medium size.
    public static let secondarySystemFill = UIColor(
        "secondarySystemFillColor",
        light: 0x7878_8028,
        dark: 0x7878_8051,
        contrast: (0x7878_803D, 0x7878_8066)
    )
    /// The fill of large shapes.
    public static let tertiarySystemFill = UIColor(
        "tertiarySystemFillColor",
        light: 0x7676_801E,
        dark: 0x7676_803D,
        contrast: (0x7676_8033, 0x7676_8051)
    )
    /// The fill of large areas with complex content.
    public static let quaternarySystemFill = UIColor(
        "quaternarySystemFillColor",
        light: 0x7474_8014,
        dark: 0x7676_802D,
        contrast: (0x7474_8028, 0x7676_8042)
    )
    /// The main background.
    public static let systemBackground = UIColor(
        "systemBackgroundColor",
        light: 0xFFFF_FFFF,
        dark: 0x0000_00FF,
        contrast: (0xFFFF_FFFF, 0x0000_00FF),
        elevated: (0x1C1C_1EFF, 0x2424_26FF)
    )
    /// The background of content on the main background.
    public static let secondarySystemBackground = UIColor(
        "secondarySystemBackgroundColor",
        light: 0xF2F2_F7FF,
        dark: 0x1C1C_1EFF,
        contrast: (0xEBEB_F0FF, 0x2424_26FF),
        elevated: (0x2C2C_2EFF, 0x3636_38FF)
    )
    /// The background of content on the secondary background.
    public static let tertiarySystemBackground = UIColor(
        "tertiarySystemBackgroundColor",
        light: 0xFFFF_FFFF,
        dark: 0x2C2C_2EFF,
        contrast: (0xFFFF_FFFF, 0x3636_38FF),
        elevated: (0x3A3A_3CFF, 0x4444_46FF)
    )
    /// The main background of grouped content.
    public static let systemGroupedBackground = UIColor(
        "systemGroupedBackgroundColor",
        light: 0xF2F2_F7FF,
        dark: 0x0000_00FF,
        contrast: (0xEBEB_F0FF, 0x0000_00FF),
        elevated: (0x1C1C_1EFF, 0x2424_26FF)
    )
    /// The background of groups.
    public static let secondarySystemGroupedBackground = UIColor(
        "secondarySystemGroupedBackgroundColor",
        light: 0xFFFF_FFFF,
        dark: 0x1C1C_1EFF,
        contrast: (0xFFFF_FFFF, 0x2424_26FF),
        elevated: (0x2C2C_2EFF, 0x3636_38FF)
    )
    /// The background of content in groups.
    public static let tertiarySystemGroupedBackground = UIColor(
        "tertiarySystemGroupedBackgroundColor",
        light: 0xF2F2_F7FF,
        dark: 0x2C2C_2EFF,
        contrast: (0xEBEB_F0FF, 0x3636_38FF),
        elevated: (0x3A3A_3CFF, 0x4444_46FF)
    )
    /// The tint colour of the view that shows it; systemBlue outside of views.
    public static let tintColor = UIColor(
        "tintColor",
        light: 0x007A_FFFF,
        dark: 0x0A84_FFFF,
        contrast: (0x0040_DDFF, 0x409C_FFFF)
    )
    /// The background of grouped tables, under its name of iOS before 13.
    public static var groupTableViewBackground: UIColor { systemGroupedBackground }
    /// Light text on a dark background: the same in every style.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Dark text on a light background: the same in every style.
    public static let darkText = UIColor(white: 0, alpha: 1)
}
