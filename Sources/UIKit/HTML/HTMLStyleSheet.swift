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
        while let open = rest.firstIndex(of: "{") {
            let selectors = rest[..<open]
            rest = rest[rest.index(after: open)...]
            guard let close = rest.firstIndex(of: "}") else { return }
            let block = String(rest[..<close])
            rest = rest[rest.index(after: close)...]
            // A rule with a condition holds others: its head goes, and they count.
            if selectors.contains("@") { continue }
            add(String(selectors), HTMLDeclaration.read(block))
        }
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
