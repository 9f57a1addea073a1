import Foundation
import InterfaceBuilder

/// An Interface Builder document with what is needed to make objects of it.
@MainActor
@usableFromInline
package final class NibSource {
    /// The document.
    package let document: IBDocument
    /// The file; nil for a document from memory.
    package let url: URL?
    /// Whether the document is shown as a designer made it: without the app's classes, with what
    /// exists in the tool only.
    package let isPreview: Bool
    /// The warnings of all that was made of the document, each once.
    package private(set) var warnings: [NibWarning] = []

    /// Whether views without content keep the sizes that the document shows; default false.
    ///
    /// So they do on the tool's canvas: it is for previews in the document's own size.
    package var keepsShownSizes = false
    /// Whether labels are whole points large.
    private(set) lazy var roundsLabels = isPreview && document.roundsLabels

    let assets: AssetCatalogs
    /// What constraints leave open of the views that are made together, found once.
    var openViews: [OpenView.Group: [OpenView]] = [:]
    /// The strings tables that were read, by their languages.
    private(set) var strings: [String: IBStringsTable] = [:]
    private lazy var stringsLanguages = findStringsLanguages()
    private lazy var catalog = makeCatalog()
    private var fonts: [IBFont: UIFont] = [:]
    /// The pictures of a preview, where those that are missing are drawn or left out.
    private var previewImages: [String: UIImage?] = [:]

    /// Creates a source.
    package init(_ document: IBDocument, url: URL? = nil, isPreview: Bool = false) {
        self.document = document
        self.url = url
        self.isPreview = isPreview
        let folder = url?.deletingLastPathComponent()
        assets =
            folder.map { AssetCatalogs(besideDocumentIn: $0) } ?? AssetCatalogs(folders: [])
    }

    /// Reads the document of a file.
    package convenience init(
        contentsOf url: URL,
        expecting kind: IBDocumentKind? = nil,
        isPreview: Bool = false
    ) throws(DocumentError) {
        self.init(
            try IBDocument(contentsOf: url, expecting: kind),
            url: url,
            isPreview: isPreview
        )
    }

    /// Notes a warning once, and reports it; previews do not report.
    func warn(_ problem: NibWarning.Problem, line: Int) {
        let warning = NibWarning(fileName: document.fileName, line: line, problem: problem)
        if NibClasses.isStrict, !isPreview, problem.isMissingClass {
            preconditionFailure("\(warning)")
        }
        guard warnings.count < IBLimits.warnings, !warnings.contains(warning) else { return }
        warnings.append(warning)
        if !isPreview { Diagnostics.report(warning.description) }
    }

    // MARK: - Texts

    /// Returns the text of a property: the one of a strings table in the user's language, else the
    /// document's own.
    func text(_ property: String, of object: IBObject) -> String? {
        localized(property, of: object.id) ?? object.localizedText(property)
    }

    /// Returns the text that a strings table has for an object's property.
    func localized(_ property: String, of id: String?) -> String? {
        guard let id, let url else { return nil }
        for language in NibFiles.languages {
            if let text = table(language, url)?.text(property, of: id) { return text }
            if let text = catalog?.tables[language]?.text(property, of: id) { return text }
        }
        return nil
    }

    /// Returns the string catalog of the document; Xcode keeps it beside it or in `mul.lproj`.
    private func makeCatalog() -> IBStringCatalog? {
        guard let url else { return nil }
        let folder = Self.languageFolders(of: url)
        let name = url.deletingPathExtension().lastPathComponent + ".xcstrings"
        for folder in [folder.appendingPathComponent("mul.lproj"), folder] {
            let file = folder.appendingPathComponent(name)
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            do throws(DocumentError) {
                return try IBStringCatalog(contentsOf: file)
            } catch {
                Diagnostics.report(error.description)
            }
        }
        return nil
    }

    /// Returns the languages that the document has a strings table in.
    private func findStringsLanguages() -> Set<String> {
        guard let url else { return [] }
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: Self.languageFolders(of: url).path
        )
        let languages = (names ?? []).filter { $0.hasSuffix(".lproj") }.map {
            String($0.dropLast(".lproj".count))
        }
        return Set(
            languages.filter {
                FileManager.default.fileExists(atPath: Self.stringsFile($0, of: url).path)
            }
        )
    }

    private static func languageFolders(of url: URL) -> URL {
        let folder = url.deletingLastPathComponent()
        return folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    }

    private static func stringsFile(_ language: String, of url: URL) -> URL {
        languageFolders(of: url).appendingPathComponent("\(language).lproj")
            .appendingPathComponent(url.deletingPathExtension().lastPathComponent + ".strings")
    }

    private func table(_ language: String, _ url: URL) -> IBStringsTable? {
        if let known = strings[language] { return known }
        // Nothing is kept of languages without a table: there is no end of them.
        guard stringsLanguages.contains(language) else { return nil }
        var table = IBStringsTable(entries: [:])
        do throws(DocumentError) {
            table = try IBStringsTable(contentsOf: Self.stringsFile(language, of: url))
        } catch {
            Diagnostics.report(error.description)
        }
        strings[language] = table
        return table
    }

    // MARK: - Fonts

    /// Returns the font that a document describes.
    func font(_ font: IBFont, line: Int) -> UIFont {
        // How large a text style is depends on who sees it; the document is everybody's.
        if case .textStyle = font.kind { return makeFont(font, line: line) }
        if let known = fonts[font] { return known }
        var made = makeFont(font, line: line)
        let version = document.toolsGeneration ?? .infinity
        if isPreview, made.values.name == nil, version < 13_000 {
            var description = made.values
            description.isOlderSystemFont = true
            made = UIFont(description)
        }
        fonts[font] = made
        return made
    }

    private func makeFont(_ font: IBFont, line: Int) -> UIFont {
        let size = font.pointSize.map { CGFloat($0) } ?? UIFont.systemFontSize
        switch font.kind {
        case .system:
            let weight = font.weight.map { UIFont.Weight(CGFloat($0.rawUIKitValue)) }
            return .systemFont(ofSize: size, weight: weight ?? .regular)
        case .boldSystem: return .boldSystemFont(ofSize: size)
        case .italicSystem: return .italicSystemFont(ofSize: size)
        case .textStyle(let name):
            return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name))
        case .named(let name, _) where Self.isSystemFont(name):
            return substitute(for: name, size: size)
        case .named(let name, let family):
            let found = UIFont(name: name, size: size)
            if let found, found.values.standsInFor == nil { return found }
            let used = found ?? substitute(for: name, size: size)
            var drawn = used.values
            drawn.standsInFor = nil
            let problem = NibWarning.Problem.missingFont(
                name: family.map { "\(name) (\($0))" } ?? name,
                used: drawn.postscriptName
            )
            warn(problem, line: line)
            return used
        }
    }

    /// Whether a font stands in for one that the server does not have, and is not known to be as high.
    func isMissing(_ font: IBFont) -> Bool {
        guard case .named(let name, _) = font.kind, !Self.isSystemFont(name) else { return false }
        guard let found = UIFont(name: name, size: 17) else { return true }
        return found.values.standsInFor.map { AppleFonts.measures($0) == nil } ?? false
    }

    /// Whether a name is one that Apple's systems have had for their own font, which tools wrote
    /// where a designer chose it by its family.
    private static func isSystemFont(_ name: String) -> Bool {
        [".SFUI", ".SFNS", ".HelveticaNeueInterface", ".HelveticaNeueDeskInterface"]
            .contains { name.hasPrefix($0) }
    }

    /// Returns the system font in the weight and slant that a face's name speaks of.
    private func substitute(for name: String, size: CGFloat) -> UIFont {
        let face = name.lowercased()
        let weights: [(String, UIFont.Weight)] = [
            ("ultralight", .ultraLight), ("extralight", .ultraLight), ("semibold", .semibold),
            ("demibold", .semibold), ("light", .light), ("thin", .thin), ("medium", .medium),
            ("heavy", .heavy), ("black", .black), ("bold", .bold),
        ]
        if face.hasSuffix("italic") || face.hasSuffix("oblique") {
            return .italicSystemFont(ofSize: size)
        }
        let weight = weights.first { face.contains($0.0) }?.1
        return .systemFont(ofSize: size, weight: weight ?? .regular)
    }

    // MARK: - Images

    /// Returns the picture that a document names; nil where the app has none.
    func image(_ reference: IBImageReference?, line: Int) -> UIImage? {
        guard let reference else { return nil }
        if reference.isSystem { return symbol(reference, line: line) }
        let image = picture(named: reference.name, line: line)
        switch reference.renderingMode {
        case "original": return image?.withRenderingMode(.alwaysOriginal)
        case "template": return image?.withRenderingMode(.alwaysTemplate)
        default: return image
        }
    }

    /// Returns a picture of the app as its catalog has it.
    private func picture(named name: String, line: Int) -> UIImage? {
        // One that is missing would be looked for in all folders, each time that it is named.
        if isPreview, let known = previewImages[name] { return known }
        var image = assets.image(named: name, for: .current).map { UIImage($0) }
        if image == nil { image = UIImage(named: name) }
        guard image == nil else { return image }
        if !isPreview || document.resources.images[name] == nil {
            warn(.missingImage(name: name), line: line)
        }
        guard isPreview else { return nil }
        let drawn = previewImage(name)
        previewImages[name] = .some(drawn)
        return drawn
    }

    /// Returns a grey picture of the size that the tool knew.
    func previewImage(_ name: String) -> UIImage? {
        guard let resource = document.resources.images[name], resource.size.width > 0,
            resource.size.height > 0
        else { return nil }
        let size = resource.isSystem ? symbolSize(resource) : resource.size
        let drawing =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size.width)\""
            + " height=\"\(size.height)\"><rect width=\"100%\" height=\"100%\" rx=\"4\""
            + " fill=\"#8e8e93\" fill-opacity=\"0.35\"/></svg>"
        var image = UIImage(data: Data(drawing.utf8))
        if resource.isSystem { image = image?.withAlignmentRectInsets(Self.symbolInsets(size)) }
        return image
    }
}
