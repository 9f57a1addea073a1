/// The names that Objective-C has for methods of Swift.
enum ObjectiveCName {
    /// Words before which no "With" is put between a method's name and its first label.
    ///
    /// As in Swift's own list, lib/Basic/PartsOfSpeech.def.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
        "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
        "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    ]

    /// Returns the selector of a method: `save(_:for:)` is `save:for:`, `open(item:)` is
    /// `openWithItem:`.
    static func selector(_ name: String, labels: [String]) -> String {
        guard let first = labels.first else { return name }
        var result = name
        if first != "_", !first.isEmpty {
            let isJoined =
                prepositions.contains(firstWord(first)) || prepositions.contains(lastWord(name))
            if !isJoined { result += "With" }
            result += first.prefix(1).uppercased() + first.dropFirst()
        }
        result += ":"
        for label in labels.dropFirst() { result += (label == "_" ? "" : label) + ":" }
        return result
    }

    private static func firstWord(_ text: String) -> String {
        let rest = text.dropFirst().prefix { !$0.isUppercase }
        return (text.prefix(1) + rest).lowercased()
    }

    private static func lastWord(_ text: String) -> String {
        guard let last = text.lastIndex(where: \.isUppercase) else { return text }
        return text[last...].lowercased()
    }
}
