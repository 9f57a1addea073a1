import Foundation

/// The languages that scenes can have, by their tags (BCP 47).
///
/// Formatters and documents keep something for each language that they met, for as long as the
/// process runs. Clients name any they like, so those alone count that the system knows.
package enum LanguageTag {
    /// Returns the closest language that the system knows, else English.
    ///
    /// Script and region count as far as they are known with the language: `de-us-1996` is `de`.
    package static func known(_ tag: String) -> String {
        let parts = tag.split(separator: "-")
        guard let first = parts.first?.lowercased() else { return "en" }
        guard let language = names.contains(first) ? first : renamed[first] else { return "en" }
        var script = ""
        var region = ""
        // What follows a single letter or digit are extensions.
        for part in parts.dropFirst().prefix(while: { $0.utf8.count > 1 }) {
            if part.utf8.count == 4, script.isEmpty, region.isEmpty {
                script = "-" + part.prefix(1).uppercased() + part.dropFirst().lowercased()
            } else if part.utf8.count == (part.first?.isNumber == true ? 3 : 2), region.isEmpty {
                region = "-" + part.uppercased()
            }
        }
        for end in [script + region, script, region] where names.contains(language + end) {
            return language + end
        }
        return language
    }

    /// The tags of languages, with their scripts and regions and without.
    private static let names: Set<String> = {
        var names: Set = ["en"]
        for identifier in Locale.availableIdentifiers {
            let parts = identifier.split { $0 == "_" || $0 == "-" }
            names.insert(parts.joined(separator: "-"))
            // Most people's tags leave the script to be known by the region: `zh-TW`.
            if parts.count == 3, parts[1].utf8.count == 4 {
                names.insert("\(parts[0])-\(parts[2])")
            }
        }
        return names
    }()

    /// Languages by the codes that they had before, which some clients still send.
    private static let renamed = ["in": "id", "iw": "he", "ji": "yi", "no": "nb", "tl": "fil"]
}
