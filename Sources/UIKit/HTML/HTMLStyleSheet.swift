import Foundation

/// The rules of a page's own style sheets.
///
/// Selectors are names of elements, classes and identifiers, also together: `p.note`.
struct HTMLStyleSheet {
    /// A declaration, with what decides between two of the same property.
    private struct Entry {
        /// What tells more of an element counts more.
        var weight: Int
        /// Of the same weight, the last of the page counts.
        var order: Int
        var declaration: HTMLDeclaration

        func isWeaker(than other: Entry) -> Bool {
            (weight, order) < (other.weight, other.order)
        }
    }

    /// By selectors, the last declaration of each property: their number has a bound, however long
    /// the page's rules are, and they are looked up for each element.
    private var rules: [String: [String: Entry]] = [:]
    private var count = 0
    private var order = 0

    /// Reads a style sheet; what is not understood is left out.
    mutating func read(_ text: String) {
        var rest = Self.withoutComments(text)[...]
        while true {
            // Of the rules with "@", some have no block: `@import "x.css";`.
            let isSpecial = rest.first(where: { !$0.isWhitespace }) == "@"
            guard let mark = Self.first(of: isSpecial ? "{};" : "{}", in: rest) else { return }
            let head = rest[..<mark].trimmingCharacters(in: .whitespacesAndNewlines)
            let beginsBlock = rest[mark] == "{"
            rest = rest[mark...].dropFirst()
            // Else it is the end of a rule without a block, or of one whose rules count.
            guard beginsBlock else { continue }
            if isSpecial {
                if !Self.isForScreens(head) { rest = Self.afterBlock(rest) }
                continue
            }
            let end = Self.first(of: "}", in: rest) ?? rest.endIndex
            add(head, HTMLDeclaration.read(String(rest[..<end])))
            rest = rest[end...].dropFirst()
        }
    }

    /// Whether a rule holds others that count; conditions beyond the kind of medium are not asked.
    private static func isForScreens(_ head: String) -> Bool {
        let words = head.lowercased()
        guard words.hasPrefix("@media") else { return false }
        return words.dropFirst("@media".count).split(separator: ",").contains { medium in
            let medium = medium.trimmingCharacters(in: .whitespacesAndNewlines)
            return ["all", "screen", "only screen"].contains(medium)
        }
    }

    /// Returns what follows a block that has begun, with the blocks in it.
    private static func afterBlock(_ text: Substring) -> Substring {
        var rest = text
        var depth = 1
        while depth > 0 {
            guard let mark = first(of: "{}", in: rest) else { return "" }
            depth += rest[mark] == "{" ? 1 : -1
            rest = rest[mark...].dropFirst()
        }
        return rest
    }

    /// Returns where the first of some marks is, but for those in quotes and round brackets.
    private static func first(of marks: String, in text: Substring) -> Substring.Index? {
        var end: Character?
        var isEscaped = false
        for index in text.indices {
            let letter = text[index]
            if isEscaped {
                isEscaped = false
            } else if letter == "\\" {
                isEscaped = true
            } else if letter == end || letter.isNewline {
                end = nil
            } else if end == nil {
                if marks.contains(letter) { return index }
                if letter == "\"" || letter == "'" { end = letter }
                if letter == "(" { end = ")" }
            }
        }
        return nil
    }

    private mutating func add(_ selectors: String, _ declarations: [HTMLDeclaration]) {
        for part in selectors.split(separator: ",") {
            guard count < 2000 else { return }
            let selector = part.trimmingCharacters(in: .whitespacesAndNewlines)
            guard !selector.isEmpty, !selector.contains(where: { " >+~:[\n\t".contains($0) }) else {
                continue
            }
            count += 1
            let key = selector.lowercased()
            let weight = Self.weight(of: selector)
            for declaration in declarations {
                order += 1
                rules[key, default: [:]][declaration.name] = Entry(
                    weight: weight,
                    order: order,
                    declaration: declaration
                )
            }
        }
    }

    private static func weight(of selector: String) -> Int {
        let ids = selector.filter { $0 == "#" }.count
        let classes = selector.filter { $0 == "." }.count
        let isElement = selector.first.map { $0 != "#" && $0 != "." && $0 != "*" } ?? false
        return ids * 100 + classes * 10 + (isElement ? 1 : 0)
    }

    /// Returns what counts for an element, the strongest last: its own, else that of the rules.
    func declarations(
        for name: String,
        _ attributes: [String: String]
    ) -> [HTMLDeclaration] {
        var found: [String: Entry] = [:]
        if attributes["hidden"] != nil {
            // Weaker than all rules, as in browsers.
            let declaration = HTMLDeclaration(name: "display", value: .display(isHidden: true))
            found["display"] = Entry(weight: -1, order: 0, declaration: declaration)
        }
        for key in keys(of: name, attributes) {
            guard let rule = rules[key] else { continue }
            found.merge(rule) { $0.isWeaker(than: $1) ? $1 : $0 }
        }
        for (order, declaration) in HTMLDeclaration.read(attributes["style"] ?? "").enumerated() {
            found[declaration.name] = Entry(weight: .max, order: order, declaration: declaration)
        }
        return found.values.sorted { $0.isWeaker(than: $1) }.map(\.declaration)
    }

    private func keys(of name: String, _ attributes: [String: String]) -> [String] {
        guard !rules.isEmpty else { return [] }
        var keys = ["*", name]
        if let id = attributes["id"]?.lowercased() { keys += ["#" + id, "\(name)#\(id)"] }
        let classes = (attributes["class"]?.lowercased() ?? "").split(separator: " ").prefix(16)
        for word in classes { keys += [".\(word)", "\(name).\(word)"] }
        return keys
    }

    private static func withoutComments(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: "/*") {
            result += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].range(of: "*/") else { return result }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}
