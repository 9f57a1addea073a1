import CoreGraphics
import Synchronization

/// The installed fonts: measures and breaks text, and gives the browser the same files.
package final class FontLibrary: Sendable {
    /// Where fonts are and how they are used.
    package struct Configuration: Sendable {
        /// The folders that are searched, with all below them; default Debian's.
        package var folders = ["/usr/share/fonts"]
        /// Font files beside those of the folders, which win over them; default none.
        package var files: [String] = []
        /// The folder that keeps the browser's files; default below the user's cache folder.
        package var cacheFolder = FontLibrary.defaultCacheFolder()
        /// The language of the page, such as "en"; nil for none.
        package var language: String?
        /// The region whose forms of Han characters are used; default Japan.
        package var hanRegion = HanRegion.japan
        /// Whether faces are cut into files by ranges of characters; default true.
        package var cutsFiles = true

        /// Creates the default configuration.
        package init() {}
    }

    /// The regions that write Han characters in forms of their own.
    package enum HanRegion: Sendable {
        case japan, korea, simplifiedChina, taiwan, hongKong

        /// The number of the face in Noto's collections.
        var faceIndex: Int {
            switch self {
            case .japan: 0
            case .korea: 1
            case .simplifiedChina: 2
            case .taiwan: 3
            case .hongKong: 4
            }
        }
    }

    let engine: Mutex<TextEngine>
    let store: SubsetStore

    /// Looks for fonts; opens the system font only.
    package init(_ configuration: Configuration = Configuration()) throws(FontError) {
        engine = Mutex(try TextEngine(configuration))
        store = SubsetStore(folder: configuration.cacheFolder)
    }

    /// The families that were asked for and are not installed.
    package var missingFamilies: Set<String> { engine.withLock { $0.missingFamilies } }

    /// The names of the installed families, in no order.
    ///
    /// The first call reads the names in all font files, which takes 0.1 s for Debian's Noto.
    package var familyNames: [String] { engine.withLock { $0.catalog.familyNames } }

    /// Returns the PostScript names of a family's faces; none where it is not installed.
    package func fontNames(ofFamily name: String) -> [String] {
        engine.withLock { engine in
            engine.catalog.faces(family: name).compactMap { engine.catalog.postScriptName(of: $0) }
        }
    }

    /// Drops measured widths and the browser's files from memory; all of it comes again when needed.
    package func trimCaches() {
        engine.withLock { $0.dropFonts() }
        store.trim()
    }

    /// Returns the style of the face with a PostScript name or a full one; nil where none has it.
    ///
    /// Where the family has another face of that weight and slant, the name stands for the family.
    package func style(ofFont name: String) -> (family: String, weight: Int, isItalic: Bool)? {
        engine.withLock { $0.catalog.style(ofFont: name) }
    }

    /// Returns the PostScript name of a family's face; nil where the family is not installed.
    package func postScriptName(family: String, weight: Int, isItalic: Bool) -> String? {
        engine.withLock { engine in
            let faces = engine.catalog.faces(family: family)
            return FontCatalog.match(faces, weight: weight, isItalic: isItalic)
                .flatMap { engine.catalog.postScriptName(of: $0) }
        }
    }

    /// Adds the fonts of a file to those that are installed; false where it holds none.
    package func add(file path: String) -> Bool { engine.withLock { $0.add(file: path) } }

    /// Returns the PostScript name of the first font in the bytes of a file; nil for other bytes.
    package static func postScriptName(in bytes: [UInt8]) -> String? {
        FontCatalog.readFaces(in: bytes).first?.names.first
    }

    /// Returns whether a family is installed.
    package func hasFamily(_ name: String) -> Bool {
        engine.withLock {
            name == TextEngine.systemFamily || !$0.catalog.faces(family: name).isEmpty
        }
    }

    /// Returns the vertical measures of a font, in points.
    package func metrics(of font: TextFont) -> FontMetrics {
        engine.withLock { $0.resolve(font).metrics }
    }

    /// Returns the face that draws a font's text in the page's style sheet.
    package func face(of font: TextFont) -> FontFace {
        engine.withLock { $0.resolve(font).faces.face }
    }

    /// Returns whether a font's own files draw all of a text, so that its tracking holds for it.
    package func draws(_ text: String, font: TextFont) -> Bool {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return true }
        return engine.withLock { engine in
            let faces = engine.resolve(font).faces
            return text.unicodeScalars.allSatisfy { scalar in
                let owner = faces.owner(of: scalar.value)
                return owner == FaceSet.nobody || faces.isOwn(Int(owner))
            }
        }
    }

    /// Returns the width of a text in one line, in points.
    package func width(of text: String, font: TextFont, kern: Double = 0) -> Double {
        engine.withLock { $0.width(of: text, $0.resolve(font), kern: kern.isFinite ? kern : 0) }
    }

    /// Breaks and places a text in one font.
    package func layOut(
        _ text: String,
        font: TextFont,
        style: ParagraphStyle = ParagraphStyle(),
        limits: LayoutLimits = LayoutLimits()
    ) -> LaidOutText {
        engine.withLock { engine in
            if let line = engine.layOutLine(text, font, style: style, limits: limits) {
                return line
            }
            return engine.layOut([AttributedRun(text, font: font)], style: style, limits: limits)
        }
    }

    /// Breaks and places runs in several fonts.
    package func layOut(
        _ runs: [AttributedRun],
        style: ParagraphStyle = ParagraphStyle(),
        limits: LayoutLimits = LayoutLimits()
    ) -> LaidOutText {
        engine.withLock { $0.layOut(runs, style: style, limits: limits) }
    }
}
