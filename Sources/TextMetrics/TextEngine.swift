/// Everything that measuring needs, used by one thread at a time.
final class TextEngine {
    /// The installed files.
    let catalog: FontCatalog
    /// Shaping.
    let shaper: Shaper
    /// Line breaks.
    let finder: BreakFinder

    private let configuration: FontLibrary.Configuration
    private let fallback: [FallbackFace]
    private var faceSets: [FontFace: FaceSet] = [:]
    private var fonts: [TextFont: ResolvedFont] = [:]
    private var lastFont: ResolvedFont?
    private(set) var missingFamilies: Set<String> = []
    /// The parts by the names of their files, as far as rules were made.
    var files: [String: FontSubset] = [:]
    /// The installed files, and faces that use them, whose rules were made to find names of files.
    var searched: Set<String> = []

    /// The most fonts that are kept; sizes that follow a gesture must not fill the memory.
    private static let maximumFonts = 256

    /// Finds the system font.
    init(_ configuration: FontLibrary.Configuration) throws(FontError) {
        self.configuration = configuration
        catalog = FontCatalog(folders: configuration.folders, files: configuration.files)
        shaper = Shaper(language: configuration.language)
        finder = BreakFinder()
        fallback = FallbackFace.all(hanRegion: configuration.hanRegion)
        guard catalog.contains(stem: "Inter-Regular") else {
            throw .systemFontMissing(folders: configuration.folders)
        }
        // Opening it now reports a broken file at the start.
        _ = try systemFaces(weight: 400, isItalic: false)
    }

    /// Returns the files, measures and cached widths of a font.
    func resolve(_ font: TextFont) -> ResolvedFont {
        if let lastFont, lastFont.font == font { return lastFont }
        if let known = fonts[font] {
            lastFont = known
            return known
        }
        if fonts.count >= TextEngine.maximumFonts { fonts.removeAll() }
        let resolved = ResolvedFont(font: font, faces: faces(of: font))
        fonts[font] = resolved
        lastFont = resolved
        return resolved
    }

    /// Adds a file to those that are installed; false where it holds no font.
    func add(file path: String) -> Bool {
        guard catalog.add(file: path) else { return false }
        // Fonts that were missing may be there now.
        missingFamilies = []
        dropFonts()
        return true
    }

    /// Forgets the fonts with the widths that were measured in them.
    func dropFonts() {
        fonts = [:]
        lastFont = nil
    }

    /// Returns the files of a face that a style sheet names, whole family or one for stretches.
    func faceSet(named face: FontFace) -> FaceSet? {
        if let known = faceSets[face] { return known }
        var font = TextFont(
            family: .named(face.family),
            size: 1,
            weight: face.weight,
            isItalic: face.isItalic
        )
        for family in FaceSet.baseFamilies(of: face.family) {
            font.family = family == TextEngine.systemFamily ? .system : .named(family)
            if font.family != .system, catalog.faces(family: family).isEmpty { continue }
            return faces(of: font)
        }
        return nil
    }

    /// The name of the system font in the style sheet.
    static let systemFamily = "Inter"

    private func faces(of font: TextFont) -> FaceSet {
        switch font.family {
        case .system: break
        case .named(let family) where family == TextEngine.systemFamily: break
        case .named(let family):
            if let set = namedFaces(family, font) { return set }
            missingFamilies.insert(family)
        case .monospaced:
            for family in ["Noto Sans Mono", "DejaVu Sans Mono", "Liberation Mono"] {
                if let set = namedFaces(family, font) { return set }
            }
            missingFamilies.insert("monospaced")
        }
        let system = try? systemFaces(weight: font.weight, isItalic: font.isItalic)
        guard let set = system ?? faceSets.values.first(where: \.isSystem) else {
            preconditionFailure("Inter-Regular was open when the library was made.")
        }
        return set
    }

    private func systemFaces(weight: Int, isItalic: Bool) throws(FontError) -> FaceSet {
        let installed = TextEngine.weights.filter {
            catalog.contains(stem: fileStem($0.value, isItalic: isItalic))
        }
        guard let match = FontCatalog.matchingWeight(Set(installed.keys), to: weight),
            let name = installed[match]
        else {
            guard isItalic else { throw .systemFontMissing(folders: catalog.folders) }
            return try systemFaces(weight: weight, isItalic: false)
        }
        let face = FontFace(family: TextEngine.systemFamily, weight: match, isItalic: isItalic)
        if let known = faceSets[face] { return known }
        let stem = fileStem(name, isItalic: isItalic)
        guard let file = catalog.file(stem: stem) else {
            throw .notAFont(path: catalog.path(stem: stem) ?? stem)
        }
        return keep(face, primary: file, isSystem: true)
    }

    private func fileStem(_ weight: String, isItalic: Bool) -> String {
        guard isItalic else { return "Inter-" + weight }
        return weight == "Regular" ? "Inter-Italic" : "Inter-\(weight)Italic"
    }

    private static let weights = [
        100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium",
        600: "SemiBold", 700: "Bold", 800: "ExtraBold", 900: "Black",
    ]

    private func namedFaces(_ family: String, _ font: TextFont) -> FaceSet? {
        let faces = catalog.faces(family: family)
        guard
            let match = FontCatalog.match(faces, weight: font.weight, isItalic: font.isItalic),
            let file = catalog.file(stem: match.stem, index: match.index)
        else { return nil }
        let face = FontFace(family: family, weight: match.weight, isItalic: font.isItalic)
        return faceSets[face] ?? keep(face, primary: file, isSystem: false)
    }

    private func keep(_ face: FontFace, primary: FontFile, isSystem: Bool) -> FaceSet {
        let set = FaceSet(
            face: face,
            primary: primary,
            isSystem: isSystem,
            catalog: catalog,
            fallback: fallback,
            cutsFiles: configuration.cutsFiles
        )
        faceSets[face] = set
        return set
    }
}
