import Foundation
import Synchronization

/// The dictionaries of the machine, each read when it is first needed.
enum SpellingDictionaries {
    private static let folders = ["/usr/share/hunspell", "/usr/share/myspell/dicts"]
    private static let read = Mutex<[String: SpellingDictionary?]>([:])

    /// The languages that there are files for, such as "en_US", which may be of no use.
    private static let files: [String: String] = {
        var found: [String: String] = [:]
        for folder in folders {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            where name.hasSuffix(".dic") {
                let language = String(name.dropLast(4))
                let path = "\(folder)/\(language)"
                guard found[language] == nil,
                    FileManager.default.isReadableFile(atPath: path + ".aff")
                else { continue }
                found[language] = path
            }
        }
        return found
    }()

    /// The languages that words can be checked in, in order.
    static var languages: [String] { files.keys.sorted().filter { dictionary(named: $0) != nil } }

    /// Returns the dictionary of a language; that of another region where the region has none.
    static func dictionary(of language: String) -> SpellingDictionary? {
        let name = language.replacingOccurrences(of: "-", with: "_")
        if let exact = dictionary(named: name) { return exact }
        let tongue = name.prefix { $0 != "_" }
        guard !tongue.isEmpty else { return nil }
        let others = files.keys.filter { $0 == tongue || $0.hasPrefix(tongue + "_") }
        // As on iOS, English without a region is that of America.
        let wanted = others.sorted { ($0 != "en_US" ? 1 : 0, $0) < ($1 != "en_US" ? 1 : 0, $1) }
        return wanted.lazy.compactMap { dictionary(named: $0) }.first
    }

    private static func dictionary(named name: String) -> SpellingDictionary? {
        guard let path = files[name] else { return nil }
        return read.withLock { known in
            if let old = known[name] { return old }
            let texts = [".aff", ".dic"].compactMap {
                try? String(contentsOfFile: path + $0, encoding: .utf8)
            }
            let made =
                texts.count == 2
                ? try? SpellingDictionary(affixes: texts[0], words: texts[1]) : nil
            known[name] = .some(made)
            return made
        }
    }
}
