/// The fonts that every iOS device has beside the system's.
///
/// A server has none of them, and apps unwrap them without looking. They exist here by name, weight and
/// slant, and are drawn and measured as the system font of the nearest design.
enum AppleFonts {
    /// A face of a family.
    struct Face: Hashable, Sendable {
        var name: String
        var family: String
        var design: UIFontDescriptor.SystemDesign
        var weight: Int
        var isItalic: Bool
    }

    /// Returns the face of a PostScript name, or the regular one of a family.
    static func face(_ name: String) -> Face? {
        faces[name] ?? families[name].flatMap { nearest(in: $0, weight: 400, isItalic: false) }
    }

    /// Returns the name of the family's face nearest to a weight and slant.
    static func name(family: String, weight: Int, isItalic: Bool) -> String {
        nearest(in: families[family] ?? [], weight: weight, isItalic: isItalic)?.name ?? family
    }

    /// Returns the names of a family's faces; none for unknown families.
    static func fontNames(_ family: String) -> [String] { families[family]?.map(\.name) ?? [] }

    /// The names of all families.
    static var familyNames: [String] { Array(families.keys) }

    private static func nearest(in faces: [Face], weight: Int, isItalic: Bool) -> Face? {
        let slanted = faces.filter { $0.isItalic == isItalic }
        return (slanted.isEmpty ? faces : slanted)
            .min { abs($0.weight - weight) < abs($1.weight - weight) }
    }

    private static let families = Dictionary(grouping: list, by: \.family)
    private static let faces = Dictionary(list.map { ($0.name, $0) }) { first, _ in first }

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
        (
            "American Typewriter", .serif,
            "AmericanTypewriter AmericanTypewriter-Light:3 AmericanTypewriter-Semibold:6 "
                + "AmericanTypewriter-Bold:7"
        ),
        ("Arial", .default, "ArialMT Arial-BoldMT:7 Arial-ItalicMT:4i Arial-BoldItalicMT:7i"),
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
                + "AvenirNextCondensed-Heavy:8 AvenirNextCondensed-Italic:4i"
        ),
        (
            "Baskerville", .serif,
            "Baskerville Baskerville-SemiBold:6 Baskerville-Bold:7 Baskerville-Italic:4i "
                + "Baskerville-SemiBoldItalic:6i Baskerville-BoldItalic:7i"
        ),
        (
            "Chalkboard SE", .rounded,
            "ChalkboardSE-Regular ChalkboardSE-Light:3 ChalkboardSE-Bold:7"
        ),
        ("Chalkduster", .rounded, "Chalkduster"),
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
        ("Didot", .serif, "Didot Didot-Bold:7 Didot-Italic:4i"),
        ("Futura", .default, "Futura-Medium:5 Futura-Bold:7 Futura-MediumItalic:5i"),
        (
            "Georgia", .serif,
            "Georgia Georgia-Bold:7 Georgia-Italic:4i Georgia-BoldItalic:7i"
        ),
        (
            "Gill Sans", .default,
            "GillSans GillSans-Light:3 GillSans-SemiBold:6 GillSans-Bold:7 GillSans-Italic:4i "
                + "GillSans-LightItalic:3i GillSans-SemiBoldItalic:6i GillSans-BoldItalic:7i"
        ),
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
        ("Hoefler Text", .serif, "HoeflerText-Regular HoeflerText-Black:9 HoeflerText-Italic:4i"),
        ("Marker Felt", .rounded, "MarkerFelt-Thin MarkerFelt-Wide:7"),
        ("Menlo", .monospaced, "Menlo-Regular Menlo-Bold:7 Menlo-Italic:4i Menlo-BoldItalic:7i"),
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
        ("Snell Roundhand", .serif, "SnellRoundhand SnellRoundhand-Bold:7 SnellRoundhand-Black:9"),
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
        ("Zapfino", .serif, "Zapfino"),
    ]
}
