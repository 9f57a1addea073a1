import Foundation

/// Writes the names of persons, and reads them: "Ann Lee", "AL".
///
/// Foundation for Linux has a class of this name that cannot be used: a file that imports it as well
/// says `import class UIKit.PersonNameComponentsFormatter`. Names in Chinese characters, Kana and
/// Hangul have the family name first and no spaces; others have the order of the locale.
open class PersonNameComponentsFormatter: Formatter {
    /// How much of a name is written.
    public enum Style: Int, Sendable {
        /// The same as `medium`.
        case `default`
        /// The nickname, else the given name.
        case short
        /// The given and the family name.
        case medium
        /// All of it but the nickname.
        case long
        /// The first letters of the given and the family name.
        case abbreviated
    }

    /// What is special about what is written.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// How the name is spoken, as far as it says so.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// How much of a name is written; default `default`.
    open var style = Style.default
    /// Whether the name is written as it is spoken, as far as it says so; default false.
    open var isPhonetic = false
    /// The language and region; default the current one.
    open var locale: Locale! = .current

    /// Writes a name.
    open class func localizedString(
        from components: PersonNameComponents,
        style nameFormatStyle: Style,
        options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    /// Writes a name.
    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? components : components
        let given = name.givenName.nonblank
        let family = name.familyName.nonblank
        let isEastern = NameReader.isEastern((family ?? "") + (given ?? ""))
        let familyFirst = isEastern || NameReader.hasFamilyFirst(locale ?? .current)
        let ordered = familyFirst ? [family, given] : [given, family]
        let parts: [String?]
        switch style {
        case .default, .medium: parts = ordered
        case .short: parts = [name.nickname.nonblank ?? given ?? family]
        case .long:
            let middle = name.middleName.nonblank
            let all = familyFirst ? [family, given, middle] : [given, middle, family]
            parts = [name.namePrefix.nonblank] + all + [name.nameSuffix.nonblank]
        case .abbreviated:
            guard !isEastern else { return family ?? given ?? "" }
            return ordered.compactMap { $0?.first?.uppercased() }.joined()
        }
        let written = parts.compactMap { $0 }.joined(separator: isEastern ? "" : " ")
        // A name may say nothing of what its style asks for.
        return written.isEmpty ? name.nickname.nonblank ?? "" : written
    }

    /// Reads a name such as "Ann Mary Lee", "Lee, Ann" or "Lee, Ann Jr"; nil where there is none.
    ///
    /// A single word is a given name.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        NameReader.read(string, familyFirst: NameReader.hasFamilyFirst(locale ?? .current))
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? PersonNameComponents).map { string(from: $0) }
    }
}

/// Takes names apart.
private enum NameReader {
    private static let prefixes: Set<String> = [
        "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "madam", "rev", "fr", "herr", "frau",
        "m", "mme", "mlle", "sr", "sra", "srta",
    ]
    private static let suffixes: Set<String> = [
        "jr", "sr", "ii", "iii", "iv", "md", "phd", "esq", "dds", "cpa", "mba",
    ]
    /// Words that begin a family name.
    private static let particles: Set<String> = [
        "van", "von", "der", "den", "de", "del", "della", "di", "da", "dos", "du", "la", "le",
        "al", "bin", "ibn", "ter", "zu",
    ]

    private static func plain(_ word: Substring) -> String {
        word.lowercased().filter { $0 != "." && $0 != "," }
    }

    static func hasFamilyFirst(_ locale: Locale) -> Bool {
        ["zh", "ja", "ko", "hu", "vi"].contains(locale.language.languageCode?.identifier ?? "")
    }

    /// Whether all of a name is in Chinese characters, Kana or Hangul.
    static func isEastern(_ name: String) -> Bool {
        !name.isEmpty
            && name.unicodeScalars.allSatisfy {
                switch $0.value {
                case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
                    0x2_0000...0x3_FFFF:
                    true
                default: false
                }
            }
    }

    static func read(_ string: String, familyFirst: Bool) -> PersonNameComponents? {
        var name = PersonNameComponents()
        var words = string.split { $0.isWhitespace }
        guard !words.isEmpty else { return nil }
        if words.count > 1, words[0].count > 1, prefixes.contains(plain(words[0])) {
            name.namePrefix = String(words.removeFirst())
        }
        if words.count > 1, let last = words.last, suffixes.contains(plain(last)) {
            name.nameSuffix = String(words.removeLast())
            if words[words.count - 1].hasSuffix(",") {
                words[words.count - 1] = words[words.count - 1].dropLast()
            }
        }
        if let comma = words.firstIndex(where: { $0.hasSuffix(",") }), comma < words.count - 1 {
            let family = words[...comma].joined(separator: " ").dropLast()
            name.familyName = String(family).nonblank
            words.removeFirst(comma + 1)
            name.givenName = words.first.map(String.init)
            name.middleName = words.dropFirst().joined(separator: " ").nonblank
            return name
        }
        guard words.count > 1 else {
            name.givenName = words.first.map(String.init)
            return name
        }
        if familyFirst || isEastern(words.joined()) {
            name.familyName = String(words[0])
            name.givenName = words.dropFirst().joined(separator: " ")
            return name
        }
        let start = words.indices.dropFirst().first { particles.contains(plain(words[$0])) }
        let family = min(start ?? words.count - 1, words.count - 1)
        name.givenName = String(words[0])
        name.middleName = words[1..<family].joined(separator: " ").nonblank
        name.familyName = words[family...].joined(separator: " ")
        return name
    }
}

extension String {
    fileprivate var nonblank: String? {
        let trimmed = trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.isEmpty ? nil : trimmed
    }
}

extension Optional where Wrapped == String {
    fileprivate var nonblank: String? { flatMap(\.nonblank) }
}

extension PersonNameComponents {
    /// Returns the given and the family name, in the order of the current locale.
    public func formatted() -> String {
        PersonNameComponentsFormatter.localizedString(from: self, style: .default)
    }

    /// Returns the name as a style writes it: `formatted(.name(style: .abbreviated))`.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { style.format(self) }

    /// Writes names.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of a name is written.
        public enum Style: Int, Codable, Hashable, Sendable {
            /// The nickname, else the given name.
            case short = 1
            /// The given and the family name.
            case medium
            /// All of it but the nickname.
            case long
            /// The first letters of the given and the family name.
            case abbreviated
        }

        /// How much of a name is written.
        public var style: Style
        /// The language and region.
        public var locale: Locale

        /// Creates a style; default `medium`, in the current locale.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// Writes a name.
        public func format(_ value: PersonNameComponents) -> String {
            let formatter = PersonNameComponentsFormatter()
            formatter.style = .init(rawValue: style.rawValue) ?? .default
            formatter.locale = locale
            return formatter.string(from: value)
        }

        /// Returns the same style in another locale.
        public func locale(_ locale: Locale) -> FormatStyle {
            FormatStyle(style: style, locale: locale)
        }
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Returns a style that writes names.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
        PersonNameComponents.FormatStyle(style: style)
    }
}
