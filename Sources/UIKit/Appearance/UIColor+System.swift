extension UIColor {
    // Apple's Human Interface Guidelines, "Color", the specifications for iOS 13 to 18: default
    // and increased contrast, light and dark.

    /// The system's red.
    public static let systemRed = UIColor(
        "systemRedColor",
        light: 0xFF3B_30FF,
        dark: 0xFF45_3AFF,
        contrast: (0xD700_15FF, 0xFF69_61FF)
    )
    /// The system's orange.
    public static let systemOrange = UIColor(
        "systemOrangeColor",
        light: 0xFF95_00FF,
        dark: 0xFF9F_0AFF,
        contrast: (0xC934_00FF, 0xFFB3_40FF)
    )
    /// The system's yellow.
    public static let systemYellow = UIColor(
        "systemYellowColor",
        light: 0xFFCC_00FF,
        dark: 0xFFD6_0AFF,
        contrast: (0xB250_00FF, 0xFFD4_26FF)
    )
    /// The system's green.
    public static let systemGreen = UIColor(
        "systemGreenColor",
        light: 0x34C7_59FF,
        dark: 0x30D1_58FF,
        contrast: (0x248A_3DFF, 0x30DB_5BFF)
    )
    /// The system's mint.
    public static let systemMint = UIColor(
        "systemMintColor",
        light: 0x00C7_BEFF,
        dark: 0x63E6_E2FF,
        contrast: (0x0C81_7BFF, 0x66D4_CFFF)
    )
    /// The system's teal.
    public static let systemTeal = UIColor(
        "systemTealColor",
        light: 0x30B0_C7FF,
        dark: 0x40C8_E0FF,
        contrast: (0x0082_99FF, 0x5DE6_FFFF)
    )
    /// The system's cyan.
    public static let systemCyan = UIColor(
        "systemCyanColor",
        light: 0x32AD_E6FF,
        dark: 0x64D2_FFFF,
        contrast: (0x0071_A4FF, 0x70D7_FFFF)
    )
    /// The system's blue.
    public static let systemBlue = UIColor(
        "systemBlueColor",
        light: 0x007A_FFFF,
        dark: 0x0A84_FFFF,
        contrast: (0x0040_DDFF, 0x409C_FFFF)
    )
    /// The system's indigo.
    public static let systemIndigo = UIColor(
        "systemIndigoColor",
        light: 0x5856_D6FF,
        dark: 0x5E5C_E6FF,
        contrast: (0x3634_A3FF, 0x7D7A_FFFF)
    )
    /// The system's purple.
    public static let systemPurple = UIColor(
        "systemPurpleColor",
        light: 0xAF52_DEFF,
        dark: 0xBF5A_F2FF,
        contrast: (0x8944_ABFF, 0xDA8F_FFFF)
    )
    /// The system's pink.
    public static let systemPink = UIColor(
        "systemPinkColor",
        light: 0xFF2D_55FF,
        dark: 0xFF37_5FFF,
        contrast: (0xD30F_45FF, 0xFF64_82FF)
    )
    /// The system's brown.
    public static let systemBrown = UIColor(
        "systemBrownColor",
        light: 0xA284_5EFF,
        dark: 0xAC8E_68FF,
        contrast: (0x7F65_45FF, 0xB594_69FF)
    )
    /// The base grey of the system.
    public static let systemGray = UIColor(
        "systemGrayColor",
        light: 0x8E8E_93FF,
        dark: 0x8E8E_93FF,
        contrast: (0x6C6C_70FF, 0xAEAE_B2FF)
    )
    /// The second grey of the system.
    public static let systemGray2 = UIColor(
        "systemGray2Color",
        light: 0xAEAE_B2FF,
        dark: 0x6363_66FF,
        contrast: (0x8E8E_93FF, 0x7C7C_80FF)
    )
    /// The third grey of the system.
    public static let systemGray3 = UIColor(
        "systemGray3Color",
        light: 0xC7C7_CCFF,
        dark: 0x4848_4AFF,
        contrast: (0xAEAE_B2FF, 0x5454_56FF)
    )
    /// The fourth grey of the system.
    public static let systemGray4 = UIColor(
        "systemGray4Color",
        light: 0xD1D1_D6FF,
        dark: 0x3A3A_3CFF,
        contrast: (0xBCBC_C0FF, 0x4444_46FF)
    )
    /// The fifth grey of the system.
    public static let systemGray5 = UIColor(
        "systemGray5Color",
        light: 0xE5E5_EAFF,
        dark: 0x2C2C_2EFF,
        contrast: (0xD8D8_DCFF, 0x3636_38FF)
    )
    /// The sixth grey of the system.
    public static let systemGray6 = UIColor(
        "systemGray6Color",
        light: 0xF2F2_F7FF,
        dark: 0x1C1C_1EFF,
        contrast: (0xEBEB_F0FF, 0x2424_26FF)
    )
}

extension UIColor {
    convenience init(
        _ name: String,
        light: UInt32,
        dark: UInt32,
        contrast: (light: UInt32, dark: UInt32)? = nil,
        elevated: (normal: UInt32, contrast: UInt32)? = nil
    ) {
        let palette = UIColorPalette(
            name,
            light: light,
            dark: dark,
            contrast: contrast,
            elevated: elevated
        )
        self.init(storage: .palette(palette))
    }
}
