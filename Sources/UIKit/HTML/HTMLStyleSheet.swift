import Foundation

/// The rules of a page's own style sheets.
///
/// Selectors are names of elements, classes and identifiers, also together: `p.note`.
struct HTMLStyleSheet {
    private struct Rule {
        /// What tells more of an element counts more.
        var weight: Int
        var declarations: String
    }

    private var rules: [String: [(order: Int, rule: Rule)]] = [:]
    private var count = 0

    /// Reads a style sheet; what is not understood is left out.
    mutating func read(_ text: String) {
        var rest = Self.withoutComments(text)[...]
        while let open = rest.firstIndex(of: "{") {
            let selectors = rest[..<open]
            rest = rest[rest.index(after: open)...]
            guard let close = rest.firstIndex(of: "}") else { return }
            let declarations = String(rest[..<close])
            rest = rest[rest.index(after: close)...]
            // A rule with a condition holds others: its head goes, and they count.
            if selectors.contains("@") { continue }
            for selector in selectors.split(separator: ",") { add(String(selector), declarations) }
        }
    }

    private mutating func add(_ selector: String, _ declarations: String) {
        let selector = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !selector.isEmpty, count < 2000,
            !selector.contains(where: { " >+~:[\n\t".contains($0) })
        else { return }
        let ids = selector.filter { $0 == "#" }.count
        let classes = selector.filter { $0 == "." }.count
        let isElement = selector.first.map { $0 != "#" && $0 != "." && $0 != "*" } ?? false
        let rule = Rule(
            weight: ids * 100 + classes * 10 + (isElement ? 1 : 0),
            declarations: declarations
        )
        count += 1
        rules[selector.lowercased(), default: []].append((count, rule))
    }

    /// Returns the declarations for an element, the strongest last.
    func declarations(for name: String, _ attributes: [String: String]) -> [String] {
        guard !rules.isEmpty else { return [] }
        var keys = ["*", name]
        if let id = attributes["id"]?.lowercased() { keys += ["#" + id, "\(name)#\(id)"] }
        let classes = (attributes["class"]?.lowercased() ?? "").split(separator: " ").prefix(16)
        for word in classes { keys += [".\(word)", "\(name).\(word)"] }
        let found = keys.flatMap { rules[$0] ?? [] }
        return found.sorted { ($0.rule.weight, $0.order) < ($1.rule.weight, $1.order) }
            .map(\.rule.declarations)
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
