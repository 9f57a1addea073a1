/// The fonts that every iOS device has beside the system's.
///
/// A server has none of them, and apps unwrap them without looking. They exist here by name, weight and
/// slant, and are drawn and measured as the system font of the nearest design; the lines of those that
/// apps name most are as high as on iOS.
enum AppleFonts {
    /// A face of a family.
    struct Face: Hashable, Sendable {
        var name: String
        var family: String
        var design: UIFontDescriptor.SystemDesign
        var weight: Int
        var isItalic: Bool
    }

    /// Returns the face of a PostScript name, or the regular one of a family, in letters of any case.
    static func face(_ name: String) -> Face? { named[name.lowercased()] }

    /// Returns the name of the family's face nearest to a weight and slant.
    static func name(family: String, weight: Int, isItalic: Bool) -> String {
        nearest(in: families[family] ?? [], weight: weight, isItalic: isItalic)?.name ?? family
    }

    /// Returns the names of a family's faces; none for unknown families.
    static func fontNames(_ family: String) -> [String] { families[family]?.map(\.name) ?? [] }

    /// The names of all families.
    static var familyNames: [String] { Array(families.keys) }

    /// How high the lines of a family are, for each point; descenders are negative.
    struct Measures: Sendable {
        var ascender, descender, leading: Double
    }

    /// Returns how high a family's lines are; nil where that is not known, as high as the system's.
    static func measures(_ family: String) -> Measures? { knownMeasures[family] }

    // As UIKit says them of Helvetica, and as the files of the other families do.
    private static let knownMeasures: [String: Measures] = [
        "Arial": Measures(ascender: 0.90527, descender: -0.21191, leading: 0.03271),
        "Avenir": Measures(ascender: 1, descender: -0.366, leading: 0),
        "Avenir Next": Measures(ascender: 1, descender: -0.366, leading: 0),
        "Courier New": Measures(ascender: 0.83252, descender: -0.30029, leading: 0),
        "Georgia": Measures(ascender: 0.91699, descender: -0.21924, leading: 0),
        "Helvetica": Measures(ascender: 0.92002, descender: -0.22998, leading: 0),
        "Helvetica Neue": Measures(ascender: 0.952, descender: -0.213, leading: 0.028),
        "Menlo": Measures(ascender: 0.92822, descender: -0.23584, leading: 0),
        "Times New Roman": Measures(ascender: 0.89111, descender: -0.21631, leading: 0.04248),
        "Trebuchet MS": Measures(ascender: 0.93896, descender: -0.22217, leading: 0),
        "Verdana": Measures(ascender: 1.00537, descender: -0.20996, leading: 0),
    ]

    private static func nearest(in faces: [Face], weight: Int, isItalic: Bool) -> Face? {
        let slanted = faces.filter { $0.isItalic == isItalic }
        return (slanted.isEmpty ? faces : slanted)
            .min { abs($0.weight - weight) < abs($1.weight - weight) }
    }

    private static let families = Dictionary(grouping: list, by: \.family)
    /// The faces by their names and those of families, in small letters.
    private static let named: [String: Face] = {
        let regular = families.compactMap { family, faces in
            nearest(in: faces, weight: 400, isItalic: false).map { (family.lowercased(), $0) }
        }
        let faces = list.map { ($0.name.lowercased(), $0) }
        return Dictionary(faces + regular) { first, _ in first }
    }()

    private static let list: [Face] = table.flatMap { family, design, faces in
        faces.split(separator: " ").map { face in
            let parts = face.split(separator: ":")
            return Face(
                name: String(parts[0]),
                family: family,
                design: design,
                weight: (parts.count > 1 ? parts[1].first?.wholeNumberValue ?? 4 : 4) * 100,
                isItalic: parts.count > 1 && parts[1].hasSuffix("i")
            )
        }
    }

    /// Each face with its weight in hundreds, and "i" where it is slanted; 4 where there is none.
    private static let table: [(String, UIFontDescriptor.SystemDesign, String)] = [
        ("Academy Engraved LET", .serif, "AcademyEngravedLetPlain"),
        (
            "American Typewriter", .serif,
            "AmericanTypewriter AmericanTypewriter-Light:3 AmericanTypewriter-Semibold:6 "
                + "AmericanTypewriter-Bold:7 AmericanTypewriter-Condensed "
                + "AmericanTypewriter-CondensedLight:3 AmericanTypewriter-CondensedBold:7"
        ),
        ("Apple Color Emoji", .default, "AppleColorEmoji"),
        (
            "Apple SD Gothic Neo", .default,
            "AppleSDGothicNeo-Regular AppleSDGothicNeo-UltraLight:1 AppleSDGothicNeo-Thin:2 "
                + "AppleSDGothicNeo-Light:3 AppleSDGothicNeo-Medium:5 "
                + "AppleSDGothicNeo-SemiBold:6 AppleSDGothicNeo-Bold:7"
        ),
        ("Apple Symbols", .default, "AppleSymbols"),
        ("Arial", .default, "ArialMT Arial-BoldMT:7 Arial-ItalicMT:4i Arial-BoldItalicMT:7i"),
        ("Arial Hebrew", .default, "ArialHebrew ArialHebrew-Light:3 ArialHebrew-Bold:7"),
        ("Arial Rounded MT Bold", .rounded, "ArialRoundedMTBold:7"),
        (
            "Avenir", .default,
            "Avenir-Roman Avenir-Book:3 Avenir-Light:2 Avenir-Medium:5 Avenir-Heavy:8 "
                + "Avenir-Black:9 Avenir-Oblique:4i Avenir-BookOblique:3i Avenir-LightOblique:2i "
                + "Avenir-MediumOblique:5i Avenir-HeavyOblique:8i Avenir-BlackOblique:9i"
        ),
        (
            "Avenir Next", .default,
            "AvenirNext-Regular AvenirNext-UltraLight:2 AvenirNext-Medium:5 AvenirNext-DemiBold:6 "
                + "AvenirNext-Bold:7 AvenirNext-Heavy:8 AvenirNext-Italic:4i "
                + "AvenirNext-UltraLightItalic:2i AvenirNext-MediumItalic:5i "
                + "AvenirNext-DemiBoldItalic:6i AvenirNext-BoldItalic:7i AvenirNext-HeavyItalic:8i"
        ),
        (
            "Avenir Next Condensed", .default,
            "AvenirNextCondensed-Regular AvenirNextCondensed-Medium:5 "
                + "AvenirNextCondensed-DemiBold:6 AvenirNextCondensed-Bold:7 "
                + "AvenirNextCondensed-Heavy:8 AvenirNextCondensed-UltraLight:2 "
                + "AvenirNextCondensed-Italic:4i AvenirNextCondensed-UltraLightItalic:2i "
                + "AvenirNextCondensed-MediumItalic:5i AvenirNextCondensed-DemiBoldItalic:6i "
                + "AvenirNextCondensed-BoldItalic:7i AvenirNextCondensed-HeavyItalic:8i"
        ),
        (
            "Baskerville", .serif,
            "Baskerville Baskerville-SemiBold:6 Baskerville-Bold:7 Baskerville-Italic:4i "
                + "Baskerville-SemiBoldItalic:6i Baskerville-BoldItalic:7i"
        ),
        (
            "Bodoni 72", .serif,
            "BodoniSvtyTwoITCTT-Book BodoniSvtyTwoITCTT-Bold:7 BodoniSvtyTwoITCTT-BookIta:4i"
        ),
        (
            "Bodoni 72 Oldstyle", .serif,
            "BodoniSvtyTwoOSITCTT-Book BodoniSvtyTwoOSITCTT-Bold:7 "
                + "BodoniSvtyTwoOSITCTT-BookIt:4i"
        ),
        ("Bodoni 72 Smallcaps", .serif, "BodoniSvtyTwoSCITCTT-Book"),
        ("Bodoni Ornaments", .serif, "BodoniOrnamentsITCTT"),
        ("Bradley Hand", .rounded, "BradleyHandITCTT-Bold:7"),
        (
            "Chalkboard SE", .rounded,
            "ChalkboardSE-Regular ChalkboardSE-Light:3 ChalkboardSE-Bold:7"
        ),
        ("Chalkduster", .rounded, "Chalkduster"),
        (
            "Charter", .serif,
            "Charter-Roman Charter-Bold:7 Charter-Black:9 Charter-Italic:4i "
                + "Charter-BoldItalic:7i Charter-BlackItalic:9i"
        ),
        ("Cochin", .serif, "Cochin Cochin-Bold:7 Cochin-Italic:4i Cochin-BoldItalic:7i"),
        ("Copperplate", .serif, "Copperplate Copperplate-Light:3 Copperplate-Bold:7"),
        (
            "Courier", .monospaced,
            "Courier Courier-Bold:7 Courier-Oblique:4i Courier-BoldOblique:7i"
        ),
        (
            "Courier New", .monospaced,
            "CourierNewPSMT CourierNewPS-BoldMT:7 CourierNewPS-ItalicMT:4i "
                + "CourierNewPS-BoldItalicMT:7i"
        ),
        (
            "Damascus", .default,
            "Damascus DamascusLight:3 DamascusMedium:5 DamascusSemiBold:6 DamascusBold:7"
        ),
        ("DIN Alternate", .default, "DINAlternate-Bold:7"),
        ("DIN Condensed", .default, "DINCondensed-Bold:7"),
        ("Didot", .serif, "Didot Didot-Bold:7 Didot-Italic:4i"),
        (
            "Euphemia UCAS", .default,
            "EuphemiaUCAS EuphemiaUCAS-Bold:7 EuphemiaUCAS-Italic:4i"
        ),
        ("Farah", .default, "Farah"),
        (
            "Futura", .default,
            "Futura-Medium:5 Futura-Bold:7 Futura-MediumItalic:5i Futura-CondensedMedium:5 "
                + "Futura-CondensedExtraBold:8"
        ),
        ("Galvji", .default, "Galvji Galvji-Bold:7"),
        ("Geeza Pro", .default, "GeezaPro GeezaPro-Bold:7"),
        (
            "Georgia", .serif,
            "Georgia Georgia-Bold:7 Georgia-Italic:4i Georgia-BoldItalic:7i"
        ),
        (
            "Gill Sans", .default,
            "GillSans GillSans-Light:3 GillSans-SemiBold:6 GillSans-Bold:7 "
                + "GillSans-UltraBold:9 GillSans-Italic:4i "
                + "GillSans-LightItalic:3i GillSans-SemiBoldItalic:6i GillSans-BoldItalic:7i"
        ),
        ("Heiti SC", .default, "STHeitiSC-Light:3 STHeitiSC-Medium:5"),
        ("Heiti TC", .default, "STHeitiTC-Light:3 STHeitiTC-Medium:5"),
        (
            "Helvetica", .default,
            "Helvetica Helvetica-Light:3 Helvetica-Bold:7 Helvetica-Oblique:4i "
                + "Helvetica-LightOblique:3i Helvetica-BoldOblique:7i"
        ),
        (
            "Helvetica Neue", .default,
            "HelveticaNeue HelveticaNeue-UltraLight:1 HelveticaNeue-Thin:2 HelveticaNeue-Light:3 "
                + "HelveticaNeue-Medium:5 HelveticaNeue-Bold:7 HelveticaNeue-CondensedBold:8 "
                + "HelveticaNeue-CondensedBlack:9 HelveticaNeue-Italic:4i "
                + "HelveticaNeue-UltraLightItalic:1i HelveticaNeue-ThinItalic:2i "
                + "HelveticaNeue-LightItalic:3i HelveticaNeue-MediumItalic:5i "
                + "HelveticaNeue-BoldItalic:7i"
        ),
        ("Hiragino Kaku Gothic ProN", .default, "HiraKakuProN-W3 HiraKakuProN-W6:6"),
        ("Hiragino Maru Gothic ProN", .rounded, "HiraMaruProN-W4"),
        ("Hiragino Mincho ProN", .serif, "HiraMinProN-W3 HiraMinProN-W6:6"),
        (
            "Hiragino Sans", .default,
            "HiraginoSans-W3 HiraginoSans-W4:5 HiraginoSans-W5:5 HiraginoSans-W6:6 "
                + "HiraginoSans-W7:7 HiraginoSans-W8:8"
        ),
        (
            "Hoefler Text", .serif,
            "HoeflerText-Regular HoeflerText-Black:9 HoeflerText-Italic:4i "
                + "HoeflerText-BlackItalic:9i"
        ),
        ("Kailasa", .default, "Kailasa Kailasa-Bold:7"),
        ("Kefa", .serif, "Kefa-Regular"),
        (
            "Kohinoor Bangla", .default,
            "KohinoorBangla-Regular KohinoorBangla-Light:3 KohinoorBangla-Semibold:6"
        ),
        (
            "Kohinoor Devanagari", .default,
            "KohinoorDevanagari-Regular KohinoorDevanagari-Light:3 "
                + "KohinoorDevanagari-Semibold:6"
        ),
        (
            "Kohinoor Telugu", .default,
            "KohinoorTelugu-Regular KohinoorTelugu-Light:3 KohinoorTelugu-Medium:5"
        ),
        ("Marker Felt", .rounded, "MarkerFelt-Thin MarkerFelt-Wide:7"),
        ("Menlo", .monospaced, "Menlo-Regular Menlo-Bold:7 Menlo-Italic:4i Menlo-BoldItalic:7i"),
        ("Mishafi", .default, "DiwanMishafi"),
        ("Noteworthy", .rounded, "Noteworthy-Light:3 Noteworthy-Bold:7"),
        (
            "Optima", .default,
            "Optima-Regular Optima-Bold:7 Optima-ExtraBlack:9 Optima-Italic:4i "
                + "Optima-BoldItalic:7i"
        ),
        (
            "Palatino", .serif,
            "Palatino-Roman Palatino-Bold:7 Palatino-Italic:4i Palatino-BoldItalic:7i"
        ),
        ("Papyrus", .serif, "Papyrus Papyrus-Condensed:5"),
        ("Party LET", .rounded, "PartyLetPlain"),
        ("PingFang HK", .default, pingFang("HK")),
        ("PingFang SC", .default, pingFang("SC")),
        ("PingFang TC", .default, pingFang("TC")),
        (
            "Rockwell", .serif,
            "Rockwell-Regular Rockwell-Bold:7 Rockwell-Italic:4i Rockwell-BoldItalic:7i"
        ),
        ("Savoye LET", .serif, "SavoyeLetPlain"),
        ("Snell Roundhand", .serif, "SnellRoundhand SnellRoundhand-Bold:7 SnellRoundhand-Black:9"),
        (
            "Superclarendon", .serif,
            "Superclarendon-Regular Superclarendon-Light:3 Superclarendon-Bold:7 "
                + "Superclarendon-Black:9 Superclarendon-Italic:4i "
                + "Superclarendon-LightItalic:3i Superclarendon-BoldItalic:7i "
                + "Superclarendon-BlackItalic:9i"
        ),
        ("Symbol", .default, "Symbol"),
        ("Thonburi", .default, "Thonburi Thonburi-Light:3 Thonburi-Bold:7"),
        (
            "Times New Roman", .serif,
            "TimesNewRomanPSMT TimesNewRomanPS-BoldMT:7 TimesNewRomanPS-ItalicMT:4i "
                + "TimesNewRomanPS-BoldItalicMT:7i"
        ),
        (
            "Trebuchet MS", .default,
            "TrebuchetMS TrebuchetMS-Bold:7 TrebuchetMS-Italic:4i Trebuchet-BoldItalic:7i"
        ),
        ("Verdana", .default, "Verdana Verdana-Bold:7 Verdana-Italic:4i Verdana-BoldItalic:7i"),
        ("Zapf Dingbats", .default, "ZapfDingbatsITC"),
        ("Zapfino", .serif, "Zapfino"),
    ]

    /// The faces of a family for Chinese, by the region of its characters.
    private static func pingFang(_ region: String) -> String {
        ["Regular", "Ultralight:1", "Thin:2", "Light:3", "Medium:5", "Semibold:6"]
            .map { "PingFang\(region)-\($0)" }
            .joined(separator: " ")
    }
}
