import Foundation
import Synchronization
import TextMetrics

/// The font files of the process: one library for all scenes.
package enum ProcessFonts {
    private enum State {
        case unread
        case ready(FontLibrary)
        case missing
    }

    // Font files belong to the process, as on iOS; fonts are asked for from any thread.
    private static let state = Mutex<State>(.unread)

    /// Reads the font files from configured folders, and those among the app's resources.
    ///
    /// Call it before the first label is measured.
    package static func load(_ configuration: FontLibrary.Configuration) throws(FontError) {
        var configuration = configuration
        configuration.files += files(in: ImageCatalog.app.directories)
        let library = try FontLibrary(configuration)
        state.withLock { $0 = .ready(library) }
        NamedFonts.current = NamedFonts(library)
    }

    /// Returns the paths of the font files in folders of resources.
    static func files(in directories: [URL]) -> [String] {
        let manager = FileManager.default
        return directories.flatMap { directory in
            var names: [String] = []
            if directory.pathExtension == "resources" {
                let found = manager.enumerator(atPath: directory.path)?.allObjects ?? []
                names = found.compactMap { $0 as? String }
            } else {
                // Beside the executable lies more than resources: its folders are not searched.
                names = (try? manager.contentsOfDirectory(atPath: directory.path)) ?? []
            }
            return names.filter { name in
                ["ttf", "otf", "ttc"].contains((name as NSString).pathExtension.lowercased())
            }.sorted().map { directory.path + "/" + $0 }
        }
    }

    /// The library; made from Debian's folders when first asked for, nil where Inter is missing.
    package static var library: FontLibrary? {
        let known = state.withLock { state -> FontLibrary?? in
            switch state {
            case .unread: nil
            case .ready(let library): .some(library)
            case .missing: .some(nil)
            }
        }
        return known ?? loadDefault()
    }

    private static func loadDefault() -> FontLibrary? {
        do {
            try load(FontLibrary.Configuration())
        } catch {
            state.withLock { $0 = .missing }
            let message = "Text is measured by estimate: \(error)"
            DispatchQueue.main.async {
                MainActor.assumeIsolated { Diagnostics.report(message) }
            }
            return nil
        }
        return state.withLock { state in
            if case .ready(let library) = state { return library }
            return nil
        }
    }
}

extension TextFont {
    /// What Korean has after each syllable at one point: syllables are 0.92 wide here, and 0.866 on
    /// iOS, by the labels that Interface Builder saved.
    private static let narrowHangul = -0.054

    /// Creates the font that the server measures for UIKit's.
    init(_ font: UIFont, scale: CGFloat = 1) {
        self = scale == 1 ? font.measured : TextFont(font.values, scale: scale)
        if font.values.scaling != nil { leading = Double(font.styleLeading * scale) }
    }

    /// Creates the font that the server measures for UIKit's where it draws a text.
    init(_ font: UIFont, scale: CGFloat, drawing text: String) {
        self.init(font, scale: scale)
        guard font.pointSize * scale >= UIFont.smallestDisplaySize, tracking != 0 else { return }
        let letters = LetterKind(text)
        if letters != .mixed {
            tracking = Double(font.values.tracking(scale: scale, letters: letters))
        }
    }

    /// Creates the font that the server measures for the one that is described.
    init(_ description: FontDescription, scale: CGFloat = 1) {
        let family: Family =
            if let name = description.name {
                .named(name)
            } else {
                switch description.design {
                case .serif: .named("Noto Serif")
                case .monospaced: .monospaced
                default: .system
                }
            }
        self.init(
            family: family,
            size: Double(description.size * scale),
            weight: description.weight.openTypeWeight,
            isItalic: description.isItalic,
            features: description.features,
            tracking: Double(description.tracking(scale: scale)),
            hangulTracking: Double(description.size * scale) * TextFont.narrowHangul
        )
        if let measures = description.standsInFor.flatMap(AppleFonts.measures) {
            ascent = measures.ascender
            descent = measures.leading - measures.descender
        }
    }
}

extension NamedFonts {
    /// Creates the answers of a library about fonts that apps name.
    init(_ library: FontLibrary) {
        self.init(
            familyNames: { library.familyNames },
            fontNames: { library.fontNames(ofFamily: $0) },
            face: { name in Face(name: name, in: library) },
            metrics: { face in
                let font = TextFont(
                    family: .named(face.family),
                    size: 1,
                    weight: face.weight,
                    isItalic: face.isItalic
                )
                let metrics = library.metrics(of: font)
                return Metrics(
                    ascender: metrics.ascender,
                    descender: metrics.descender,
                    leading: metrics.leading,
                    capHeight: metrics.capHeight,
                    xHeight: metrics.xHeight
                )
            },
            postScriptName: { face in
                library.postScriptName(
                    family: face.family,
                    weight: face.weight,
                    isItalic: face.isItalic
                )
            }
        )
    }
}

extension NamedFonts.Face {
    /// Creates the face of a family's name, of a PostScript name or of a full one.
    fileprivate init?(name: String, in library: FontLibrary) {
        if library.hasFamily(name) {
            self.init(family: name)
            return
        }
        if let style = library.style(ofFont: name) {
            self.init(family: style.family, weight: style.weight, isItalic: style.isItalic)
            return
        }
        // A weight between those that the family has.
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        guard parts.count == 2, library.hasFamily(parts[0]) else { return nil }
        var face = parts[1]
        let isItalic = face.hasSuffix("Italic")
        if isItalic { face.removeLast("Italic".count) }
        guard let weight = Self.weights[face.isEmpty ? "regular" : face.lowercased()] else {
            return nil
        }
        self.init(family: parts[0], weight: weight, isItalic: isItalic)
    }

    private static let weights = [
        "thin": 100, "extralight": 200, "ultralight": 200, "light": 300, "regular": 400,
        "medium": 500, "semibold": 600, "bold": 700, "extrabold": 800, "heavy": 800,
        "black": 900, "hairline": 100, "book": 400, "roman": 400, "normal": 400, "demi": 600,
        "demibold": 600, "ultrabold": 800, "ultra": 900,
    ]
}
