import Foundation
import InterfaceBuilder
import Synchronization

/// The texts of strings tables and string catalogs in folders of resources.
struct LocalizedTexts: Sendable {
    /// Those of the app: of its main bundle and of the Swift packages' resource bundles.
    static let app = LocalizedTexts(directories: ImageCatalog.app.directories)

    /// The files that were read; folders of resources do not change while the process runs.
    private static let known = Mutex<[String: Table]>([:])
    /// The folders of all languages, by the folder around them.
    private static let languageFolders = Mutex<[String: [String]]>([:])

    private enum Table: Sendable {
        case strings(IBStringsTable)
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

    /// Returns the text of a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - table: The name of the table, without an ending; nil for "Localizable".
    ///   - languages: The languages that are wanted, the preferred ones first; where none has the
    ///     text, it is in the base language, in English or in any other that has it.
    /// - Returns: The text; nil where no table has the key.
    func text(_ key: String, table: String? = nil, languages: [String]) -> String? {
        let table = table ?? "Localizable"
        // A name may come from a document; it never leaves the folders.
        guard !table.isEmpty, !table.contains("/"), !table.contains("\0") else { return nil }
        for language in languages + ["Base", "en"] {
            for directory in directories {
                if let text = Self.text(key, table, language, in: directory) { return text }
            }
        }
        for directory in directories {
            for folder in [directory] + Self.folders(in: directory) {
                if let text = Self.text(key, in: "\(folder)/\(table).strings") { return text }
            }
            guard case .catalog(let catalog)? = Self.table("\(directory)/\(table).xcstrings")
            else { continue }
            let languages = catalog.tables.keys.sorted()
            if let text = catalog.text(key, languages: [catalog.sourceLanguage] + languages) {
                return text
            }
        }
        return nil
    }

    private static func text(
        _ key: String,
        _ table: String,
        _ language: String,
        in directory: String
    ) -> String? {
        let names = FolderListing.names(in: directory)
        // Tools write the names of languages in several ways.
        let stems = [language, language.lowercased(), language.replacing("-", with: "_")]
        for stem in stems where names.contains("\(stem).lproj") {
            if let text = text(key, in: "\(directory)/\(stem).lproj/\(table).strings") {
                return text
            }
        }
        guard names.contains("\(table).xcstrings"),
            case .catalog(let catalog)? = self.table("\(directory)/\(table).xcstrings")
        else { return nil }
        return catalog.tables[language]?.entries[key]
    }

    private static func text(_ key: String, in path: String) -> String? {
        guard case .strings(let strings)? = table(path) else { return nil }
        return strings.entries[key]
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
