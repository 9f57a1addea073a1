import Foundation
import InterfaceBuilder
import Synchronization

/// The texts of tables of strings and plurals, and of string catalogs, in folders of resources.
struct LocalizedTexts: Sendable {
    /// Those of the app: of its main bundle and of the Swift packages' resource bundles.
    static let app = LocalizedTexts(directories: ImageCatalog.app.directories)

    /// The files that were read; folders of resources do not change while the process runs.
    private static let known = Mutex<[String: Table]>([:])
    /// The folders of all languages, by the folder around them.
    private static let languageFolders = Mutex<[String: [String]]>([:])

    private enum Table: Sendable {
        case strings(IBStringsTable)
        case plurals(IBPluralTable)
        case catalog(IBStringCatalog)
        case unreadable
    }

    private let directories: [String]

    init(directories: [URL]) {
        self.directories = directories.map(\.path)
    }

    /// Those of a bundle; of the main bundle those of the app.
    init(bundle: Bundle?) {
        if let bundle, !bundle.isOfApp {
            self.init(directories: [bundle.resourceURL ?? bundle.bundleURL])
        } else {
            self = .app
        }
    }

    /// The languages of the person whose code runs, the preferred ones first.
    ///
    /// Away from the main thread they are the process's.
    static var personsLanguages: [String] {
        guard MainThread.isCurrent else {
            return Locale.preferredLanguages.flatMap(NibFiles.candidates)
        }
        return MainActor.assumeIsolated { NibFiles.languages }
    }

    /// What a table says of a key.
    private enum Answer {
        case text(String)
        /// The key is the text, in the language that the app is written in.
        case key
    }

    /// Returns the text of a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - table: The name of the table, without an ending; nil for "Localizable".
    ///   - languages: The languages that are wanted, the preferred ones first; where none has the
    ///     text, it is in the base language or in English. Other languages count for resources that
    ///     are in none of these.
    /// - Returns: The text, with a mark of ``PluralFormat`` where it depends on numbers; nil where the
    ///   key stands for itself.
    func text(_ key: String, table: String? = nil, languages: [String]) -> String? {
        let table = table ?? "Localizable"
        // A name may come from a document; it never leaves the folders.
        guard !table.isEmpty, !table.contains("/"), !table.contains("\0") else { return nil }
        let languages = languages + ["Base", "en"]
        for language in languages {
            var isKey = false
            for directory in directories {
                switch Self.answer(key, table, language, in: directory) {
                case .text(let text)?: return text
                case .key?: isKey = true
                case nil: break
                }
            }
            if isKey { return nil }
        }
        for directory in directories {
            if let text = Self.text(key, table, nil, in: directory) { return text }
            if let text = Self.textOfOthers(key, table, besides: languages, in: directory) {
                return text
            }
            guard case .catalog(let catalog)? = Self.table("\(directory)/\(table).xcstrings"),
                catalog.keys.contains(key)
            else { continue }
            return Self.text(key, catalog.sourceLanguage, in: catalog)
        }
        return nil
    }

    /// Returns the text in any language, of a folder that has none of those that come first.
    private static func textOfOthers(
        _ key: String,
        _ table: String,
        besides languages: [String],
        in directory: String
    ) -> String? {
        let names = FolderListing.names(in: directory)
        let isThere = languages.contains { language in
            stems(of: language).contains { names.contains("\($0).lproj") }
        }
        // As on iOS, keys without a text in the language that was found stand for themselves.
        guard !isThere else { return nil }
        for folder in folders(in: directory) {
            let language = URL(fileURLWithPath: folder).deletingPathExtension().lastPathComponent
            if let text = text(key, table, language, in: folder) { return text }
        }
        return nil
    }

    /// Returns the names that tools write for a language.
    private static func stems(of language: String) -> [String] {
        [language, language.lowercased(), language.replacing("-", with: "_")]
    }

    private static func answer(
        _ key: String,
        _ table: String,
        _ language: String,
        in directory: String
    ) -> Answer? {
        let names = FolderListing.names(in: directory)
        for stem in stems(of: language) where names.contains("\(stem).lproj") {
            if let text = text(key, table, language, in: "\(directory)/\(stem).lproj") {
                return .text(text)
            }
        }
        guard names.contains("\(table).xcstrings"),
            case .catalog(let catalog)? = self.table("\(directory)/\(table).xcstrings")
        else { return nil }
        if let text = text(key, language, in: catalog) { return .text(text) }
        return language == catalog.sourceLanguage && catalog.keys.contains(key) ? .key : nil
    }

    /// Returns the text of a table in a folder, whose plurals come first.
    private static func text(
        _ key: String,
        _ name: String,
        _ language: String?,
        in folder: String
    ) -> String? {
        if case .plurals(let plurals)? = table("\(folder)/\(name).stringsdict"),
            let plural = plurals.entries[key]
        {
            return PluralFormat(text: plural, language: language ?? "en").marked
        }
        guard case .strings(let strings)? = table("\(folder)/\(name).strings") else { return nil }
        return strings.entries[key]
    }

    private static func text(
        _ key: String,
        _ language: String,
        in catalog: IBStringCatalog
    ) -> String? {
        if let plural = catalog.plurals[language]?[key] {
            return PluralFormat(text: plural, language: language).marked
        }
        return catalog.tables[language]?.entries[key]
    }

    /// Returns what a file has; nil for one that does not exist.
    private static func table(_ path: String) -> Table? {
        if let found = known.withLock({ $0[path] }) { return found }
        let url = URL(fileURLWithPath: path)
        let names = FolderListing.names(in: url.deletingLastPathComponent().path)
        guard names.contains(url.lastPathComponent) else { return nil }
        var table = Table.unreadable
        do throws(DocumentError) {
            if path.hasSuffix(".xcstrings") {
                table = .catalog(try IBStringCatalog(contentsOf: url))
            } else if path.hasSuffix(".stringsdict") {
                table = .plurals(try IBPluralTable(contentsOf: url))
            } else {
                table = .strings(try IBStringsTable(contentsOf: url))
            }
        } catch {
            let message = error.description
            Task { @MainActor in Diagnostics.report(message) }
        }
        known.withLock { $0[path] = table }
        return table
    }

    /// Returns the folders of languages in a folder, in the order of their names.
    private static func folders(in directory: String) -> [String] {
        if let found = languageFolders.withLock({ $0[directory] }) { return found }
        let found = FolderListing.names(in: directory).filter { $0.hasSuffix(".lproj") }.sorted()
            .map { "\(directory)/\($0)" }
        languageFolders.withLock { $0[directory] = found }
        return found
    }
}
