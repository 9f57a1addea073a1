/// A picture or a colour of an asset catalog.
public struct CatalogAsset: Sendable, Hashable {
    /// What an asset is.
    public enum Kind: Sendable { case image, color }

    public let kind: Kind
    /// The folders around it that are part of its name.
    public let namespaces: [String]
    public let name: String

    /// Creates an asset.
    public init(kind: Kind, namespaces: [String] = [], name: String) {
        self.kind = kind
        self.namespaces = namespaces
        self.name = name
    }
}

/// What Xcode makes of the names in asset catalogs: values of `ImageResource` and `ColorResource`.
struct AssetSymbols {
    private struct Symbol {
        let asset: CatalogAsset
        /// The types around the value, and its own name.
        let path: [String]

        var name: String { path[path.count - 1] }
        var fullName: String { (asset.namespaces + [asset.name]).joined(separator: "/") }
    }

    private var symbols: [Symbol] = []

    /// Names assets; of two that get the same name, the first one has it.
    init(_ assets: [CatalogAsset]) {
        var known: Set<String> = []
        for asset in assets {
            let suffix = asset.kind == .image ? "Image" : "Color"
            let name = Self.symbol(asset.name, without: suffix)
            let path = asset.namespaces.map(Self.typeName) + [name]
            let isPlain = (asset.namespaces + [asset.name]).allSatisfy { part in
                !part.contains { $0 == "\"" || $0 == "\\" || $0.isNewline }
            }
            guard isPlain, !path.contains(""), known.insert("\(suffix) \(path)").inserted else {
                continue
            }
            symbols.append(Symbol(asset: asset, path: path))
        }
    }

    /// Returns a source that declares the names which sources use; nil where they use none.
    ///
    /// `UIImage` and `UIColor` have those as their own that no source declares itself, and UIKit does not.
    ///
    /// - Parameter sources: The texts of the sources.
    /// - Returns: A source.
    func source(for sources: [String]) -> String? {
        var uses = WordUses()
        for text in sources { uses.read(text) }
        let used = symbols.filter { uses.members.contains($0.name) }
        let hasResources =
            !uses.words.isDisjoint(with: ["ImageResource", "ColorResource"])
            || uses.words.contains("resource")
        let own = used.filter { symbol in
            symbol.path.count == 1 && !uses.declared.contains(symbol.name)
                && !Self.taken.contains(symbol.name)
        }
        guard !used.isEmpty, hasResources || !own.isEmpty else { return nil }
        var lines = ["import UIKit", ""]
        for (kind, type) in [(CatalogAsset.Kind.image, "Image"), (.color, "Color")] {
            let all = used.filter { $0.asset.kind == kind }
            guard !all.isEmpty else { continue }
            for space in Self.namespaces(all.map { Array($0.path.dropLast()) }) {
                lines.append(
                    "extension \((["\(type)Resource"] + space.path).joined(separator: ".")) {"
                )
                for symbol in all where symbol.path.dropLast().elementsEqual(space.path) {
                    let value = "\(type)Resource(name: \"\(symbol.fullName)\", bundle: .app)"
                    lines.append("    static let \(Self.quoted(symbol.name)) = \(value)")
                }
                lines += space.inner.map { "    enum \($0) {}" } + ["}", ""]
            }
            let members = own.filter { $0.asset.kind == kind }
            guard !members.isEmpty else { continue }
            lines.append("extension UI\(type) {")
            for symbol in members {
                let name = Self.quoted(symbol.name)
                lines.append("    static var \(name): UI\(type) { .init(resource: .\(name)) }")
            }
            lines += ["}", ""]
        }
        return lines.joined(separator: "\n")
    }

    /// Returns the types that values are in, each once, the outer ones first, with those in them.
    private static func namespaces(_ paths: [[String]]) -> [(path: [String], inner: [String])] {
        var known: [[String]] = [[]]
        for path in paths {
            for count in path.indices where !known.contains(Array(path[...count])) {
                known.append(Array(path[...count]))
            }
        }
        return known.map { outer in
            let inner = known.filter { $0.count == outer.count + 1 && $0.starts(with: outer) }
            return (outer, inner.compactMap(\.last))
        }
    }

    // MARK: - Names

    /// Returns the name of a value: words in one, the first one small, without what its type says already.
    static func symbol(_ name: String, without suffix: String) -> String {
        var words = self.words(name)
        guard let first = words.first else { return "" }
        words[0] = small(first)
        var symbol = words[0] + words.dropFirst().map(large).joined()
        if symbol.hasSuffix(suffix), symbol.count > suffix.count {
            symbol.removeLast(suffix.count)
        }
        return symbol.first?.isNumber == true ? "_" + symbol : symbol
    }

    private static func typeName(_ name: String) -> String {
        let text = words(name).map(large).joined()
        return text.first?.isNumber == true ? "_" + text : text
    }

    private static func words(_ name: String) -> [String] {
        name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    private static func large(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    /// Makes the capitals at the start small, but for the one that begins the next word: `urlBar`.
    private static func small(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }.count
        let isWhole = capitals == word.count
        let count = isWhole || capitals < 2 ? capitals : capitals - 1
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static func quoted(_ name: String) -> String {
        keywords.contains(name) ? "`\(name)`" : name
    }

    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else",
        "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in",
        "init", "internal", "is", "let", "nil", "operator", "private", "protocol", "public",
        "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "var", "where", "while",
    ]
    /// Names that `UIColor` and `UIImage` have already, for which Xcode leaves its own out.
    private static let taken: Set<String> = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan",
        "yellow", "magenta", "orange", "purple", "brown", "clear", "label", "secondaryLabel",
        "tertiaryLabel", "quaternaryLabel", "link", "separator", "tintColor", "add", "remove",
        "actions", "checkmark", "strokedCheckmark",
    ]
}

/// What names texts use, found without parsing them.
private struct WordUses {
    /// All names.
    private(set) var words: Set<String> = []
    /// Names after a dot.
    private(set) var members: Set<String> = []
    /// Names of variables and constants that are declared.
    private(set) var declared: Set<String> = []

    mutating func read(_ text: String) {
        var word: [UInt8] = []
        var isMember = false
        var last: UInt8 = 0
        var before = ""
        for byte in text.utf8 + [10] {
            let isPart =
                byte >= 128 || byte == 95 || (48...57).contains(byte)
                || (65...90).contains(byte) || (97...122).contains(byte)
            if isPart {
                if word.isEmpty { isMember = last == UInt8(ascii: ".") }
                word.append(byte)
            } else if !word.isEmpty {
                let name = String(decoding: word, as: UTF8.self)
                word = []
                words.insert(name)
                if isMember { members.insert(name) }
                if before == "let" || before == "var" { declared.insert(name) }
                before = name
            }
            // Backticks are no part of names.
            if byte != 96 { last = byte }
        }
    }
}
