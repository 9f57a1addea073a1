import Foundation

/// The texts of an `.xcstrings` file in all their languages.
package struct IBStringCatalog: Sendable, Equatable {
    /// The language of the keys.
    package let sourceLanguage: String
    /// The texts by language and key; of variations, the general one.
    package let tables: [String: IBStringsTable]
    /// The texts that depend on numbers, by language and key.
    package let plurals: [String: [String: IBPluralText]]
    /// All keys; those without a text in the language of the keys are texts themselves.
    package let keys: Set<String>

    /// The size of the largest catalog that is read.
    private static let byteLimit = 64 << 20

    /// Reads a catalog.
    package init(_ bytes: [UInt8], fileName: String) throws(DocumentError) {
        let json = try JSONValue.object(bytes, fileName: fileName)
        guard case .object(let strings)? = json["strings"] else {
            throw DocumentError(
                fileName: fileName,
                problem: .contents(found: "no \"strings\"", expected: "an object of texts")
            )
        }
        sourceLanguage = json["sourceLanguage"]?.string ?? "en"
        var entries: [String: [String: String]] = [:]
        var plurals: [String: [String: IBPluralText]] = [:]
        for (key, value) in strings {
            for (language, localization) in value.object["localizations"]?.object ?? [:] {
                if let text = Self.text(localization.object, depth: 0) {
                    entries[language, default: [:]][key] = text
                }
                if let plural = IBPluralText(catalog: localization.object) {
                    plurals[language, default: [:]][key] = plural
                }
            }
        }
        tables = entries.mapValues(IBStringsTable.init(entries:))
        self.plurals = plurals
        keys = Set(strings.map { $0.key })
    }

    /// Reads the catalog of a file.
    package init(contentsOf url: URL) throws(DocumentError) {
        try self.init(
            FileReader.bytes(of: url, limit: Self.byteLimit),
            fileName: url.lastPathComponent
        )
    }

    /// Returns the text for a key: of the first language that has it, then of the source's.
    package func text(_ key: String, languages: [String]) -> String? {
        (languages + [sourceLanguage]).lazy.compactMap { tables[$0]?.entries[key] }.first
    }

    private static func text(_ localization: [String: JSONValue], depth: Int) -> String? {
        if let value = localization["stringUnit"]?.object["value"]?.string { return value }
        guard depth < 4 else { return nil }
        // Plurals and devices vary a text; "other" is what no rule is about.
        for variation in ["plural", "device"] {
            let cases = localization["variations"]?.object[variation]?.object
            if let other = cases?["other"]?.object { return text(other, depth: depth + 1) }
        }
        return nil
    }
}
